import { LABEL_SHARE } from '../../domain/scale-drawing/scale-drawing.ts'

/** Mean width of a letter as a share of its height. */
const LETTER_SHARE = 0.58

interface Label {
  middle: number
  text: string
}

/**
 * Rows of labels below a drawing, from left to right: one that would touch its neighbour on a phone
 * stands a row lower.
 */
export function stackLabels(labels: readonly Label[], width: number): number[] {
  const ends = [0, 0]
  return labels.map(({ middle, text }) => {
    const half = labelLength(text, width) / 2
    const row = middle - half >= (ends[0] ?? 0) ? 0 : 1
    ends[row] = middle + half
    return row
  })
}

/** Length of a label on a phone, in a drawing of a width. */
export function labelLength(text: string, width: number): number {
  return text.length * LETTER_SHARE * LABEL_SHARE * width
}
