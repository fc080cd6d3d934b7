import { useContext, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { accountEndpoints } from '../../../../domain/api/accounts.ts'
import { useData } from '../../app/use-data.ts'
import { PreparationsContext } from '../form-files.ts'
import type { ChosenFile } from './media-value.ts'

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
  const { track } = useContext(PreparationsContext)
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

/** Chosen file as it would be uploaded, or the reason why it cannot be. */
export interface PreparedFile {
  file: File
  failure: ChosenFile['failure']
}
interface PreparedFiles {
  files: PreparedFile[]
  /** Sentences, one per file of a wrong kind. */
  refused: string[]
}

/** Texts of the reasons. */
type PreparationTexts = ReturnType<typeof useTranslations<'media.filePreparation'>>

/** Maximum side length that the server stores: larger photos only take longer to upload. */
const MAX_SIDE_PX = 3840
/** Types that every browser can decode: if decoding fails, the file is damaged. */
const readable = ['image/jpeg', 'image/png', 'image/webp', 'image/gif']
const scalable = ['image/jpeg', 'image/png', 'image/webp']
const taken = [...readable, 'image/avif']
const megabyte = 1024 * 1024

/**
 * Prepares photos for upload: large ones are scaled down, HEIC is converted to JPEG if the browser
 * can decode it. `max` is the server's limit in bytes, if known.
 */
export async function preparePictures(
  chosen: File[],
  max: number | undefined,
  t: PreparationTexts,
): Promise<PreparedFiles> {
  const ready: PreparedFiles = { files: [], refused: [] }
  for (const file of chosen) {
    if (!isHeic(file) && !taken.includes(file.type)) {
      ready.refused.push(t('noPhoto', { name: file.name }))
      continue
    }
    const picture = await readyPicture(file)
    ready.files.push(picture === null ? unreadable(file, t) : weigh(picture, max, t))
  }
  return ready
}

/** Checks videos, which are uploaded unchanged, against the size limit. */
export function prepareVideos(
  chosen: File[],
  max: number | undefined,
  t: PreparationTexts,
): PreparedFiles {
  const ready: PreparedFiles = { files: [], refused: [] }
  for (const file of chosen) {
    if (file.type.startsWith('video/') || file.type === '') ready.files.push(weigh(file, max, t))
    else ready.refused.push(t('noVideo', { name: file.name }))
  }
  return ready
}

function weigh(file: File, max: number | undefined, t: PreparationTexts): PreparedFile {
  if (max === undefined || file.size <= max) return { file, failure: null }
  const limit = Math.floor(max / megabyte)
  const sentence = t('tooLargeSentence', { name: file.name, limit: String(limit) })
  return { file, failure: { words: t('tooLarge'), sentence } }
}

function unreadable(file: File, t: PreparationTexts): PreparedFile {
  const sentence = t(isHeic(file) ? 'heic' : 'unreadableSentence', { name: file.name })
  return { file, failure: { words: t('unreadable'), sentence } }
}

function isHeic(file: File): boolean {
  return /^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name)
}

/** Photo to upload: unchanged if it is small enough; null if it cannot be decoded. */
async function readyPicture(file: File): Promise<File | null> {
  const bitmap = await decode(file)
  if (bitmap === null) {
    // Older browsers may lack the format, so the server decides.
    return isHeic(file) || readable.includes(file.type) ? null : file
  }
  const isOversized = Math.max(bitmap.width, bitmap.height) > MAX_SIDE_PX
  if (isHeic(file) || (isOversized && scalable.includes(file.type))) {
    return redraw(bitmap, file, file.type === 'image/png' ? 'image/png' : 'image/jpeg')
  }
  bitmap.close()
  return file
}

async function decode(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    return null
  }
}

async function redraw(bitmap: ImageBitmap, file: File, type: string): Promise<File | null> {
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9))
  if (blob === null) return null
  const extension = type === 'image/png' ? '.png' : '.jpg'
  return new File([blob], file.name.replace(/\.[^.]*$/, '') + extension, { type })
}
