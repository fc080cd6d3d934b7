import type { Language } from './language.ts'

/**
 * Locale for dates, times and numbers. English is that of the United Kingdom, whose dates are written
 * as in India. The others write the digits 0 to 9, also where their own are usual.
 */
export function localeOf(language: Language): string {
  return language === 'en' ? 'en-GB' : `${language}-IN-u-nu-latn`
}
