import {
  type ContentType,
  fieldsOf,
  type RecordOf,
  resourceOf,
} from '../../domain/content/content-type.ts'
import type { Field, RecordsField } from '../../domain/content/fields/field-types.ts'
import type { Picture, Readiness, Video } from '../../domain/media/media.ts'
import { addresses, stepOf, URL_SUFFIX_LENGTH } from '../../domain/urls/page-paths.ts'
import type { Connection } from '../db/database.ts'
import {
  entriesIn,
  filesOf,
  idsIn,
  isPictureList,
  type StoredEntry,
  type StoredPicture,
  type StoredValue,
  type StoredVideo,
  storedPicture,
  storedSchemas,
  storedVideo,
} from '../db/records/columns.ts'
import { typeOfTable } from '../db/records/content-type-lookup.ts'
import { mediaRepository } from '../db/records/media-file-repository.ts'
import {
  contentRepository,
  type StoredName,
  type StoredRecord,
} from '../db/records/record-repository.ts'
import { notFound } from '../kernel/errors.ts'
import { mediaUrl } from '../media/media-urls.ts'
import { slugOf } from './slug.ts'
import { translationsProperty } from './translations/record-translations.ts'
import { pageEndings } from './url-suffix-repository.ts'

/** Data that records are presented with but do not contain. */
interface Known {
  /** Names of referenced records, by id. */
  names: Map<string, StoredName>
  /** Photos that lack variants. */
  unfinished: Map<string, Readiness>
  /** Records whose URL contains the whole id. */
  long: ReadonlySet<string>
}

/** Lookups of that data; a result may contain more than requested. */
interface Sources {
  names(type: ContentType, ids: string[]): Promise<Known['names']>
  unfinished(files: string[]): Promise<Known['unfinished']>
  long(type: ContentType): Promise<Known['long']>
}

/** Stored records in the form that pages and responses use. */
export async function presentRecords<T extends ContentType>(
  connection: Connection,
  type: T,
  records: StoredRecord[],
  sources: Sources = databaseSources(connection),
): Promise<RecordOf<T>[]> {
  const names: Known['names'] = new Map()
  for (const [name, field] of fieldsOf(type)) {
    if (field.kind !== 'reference' && field.kind !== 'references') continue
    const ids = records.flatMap((record) => idsIn(record.fields[name]))

    const found = await sources.names(typeOfTable(field.to), ids)
    for (const [id, name] of found) names.set(id, name)
  }
  const files = fieldsOf(type).flatMap(([name, field]) =>
    records.flatMap((record) => filesOf(field, record.fields[name] ?? null)),
  )
  const unfinished = await sources.unfinished(files)
  const long = type.page === undefined ? nobody : await sources.long(type)
  return records.map((record) => present(type, record, { names, unfinished, long }))
}

const nobody: Known['long'] = new Set()

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
function present<T extends ContentType>(type: T, record: StoredRecord, known: Known): RecordOf<T> {
  const { _id, version, createdAt, updatedAt } = record
  const fields: Record<string, unknown> = {}
  for (const [name, field] of fieldsOf(type))
    fields[name] = presentValue(field, record.fields[name] ?? null, known)
  // The only place where a declaration's fields become its record's type: TypeScript cannot follow
  // the mapping over a value, and `presentValue` is exhaustive over the same kinds.
  return {
    _id,
    version,
    createdAt,
    updatedAt,
    ...fields,
    ...pageFactsOf(type, record, known),
    ...translationsProperty(record.translations),
  } as RecordOf<T>
}

/**
 * The path ends with the slug and the end of the id; if another record has the same end, the slug
 * contains the rest of the id.
 */
function pageFactsOf({ page, title }: ContentType, { _id, fields }: StoredRecord, { long }: Known) {
  if (page === undefined || title === null) return {}
  const name = slugOf(String(fields[title] ?? ''))
  const start = long.has(_id) ? _id.slice(0, -URL_SUFFIX_LENGTH - 1) : ''
  const slug = [name, start].filter((part) => part !== '').join('-')
  return { slug, path: addresses[page](stepOf({ _id, slug })) }
}

function presentValue(field: Field, value: StoredValue, known: Known): unknown {
  switch (field.kind) {
    case 'image':
      return value === null ? null : presentPicture(storedPicture.parse(value), known)
    case 'images':
      return (isPictureList(value) ? value : storedSchemas.images.parse(value)).map((picture) =>
        presentPicture(picture, known),
      )
    case 'video':
      return value === null ? null : presentVideo(storedVideo.parse(value), known)
    case 'reference': {
      const id = typeof value === 'string' ? value : null
      const named = id === null ? undefined : known.names.get(id)
      if (named === undefined) return null
      return { _id: id, name: named.name, ...translationsProperty(named.translations) }
    }
    case 'references':
      return idsIn(value).filter((id) => known.names.has(id))
    case 'records':
      return entriesIn(value).map((entry) => presentEntry(field, entry, known))
    case 'text':
    case 'integer':
    case 'number':
    case 'boolean':
    case 'list':
    case 'texts':
      return value
    default:
      return field satisfies never
  }
}

function presentEntry({ entries }: RecordsField, entry: StoredEntry, known: Known) {
  const presented: Record<string, unknown> = { ...entry }
  for (const [name, { kind }] of Object.entries(entries)) {
    const picture = kind === 'image' ? storedSchemas.image.parse(entry[name] ?? null) : null
    if (picture !== null) presented[name] = presentPicture(picture, known)
  }
  return presented
}

function presentPicture(picture: StoredPicture, { unfinished }: Known): Picture {
  const { file, ...facts } = picture
  return { url: mediaUrl(file), ...facts, ready: unfinished.get(file) ?? 'avif' }
}

function presentVideo(video: StoredVideo, known: Known): Video {
  return {
    url: mediaUrl(video.file),
    type: video.type,
    poster: video.poster === null ? null : presentPicture(video.poster, known),
  }
}
