import { type ContentType, fieldsOf } from '../../domain/content/content-type.ts'
import { kindOf } from '../fields/field-kinds.ts'
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
    const isVideo = kindOf(field).uploads(field) === 'video'
    for (const upload of uploadsIn(values[name])) {
      if (stored.has(upload.path)) continue
      stored.set(
        upload.path,
        isVideo ? await mediaUpload.video(upload) : await mediaUpload.picture(upload),
      )
    }
  }
  return stored
}

/** Uploads in a value, in its list or in the entries of its list. */
function uploadsIn(value: unknown): Upload[] {
  if (value instanceof Upload) return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(uploadsIn) : []
}

/**
 * The values with uploads replaced by stored media; identical photos in one list collapse into one.
 */
export function withStored(
  values: Record<string, unknown>,
  files: Map<string, unknown>,
): Record<string, unknown> {
  const replace = (value: unknown): unknown => {
    if (value instanceof Upload) return files.get(value.path)
    if (Array.isArray(value)) return value.map(replace)
    return typeof value === 'object' && value !== null ? withStored({ ...value }, files) : value
  }
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, replace(value)]))
}
