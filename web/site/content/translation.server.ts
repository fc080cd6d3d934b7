import type { RouterContextProvider } from 'react-router'
import type { ContentType, RecordOf } from '../../../domain/content/content-type.ts'
import type { ShownLanguage } from '../../../domain/languages/shown-language.ts'
import { type Services, scopeContext } from '../../ssr/context.ts'
import { fallbacksProperty } from '../languages/fallbacks.ts'
import { shownLanguageOf } from './page-language.server.ts'

/**
 * A record with its texts in a language, and its own path: those inside the pages have no language.
 * In the default language it is the record itself.
 */
export function translateRecord<T extends ContentType>(
  content: Pick<Services['content'], 'translate'>,
  type: T,
  record: RecordOf<T>,
  shown: ShownLanguage,
): RecordOf<T> {
  if (shown.language === shown.defaultLanguage) return record
  const { record: translated, fallbacks } = content.translate(type, record, shown)
  return Object.assign({}, translated, pathOf(record), fallbacksProperty(fallbacks))
}

/** The same in the language of a page. */
export function translateForPage<T extends ContentType>(
  context: Readonly<RouterContextProvider>,
  type: T,
  record: RecordOf<T>,
): RecordOf<T> {
  const { content } = context.get(scopeContext).services
  return translateRecord(content, type, record, shownLanguageOf(context))
}

function pathOf(record: object): { path?: unknown } {
  return 'path' in record ? { path: record.path } : {}
}
