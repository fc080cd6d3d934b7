import type { RouterContextProvider } from 'react-router'
import type { Language } from '../../../domain/languages/language.ts'
import type { ShopLanguages } from '../../../domain/languages/shop-languages.ts'
import { scopeContext } from '../../ssr/context.ts'

/** Language of the page that is requested. */
export function requestLanguage(context: Readonly<RouterContextProvider>): Language {
  return context.get(scopeContext).language
}

/** Languages of the shop's pages, the default one first. */
export function shopLanguages(context: Readonly<RouterContextProvider>): ShopLanguages {
  return context.get(scopeContext).languages
}
