import { sql } from 'kysely'
import { type ContentType, resourceOf } from '../../domain/content/content-type.ts'
import { contentTypes } from '../../domain/content/content-types.ts'
import { hasTranslatedFields } from '../../domain/content/fields/translated-fields.ts'
import { settings } from '../../domain/content/settings.ts'
import {
  isLanguage,
  type Language,
  originalLanguage,
  type ShopLanguages,
  type ShownLanguage,
} from '../../domain/languages/language.ts'
import { message } from '../../domain/messages/api-message.ts'
import type { Connection } from '../db/database.ts'
import { contentRepository } from '../db/record-repository.ts'
import { type Revision, revisionRepository } from '../db/revisions.ts'
import type { StoredFields } from '../fields/stored-values.ts'
import { badRequest } from '../kernel/errors.ts'
import type { ContentWriter } from './content-writer.ts'
import { type RecordState, readState } from './record-state.ts'
import {
  changeDefaultLanguage,
  type LanguageChange,
  readLanguageChange,
} from './translations/default-language.ts'
import { sameContent, type TranslatedFields } from './translations/merge-translations.ts'

/** The languages that the settings name. */
export function toShopLanguages(setting: unknown): ShopLanguages {
  const tags: unknown[] = Array.isArray(setting) ? setting : []
  const [first = originalLanguage, ...others] = tags.flatMap((tag) =>
    typeof tag === 'string' && isLanguage(tag) ? tag : [],
  )
  return { all: [first, ...others], default: first }
}

/** Throws a 400 for a tag that is none of the languages; empty, it means the default one. */
export function findShownLanguage(
  { all, default: defaultLanguage }: ShopLanguages,
  tag = '',
): ShownLanguage {
  const wanted = tag.trim().toLowerCase()
  if (wanted === '') return { language: defaultLanguage, defaultLanguage }
  const language = all.find((one) => one === wanted)
  if (language !== undefined) return { language, defaultLanguage }
  throw badRequest(message('requests.notInLanguage', { tag, values: all.join(', ') }))
}

/** Records that are read and written at once. */
const BATCH_SIZE = 500

export async function readDefaultLanguage(connection: Connection): Promise<Language> {
  const [shop] = await contentRepository.list(connection, settings, { limit: 1 })
  return toShopLanguages(shop?.fields.languages).default
}

/** Content to store; after a change of the default language, translated into the new one. */
export async function followLanguages(
  writer: ContentWriter,
  connection: Connection,
  type: ContentType,
  before: TranslatedFields,
  after: TranslatedFields,
): Promise<TranslatedFields> {
  const change = await changeLanguages(connection, writer, type, before.fields, after.fields)
  return change === null ? after : changeDefaultLanguage(type, after, change)
}

/** Writes all other records in the language that a write of the settings names, if it is a new one. */
export async function changeLanguages(
  connection: Connection,
  writer: ContentWriter,
  { languagesField }: ContentType,
  before: StoredFields,
  after: StoredFields,
): Promise<LanguageChange | null> {
  if (languagesField === undefined) return null
  const from = toShopLanguages(before[languagesField]).default
  const to = toShopLanguages(after[languagesField]).default
  return from === to ? null : changeLanguageOfRecords(connection, writer, from, to)
}

/**
 * Writes every record but the settings, whose change is the cause and the only revision, in another
 * default language.
 */
async function changeLanguageOfRecords(
  connection: Connection,
  writer: ContentWriter,
  from: Language,
  to: Language,
): Promise<LanguageChange> {
  const change = await readLanguageChange(from, to)
  for (const type of contentTypes) {
    if (!hasTranslatedFields(type) || type.languagesField !== undefined) continue
    for (let last = ''; ; ) {
      const records = await contentRepository.list(connection, type, {
        where: sql`"_id" > ${last}`,
        orderBy: sql`"_id"`,
        limit: BATCH_SIZE,
      })
      for (const record of records) {
        const content = changeDefaultLanguage(type, record, change)
        if (sameContent(content, record)) continue
        await writer.updateUnrecorded(connection, type, record, content)
      }
      if (records.length < BATCH_SIZE) break
      last = records.at(-1)?._id ?? ''
    }
  }
  return change
}

export type StateReader = (type: ContentType, revision: Revision) => Promise<RecordState>

/**
 * Reads states of revisions in the present default language. Those of the settings are in the one
 * that they name.
 */
export async function createStateReader(connection: Connection): Promise<StateReader> {
  const present = await readDefaultLanguage(connection)
  const written = await revisionRepository.states(connection, resourceOf(settings))
  const changes = written.map(({ sequence, state }) => ({
    sequence: Number(sequence),
    language: toShopLanguages(readState(settings, state).fields.languages).default,
  }))
  // No shop had another language before its settings could name one.
  const isConstant = changes.every(({ language }) => language === present)
  return async (type, revision) => {
    const state = readState(type, revision.state)
    if (isConstant || type.languagesField !== undefined) return state
    const last = changes.findLast(({ sequence }) => sequence <= Number(revision.sequence))
    const from = last?.language ?? present
    if (from === present) return state
    return {
      ...state,
      ...changeDefaultLanguage(type, state, await readLanguageChange(from, present)),
    }
  }
}
