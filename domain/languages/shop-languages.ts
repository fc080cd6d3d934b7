import type { Language } from './language.ts'

/** Languages that a shop's pages have, the default one first. */
export interface ShopLanguages {
  default: Language
  all: readonly Language[]
}
