import type { Administrator } from '../../domain/api/accounts.ts'
import type { Named, RecordResponse } from '../../domain/api/record.ts'
import type { RecordTranslations, TranslationResponse } from '../../domain/api/translations.ts'
import { type ContentType, fieldsOf, type RecordOf } from '../../domain/content/content-type.ts'
import { hasTranslatedFields } from '../../domain/content/fields/translated-fields.ts'
import { limits } from '../../domain/content/limits.ts'
import type { ShownLanguage } from '../../domain/languages/language.ts'
import type { AccountService } from '../accounts/account-service.ts'
import type { Page } from '../db/record-repository.ts'
import { noTranslations, type StoredTranslation } from '../db/translations.ts'
import { kindOf } from '../fields/field-kinds.ts'
import type { ContentService } from './content-service.ts'
import type { Author } from './content-writer.ts'
import { translate } from './translations/translate.ts'
import {
  type Text,
  textsByPath,
  translationsOf,
  withoutTranslations,
} from './translations/translated-texts.ts'
import { isOutdated, translateEntries } from './translations/translation-digests.ts'

/** Names of administrators by id. */
export type AuthorNames = Awaited<ReturnType<AccountService['names']>>

/** Reads of records that visitors get in another form than administrators, or not at all. */
export interface VisitorReads {
  read(id: string, shown: ShownLanguage): Promise<object>
  /** Absent for a type whose list has an endpoint of its own. */
  list?(page: Page, shown: ShownLanguage): Promise<object[]>
}

interface AnswerSources {
  content: Pick<ContentService, 'authors'>
  accounts: Pick<AccountService, 'names'>
}

/**
 * Records as API responses, without `shown` in the default language. Authors, translations and
 * private fields are only for administrators.
 */
export function createContentResponses({ content, accounts }: AnswerSources) {
  async function records<T extends ContentType>(
    type: T,
    list: RecordOf<T>[],
    isAdministrator: boolean,
    shown?: ShownLanguage,
  ): Promise<RecordResponse<T>[]> {
    if (!isAdministrator)
      return list.map((record) => toVisitorResponse(type, translate(type, record, shown).record))
    const authors = await content.authors(
      type,
      list.map((record) => record._id),
    )
    const names = await accounts.names()
    return list.map((record) =>
      toAdministratorResponse(
        type,
        record,
        toAuthorResponse(authors.get(record._id), names),
        shown,
      ),
    )
  }
  return {
    records,
    async record<T extends ContentType>(
      type: T,
      record: RecordOf<T>,
      isAdministrator: boolean,
      shown?: ShownLanguage,
    ): Promise<RecordResponse<T>> {
      const [response] = await records(type, [record], isAdministrator, shown)
      if (response === undefined) throw new Error('A record has no response.')
      return response
    },
  }
}

/**
 * Response to a write by an administrator. Reads nothing: after the commit a failed read would turn
 * a successful write into an error, and the client would send it again.
 */
export function toWrittenRecordResponse<T extends ContentType>(
  type: T,
  record: RecordOf<T>,
  { _id, name }: Administrator,
): RecordResponse<T> {
  return toAdministratorResponse(type, record, { _id, name })
}

/** A record with what only administrators get. */
export function toAdministratorResponse<T extends ContentType>(
  type: T,
  record: RecordOf<T>,
  updatedBy: Named | null,
  shown?: ShownLanguage,
): RecordResponse<T> {
  return {
    ...toRecordResponse(type, translate(type, record, shown).record),
    ...toTranslationsResponse(type, record),
    updatedBy,
  }
}

/**
 * A record in the form of its contract, with bare URLs for media. TypeScript takes its type from
 * the declaration; `RecordResponse` follows the same kinds.
 */
function toRecordResponse<T extends ContentType>(type: T, record: RecordOf<T>): RecordResponse<T>
function toRecordResponse(type: ContentType, record: object): unknown {
  return toUntypedResponse(type, record)
}

function toUntypedResponse(type: ContentType, record: object): Record<string, unknown> {
  const response: Record<string, unknown> = { ...withoutTranslations(record) }
  for (const [name, field] of fieldsOf(type))
    Object.assign(response, kindOf(field).respond(field, name, response[name]))
  return response
}

/** Responses of a list, which leave out what visitors get of single records only. */
export function toListResponses<R extends object>(type: ContentType, responses: R[]): R[] {
  const left = fieldsOf(type).flatMap(([name, field]) =>
    'visitorResponse' in field && !field.isListed ? [name] : [],
  )
  if (left.length === 0) return responses
  return responses.map((response) => {
    const listed = { ...response }
    for (const name of left) Reflect.deleteProperty(listed, name)
    return listed
  })
}

function toVisitorResponse<T extends ContentType>(type: T, record: RecordOf<T>): RecordResponse<T>
function toVisitorResponse(type: ContentType, record: object): unknown {
  const response = toUntypedResponse(type, record)
  for (const [name, field] of fieldsOf(type)) {
    if (field.isPrivate) delete response[name]
    else response[name] = kindOf(field).respondToVisitor(field, response[name])
  }
  return response
}

/** `updatedBy` as administrators get it. */
export function toAuthorResponse(author: Author | undefined, names: AuthorNames): Named | null {
  const name = author ? names.get(author) : undefined
  return author && name !== undefined ? { _id: author, name } : null
}

/**
 * Translations of a presented record as administrators get them, with the outdated fields by
 * language; absent for a type without translated fields.
 */
function toTranslationsResponse(type: ContentType, record: object): Partial<RecordTranslations> {
  if (!hasTranslatedFields(type)) return {}
  const stored = translationsOf(record)
  const response: RecordTranslations = { translations: {}, outdated: {} }
  if (stored === noTranslations) return response
  const originals = textsByPath(type, { ...record })
  for (const [language, own] of Object.entries(stored)) {
    const translations: Record<string, TranslationResponse> = {}
    const outdated = new Set<string>()
    for (const [path, translation] of Object.entries(own)) {
      const original = originals.get(path)
      const [name = '', ...keys] = path.split('.')
      const field = type.fields[name]
      if (original === undefined || field === undefined) continue
      const text = textIn(translation, original)
      // Kept by a change of the default language for a text that only the other one has.
      if (text === '') continue
      translations[name] = addText(translations[name], kindOf(field).textKeys(keys), text)
      if (isOutdated(translation, original)) outdated.add(name)
    }
    if (Object.keys(translations).length > 0) response.translations[language] = translations
    if (outdated.size > 0) response.outdated[language] = [...outdated]
  }
  return response
}

function textIn(translation: StoredTranslation, original: Text): string | string[] {
  if (typeof original === 'string')
    return typeof translation.text === 'string' ? translation.text : ''
  return translateEntries(translation, original)
}

/** Value of a field so far, with the text at the keys, of which there are at most two. */
function addText(
  before: TranslationResponse | undefined,
  [key, inner]: string[],
  text: string | string[],
): TranslationResponse {
  if (key === undefined || typeof text !== 'string') return text
  const texts = isKeyed(before) ? before : {}
  if (inner === undefined) return { ...texts, [key]: text }
  const entry = texts[key]
  return { ...texts, [key]: { ...(typeof entry === 'object' && entry), [inner]: text } }
}

function isKeyed(
  value: TranslationResponse | undefined,
): value is Exclude<TranslationResponse, string | string[]> {
  return typeof value === 'object' && !Array.isArray(value)
}

interface RequestedPage {
  skip?: number | undefined
  limit?: number | undefined
}

/** Page with the limit of public lists, unless an administrator asks: they get all that they ask for. */
export function boundedPage(
  { skip, limit }: RequestedPage,
  isAdministrator: boolean,
): RequestedPage {
  if (isAdministrator) return { skip, limit }
  return { skip, limit: Math.min(limit || limits.publicList, limits.publicList) }
}
