import { z } from 'zod'
import { type ContentType, fieldsOf } from '../../domain/content/content-type.ts'
import type { StoredRecord } from '../db/record-repository.ts'
import { isEmptyTranslations, parseTranslations } from '../db/translations.ts'
import { kindOf } from '../fields/field-kinds.ts'
import type { StoredFields } from '../fields/stored-values.ts'

/** State of a record in a revision: everything needed to restore a deleted one. */
export type RecordState = Pick<StoredRecord, 'createdAt' | 'position' | 'fields' | 'translations'>

/** State as it is stored; without any translations it does not name them. */
export function stateOf({
  createdAt,
  position,
  fields,
  translations,
}: StoredRecord): Omit<RecordState, 'translations'> & Partial<RecordState> {
  const state = { createdAt, position, fields }
  return isEmptyTranslations(translations) ? state : { ...state, translations }
}

/** Parses a revision's JSON. A field declared later than the revision is empty. */
export function readState(type: ContentType, json: string): RecordState {
  const { createdAt, position, fields, translations } = stateSchema.parse(JSON.parse(json))
  const stored: StoredFields = {}
  for (const [name, field] of fieldsOf(type)) {
    stored[name] =
      name in fields ? kindOf(field).toStored(field, fields[name]) : kindOf(field).emptyValue(field)
  }
  return { createdAt, position, fields: stored, translations: parseTranslations(translations) }
}

const stateSchema = z.object({
  createdAt: z.string(),
  position: z.number(),
  fields: z.record(z.string(), z.unknown()),
  translations: z.unknown().optional(),
})
