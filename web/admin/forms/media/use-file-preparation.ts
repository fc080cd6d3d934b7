import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { accountEndpoints } from '../../../../domain/api/accounts.ts'
import { useData } from '../../app/use-data.ts'
import { usePreparations } from '../pending-files.ts'
import { type PreparedFile, preparePictures, prepareVideos } from './file-preparation.ts'

interface ReadyFilesOptions {
  kind: 'image' | 'video'
  /** Also passes on invalid files, so that they are shown in their place. */
  keepsInvalidFiles?: boolean
  /** `place` is the argument of `add`: key of the picture that the first file replaces. */
  onReady: (files: PreparedFile[], place: string | null) => void | Promise<void>
}

/** Prepares chosen, dropped and pasted files for upload and passes them on. */
export function usePreparedFiles({ kind, keepsInvalidFiles = false, onReady }: ReadyFilesOptions) {
  const t = useTranslations('media.filePreparation')
  const limits = useData(accountEndpoints.limits, {}).data?.limits
  const { track } = usePreparations()
  const [refused, setRefused] = useState<string[]>([])
  const [preparing, setPreparing] = useState(false)
  // Preparing photos takes time, and the form may have rendered again since.
  const latest = useRef(onReady)
  useEffect(() => {
    latest.current = onReady
  })

  async function add(chosen: File[], place: string | null = null): Promise<void> {
    if (chosen.length > 0) await track(prepare(chosen, place))
  }

  async function prepare(chosen: File[], place: string | null): Promise<void> {
    setPreparing(true)
    const ready =
      kind === 'image'
        ? await preparePictures(chosen, limits?.imageBytes, t)
        : prepareVideos(chosen, limits?.videoBytes, t)
    const files = ready.files.filter(({ failure }) => keepsInvalidFiles || failure === null)
    const errors = ready.files.flatMap(({ failure }) => failure?.sentence ?? [])
    setRefused(keepsInvalidFiles ? ready.refused : [...ready.refused, ...errors])
    if (files.length > 0) await latest.current(files, place)
    setPreparing(false)
  }

  return { add, preparing, refused }
}
