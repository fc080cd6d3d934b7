import { join } from 'node:path'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { v7 as uuid } from 'uuid'
import { limits } from '../../../domain/content/limits.ts'
import type { VariantFormat } from '../../../domain/media/media.ts'
import { isDiskFull, tooLarge, unsupported } from '../../kernel/errors.ts'
import type { Pixels, ProcessedImage } from './image-task.ts'

const imageTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
  'image/heic',
]
/** The longest side that is kept: a phone's 12 megapixels as they are, since making them a little smaller takes longest. */
const MAX_SIDE_PX = 4096
/** In larger ones it saves a twentieth, and they take the most time. */
const MAX_HIGH_EFFORT_WIDTH_PX = 1280
const MAX_PIXELS = limits.megapixels * 1_000_000

/** How the file of pixels ends, by which the library knows what it is. */
const pixelsEnding = '.v'

/**
 * Checks the photograph at `source` and writes what is kept of it to `target`, from one decoding, the pixels
 * of which are left in `folder`.
 */
export async function processImage(
  source: string,
  { target, folder }: { target: string; folder: string },
  filename: string,
): Promise<ProcessedImage> {
  const { fileTypeFromFile } = await import('file-type')
  const type = await fileTypeFromFile(source)
  if (type === undefined || !imageTypes.includes(type.mime)) {
    throw unsupported(
      `${filename} is not a supported photo. Please choose a JPEG, PNG, WebP, AVIF or GIF file.`,
    )
  }
  const isOpaque = await inspect(source, type.mime, filename)
  const upright = sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' })
    .autoOrient()
    .resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true })
  try {
    const pixels = await writePixels(isOpaque ? upright.removeAlpha() : upright, folder)
    const image = openPixels(pixels)
    // Neither progressive nor with the best codes: no page shows it, and that would double the time.
    await (isOpaque
      ? image.jpeg({ quality: 88, optimiseCoding: false }).toFile(target)
      : image.png({ compressionLevel: 9 }).toFile(target))
    return {
      extension: isOpaque ? 'jpg' : 'png',
      type: isOpaque ? 'image/jpeg' : 'image/png',
      width: pixels.width,
      height: pixels.height,
      placeholder: await makePlaceholder(pixels),
      pixels,
    }
  } catch (error) {
    if (isDiskFull(error)) throw error
    throw unreadable(type.mime, filename, error)
  }
}

/** A photograph that is kept, as wide as its widest rendition and not wider. */
export function decodeImage(source: string, width: number, folder: string): Promise<Pixels> {
  return writePixels(sharp(source).resize({ width, withoutEnlargement: true }), folder)
}

/** The photograph in a width, from its pixels in any larger one. */
export function shrink(pixels: Pixels, width: number, folder: string): Promise<Pixels> {
  return writePixels(openPixels(pixels).resize({ width, withoutEnlargement: true }), folder)
}

/** Writes the pixels as a rendition. */
export async function writeVariantOfPixels(
  pixels: Pixels,
  format: VariantFormat,
  target: string,
): Promise<void> {
  await encode(openPixels(pixels), format, pixels.width).toFile(target)
}

/** Writes one rendition of a kept photograph, straight from it. */
export async function writeVariant(
  source: string,
  { width, format }: { width: number; format: VariantFormat },
  target: string,
): Promise<void> {
  const image = sharp(source).resize({ width, withoutEnlargement: true })
  await encode(image, format, width).toFile(target)
}

/** More effort would make AVIF a tenth smaller and take five times as long. */
function encode(image: Sharp, format: VariantFormat, width: number): Sharp {
  switch (format) {
    case 'avif':
      return image.avif({ quality: 55, effort: 0 })
    case 'webp':
      return image.webp({ quality: 76, effort: width > MAX_HIGH_EFFORT_WIDTH_PX ? 0 : 1 })
    case 'jpg':
      return image.flatten({ background: '#ffffff' }).jpeg({ quality: 78, optimiseCoding: false })
    default:
      return format satisfies never
  }
}

async function writePixels(image: Sharp, folder: string): Promise<Pixels> {
  const file = join(folder, uuid() + pixelsEnding)
  const { width, height } = await image.toFile(file)
  return { file, width, height }
}

function openPixels({ file }: Pixels): Sharp {
  return sharp(file)
}

/** Whether the photograph can be read and is within bounds; answers whether no part is transparent. */
async function inspect(source: string, type: string, filename: string): Promise<boolean> {
  let metadata: Metadata
  try {
    metadata = await sharp(source, { limitInputPixels: false }).metadata()
  } catch (error) {
    throw unreadable(type, filename, error)
  }
  if (metadata.width * metadata.height > MAX_PIXELS) {
    throw tooLarge(
      `${filename} has more than ${limits.megapixels} megapixels. Please choose a smaller one.`,
    )
  }
  if (!metadata.hasAlpha) return true
  try {
    return (await sharp(source, { limitInputPixels: MAX_PIXELS }).stats()).isOpaque
  } catch (error) {
    throw unreadable(type, filename, error)
  }
}

function unreadable(type: string, filename: string, cause: unknown): Error {
  const message =
    type === 'image/heic'
      ? `${filename} is a HEIC photo, which is not supported. On your phone, choose “Most Compatible” in the camera settings or export it as JPEG.`
      : `${filename} is damaged or not a supported photo. Please try again or choose another.`
  const error = unsupported(message)
  error.cause = cause
  return error
}

/** The photograph's colours from top to bottom, each the mean of a third, in the shortest notation. */
async function makePlaceholder(pixels: Pixels): Promise<string> {
  const { data } = await openPixels(pixels)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize({ width: 1, height: 3, fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const shades = [...data].map((shade) => Math.round(shade / 17).toString(16))
  return [0, 3, 6].map((at) => `#${shades.slice(at, at + 3).join('')}`).join(',')
}
