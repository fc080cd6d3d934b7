import type { Outline } from './outline.ts'

/**
 * Silhouette of a piece: closed shapes from back to front, and lines over them. It fills its width and height exactly;
 * what is inside shows the kind of piece, not its details.
 */
export interface Silhouette {
  shapes: Outline[]
  lines: Outline[]
}

/** Height of a seat above the floor; lower pieces are sat on at a share of their height. */
const SEAT_MILLIMETRES = 440

export function seatHeight(height: number, share: number): number {
  return Math.min(SEAT_MILLIMETRES, height * share)
}

/** Share of a side, never thinner than a lath nor thicker than a beam. */
export function thickness(side: number, share: number): number {
  return Math.min(90, Math.max(Math.min(25, side / 8), side * share))
}

/** Inner edges that divide a stretch into equal parts. */
export function sections(from: number, to: number, parts: number): number[] {
  return Array.from({ length: parts - 1 }, (_, index) => from + ((to - from) * (index + 1)) / parts)
}
