import { useContext } from 'react'
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router'
import type { Language } from '../../../domain/languages/language.ts'
import { withBasename } from '../../../domain/urls/language-paths.ts'
import { defaultLanguageOf, languageOf, useSite } from './site.ts'

/** Language of the page for requests to the API; undefined for the default one, which has no name there. */
export function useApiLanguage(): Language | undefined {
  const site = useSite()
  const language = languageOf(site)
  return language === defaultLanguageOf(site) ? undefined : language
}

/** Beginning of the paths of the page's language: React Router's basename. */
export function useBasename(): string {
  return useContext(NavigationContext).basename
}

/**
 * Turns the path of a public page into its address in the page's language. Needed for links, forms
 * and requests that do not go through the router, which does it for its own.
 */
export function useLocalPath(): (path: string) => string {
  const basename = useBasename()
  return (path) => withBasename(path, basename)
}
