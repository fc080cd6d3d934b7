import { useRouteLoaderData } from 'react-router'
import type { Language } from '../../../domain/languages/language.ts'
import { apiLanguageOf, defaultLanguageOf, type Site, siteRouteId } from '../content/site.ts'
import type { WithFallbacks } from './fallbacks.ts'

/**
 * Finds the `lang` of a record's text: the default language for one that is not translated into that
 * of the page, undefined for all others.
 */
export function useFieldLanguage(): (view: WithFallbacks, field: string) => Language | undefined {
  const site = useRouteLoaderData<Site>(siteRouteId)
  return ({ fallbacks }, field) =>
    site !== undefined && fallbacks?.includes(field) ? defaultLanguageOf(site) : undefined
}

/** The same for page texts, which the parts of a page get without their ids. */
export function useTextLanguage(): (text: string | undefined) => Language | undefined {
  const site = useRouteLoaderData<Site>(siteRouteId)
  return (text) =>
    site?.fallbackTexts !== undefined && text !== undefined && site.fallbackTexts.includes(text)
      ? defaultLanguageOf(site)
      : undefined
}

/** `lang` of everything that is not translated; undefined in pages of the default language. */
export function useFallbackLanguage(): Language | undefined {
  const site = useRouteLoaderData<Site>(siteRouteId)
  return site === undefined || apiLanguageOf(site) === undefined
    ? undefined
    : defaultLanguageOf(site)
}
