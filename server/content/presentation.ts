import { type ContentType, fieldsOf, type RecordOf } from '../../domain/content/define.ts'
import type { Field } from '../../domain/content/fields.ts'
import type { Film, Picture } from '../../domain/media.ts'
import type { Connection } from '../db/database.ts'
import { notFound } from '../errors.ts'
import { mediaUrl } from '../media/address.ts'
import {
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

/** The names of records that others refer to, by id. */
type Names = Map<string, string>

/** Where the names of records come from; it may know more than are asked for. */
type NameSource = (type: ContentType, ids: string[]) => Promise<Names>

/** Stored records as pages and answers see them. */
export async function presentRecords<T extends ContentType>(
  connection: Connection,
  type: T,
  records: StoredRecord[],
  namesOf: NameSource = (to, ids) => contentRepository.names(connection, to, ids),
): Promise<RecordOf<T>[]> {
  const names: Names = new Map()
  for (const [name, field] of fieldsOf(type)) {
    if (field.kind !== 'reference') continue
    const ids = records.map((record) => record.fields[name]).filter((id) => typeof id === 'string')
    const found = await namesOf(typeOfTable(field.to), ids)
    for (const [id, text] of found) names.set(id, text)
  }
  return records.map((record) => present(type, record, names))
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
function present<T extends ContentType>(type: T, record: StoredRecord, names: Names): RecordOf<T> {
  const { _id, version, createdAt, updatedAt } = record
  const fields: Record<string, unknown> = {}
  for (const [name, field] of fieldsOf(type))
    fields[name] = presentValue(field, record.fields[name] ?? null, names)
  // The one place where a declaration's fields become its record's type: TypeScript cannot follow
  // the mapping over a value, and `presentValue` is exhaustive over the same kinds.
  return { _id, version, createdAt, updatedAt, ...fields } as RecordOf<T>
}

function presentValue(field: Field, value: StoredValue, names: Names): unknown {
  switch (field.kind) {
    case 'image':
      return value === null ? null : presentPicture(storedPicture.parse(value))
    case 'images':
      return (isPictureList(value) ? value : storedSchemas.images.parse(value)).map(presentPicture)
    case 'video':
      return value === null ? null : presentFilm(storedFilm.parse(value))
    case 'reference': {
      const id = typeof value === 'string' ? value : null
      const name = id === null ? undefined : names.get(id)
      return name === undefined ? null : { _id: id, name }
    }
    case 'text':
    case 'integer':
    case 'boolean':
    case 'list':
      return value
    default:
      return field satisfies never
  }
}

function presentPicture(picture: StoredPicture): Picture {
  const { file, ...facts } = picture
  return { url: mediaUrl(file), ...facts }
}

function presentFilm(film: StoredFilm): Film {
  return {
    url: mediaUrl(film.file),
    type: film.type,
    poster: film.poster === null ? null : presentPicture(film.poster),
  }
}
