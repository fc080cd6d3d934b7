import { z } from 'zod'
import type { ErrorCode } from '../../messages/api-message.ts'
import { toIssue, withCode } from '../../messages/issue-message.ts'
import { type FieldKind, isMissing, responseOf } from './field-kind.ts'
import type { EntryField, RecordsField } from './field-types.ts'
import { imageKind } from './media-fields.ts'
import { booleanKind, numberKind } from './number-fields.ts'
import { entryIdsKind, idKind } from './reference-fields.ts'
import { textKind } from './text-field.ts'

export const entryKinds = {
  text: textKind,
  number: numberKind,
  boolean: booleanKind,
  image: imageKind,
  id: idKind,
  'entry-ids': entryIdsKind,
} satisfies { [K in EntryField['kind']]: FieldKind<Extract<EntryField, { kind: K }>> }

function kindOf(field: EntryField): FieldKind<EntryField> {
  return entryKinds[field.kind]
}

export const recordsKind: FieldKind<RecordsField> = {
  schema: recordsSchema,
  response(field, name) {
    const entries = z.array(entryResponse(field))
    const { visitorResponse } = field
    return {
      [name]:
        visitorResponse === undefined ? entries : z.union([entries, visitorResponse]).optional(),
    }
  },
  isTranslated: ({ entries }) =>
    Object.values(entries).some(
      (field) => !field.isSameInAllLanguages && kindOf(field).isTranslated?.(field),
    ),
}

/** Entries one by one, with their `_id`s; of media an entry has what a field of its kind has. */
function recordsSchema(field: RecordsField) {
  const shape: Record<string, z.ZodType> = {}
  const notRecords = withCode('fields.notRecords')
  if (field.hasIds) shape._id = z.string().default('')
  for (const [name, entry] of Object.entries(field.entries))
    shape[name] = kindOf(entry).schema(entry)
  return z
    .preprocess(
      (value) => (isMissing(value) ? [] : value),
      z.array(z.object(shape, notRecords), notRecords),
    )
    .superRefine((entries, context) => {
      const code = findListError(field, entries)
      if (code !== undefined) context.addIssue(toIssue({ code, params: { max: field.max } }))
    })
}

function entryResponse({ entries, hasIds }: RecordsField): z.ZodType {
  const shape: Record<string, z.ZodType> = hasIds ? { _id: z.string() } : {}
  for (const [name, field] of Object.entries(entries))
    Object.assign(shape, responseOf(kindOf(field), field, name))
  return z.object(shape)
}

/** Error of a list whose entries are valid by themselves. */
function findListError(
  { required, max, tooMany, unique }: RecordsField,
  entries: readonly Record<string, unknown>[],
): ErrorCode | undefined {
  if (entries.length === 0) return required
  if (entries.length > max) return tooMany
  if (unique === undefined) return undefined
  const texts = entries.map((entry) => String(entry[unique.field]).toLowerCase())
  return new Set(texts).size < texts.length ? unique.duplicate : undefined
}
