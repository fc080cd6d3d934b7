import type { Picture } from '../../../domain/media/media.ts'

/** Place on a photograph, in shares of its width and height. */
export interface Place {
  x: number
  y: number
}

/**
 * Place in a box of another ratio, which a photograph fills around its focus point as
 * `object-fit: cover` does; null if it is cut off there.
 */
export function placeInCrop(
  place: Place,
  { width, height, focus }: Pick<Picture, 'width' | 'height' | 'focus'>,
  ratio: number,
): Place | null {
  const scale = width / height / ratio
  if (!Number.isFinite(scale) || scale <= 0) return null
  const [x, y] = focusOf(focus)
  const inside = {
    x: scale > 1 ? place.x * scale - (scale - 1) * x : place.x,
    y: scale < 1 ? place.y / scale - (1 / scale - 1) * y : place.y,
  }
  return Object.values(inside).every((share) => share >= 0 && share <= 1) ? inside : null
}

/** Index of the mark nearest to a place, within a distance in pixels; -1 if there is none. */
export function nearestMark(
  marks: readonly Place[],
  { x, y }: Place,
  { width, height }: Pick<DOMRect, 'width' | 'height'>,
  maxDistancePx: number,
): number {
  const distances = marks.map((mark) => Math.hypot((mark.x - x) * width, (mark.y - y) * height))
  const nearest = Math.min(...distances)
  return nearest <= maxDistancePx ? distances.indexOf(nearest) : -1
}

/** Shares of a focus point such as `74% 62%`; the middle without one. */
function focusOf(focus: string): [number, number] {
  const [x = 50, y = 50] = focus.match(/[\d.]+/g)?.map(Number) ?? []
  return [x / 100, y / 100]
}
