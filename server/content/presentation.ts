import { z } from 'zod'
import { type ContentType, fieldsOf, type RecordOf } from '../../domain/content/define.ts'
import type { Field } from '../../domain/content/fields.ts'
import type { Film, Picture } from '../../domain/media.ts'
import { mediaUrl } from '../media/address.ts'
import {
  type StoredFilm,
  type StoredPicture,
  type StoredValue,
  storedFilm,
  storedPicture,
} from './columns.ts'
import type { StoredRecord } from './repository.ts'

/** The names of records that others refer to, by id. */
export type Names = Map<string, string>

/** A stored record as pages and answers see it: urls for files, names for references. */
export function presentRecord<T extends ContentType>(
  type: T,
  record: StoredRecord,
  names: Names,
): RecordOf<T> {
  const { _id, version, createdAt, updatedAt } = record
  const fields = Object.fromEntries(
    fieldsOf(type).map(([name, field]) => [
      name,
      presentValue(field, record.fields[name] ?? null, names),
    ]),
  )
  // The one place where a declaration's fields become its record's type: TypeScript cannot follow
  // the mapping over a value, and `presentValue` is exhaustive over the same kinds.
  return { _id, version, createdAt, updatedAt, ...fields } as RecordOf<T>
}

function presentValue(field: Field, value: StoredValue, names: Names): unknown {
  switch (field.kind) {
    case 'image':
      return value === null ? null : presentPicture(storedPicture.parse(value))
    case 'images':
      return z.array(storedPicture).parse(value).map(presentPicture)
    case 'video':
      return value === null ? null : presentFilm(storedFilm.parse(value))
    case 'reference': {
      const id = z.string().nullable().parse(value)
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

export function presentPicture(picture: StoredPicture): Picture {
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
