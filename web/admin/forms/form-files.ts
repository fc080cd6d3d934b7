import { createContext, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { ContentType } from '../../../domain/content/content-type.ts'
import type { PictureChange } from '../app/admin-context.ts'
import type { Source } from '../ui/image-variant.ts'
import { fieldValues, filesIn, formOf, mediaIn } from './fields/field-forms.ts'
import { type FormValues, readTexts } from './form-values.ts'
import { formFieldsOf } from './languages/translation-keys.ts'
import { keyOf, type MediaValue, previewOf } from './media/media-value.ts'

/** Files of a form that are being prepared; a save waits for them. */
export interface Preparations {
  track: <T>(work: Promise<T>) => Promise<T>
  wait: () => Promise<void>
}

export const PreparationsContext = createContext<Preparations>({
  track: (work) => work,
  wait: () => Promise.resolve(),
})

export function createPreparations(): Preparations {
  const inProgress = new Set<Promise<unknown>>()
  return {
    track(work) {
      inProgress.add(work)
      return work.finally(() => inProgress.delete(work))
    },
    async wait() {
      await Promise.allSettled(inProgress)
    },
  }
}

/** Upload progress per chosen file, from 0 to 1, during a save. */
type Uploads = ReadonlyMap<string, number>

/** One object, so that renders between uploads leave the consumers alone. */
export const noUploads: Uploads = new Map()

export const UploadsContext = createContext(noUploads)

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

/** Save state of a form: one save at a time, which can be cancelled. */
export function useSending() {
  const [saving, setSaving] = useState(false)
  const [sent, setSent] = useState<{ bytes: number; total: number } | null>(null)
  const upload = useRef<AbortController | null>(null)
  const busy = useRef(false)

  // Leaving the form cancels its upload.
  useEffect(() => () => upload.current?.abort(), [])

  return {
    saving,
    /** Upload progress in bytes while a save sends files. */
    sent,
    /** Runs one task at a time; calls during a task are ignored. */
    async run(work: () => Promise<void>) {
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
    /** Request options that report progress and allow cancelling. */
    begin() {
      upload.current = new AbortController()
      return {
        onProgress: (bytes: number, total: number) => setSent({ bytes, total }),
        signal: upload.current.signal,
      }
    },
    stop: () => upload.current?.abort(),
    isStopped: () => upload.current?.signal.aborted ?? false,
  }
}

/**
 * Releases the blob URLs of chosen files when the form is left. Until then a removed file may come
 * back by an undo.
 */
export function usePreviews(type: ContentType, form: UseFormReturn<FormValues>): void {
  useEffect(() => {
    const urls = new Set<string>()
    const stop = form.subscribe({
      formState: { values: true },
      callback({ values }) {
        for (const file of filesIn(type, values)) urls.add(previewOf(file))
      },
    })
    return () => {
      stop()
      for (const url of urls) URL.revokeObjectURL(url)
    }
  }, [type, form])
}

/** Values with another file of a picture, also in the keys of its translations. */
export function replaceFile(
  type: ContentType,
  values: FormValues,
  { before, after }: PictureChange,
): FormValues {
  const replaced = { ...values }
  for (const { key, field, language } of formFieldsOf(type)) {
    const { files, parse } = formOf(field)
    if (files === undefined || values[key] === undefined) continue
    replaced[key] =
      language === null
        ? files.change(field, parse(values[key]), (media) =>
            media.kind === 'stored' && media.url === before ? { ...media, ...after } : media,
          )
        : Object.fromEntries(
            Object.entries(readTexts(values[key])).map(([name, text]) => [
              name === before ? after.url : name,
              text,
            ]),
          )
  }
  return replaced
}

/** Cover picture of a record, if it has one. */
export function findCoverPicture(type: ContentType, values: FormValues): Source | null {
  for (const { field, form, value } of fieldValues(type, values)) {
    const { shown } = form
    const [media] = mediaIn(field, value)
    if (media?.kind !== 'stored' || shown === 'words') continue
    return shown === 'video' ? { url: media.poster } : media
  }
  return null
}
