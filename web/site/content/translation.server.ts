import type { RouterContextProvider } from 'react-router'
import type { ContentType, RecordOf } from '../../../domain/content/content-type.ts'
import type { ShownLanguage } from '../../../domain/languages/language.ts'
import { type Services, scopeContext } from '../../ssr/context.ts'
import type { WithFallbacks } from '../languages/fallbacks.ts'
import { shownLanguageOf } from './page-language.server.ts'

/**
 * A record with its texts in a language, and its own path: those inside the pages have no language.
 * `fallbacks` says which of the texts are in the default language; that record is the original itself.
 */
export function translateRecord<T extends ContentType>(
  content: Pick<Services['content'], 'translate'>,
  type: T,
  record: RecordOf<T>,
  shown: ShownLanguage,
): RecordOf<T> & WithFallbacks {
  if (shown.language === shown.defaultLanguage) return record
  const { record: translated, fallbacks } = content.translate(type, record, shown)
  return { ...translated, ...pathOf(record), fallbacks }
}

/** The same in the language of a page. */
export function translateForPage<T extends ContentType>(
  context: Readonly<RouterContextProvider>,
  type: T,
  record: RecordOf<T>,
): RecordOf<T> & WithFallbacks {
  const { content } = context.get(scopeContext).services
  return translateRecord(content, type, record, shownLanguageOf(context))
}

function pathOf(record: object): { path?: unknown } {
  return 'path' in record ? { path: record.path } : {}
}
