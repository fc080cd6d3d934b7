import { type Dimension, LABEL_SHARE } from '../../domain/scale-drawing/scale-drawing.ts'

interface DimensionLineProps {
  dimension: Dimension
  text: string
  /** The label of a horizontal line is a row lower than others. */
  isLower: boolean
  /** Width of the drawing. */
  width: number
}

/** Half of the stroke that ends a dimension line, in millimetres. */
const TICK_MILLIMETRES = 35

export function DimensionLine({ dimension, text, isLower, width }: DimensionLineProps) {
  const [[fromX, fromY], [toX, toY]] = [rounded(dimension.from), rounded(dimension.to)]
  const [x, y] = rounded([(fromX + toX) / 2, (fromY + toY) / 2])
  const tick = TICK_MILLIMETRES
  if (!isHorizontal(dimension)) {
    // A label that is longer than its line begins on the floor, and does not reach below it.
    const isLong = labelLength(text, width) > toY - fromY
    const at = isLong ? toY : y
    return (
      <>
        <path
          className="scale-dimension"
          d={`M${fromX - tick} ${fromY}h${2 * tick}M${fromX} ${fromY}V${toY}M${toX - tick} ${toY}h${2 * tick}`}
        />
        <text
          className={isLong ? 'scale-label scale-start' : 'scale-label'}
          x={x}
          y={at}
          dy="-0.4em"
          transform={`rotate(-90 ${x} ${at})`}
        >
          {text}
        </text>
      </>
    )
  }
  const line = `M${fromX} ${fromY - tick}v${2 * tick}M${fromX} ${fromY}H${toX}M${toX} ${toY - tick}v${2 * tick}`
  const isMotion = dimension.of === 'motion'
  return (
    <g className={isMotion ? 'scale-motion' : undefined}>
      <path className="scale-dimension" d={line} />
      <text className="scale-label" x={x} y={y} dy={isLower ? '3em' : '1.2em'}>
        {text}
      </text>
    </g>
  )
}

export function isHorizontal({ from, to }: Dimension): boolean {
  return from[1] === to[1]
}

function rounded([x, y]: readonly [number, number]): [number, number] {
  return [Math.round(x), Math.round(y)]
}

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
function labelLength(text: string, width: number): number {
  return text.length * LETTER_SHARE * LABEL_SHARE * width
}
