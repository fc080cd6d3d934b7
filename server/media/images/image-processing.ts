import { join } from 'node:path'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { v7 as uuid } from 'uuid'
import { limits } from '../../../domain/content/limits.ts'
import type { IconSize, VariantFormat } from '../../../domain/media/media.ts'
import { cropBox, type PictureEdit, turnedSize } from '../../../domain/media/picture-edit.ts'
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
 * pixels are left in `folder`. `filename` is used in messages. Throws a 413 or 415.
 */
export async function processImage({
  source,
  target,
  folder,
  filename,
}: Record<'source' | 'target' | 'folder' | 'filename', string>): Promise<ProcessedImage> {
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
    return await storePixels(pixels, isOpaque, target)
  } catch (error) {
    if (isDiskFull(error)) throw error
    throw unreadable(type.mime, filename, error)
  }
}

/**
 * Writes a stored photo after an edit to `target`, in the format that it has; its pixels are left in
 * `folder`.
 */
export async function editImage({
  source,
  edit: { crop, turn },
  target,
  folder,
}: Record<'source' | 'target' | 'folder', string> & {
  edit: PictureEdit
}): Promise<ProcessedImage> {
  const { width, height, hasAlpha } = await sharp(source).metadata()
  const inner = turnedSize({ width, height }, turn)
  // Pixels along the edge blend with what lies outside: that must be more of the picture.
  const edged = turn % 90 === 0 ? null : await writePixels(withEdge(sharp(source)), folder)
  const upright = edged === null ? sharp(source) : openPixels(edged)
  const turned = await writePixels(upright.rotate(turn), folder)
  const box = cropBox(inner, crop)
  const pixels = await writePixels(
    openPixels(turned).extract({
      ...box,
      left: box.left + Math.round((turned.width - inner.width) / 2),
      top: box.top + Math.round((turned.height - inner.height) / 2),
    }),
    folder,
  )
  return storePixels(pixels, !hasAlpha, target)
}

/** Pixels of a stored photo at the width of its widest variant, never upscaled. */
export function decodeImage({
  source,
  width,
  folder,
}: {
  source: string
  width: number
  folder: string
}): Promise<Pixels> {
  return writePixels(sharp(source).resize({ width, withoutEnlargement: true }), folder)
}

/** Pixels at a smaller width. */
export function shrink({
  pixels,
  width,
  folder,
}: {
  pixels: Pixels
  width: number
  folder: string
}): Promise<Pixels> {
  return writePixels(openPixels(pixels).resize({ width, withoutEnlargement: true }), folder)
}

export async function writeVariantOfPixels({
  pixels,
  format,
  target,
}: {
  pixels: Pixels
  format: VariantFormat
  target: string
}): Promise<void> {
  await encode(openPixels(pixels), format, pixels.width).toFile(target)
}

/** Writes one variant straight from a stored photo. */
export async function writeVariant({
  source,
  width,
  format,
  target,
}: {
  source: string
  width: number
  format: VariantFormat
  target: string
}): Promise<void> {
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

/** The photo with its outermost pixels repeated around it. */
function withEdge(image: Sharp): Sharp {
  return image.extend({ top: 2, bottom: 2, left: 2, right: 2, extendWith: 'copy' })
}

/** Writes a photo in the format in which it is stored. */
async function storePixels(
  pixels: Pixels,
  isOpaque: boolean,
  target: string,
): Promise<ProcessedImage> {
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

/**
 * Maskable icons: phones crop them to a circle of this share of the side; tab icons are shown
 * whole.
 */
const safeCircle = 0.8
const tabSize = 32

/** Draws a logo of any shape into a square, on white or on the colour of the logo's corner. */
export async function drawIcon({
  source,
  size,
  target,
}: {
  source: string
  size: IconSize
  target: string
}): Promise<void> {
  const { width, height } = await sharp(source).metadata()
  const scale =
    size === tabSize
      ? size / Math.max(width, height)
      : (size * safeCircle) / Math.hypot(width, height)
  const box = { width: side(width * scale), height: side(height * scale) }
  const [left, top] = [size - box.width, size - box.height].map((space) => Math.floor(space / 2))
  const input = await sharp(source)
    .resize({ ...box, fit: 'fill' })
    .png()
    .toBuffer()
  const background = await groundOf(source)
  await sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input, left, top }])
    .png({ compressionLevel: 9 })
    .toFile(target)
}

/** At least one pixel, however thin the logo. */
function side(length: number): number {
  return Math.max(1, Math.round(length))
}

/**
 * A transparent logo is made for the site's white header; an opaque one continues the colour of its
 * corner.
 */
async function groundOf(logo: string): Promise<{ r: number; g: number; b: number }> {
  const corner = await sharp(logo)
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer()
  const [r = 255, g = 255, b = 255, alpha = 0] = corner
  return alpha === 255 ? { r, g, b } : { r: 255, g: 255, b: 255 }
}
