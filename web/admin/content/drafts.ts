import { z } from 'zod'
import { type ContentType, fieldsOf } from '../../../domain/content/define.ts'
import { readMedia, readMediaList } from './media-value.ts'
import type { FormValues } from './values.ts'

/** What was typed and not saved, kept in the browser until it is. Chosen files cannot be kept. */
const draftSchema = z.object({
  at: z.string(),
  /** The version that the record had when the changes were made; 0 for a new one. */
  version: z.number(),
  /** The values that they were made to. */
  base: z.record(z.string(), z.unknown()),
  values: z.record(z.string(), z.unknown()),
})
export type Draft = z.infer<typeof draftSchema>

const prefix = 'draft '

export function readDraft(type: ContentType, id: string): Draft | null {
  const text = localStorage.getItem(nameOf(type, id))
  if (text === null) return null
  try {
    return draftSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}

export function keepDraft(
  type: ContentType,
  id: string,
  base: { version: number; values: FormValues },
  values: FormValues,
): void {
  const kept = Object.fromEntries(
    fieldsOf(type).map(([name, field]) => {
      const value = values[name]
      if (field.kind === 'images') {
        return [name, readMediaList(value).filter((picture) => picture.kind === 'stored')]
      }
      const isFile = field.kind === 'image' || field.kind === 'video'
      return [name, isFile && readMedia(value)?.kind === 'chosen' ? base.values[name] : value]
    }),
  )
  const draft: Draft = {
    at: new Date().toISOString(),
    version: base.version,
    base: base.values,
    values: kept,
  }
  try {
    localStorage.setItem(nameOf(type, id), JSON.stringify(draft))
  } catch {
    // A full store must not keep anybody from typing.
  }
}

export function dropDraft(type: ContentType, id: string): void {
  localStorage.removeItem(nameOf(type, id))
}

/** When somebody signs out, nothing of theirs stays. */
export function dropAllDrafts(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(prefix)) localStorage.removeItem(key)
  }
}

function nameOf(type: ContentType, id: string): string {
  return `${prefix}${type.table} ${id}`
}
