import { type ContentType, fieldsOf, type RecordOf } from '../../domain/content/define.ts'
import type { Field } from '../../domain/content/fields.ts'
import type { Film, Picture, Readiness } from '../../domain/media.ts'
import type { Connection } from '../db/database.ts'
import { notFound } from '../errors.ts'
import { mediaUrl } from '../media/address.ts'
import { mediaRepository } from '../media/repository.ts'
import {
  filesOf,
  isPictureList,
  type StoredFilm,
  type StoredPicture,
  type StoredValue,
  storedFilm,
  storedPicture,
  storedSchemas,
} from './columns.ts'
import { typeOfTable } from './lookup.ts'
import { contentRepository, type StoredRecord } from './repository.ts'

/** What a record does not hold itself. */
interface Known {
  /** The names of records that others refer to, by id. */
  names: Map<string, string>
  /** The photographs whose renditions are not all there. */
  unfinished: Map<string, Readiness>
}

/** Where comes from what a record does not hold itself; it may know more than is asked for. */
interface Sources {
  names(type: ContentType, ids: string[]): Promise<Known['names']>
  unfinished(files: string[]): Promise<Known['unfinished']>
}

/** Stored records as pages and answers see them. */
export async function presentRecords<T extends ContentType>(
  connection: Connection,
  type: T,
  records: StoredRecord[],
  sources: Sources = databaseSources(connection),
): Promise<RecordOf<T>[]> {
  const names: Known['names'] = new Map()
  for (const [name, field] of fieldsOf(type)) {
    if (field.kind !== 'reference') continue
    const ids = records.map((record) => record.fields[name]).filter((id) => typeof id === 'string')
    const found = await sources.names(typeOfTable(field.to), ids)
    for (const [id, text] of found) names.set(id, text)
  }
  const files = fieldsOf(type).flatMap(([name, field]) =>
    records.flatMap((record) => filesOf(field, record.fields[name] ?? null)),
  )
  const unfinished = await sources.unfinished(files)
  return records.map((record) => present(type, record, { names, unfinished }))
}

function databaseSources(connection: Connection): Sources {
  return {
    names: (type, ids) => contentRepository.names(connection, type, ids),
    unfinished: (files) => mediaRepository.unfinished(connection, files),
  }
}

export async function presentRecord<T extends ContentType>(
  connection: Connection,
  type: T,
  record: StoredRecord,
): Promise<RecordOf<T>> {
  const [presented] = await presentRecords(connection, type, [record])
  if (presented === undefined) throw notFound(type.labels.one)
  return presented
}

/** A stored record as pages and answers see it: urls for files, names for references. */
function present<T extends ContentType>(type: T, record: StoredRecord, known: Known): RecordOf<T> {
  const { _id, version, createdAt, updatedAt } = record
  const fields: Record<string, unknown> = {}
  for (const [name, field] of fieldsOf(type))
    fields[name] = presentValue(field, record.fields[name] ?? null, known)
  // The one place where a declaration's fields become its record's type: TypeScript cannot follow
  // the mapping over a value, and `presentValue` is exhaustive over the same kinds.
  return { _id, version, createdAt, updatedAt, ...fields } as RecordOf<T>
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
      return value === null ? null : presentFilm(storedFilm.parse(value), known)
    case 'reference': {
      const id = typeof value === 'string' ? value : null
      const name = id === null ? undefined : known.names.get(id)
      return name === undefined ? null : { _id: id, name }
    }
    case 'text':
    case 'integer':
    case 'boolean':
    case 'list':
    case 'texts':
      return value
    default:
      return field satisfies never
  }
}

function presentPicture(picture: StoredPicture, { unfinished }: Known): Picture {
  const { file, ...facts } = picture
  return { url: mediaUrl(file), ...facts, ready: unfinished.get(file) ?? 'avif' }
}

function presentFilm(film: StoredFilm, known: Known): Film {
  return {
    url: mediaUrl(film.file),
    type: film.type,
    poster: film.poster === null ? null : presentPicture(film.poster, known),
  }
}
