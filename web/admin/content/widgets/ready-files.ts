/** What can be sent of the files that somebody chose, and a sentence for each that cannot. */
export interface ReadyFiles {
  files: File[]
  refused: string[]
}

/** The longest side that the site keeps: more would only take longer to send. */
const longestSide = 3840
const scalable = ['image/jpeg', 'image/png', 'image/webp']
const megabyte = 1024 * 1024

/**
 * Photographs ready to be sent: large ones scaled down, those of phones turned into JPEG where this
 * browser can read them. `most` is the server's limit in bytes, when it is known.
 */
export async function readyPictures(chosen: File[], most: number | undefined): Promise<ReadyFiles> {
  const ready: ReadyFiles = { files: [], refused: [] }
  for (const file of chosen) {
    const picture = isHeic(file) ? await toJpeg(file) : await scaleDown(file)
    if (picture === null) {
      ready.refused.push(
        isHeic(file)
          ? `${file.name} is a HEIC photograph, which this browser cannot read. On the phone, choose “Most Compatible” in the camera settings or export it as JPEG.`
          : `${file.name} is not a photograph. Please choose a JPEG, PNG, WebP, AVIF or GIF file.`,
      )
    } else weigh(picture, most, ready)
  }
  return ready
}

/** Films go as they are; what is too large is said before it is sent. */
export function readyFilms(chosen: File[], most: number | undefined): ReadyFiles {
  const ready: ReadyFiles = { files: [], refused: [] }
  for (const file of chosen) {
    if (file.type.startsWith('video/') || file.type === '') weigh(file, most, ready)
    else ready.refused.push(`${file.name} is not a video. Please choose an MP4, MOV or WebM file.`)
  }
  return ready
}

function weigh(file: File, most: number | undefined, ready: ReadyFiles): void {
  if (most === undefined || file.size <= most) ready.files.push(file)
  else {
    const limit = Math.floor(most / megabyte)
    ready.refused.push(`${file.name} is larger than ${limit} MB. Please choose a smaller one.`)
  }
}

function isHeic(file: File): boolean {
  return /^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name)
}

/** The file itself where it is small enough already; null where it is no picture at all. */
async function scaleDown(file: File): Promise<File | null> {
  if (!file.type.startsWith('image/')) return null
  if (!scalable.includes(file.type)) return file
  const bitmap = await decode(file)
  // What this browser cannot read the server may still know: it decides by the bytes.
  if (bitmap === null) return file
  if (Math.max(bitmap.width, bitmap.height) <= longestSide) return file
  return redraw(bitmap, file, file.type === 'image/png' ? 'image/png' : 'image/jpeg')
}

async function toJpeg(file: File): Promise<File | null> {
  const bitmap = await decode(file)
  return bitmap === null ? null : redraw(bitmap, file, 'image/jpeg')
}

async function decode(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    return null
  }
}

async function redraw(bitmap: ImageBitmap, file: File, type: string): Promise<File | null> {
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
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
