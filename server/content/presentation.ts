import {
  type ContentType,
  fieldsOf,
  type RecordOf,
  resourceOf,
} from '../../domain/content/content-type.ts'
import { addresses, stepOf, URL_SUFFIX_LENGTH } from '../../domain/urls/page-paths.ts'
import type { Connection } from '../db/database.ts'
import { mediaRepository } from '../db/media-file-repository.ts'
import { contentRepository, type StoredRecord, typeOfTable } from '../db/record-repository.ts'
import type { Known } from '../fields/field-kind.ts'
import { kindOf } from '../fields/field-kinds.ts'
import { idsIn } from '../fields/stored-values.ts'
import { notFound } from '../kernel/errors.ts'
import { pageEndings } from './page-urls.ts'
import { slugOf } from './slug.ts'
import { translationsProperty } from './translations/translated-texts.ts'

/** Records of a type whose URL contains the whole id. */
type LongEndings = ReadonlySet<string>

/** Lookups of what records are presented with; a result may contain more than requested. */
interface Sources {
  names(type: ContentType, ids: string[]): ReturnType<typeof contentRepository.translatedNames>
  unfinished(files: string[]): Promise<Known['unfinished']>
  long(type: ContentType): Promise<LongEndings>
}

/** Stored records in the form that pages and responses use. */
export async function presentRecords<T extends ContentType>(
  connection: Connection,
  type: T,
  records: StoredRecord[],
  sources: Sources = databaseSources(connection),
): Promise<RecordOf<T>[]> {
  const names = new Map<string, { name: string }>()
  for (const [name, field] of fieldsOf(type)) {
    if (!('to' in field)) continue
    const ids = records.flatMap((record) => idsIn(record.fields[name]))

    const found = await sources.names(typeOfTable(field.to), ids)
    for (const [id, { name, translations }] of found)
      names.set(id, { name, ...translationsProperty(translations) })
  }
  const files = fieldsOf(type).flatMap(([name, field]) =>
    records.flatMap((record) => kindOf(field).filesOf(field, record.fields[name] ?? null)),
  )
  const unfinished = await sources.unfinished(files)
  const long = type.page === undefined ? nobody : await sources.long(type)
  return records.map((record) => present(type, record, { names, unfinished }, long))
}

const nobody: LongEndings = new Set()

function databaseSources(connection: Connection): Sources {
  return {
    names: (type, ids) => contentRepository.translatedNames(connection, type, ids),
    unfinished: (files) => mediaRepository.unfinished(connection, files),
    long: (type) => pageEndings.long(connection, resourceOf(type)),
  }
}

export async function presentRecord<T extends ContentType>(
  connection: Connection,
  type: T,
  record: StoredRecord,
): Promise<RecordOf<T>> {
  const [presented] = await presentRecords(connection, type, [record])
  if (presented === undefined) throw notFound(type)
  return presented
}

/**
 * A stored record in the form that pages and responses use: URLs for files, names for references.
 */
function present<T extends ContentType>(
  type: T,
  record: StoredRecord,
  known: Known,
  long: LongEndings,
): RecordOf<T> {
  const { _id, version, createdAt, updatedAt } = record
  const fields: Record<string, unknown> = {}
  for (const [name, field] of fieldsOf(type))
    fields[name] = kindOf(field).present(field, record.fields[name] ?? null, known)
  // The only place where a declaration's fields become its record's type: TypeScript cannot follow
  // the mapping over a value, and every kind presents its own.
  return {
    _id,
    version,
    createdAt,
    updatedAt,
    ...fields,
    ...pageFactsOf(type, record, long),
    ...translationsProperty(record.translations),
  } as RecordOf<T>
}

/**
 * The path ends with the slug and the end of the id; if another record has the same end, the slug
 * contains the rest of the id.
 */
function pageFactsOf(
  { page, title }: ContentType,
  { _id, fields }: StoredRecord,
  long: LongEndings,
) {
  if (page === undefined || title === null) return {}
  const name = slugOf(String(fields[title] ?? ''))
  const start = long.has(_id) ? _id.slice(0, -URL_SUFFIX_LENGTH - 1) : ''
  const slug = [name, start].filter((part) => part !== '').join('-')
  return { slug, path: addresses[page](stepOf({ _id, slug })) }
}
