import { useRouteLoaderData } from 'react-router'
import { withMessage } from '../../../domain/chat/chat-message.ts'
import type { Language, originalLanguage } from '../../../domain/languages/language.ts'
import { pathInLanguage } from '../../../domain/urls/language-paths.ts'
import type { Site } from './site-data.server.ts'

export type { Site }

/** Id of the layout route, which provides the shop's data. */
export const siteRouteId = 'site'

/** Data of the shop, for components below the public layout. */
export function useSite(): Site {
  const site = useRouteLoaderData<Site>(siteRouteId)
  if (site === undefined) throw new Error('useSite must be used inside the public layout.')
  return site
}

/** Pages in this language do not name it. A literal, because the list of languages is not loaded. */
const unnamed = 'en' satisfies typeof originalLanguage

type SiteLanguages = Pick<Site, 'language' | 'languages'>

/** Language of the page. */
export function languageOf({ language = unnamed }: SiteLanguages): Language {
  return language
}

/** Language of the pages without a language in their paths. */
export function defaultLanguageOf(site: SiteLanguages): Language {
  return site.languages?.[0]?.tag ?? languageOf(site)
}

/** Language of the page for the API, where the default one has no name: undefined. */
export function apiLanguageOf(site: SiteLanguages): Language | undefined {
  const language = languageOf(site)
  return language === defaultLanguageOf(site) ? undefined : language
}

/** URL of a page in the language of this one. */
export function pageUrl(site: SiteLanguages & Pick<Site, 'origin'>, path: string): string {
  return site.origin + pathInLanguage(path, languageOf(site), defaultLanguageOf(site))
}

/** Chat URL, or null if no number is stored. `address` overrides the shop's own. */
export function chatAddress(
  { chat, chatWords }: Site,
  message = chat.header,
  address = chat.address,
): string | null {
  return address && withMessage(address, message, chatWords.reference)
}
