import {
  isShippedLanguage,
  originalLanguage,
  type ShippedLanguage,
} from '../../../domain/languages/language.ts'

const key = 'admin-language'

/** Language last used in this browser, which the sign-in screen speaks. */
export function readAdminLanguage(): ShippedLanguage {
  const stored = localStorage.getItem(key) ?? ''
  return isShippedLanguage(stored) ? stored : originalLanguage
}

export function storeAdminLanguage(language: ShippedLanguage): void {
  localStorage.setItem(key, language)
}
