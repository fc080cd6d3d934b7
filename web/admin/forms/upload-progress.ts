import { createContext, useContext, useEffect, useRef, useState } from 'react'
import { keyOf, type MediaValue } from './media/media-value.ts'

/** Upload progress per chosen file, from 0 to 1, during a save. */
type Uploads = ReadonlyMap<string, number>

/** One object, so that renders between uploads leave the consumers alone. */
export const noUploads: Uploads = new Map()

export const UploadsContext = createContext(noUploads)

export function useUploads(): Uploads {
  return useContext(UploadsContext)
}

/**
 * Files of a form are sent one after the other, so the number of sent bytes gives each one's
 * progress.
 */
export function uploadsOf(files: MediaValue[], sent: { bytes: number; total: number }): Uploads {
  const sizes = files.map((value) => (value.kind === 'chosen' ? value.file.size : 0))
  const all = sizes.reduce((sum, size) => sum + size, 0)
  if (all === 0) return noUploads
  const uploads = new Map<string, number>()
  let left = (sent.bytes / Math.max(1, sent.total)) * all
  files.forEach((value, index) => {
    const size = Math.max(1, sizes[index] ?? 0)
    uploads.set(keyOf(value), Math.min(1, Math.max(0, left / size)))
    left -= size
  })
  return uploads
}

interface Sending {
  saving: boolean
  /** Upload progress in bytes while a save sends files. */
  sent: { bytes: number; total: number } | null
  /** Runs one task at a time; calls during a task are ignored. */
  run: (work: () => Promise<void>) => Promise<void>
  /** Request options that report progress and allow cancelling. */
  begin: () => { onProgress: (bytes: number, total: number) => void; signal: AbortSignal }
  stop: () => void
  isStopped: () => boolean
}

/** Save state of a form: one save at a time, which can be cancelled. */
export function useSending(): Sending {
  const [saving, setSaving] = useState(false)
  const [sent, setSent] = useState<Sending['sent']>(null)
  const upload = useRef<AbortController | null>(null)
  const busy = useRef(false)

  // Leaving the form cancels its upload.
  useEffect(() => () => upload.current?.abort(), [])

  return {
    saving,
    sent,
    async run(work) {
      if (busy.current) return
      busy.current = true
      setSaving(true)
      try {
        await work()
      } finally {
        busy.current = false
        setSaving(false)
        setSent(null)
      }
    },
    begin() {
      const controller = new AbortController()
      upload.current = controller
      return {
        onProgress: (bytes, total) => setSent({ bytes, total }),
        signal: controller.signal,
      }
    },
    stop: () => upload.current?.abort(),
    isStopped: () => upload.current?.signal.aborted ?? false,
  }
}
