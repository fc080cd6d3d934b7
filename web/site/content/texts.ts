import { useLoaderData, useRouteLoaderData } from 'react-router'
import type { Language } from '../../../domain/languages/language.ts'
import type { Labels } from '../../../domain/text/labels.ts'
import type { TextGroupName, Texts } from '../../../domain/text/page-texts.ts'
import type { ErrorLabels, SiteLabels } from './page-language.server.ts'
import { languageOf, type Site, siteRouteId, useSite } from './site.ts'

/** Texts of the page, from the groups that its loader read. */
export function useTexts<G extends TextGroupName>(): Texts<G> {
  return useLoaderData<{ texts: Texts<G> }>().texts
}

/** Labels of a part that several pages have, in the language of the page. */
export function useLabels<G extends keyof SiteLabels>(group: G): SiteLabels[G] {
  return useSite().labels[group]
}

/** Labels of a part of one page, from the groups that its loader read. */
export function usePageLabels<G extends Exclude<keyof Labels, keyof SiteLabels>>(
  group: G,
): Labels[G] {
  return useLoaderData<{ labels: Pick<Labels, G> }>().labels[group]
}

/** Labels of a page that could not be rendered, which does not need the shop's data. */
export function useErrorLabels(): ErrorLabels {
  const labels = useRouteLoaderData<{ labels: ErrorLabels }>('root')?.labels
  if (labels === undefined) throw new Error('The root route has sent no labels.')
  return labels
}

/** Language of the page. */
export function useLanguage(): Language {
  return languageOf(useRouteLoaderData<Site>(siteRouteId) ?? {})
}
