import type { Language } from './language.ts'

/** Language of a page or response, and the one that its other texts are in. */
export interface ShownLanguage {
  language: Language
  /** Default language of the shop: fields hold its texts. */
  defaultLanguage: Language
}
