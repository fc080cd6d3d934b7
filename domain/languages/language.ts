/** Languages that a shop can offer, as BCP 47 tags. */
export const knownLanguages = ['en', 'hi', 'gu', 'mr', 'ta', 'te', 'kn', 'bn', 'pa', 'ml'] as const

export type Language = (typeof knownLanguages)[number]

/** Languages of the program's own texts. The owner types those of the others. */
export const shippedLanguages = ['en', 'hi', 'gu'] as const satisfies readonly Language[]

export type ShippedLanguage = (typeof shippedLanguages)[number]

/** Language of the program's own texts where none is chosen. */
export const originalLanguage = 'en' satisfies ShippedLanguage

/** Names as speakers write them. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  hi: 'हिन्दी',
  gu: 'ગુજરાતી',
  mr: 'मराठी',
  ta: 'தமிழ்',
  te: 'తెలుగు',
  kn: 'ಕನ್ನಡ',
  bn: 'বাংলা',
  pa: 'ਪੰਜਾਬੀ',
  ml: 'മലയാളം',
}

/** Names for administrators, in English. */
export const englishLanguageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  hi: 'Hindi',
  gu: 'Gujarati',
  mr: 'Marathi',
  ta: 'Tamil',
  te: 'Telugu',
  kn: 'Kannada',
  bn: 'Bengali',
  pa: 'Punjabi',
  ml: 'Malayalam',
}

export function isLanguage(text: string): text is Language {
  return knownLanguages.some((known) => known === text)
}

export function isShippedLanguage(text: string): text is ShippedLanguage {
  return shippedLanguages.some((shipped) => shipped === text)
}

/**
 * Locale for dates, times and numbers. English is that of the United Kingdom, whose dates are written
 * as in India. The others write the digits 0 to 9, also where their own are usual.
 */
export function localeOf(language: Language): string {
  return language === 'en' ? 'en-GB' : `${language}-IN-u-nu-latn`
}

/** Languages of the public pages, the default one first. */
export interface ShopLanguages {
  all: readonly [Language, ...Language[]]
  default: Language
}

/** Language of a page or response, and the one that its other texts are in. */
export interface ShownLanguage {
  language: Language
  /** Default language of the shop: fields hold its texts. */
  defaultLanguage: Language
}
