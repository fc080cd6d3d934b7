import type { Language } from '../languages/language.ts'

/** Path of a public page in a language: those of the default one have no prefix. */
export function pathInLanguage(
  path: string,
  language: Language,
  defaultLanguage: Language,
): string {
  return language === defaultLanguage ? path : `/${language}${path}`
}
