import { useTranslations } from 'use-intl'
import { accountEndpoints } from '../../../domain/api/accounts.ts'
import { type AddedPicture, pictureEndpoints } from '../../../domain/api/pictures.ts'
import type { Api } from '../app/api-client.ts'
import { useData } from '../app/use-data.ts'
import {
  type PreparedFile,
  preparePictures,
  prepareVideos,
} from '../forms/media/file-preparation.ts'
import { captureVideoStill } from '../forms/media/video-still.ts'

/** File as it would be uploaded, or a sentence that says why it is not. */
type Prepared = { file: File } | { refusal: string }

/** Prepares a photograph or a film for upload. */
export function usePreparation(): (file: File) => Promise<Prepared> {
  const t = useTranslations('media.filePreparation')
  const limits = useData(accountEndpoints.limits, {}).data?.limits
  return async (file) => {
    const { files, refused } = isFilm(file)
      ? prepareVideos([file], limits?.videoBytes, t)
      : await preparePictures([file], limits?.imageBytes, t)
    const [ready]: (PreparedFile | undefined)[] = files
    const refusal = refused[0] ?? ready?.failure?.sentence
    return ready === undefined || refusal !== undefined
      ? { refusal: refusal ?? t('unreadable') }
      : { file: ready.file }
  }
}

interface UploadOptions {
  /** Called with the share that was sent, from 0 to 1. */
  onProgress: (share: number) => void
  signal?: AbortSignal
}

/** Adds a file to the library, or finds the picture of the same bytes that is there. */
export async function uploadFile(
  api: Api,
  file: File,
  { onProgress, signal }: UploadOptions,
): Promise<AddedPicture | undefined> {
  const body = new FormData()
  body.append('file', file)
  if (isFilm(file)) {
    const preview = URL.createObjectURL(file)
    const poster = await captureVideoStill(preview)
    URL.revokeObjectURL(preview)
    if (poster !== null) body.append('filePoster', poster, 'still.jpg')
  }
  const { pictures } = await api.call(pictureEndpoints.add, {}, body, {
    onProgress: (sent, total) => onProgress(sent / Math.max(1, total)),
    signal,
  })
  return pictures[0]
}

function isFilm({ type, name }: File): boolean {
  return type.startsWith('video/') || (type === '' && /\.(?:mp4|mov|m4v|webm)$/i.test(name))
}
