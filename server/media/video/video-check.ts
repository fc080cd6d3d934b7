import { message } from '../../../domain/messages/api-message.ts'
import { unsupported } from '../../kernel/errors.ts'
import { BrokenBoxesError } from './mp4-boxes.ts'
import { readFormats } from './video-metadata.ts'

export interface CheckedVideo {
  extension: 'mp4' | 'mov' | 'webm'
  type: 'video/mp4' | 'video/quicktime' | 'video/webm'
}

/** Video codecs that all current browsers play. */
const playable = new Set(['avc1', 'avc2', 'avc3', 'avc4', 'vp08', 'vp09', 'av01'])
const highEfficiency = new Set(['hvc1', 'hev1', 'dvh1', 'dvhe'])

/**
 * Type of a video by its bytes. Throws if browsers cannot play it, since videos are not re-encoded.
 */
export async function checkVideo(source: string, filename: string): Promise<CheckedVideo> {
  const { fileTypeFromFile } = await import('file-type')
  const type = await fileTypeFromFile(source)
  switch (type?.mime) {
    case 'video/mp4':
    case 'video/x-m4v':
      await expectPlayable(source, filename)
      return { extension: 'mp4', type: 'video/mp4' }
    case 'video/quicktime':
      await expectPlayable(source, filename)
      return { extension: 'mov', type: 'video/quicktime' }
    case 'video/webm':
      return { extension: 'webm', type: 'video/webm' }
    default:
      throw unsupported(message('media.notAVideo', { file: filename }))
  }
}

async function expectPlayable(source: string, filename: string): Promise<void> {
  const formats = await unlessDamaged(filename, () => readFormats(source))
  if (formats.length > 0 && formats.every((format) => playable.has(format))) return
  if (formats.some((format) => highEfficiency.has(format))) {
    throw unsupported(message('media.hevcVideo', { file: filename }))
  }
  throw unsupported(message('media.unplayableVideo', { file: filename }))
}

/** Runs `read`; throws a 415 for a file whose boxes are broken. */
export async function unlessDamaged<R>(filename: string, read: () => Promise<R>): Promise<R> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof BrokenBoxesError)) throw error
    const refusal = unsupported(message('media.damagedVideo', { file: filename }))
    refusal.cause = error
    throw refusal
  }
}
