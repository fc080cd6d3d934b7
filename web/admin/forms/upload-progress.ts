import { createContext, useContext } from 'react'
import type { MediaValue } from '../media/media-value.ts'
import { keyOf } from '../media/media-value.ts'

/** Upload progress per chosen file, from 0 to 1, during a save. */
export type Uploads = ReadonlyMap<string, number>

export const UploadsContext = createContext<Uploads>(new Map())

export function useUploads(): Uploads {
  return useContext(UploadsContext)
}

/**
 * Files of a form are sent one after the other, so the number of sent bytes gives each one's
 * progress.
 */
export function uploadsOf(
  files: MediaValue[],
  sent: { bytes: number; total: number } | null,
): Uploads {
  const sizes = files.map((value) => (value.kind === 'chosen' ? value.file.size : 0))
  const all = sizes.reduce((sum, size) => sum + size, 0)
  const uploads = new Map<string, number>()
  if (sent === null || all === 0) return uploads
  let left = (sent.bytes / Math.max(1, sent.total)) * all
  files.forEach((value, index) => {
    const size = Math.max(1, sizes[index] ?? 0)
    uploads.set(keyOf(value), Math.min(1, Math.max(0, left / size)))
    left -= size
  })
  return uploads
}
