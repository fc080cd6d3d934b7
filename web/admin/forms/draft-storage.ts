import { z } from 'zod'
import { swapNames } from '../../../domain/api/wire-names.ts'
import type { ContentType } from '../../../domain/content/content-type.ts'
import { fieldValues, formOf } from './fields/field-forms.ts'
import { type FormValues, readTexts } from './form-values.ts'
import { formFieldsOf, translationsOf } from './languages/translation-keys.ts'

/**
 * Unsaved changes, stored in the browser until they are saved, under the names of the API. Chosen
 * files cannot be stored.
 */
const draftSchema = z.object({
  at: z.string(),
  /** Version of the record that the changes are based on; 0 for a new one. */
  version: z.number(),
  /** Values that the changes are based on. */
  base: z.record(z.string(), z.unknown()),
  values: z.record(z.string(), z.unknown()),
})
export interface Draft extends z.infer<typeof draftSchema> {
  base: FormValues
  values: FormValues
}

/** Key of a draft: one per administrator and record, so that drafts stay private. */
export interface DraftKey {
  owner: string
  type: ContentType
  /** Null for a new record. */
  id: string | null
}

export function readDraft(key: DraftKey): Draft | null {
  const text = localStorage.getItem(nameOf(key))
  if (text === null) return null
  try {
    const draft = draftSchema.parse(JSON.parse(text))
    return {
      ...draft,
      base: parseValues(key.type, draft.base),
      values: parseValues(key.type, draft.values),
    }
  } catch {
    return null
  }
}

/** Values of a draft; one of another version of the program may lack some. */
function parseValues(type: ContentType, stored: Record<string, unknown>): FormValues {
  const values = swapNames(type, stored)
  return Object.fromEntries(
    formFieldsOf(type)
      .filter(({ key }) => Object.hasOwn(values, key))
      .map(({ key, field, language }) => [
        key,
        language === null ? formOf(field).parse(values[key]) : readTexts(values[key]),
      ]),
  )
}

export function storeDraft(
  key: DraftKey,
  base: { version: number; values: FormValues },
  values: FormValues,
): void {
  const kept = Object.fromEntries(
    fieldValues(key.type, values).map(({ name, field, form: { files, parse }, value }) => [
      name,
      files?.withoutChosen(field, value, parse(base.values[name])) ?? value,
    ]),
  )
  const translations = translationsOf(key.type).map(({ key: name }) => [name, values[name]])
  const draft: Draft = {
    at: new Date().toISOString(),
    version: base.version,
    base: swapNames(key.type, base.values),
    values: swapNames(key.type, { ...kept, ...Object.fromEntries(translations) }),
  }
  try {
    localStorage.setItem(nameOf(key), JSON.stringify(draft))
  } catch {
    // Typing must continue if the storage is full.
  }
}

export function deleteStoredDraft(key: DraftKey): void {
  localStorage.removeItem(nameOf(key))
}

function nameOf({ owner, type, id }: DraftKey): string {
  return `draft ${owner} ${type.table} ${id ?? 'new'}`
}
