import { unsupported } from '../errors.ts'

export interface CheckedVideo {
  extension: 'mp4' | 'mov' | 'webm'
  type: 'video/mp4' | 'video/quicktime' | 'video/webm'
}

/** What kind of clip the bytes are. Clips are kept as they come: nothing here re-encodes them. */
export async function checkVideo(source: string, filename: string): Promise<CheckedVideo> {
  const { fileTypeFromFile } = await import('file-type')
  const type = await fileTypeFromFile(source)
  switch (type?.mime) {
    case 'video/mp4':
    case 'video/x-m4v':
      return { extension: 'mp4', type: 'video/mp4' }
    case 'video/quicktime':
      return { extension: 'mov', type: 'video/quicktime' }
    case 'video/webm':
      return { extension: 'webm', type: 'video/webm' }
    default:
      throw unsupported(
        `${filename} is not a video we take. Please choose an MP4, MOV or WebM file.`,
      )
  }
}
