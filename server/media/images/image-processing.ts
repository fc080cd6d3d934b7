import { join } from 'node:path'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { v7 as uuid } from 'uuid'
import { limits } from '../../../domain/content/limits.ts'
import type { VariantFormat } from '../../../domain/media/media.ts'
import { message } from '../../../domain/messages/api-message.ts'
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
/**
 * Longest side of a stored photo: 12 megapixels of a phone as they are, since a small reduction
 * would take the most time.
 */
const MAX_SIDE_PX = 4096
/** In wider images more effort saves only a twentieth and takes the most time. */
const MAX_HIGH_EFFORT_WIDTH_PX = 1280
/** Variants up to this width are swatches: of that size nobody sees more quality, only its bytes. */
const MAX_SWATCH_WIDTH_PX = 96
const MAX_PIXELS = limits.megapixels * 1_000_000

/** File extension of raw pixels, by which libvips recognises the format. */
const pixelsEnding = '.v'

/**
 * Checks the photo at `source` and writes its stored form to `target`, from one decoding, whose
 * pixels are left in `folder`. Throws a 413 or 415.
 */
export async function processImage(
  source: string,
  { target, folder }: { target: string; folder: string },
  filename: string,
): Promise<ProcessedImage> {
  const { fileTypeFromFile } = await import('file-type')
  const type = await fileTypeFromFile(source)
  if (type === undefined || !imageTypes.includes(type.mime)) {
    throw unsupported(message('media.notAPhoto', { file: filename }))
  }
  const isOpaque = await inspect(source, type.mime, filename)
  const upright = sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' })
    .autoOrient()
    .resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true })
  try {
    const pixels = await writePixels(isOpaque ? upright.removeAlpha() : upright, folder)
    const image = openPixels(pixels)
    // Neither progressive nor with optimised coding: no page shows this file, and both would double
    // the time.
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

/** Pixels of a stored photo at the width of its widest variant, never upscaled. */
export function decodeImage(source: string, width: number, folder: string): Promise<Pixels> {
  return writePixels(sharp(source).resize({ width, withoutEnlargement: true }), folder)
}

/** Pixels at a smaller width. */
export function shrink(pixels: Pixels, width: number, folder: string): Promise<Pixels> {
  return writePixels(openPixels(pixels).resize({ width, withoutEnlargement: true }), folder)
}

export async function writeVariantOfPixels(
  pixels: Pixels,
  format: VariantFormat,
  target: string,
): Promise<void> {
  await encode(openPixels(pixels), format, pixels.width).toFile(target)
}

/** Writes one variant straight from a stored photo. */
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
      return width > MAX_SWATCH_WIDTH_PX
        ? image.webp({ quality: 76, effort: width > MAX_HIGH_EFFORT_WIDTH_PX ? 0 : 1 })
        : image.webp({ quality: 60, effort: 4 })
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

/** Throws if the photo is unreadable or too large. Returns true if it has no transparency. */
async function inspect(source: string, type: string, filename: string): Promise<boolean> {
  let metadata: Metadata
  try {
    metadata = await sharp(source, { limitInputPixels: false }).metadata()
  } catch (error) {
    throw unreadable(type, filename, error)
  }
  if (metadata.width * metadata.height > MAX_PIXELS) {
    throw tooLarge(message('media.tooManyPixels', { file: filename, max: limits.megapixels }))
  }
  if (!metadata.hasAlpha) return true
  try {
    return (await sharp(source, { limitInputPixels: MAX_PIXELS }).stats()).isOpaque
  } catch (error) {
    throw unreadable(type, filename, error)
  }
}

function unreadable(type: string, filename: string, cause: unknown): Error {
  const code = type === 'image/heic' ? 'media.heicPhoto' : 'media.damagedPhoto'
  const error = unsupported(message(code, { file: filename }))
  error.cause = cause
  return error
}

/** Placeholder colours: the mean of each third from top to bottom, in the shortest notation. */
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
