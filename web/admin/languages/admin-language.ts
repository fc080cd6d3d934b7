import {
  isShippedLanguage,
  originalLanguage,
  type ShippedLanguage,
} from '../../../domain/languages/language.ts'

const key = 'admin-language'

/** Language for development: English with marked letters, so that a forgotten text is seen. */
export const pseudoLanguage = 'en-XA'

export type AdminLanguage = ShippedLanguage | typeof pseudoLanguage

/** Language last used in this browser, which the sign-in screen speaks. */
export function readAdminLanguage(): AdminLanguage {
  const stored = localStorage.getItem(key) ?? ''
  return isShippedLanguage(stored) || stored === pseudoLanguage ? stored : originalLanguage
}

export function storeAdminLanguage(language: AdminLanguage): void {
  localStorage.setItem(key, language)
}
