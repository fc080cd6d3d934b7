import type { Language } from './language.ts'

/** Languages of the public pages, the default one first. */
export interface ShopLanguages {
  all: readonly [Language, ...Language[]]
  default: Language
}
