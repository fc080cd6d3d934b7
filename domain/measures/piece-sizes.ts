import { readMeasure } from './measure.ts'

/** Sizes of a piece as its owner wrote them. */
export interface WrittenSizes {
  width: string
  length: string
  height: string
}

/** Sizes of a piece as visitors look for them, in millimetres; null if not known. */
export interface PieceSizes {
  /** Longer of width and length: the space that the piece takes along a wall. */
  longer: number | null
  /** Shorter of both; null for a piece with only one of them. */
  shorter: number | null
  height: number | null
}

export function readPieceSizes({ width, length, height }: WrittenSizes): PieceSizes {
  const [longer = null, shorter = null] = [readMeasure(width), readMeasure(length)]
    .filter((side) => side !== null)
    .sort((a, b) => b - a)
  return { longer, shorter, height: readMeasure(height) }
}
