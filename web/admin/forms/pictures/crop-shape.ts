import {
  type Crop,
  type PictureEdit,
  type Size,
  settleEdit,
} from '../../../../domain/media/picture-edit.ts'

/** Formats of a crop: width to height; null is any. */
export const cropFormats = { free: null, square: 1, portrait: 4 / 5, wide: 16 / 9 } as const
export type CropFormat = keyof typeof cropFormats

/** Turn of a picture, as its controls have it: whole quarters, and up to 45° either way. */
export interface Turn {
  quarters: number
  angle: number
}

export function readTurn(turn: number): Turn {
  const quarters = Math.round(turn / 90)
  return { quarters, angle: roundTo(turn - quarters * 90, 10) }
}

/** The turn in degrees, from -180 to 180. */
export function turnOf({ quarters, angle }: Turn): number {
  const degrees = (((quarters * 90 + angle) % 360) + 360) % 360
  return roundTo(degrees > 180 ? degrees - 360 : degrees, 10)
}

/** The crop of a picture after it was turned by a quarter, around the same part. */
export function turnCrop({ x, y, width, height }: Crop, isClockwise: boolean): Crop {
  const turned = { width: height, height: width }
  return isClockwise
    ? { x: 1 - y - height, y: x, ...turned }
    : { x: y, y: 1 - x - width, ...turned }
}

/**
 * Crop in a format around the centre of another one, moved inside the picture. It has the same
 * share of the picture's area, or as much as fits.
 */
export function shapeCrop(
  crop: Crop,
  format: CropFormat,
  picture: Size,
  area = crop.width * crop.height,
): Crop {
  const ratio = cropFormats[format]
  if (ratio === null) return crop
  // Width to height in shares of the picture.
  const share = (ratio * picture.height) / picture.width
  const width = Math.min(Math.sqrt(area * share), 1, share)
  const height = width / share
  const centred = (start: number, before: number, length: number) =>
    Math.min(Math.max(0, start + (before - length) / 2), 1 - length)
  return {
    x: centred(crop.x, crop.width, width),
    y: centred(crop.y, crop.height, height),
    width,
    height,
  }
}

const PRECISION = 100_000

/** The edit as it is stored; null for the original. */
export function editOf(turn: Turn, crop: Crop): PictureEdit | null {
  const [x, width] = readSpan(crop.x, crop.width)
  const [y, height] = readSpan(crop.y, crop.height)
  return settleEdit({ turn: turnOf(turn), crop: { x, y, width, height } })
}

/** Start and length in shares, at least a step of them, with no more digits than count. */
function readSpan(start: number, length: number): [number, number] {
  const step = 1 / PRECISION
  const first = roundTo(Math.min(Math.max(0, start), 1 - step), PRECISION)
  return [first, Math.max(step, roundTo(Math.min(length, 1 - first), PRECISION))]
}

function roundTo(value: number, steps: number): number {
  return Math.round(value * steps) / steps + 0
}
