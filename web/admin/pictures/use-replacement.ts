import { useEffect, useRef, useState } from 'react'
import type { ListedPicture } from '../../../domain/api/pictures.ts'
import { useApi } from '../app/admin-context.ts'
import { readError } from '../app/use-data.ts'
import { uploadFile, usePreparation } from './upload-files.ts'

/** Picture that takes the place of another one: of the library, or uploaded for it. */
export function useReplacement() {
  const api = useApi()
  const prepare = usePreparation()
  const [by, setBy] = useState<ListedPicture | null>(null)
  /** From 0 to 1 during an upload. */
  const [progress, setProgress] = useState<number | null>(null)
  const [failure, setFailure] = useState('')
  const running = useRef<AbortController | null>(null)
  // An upload ends with the dialog.
  useEffect(() => () => running.current?.abort(), [])

  async function upload(file: File): Promise<void> {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    setFailure('')
    setProgress(0)
    try {
      const prepared = await prepare(file)
      if ('refusal' in prepared) return setFailure(prepared.refusal)
      const options = { onProgress: setProgress, signal: own.signal }
      const added = await uploadFile(api, prepared.file, options)
      if (running.current === own && added !== undefined) setBy(added)
    } catch (thrown) {
      if (!own.signal.aborted) setFailure(readError(thrown).message)
    } finally {
      if (running.current === own) setProgress(null)
    }
  }

  return {
    by,
    progress,
    failure,
    upload,
    choose(picture: ListedPicture) {
      running.current?.abort()
      setProgress(null)
      setFailure('')
      setBy(picture)
    },
  }
}
