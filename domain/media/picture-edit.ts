import { z } from 'zod'

/**
 * Edit of a picture, applied to its original: turned clockwise by `turn` degrees, then cropped.
 * Corners that an angle leaves empty are cut away: the turned picture is the largest upright
 * rectangle within, and `crop` is a part of it in fractions of its sides.
 */
export interface PictureEdit {
  crop: Crop
  turn: number
}

export interface Crop {
  x: number
  y: number
  width: number
  height: number
}

export interface Size {
  width: number
  height: number
}

/** Box in whole pixels. */
export interface PixelBox extends Size {
  left: number
  top: number
}

export const fullCrop: Crop = { x: 0, y: 0, width: 1, height: 1 }

/** Sums of fractions that programs have rounded may exceed 1 by this much. */
const TOLERANCE = 1e-6

const fraction = z.number().min(0).max(1)

const cropSchema = z
  .strictObject({ x: fraction, y: fraction, width: fraction.gt(0), height: fraction.gt(0) })
  .refine(({ x, width }) => x + width <= 1 + TOLERANCE)
  .refine(({ y, height }) => y + height <= 1 + TOLERANCE)

/** Without `crop` or `turn` nothing is cropped or turned. */
export const pictureEditSchema = z.strictObject({
  crop: cropSchema.default(fullCrop),
  turn: z.number().min(-180).max(180).default(0),
})

/** The edit as it is stored: null for one that leaves the picture as it is. */
export function settleEdit(edit: PictureEdit | null): PictureEdit | null {
  if (edit === null) return null
  const { crop, turn } = edit
  return turn % 360 === 0 && crop.width >= 1 && crop.height >= 1 ? null : edit
}

/**
 * Size in pixels of a picture turned by `turn` degrees: for multiples of 90 all of it, otherwise
 * the largest upright rectangle inside, rounded down.
 */
export function turnedSize(picture: Size, turn: number): Size {
  const { width, height } = innerSize(picture, turn)
  return { width: wholePixels(width), height: wholePixels(height) }
}

/** Pixels of a crop in a turned picture of a size: at least one, none outside. */
export function cropBox(turned: Size, crop: Crop): PixelBox {
  const [left, width] = span(turned.width, crop.x, crop.width)
  const [top, height] = span(turned.height, crop.y, crop.height)
  return { left, top, width, height }
}

/**
 * The point of a picture, in fractions, where it is after another edit of the same original, which
 * has the given size; the nearest one of the edge if it was cropped. An edit of null is the
 * original.
 */
export function moveFocus(
  point: { x: number; y: number },
  original: Size,
  before: PictureEdit | null,
  after: PictureEdit | null,
): { x: number; y: number } {
  const from = before ?? plainEdit
  const to = after ?? plainEdit
  const turned = innerSize(original, from.turn)
  const offset = rotate(
    {
      x: (from.crop.x + point.x * from.crop.width - 0.5) * turned.width,
      y: (from.crop.y + point.y * from.crop.height - 0.5) * turned.height,
    },
    to.turn - from.turn,
  )
  const target = innerSize(original, to.turn)
  return {
    x: clamp((offset.x / target.width + 0.5 - to.crop.x) / to.crop.width),
    y: clamp((offset.y / target.height + 0.5 - to.crop.y) / to.crop.height),
  }
}

const plainEdit: PictureEdit = { crop: fullCrop, turn: 0 }

/**
 * Largest upright rectangle in a turned one: where the picture is too long for its angle, two of
 * its corners lie on the long sides, otherwise all four lie on the picture's edge.
 */
function innerSize({ width, height }: Size, turn: number): Size {
  const { sin, cos } = turnOf(turn)
  const [s, c] = [Math.abs(sin), Math.abs(cos)]
  const short = Math.min(width, height)
  const long = Math.max(width, height)
  if (s > 0 && c > 0 && (short <= 2 * s * c * long || Math.abs(s - c) < TOLERANCE)) {
    const half = short / 2
    return width >= height
      ? { width: half / s, height: half / c }
      : { width: half / c, height: half / s }
  }
  const scale = c * c - s * s
  return { width: (width * c - height * s) / scale, height: (height * c - width * s) / scale }
}

/** Sine and cosine, exact for multiples of 90 degrees. */
function turnOf(turn: number): { sin: number; cos: number } {
  const quarters = turn / 90
  if (Number.isInteger(quarters)) {
    const cosines = [1, 0, -1, 0]
    const index = ((quarters % 4) + 4) % 4
    return { sin: cosines[(index + 3) % 4] ?? 0, cos: cosines[index] ?? 1 }
  }
  const angle = (turn * Math.PI) / 180
  return { sin: Math.sin(angle), cos: Math.cos(angle) }
}

/** Turns a vector clockwise, with y pointing down. */
function rotate({ x, y }: { x: number; y: number }, turn: number): { x: number; y: number } {
  const { sin, cos } = turnOf(turn)
  return { x: x * cos - y * sin, y: x * sin + y * cos }
}

/** Start and length in pixels of a part of a side. */
function span(side: number, start: number, length: number): [number, number] {
  const first = Math.min(Math.round(start * side), side - 1)
  const last = Math.min(Math.round((start + length) * side), side)
  return [first, Math.max(1, last - first)]
}

/** Rounded down but for errors of floating-point numbers, and at least one. */
function wholePixels(length: number): number {
  return Math.max(1, Math.floor(length + TOLERANCE))
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value))
}
