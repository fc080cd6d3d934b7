import sharp from 'sharp'
import type { IconSize } from '../../../domain/media/media.ts'

/**
 * Maskable icons: phones crop them to a circle of this share of the side; tab icons are shown
 * whole.
 */
const safeCircle = 0.8
const tabSize = 32

/** Draws a logo of any shape into a square, on white or on the colour of the logo's corner. */
export async function drawIcon(logo: string, size: IconSize, target: string): Promise<void> {
  const { width, height } = await sharp(logo).metadata()
  const scale =
    size === tabSize
      ? size / Math.max(width, height)
      : (size * safeCircle) / Math.hypot(width, height)
  const box = { width: side(width * scale), height: side(height * scale) }
  const [left, top] = [size - box.width, size - box.height].map((space) => Math.floor(space / 2))
  const input = await sharp(logo)
    .resize({ ...box, fit: 'fill' })
    .png()
    .toBuffer()
  const background = await groundOf(logo)
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
