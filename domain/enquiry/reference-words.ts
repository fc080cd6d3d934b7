import type { ShippedLanguage } from '../languages/language.ts'

/** Word before the reference of an enquiry, in the last line of its message. */
export const referenceWords: Readonly<Record<ShippedLanguage, string>> = {
  en: 'Reference',
  hi: 'रेफ़रेंस',
  gu: 'રેફરન્સ',
}
