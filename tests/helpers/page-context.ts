import { RouterContextProvider } from 'react-router'
import type { Language } from '../../domain/languages/language.ts'
import { pageContext, scopeContext } from '../../web/ssr/context.ts'
import type { TestCatalogue } from './catalogue.ts'

/** Context in which the loaders of a page in a language read from a catalogue. */
export async function createPageContext(
  { services }: TestCatalogue,
  language: Language = 'en',
): Promise<RouterContextProvider> {
  const context = new RouterContextProvider()
  const languages = await services.content.readLanguages()
  context.set(scopeContext, { services, origin: 'https://shop.example', language, languages })
  context.set(pageContext, { subject: {}, insertsStyles: false })
  return context
}
