import { type ContentType, fieldsOf } from '../../domain/content/content-type.ts'
import type { Field } from '../../domain/content/fields/field-types.ts'
import type { MediaUpload } from '../media/media-library.ts'
import { Upload } from '../storage/upload.ts'

/** Stores every upload among the values; returns the stored media by the uploads' paths. */
export async function ingestFiles(
  type: ContentType,
  values: Record<string, unknown>,
  mediaUpload: MediaUpload,
) {
  const stored = new Map<string, unknown>()
  for (const [name, field] of fieldsOf(type)) {
    for (const value of uploadsIn(field, values[name])) {
      if (stored.has(value.path)) continue
      stored.set(
        value.path,
        field.kind === 'video' ? await mediaUpload.video(value) : await mediaUpload.picture(value),
      )
    }
  }
  return stored
}

function uploadsIn(field: Field, value: unknown): Upload[] {
  const values = [value].flat()
  const media =
    field.kind === 'records' ? values.flatMap((one) => Object.values(one ?? {})) : values
  return media.filter((one) => one instanceof Upload)
}

/**
 * The values with uploads replaced by stored media; identical photos in one list collapse into one.
 */
export function withStored(
  type: ContentType,
  values: Record<string, unknown>,
  files: Map<string, unknown>,
): Record<string, unknown> {
  const replace = (value: unknown) => (value instanceof Upload ? files.get(value.path) : value)
  const replaceIn = (entry: unknown) =>
    typeof entry === 'object' && entry !== null
      ? Object.fromEntries(Object.entries(entry).map(([key, value]) => [key, replace(value)]))
      : entry
  const replaced = { ...values }
  for (const [name, field] of fieldsOf(type)) {
    const value = values[name]
    if (!Array.isArray(value)) replaced[name] = replace(value)
    else replaced[name] = value.map(field.kind === 'records' ? replaceIn : replace)
  }
  return replaced
}
