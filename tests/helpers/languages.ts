import type { ScopeLanguages } from '../../server/pages/page-source.ts'
import type { TestCatalogue } from './catalogue.ts'

/** Languages of a page in a shop with English only. */
export const inEnglish: ScopeLanguages = {
  language: 'en',
  languages: { default: 'en', all: ['en'] },
}

/** Sets the languages of a shop's pages, the default one first. */
export async function switchLanguages(shop: TestCatalogue, ...languages: string[]): Promise<void> {
  const { status, body } = await shop.call('PUT', '/settings', { json: { languages } })
  if (status !== 200) throw new Error(JSON.stringify(body))
}
