import type { Language } from '../../../domain/languages/language.ts'

/**
 * The language to offer a visitor whose browser prefers `preferred`, most wanted first: the first of
 * them that the shop is in, unless the page is in it.
 */
export function findOfferedLanguage(
  preferred: readonly string[],
  languages: readonly Language[],
  shown: Language,
): Language | null {
  for (const tag of preferred) {
    const wanted = tag.toLowerCase().split('-')[0]
    const language = languages.find((one) => one === wanted)
    if (language !== undefined) return language === shown ? null : language
  }
  return null
}
