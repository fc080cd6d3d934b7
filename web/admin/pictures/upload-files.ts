import { useTranslations } from 'use-intl'
import { type AddedPicture, pictureEndpoints } from '../../../domain/api/pictures.ts'
import type { Api } from '../app/api-client.ts'
import {
  type PreparedFile,
  preparePictures,
  prepareVideos,
} from '../forms/media/file-preparation.ts'
import { captureVideoStill } from '../forms/media/video-still.ts'

/** Server's limits of files in bytes, if they are known. */
interface FileLimits {
  imageBytes: number
  videoBytes: number
}

/** File as it would be uploaded, or a sentence that says why it is not. */
type Prepared = { file: File } | { refusal: string }

/** Prepares a photograph or a film for upload. */
export function usePreparation(): (file: File, limits?: FileLimits) => Promise<Prepared> {
  const t = useTranslations('media.filePreparation')
  return async (file, limits) => {
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
  onProgress?: (sent: number, total: number) => void
  signal?: AbortSignal
}

/** Adds a file to the library, or finds the picture of the same bytes that is there. */
export async function uploadFile(
  api: Api,
  file: File,
  options: UploadOptions,
): Promise<AddedPicture | undefined> {
  const body = new FormData()
  body.append('file', file)
  if (isFilm(file)) {
    const preview = URL.createObjectURL(file)
    const poster = await captureVideoStill(preview)
    URL.revokeObjectURL(preview)
    if (poster !== null) body.append('filePoster', poster, 'still.jpg')
  }
  return (await api.call(pictureEndpoints.add, {}, body, options)).pictures[0]
}

function isFilm({ type, name }: File): boolean {
  return type.startsWith('video/') || (type === '' && /\.(?:mp4|mov|m4v|webm)$/i.test(name))
}
