import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { AddedPicture } from '../../../domain/api/pictures.ts'
import { useApi } from '../app/admin-context.ts'
import { ApiError } from '../app/api-client.ts'
import { randomId } from '../forms/media/media-value.ts'
import { showFailure } from '../ui/toast.tsx'
import { uploadFile, usePreparation } from './upload-files.ts'

/** File on its way to the library. */
export interface Upload {
  id: string
  file: File
  state: 'waiting' | 'sending' | 'added' | 'known' | 'failed'
  /** From 0 to 1. */
  progress: number
  /** Why it failed; empty otherwise. */
  failure: string
  /** Another attempt may succeed: the file itself is sound. */
  canRetry: boolean
  picture: AddedPicture | null
}

export interface Uploads {
  all: readonly Upload[]
  add: (files: readonly File[]) => void
  /** Sends the failed files again. */
  retry: () => void
  /** Forgets what is finished. */
  dismiss: () => void
}

/** More concurrent uploads only slow each other down on a mobile connection. */
const MAX_CONCURRENT_UPLOADS = 2

/**
 * Uploads to the library, a few at a time and each by itself, so that one refused file stops no
 * other. They continue when the screen is left, and say then if they fail.
 */
export function useUploads(): Uploads {
  const t = useTranslations('pictures.uploads')
  const api = useApi()
  const prepare = usePreparation()
  const [all, setAll] = useState<readonly Upload[]>([])
  /** Present uploads, for work that outlives a render. */
  const present = useRef(all)
  const running = useRef(0)
  const isOnScreen = useRef(true)
  const confirmBeforeUnload = useRef((event: BeforeUnloadEvent) => event.preventDefault())

  function update(next: readonly Upload[]): void {
    present.current = next
    setAll(next)
    if (next.some(isUnderWay)) window.addEventListener('beforeunload', confirmBeforeUnload.current)
    else window.removeEventListener('beforeunload', confirmBeforeUnload.current)
  }
  const change = (id: string, part: Partial<Upload>) =>
    update(present.current.map((one) => (one.id === id ? { ...one, ...part } : one)))

  function fail(upload: Upload, failure: string, canRetry: boolean): void {
    change(upload.id, { state: 'failed', failure, canRetry })
    if (!isOnScreen.current) showFailure(t('notAdded', { name: upload.file.name, reason: failure }))
  }

  async function send(upload: Upload): Promise<void> {
    change(upload.id, { state: 'sending', progress: 0, failure: '' })
    try {
      const prepared = await prepare(upload.file)
      if ('refusal' in prepared) return fail(upload, prepared.refusal, false)
      const onProgress = (progress: number) => change(upload.id, { progress })
      const picture = await uploadFile(api, prepared.file, { onProgress })
      const state = picture?.isNew === false ? 'known' : 'added'
      change(upload.id, { state, progress: 1, picture: picture ?? null })
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) reportError(thrown)
      fail(upload, thrown instanceof ApiError ? thrown.message : t('failed'), true)
    }
  }

  async function run(): Promise<void> {
    if (running.current >= MAX_CONCURRENT_UPLOADS) return
    running.current += 1
    for (;;) {
      const next = present.current.find(({ state }) => state === 'waiting')
      if (next === undefined) break
      await send(next)
    }
    running.current -= 1
  }
  function start(): void {
    for (let count = 0; count < MAX_CONCURRENT_UPLOADS; count++) void run()
  }

  useEffect(() => {
    isOnScreen.current = true
    return () => {
      isOnScreen.current = false
    }
  }, [])

  return {
    all,
    add(files) {
      if (files.length === 0) return
      update([...present.current.filter(isUnfinished), ...files.map(toUpload)])
      start()
    },
    retry() {
      update(
        present.current.map((one) =>
          one.state === 'failed' && one.canRetry ? { ...one, state: 'waiting', failure: '' } : one,
        ),
      )
      start()
    },
    dismiss: () => update(present.current.filter(isUnderWay)),
  }
}

export function isUnderWay({ state }: Upload): boolean {
  return state === 'waiting' || state === 'sending'
}

/** Not yet finished well: a new upload replaces what the last one said. */
function isUnfinished(upload: Upload): boolean {
  return isUnderWay(upload) || upload.state === 'failed'
}

function toUpload(file: File): Upload {
  return {
    id: randomId(),
    file,
    state: 'waiting',
    progress: 0,
    failure: '',
    canRetry: true,
    picture: null,
  }
}
