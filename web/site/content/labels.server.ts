import compile from 'icu-minify/compile'
import type { Language } from '../../../domain/languages/language.ts'
import type { Labels } from '../../../domain/text/labels.ts'
import { loadSiteMessages } from '../../../domain/text/site-messages.ts'

/** Labels of pages that could not be rendered. */
export type ErrorLabels = Pick<Labels, 'error' | 'fallback'>

/** Compiled once per language, because they change with the program only. */
const known = new Map<Language, Promise<Labels>>()

/** Compiled labels of a language; the English ones for a language that is not shipped. */
export function readLabels(language: Language): Promise<Labels> {
  const labels = known.get(language) ?? compileLabels(language)
  known.set(language, labels)
  return labels
}

async function compileLabels(language: Language): Promise<Labels> {
  const { labels } = await loadSiteMessages(language)
  const groups = Object.entries(labels).map(([group, messages]) => ({
    [group]: Object.fromEntries(
      Object.entries(messages).map(([id, message]) => [id, compile(message)]),
    ),
  }))
  return Object.assign({}, ...groups)
}
