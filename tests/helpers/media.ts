import { openAsBlob, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { FormFile } from './form.ts'

/** A JPEG of one colour; different colours make different files. */
export async function photograph(
  colour = '#c08040',
  { width = 320, height = 240 } = {},
): Promise<FormFile> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()
  return { filename: `${colour.slice(1)}.jpg`, bytes, type: 'image/jpeg' }
}

/** A tiny photograph, for tests of anything but the picture: the server renders variants of every photo. */
export const smallPhotograph = (colour?: string): Promise<FormFile> =>
  photograph(colour, { width: 32, height: 24 })

/** A JPEG with an EXIF camera and time, such as `2026:05:01 10:11:12`. */
export async function photographTakenAt(colour: string, moment: string): Promise<FormFile> {
  const { bytes, ...file } = await photograph(colour)
  const exif = { IFD0: { Make: 'Camera' }, IFD2: { DateTimeOriginal: moment } }
  return { ...file, bytes: await sharp(bytes).withExif(exif).jpeg().toBuffer() }
}

/** A short MP4 video of the demo catalogue. */
export function clip(number: 1 | 2 | 3 | 4 = 1): FormFile {
  const filename = `customer-${number}.mp4`
  const file = join(import.meta.dirname, '../../demo/media/videos', filename)
  return { filename, bytes: readFileSync(file), type: 'video/mp4' }
}

/** A file that was removed after it was chosen: reading it fails. */
export async function removedFile(): Promise<Blob> {
  const folder = await mkdtemp(join(tmpdir(), 'removed-'))
  const path = join(folder, 'photo.jpg')
  await writeFile(path, 'photo')
  const file = await openAsBlob(path)
  await rm(folder, { recursive: true })
  return file
}
