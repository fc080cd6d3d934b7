import type { Metadata, Sharp } from 'sharp'
import { limits } from '../../domain/limits.ts'
import type { VariantFormat } from '../../domain/media.ts'
import { tooLarge, unsupported } from '../errors.ts'
import sharp from './sharp.ts'

/** A photograph made ready to be kept: upright, without metadata, in a format every browser shows. */
export interface ProcessedImage {
  extension: 'jpg' | 'png'
  type: 'image/jpeg' | 'image/png'
  width: number
  height: number
  /** A tiny data URI that holds the photograph's place until it has loaded. */
  placeholder: string
}

const imageTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
  'image/heic',
]
/** The longest side that is kept; nothing on a page asks for more. */
const longestSide = 3840
const mostPixels = limits.megapixels * 1_000_000

/** Checks the photograph at `source` and writes what is kept of it to `target`. */
export async function processImage(
  source: string,
  target: string,
  filename: string,
): Promise<ProcessedImage> {
  const { fileTypeFromFile } = await import('file-type')
  const type = await fileTypeFromFile(source)
  if (type === undefined || !imageTypes.includes(type.mime)) {
    throw unsupported(
      `${filename} is not a photograph we take. Please choose a JPEG, PNG, WebP, AVIF or GIF file.`,
    )
  }
  const isOpaque = await inspect(source, type.mime, filename)
  const pipeline = sharp(source, { limitInputPixels: mostPixels, failOn: 'truncated' })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
  try {
    const info = await (isOpaque
      ? pipeline.jpeg({ quality: 88, progressive: true }).toFile(target)
      : pipeline.png({ compressionLevel: 9 }).toFile(target))
    return {
      extension: isOpaque ? 'jpg' : 'png',
      type: isOpaque ? 'image/jpeg' : 'image/png',
      width: info.width,
      height: info.height,
      placeholder: await makePlaceholder(target),
    }
  } catch (error) {
    throw unreadable(type.mime, filename, error)
  }
}

/** A stream that turns a kept photograph into one rendition of it. */
export function variantTransform(width: number, format: VariantFormat): Sharp {
  const image = sharp().resize({ width, withoutEnlargement: true })
  switch (format) {
    case 'avif':
      return image.avif({ quality: 55, effort: 2 })
    case 'webp':
      return image.webp({ quality: 76, effort: 3 })
    case 'jpg':
      return image.flatten({ background: '#ffffff' }).jpeg({ quality: 78, progressive: true })
    default:
      return format satisfies never
  }
}

/** Whether the photograph can be read and is within bounds; answers whether no part is transparent. */
async function inspect(source: string, type: string, filename: string): Promise<boolean> {
  let metadata: Metadata
  try {
    metadata = await sharp(source, { limitInputPixels: false }).metadata()
  } catch (error) {
    throw unreadable(type, filename, error)
  }
  if (metadata.width * metadata.height > mostPixels) {
    throw tooLarge(
      `${filename} has more than ${limits.megapixels} megapixels. Please send a smaller one.`,
    )
  }
  if (!metadata.hasAlpha) return true
  try {
    return (await sharp(source, { limitInputPixels: mostPixels }).stats()).isOpaque
  } catch (error) {
    throw unreadable(type, filename, error)
  }
}

function unreadable(type: string, filename: string, cause: unknown): Error {
  const message =
    type === 'image/heic'
      ? `${filename} is a HEIC photograph, which cannot be read here. On the phone, choose “Most Compatible” in the camera settings or export it as JPEG, then send that.`
      : `${filename} is damaged or not a photograph we can read. Please send it again or choose another.`
  const error = unsupported(message)
  error.cause = cause
  return error
}

async function makePlaceholder(file: string): Promise<string> {
  const bytes = await sharp(file)
    .resize({ width: 16, height: 16, fit: 'inside' })
    .webp({ quality: 30 })
    .toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}
