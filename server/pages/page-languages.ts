import type { ShopLanguages } from '../../domain/languages/shop-languages.ts'
import { basenameOf, splitLanguage } from '../../domain/urls/language-paths.ts'
import type { PageServices, ScopeLanguages } from './page-source.ts'

/** Reads the shop's languages once per change of anything but products. */
export function createLanguageReader(
  services: Pick<PageServices, 'content' | 'createSiteRevisionCache'>,
): () => Promise<ShopLanguages> {
  const cache = services.createSiteRevisionCache<ShopLanguages>(1)
  return () => cache.get('', () => services.content.readLanguages())
}

/** The languages with the one of a URL, which is given as path and query. */
export function languagesOf(url: string, languages: ShopLanguages): ScopeLanguages {
  return { language: splitLanguage(url, languages).language, languages }
}

/** Path of the home page in a language, for a URL that lacks only its slash; otherwise null. */
export function homeRedirect(url: string, languages: ShopLanguages): string | null {
  const { language, path } = splitLanguage(url, languages)
  return path.startsWith('/') ? null : basenameOf(language, languages.default) + path
}
