import type { Dimension, Figure, ScaleDrawing } from '../../domain/scale-drawing/scale-drawing.ts'
import { LABEL_SHARE, stackLabels } from './label-rows.ts'

interface ScaleSvgProps {
  drawing: ScaleDrawing
  /** The drawing in words, for screen readers. */
  words: string
  write: (millimetres: number) => string
  /** Each piece has a number above it. */
  isNumbered?: boolean
  /** The visitor's room is too small for the piece. */
  isTooSmall?: boolean
}

/**
 * Pieces, a person and a door as lines on one floor, with dimension lines. Its rules are those of
 * `scale-svg.css`, which only what shows a drawing loads.
 */
export function ScaleSvg({ drawing, words, write, isNumbered, isTooSmall }: ScaleSvgProps) {
  const { width, floor, figures, dimensions } = drawing
  const fontSize = round(width * LABEL_SHARE)
  const across = dimensions.filter(isHorizontal)
  const rows = stackLabels(
    across.map(({ millimetres, from, to }) => ({
      middle: (from[0] + to[0]) / 2,
      text: write(millimetres),
    })),
    width,
  )
  // Labels grow on phones, and their rows with them.
  const below = fontSize * (rows.includes(1) ? 5 : 2)
  const above = isNumbered ? fontSize * 3 : 0
  return (
    <svg
      className="scale-svg"
      viewBox={`0 ${-above} ${round(width)} ${round(drawing.height + above + below)}`}
      fontSize={fontSize}
      role="img"
    >
      <title>{words}</title>
      <RoomLines drawing={drawing} isTooSmall={isTooSmall} />
      {figures.map((figure, index) => (
        <FigureLines figure={figure} key={index} />
      ))}
      <path className="scale-floor" d={`M0 ${round(floor)}H${round(width)}`} />
      {dimensions.map((dimension, index) => (
        <DimensionLine
          dimension={dimension}
          text={write(dimension.millimetres)}
          row={rows[across.indexOf(dimension)] ?? 0}
          key={index}
        />
      ))}
      {isNumbered && <Numbers figures={figures} />}
    </svg>
  )
}

function Numbers({ figures }: Pick<ScaleDrawing, 'figures'>) {
  return figures
    .filter(({ role }) => role === 'piece')
    .map(({ x, y, width }, index) => (
      <text className="scale-number" x={round(x + width / 2)} y={round(y)} dy="-0.4em" key={index}>
        {index + 1}
      </text>
    ))
}

function FigureLines({ figure: { role, x, y, shapes, lines } }: { figure: Figure }) {
  return (
    <g className={`scale-${role}`} transform={`translate(${round(x)} ${round(y)})`}>
      {shapes.map((shape, index) => (
        <path d={shape} key={index} />
      ))}
      {lines.length > 0 && <path className="scale-inner" d={lines.join('')} />}
    </g>
  )
}

/** Walls and ceiling of the visitor's room. */
function RoomLines({ drawing, isTooSmall }: Pick<ScaleSvgProps, 'drawing' | 'isTooSmall'>) {
  const { room, floor, width } = drawing
  if (room === null) return null
  const [left, right] = room.width === null ? [0, width] : [room.x, room.x + room.width]
  const [top, bottom] = [round(room.y), round(floor)]
  const walls =
    room.width === null ? '' : `M${round(left)} ${top}V${bottom}M${round(right)} ${top}V${bottom}`
  const ceiling = room.height === null ? '' : `M${round(left)} ${top}H${round(right)}`
  return (
    <path className={isTooSmall ? 'scale-room scale-tight' : 'scale-room'} d={walls + ceiling} />
  )
}

interface DimensionLineProps {
  dimension: Dimension
  text: string
  /** Of a horizontal line's label: 0 stands directly below it. */
  row: number
}

/** Half of the stroke that ends a dimension line, in millimetres. */
const TICK_MILLIMETRES = 35

function DimensionLine({ dimension, text, row }: DimensionLineProps) {
  const [[fromX, fromY], [toX, toY]] = [dimension.from.map(round), dimension.to.map(round)]
  if (fromX === undefined || fromY === undefined || toX === undefined || toY === undefined)
    return null
  const [x, y] = [round((fromX + toX) / 2), round((fromY + toY) / 2)]
  const tick = TICK_MILLIMETRES
  return isHorizontal(dimension) ? (
    <>
      <path
        className="scale-dimension"
        d={`M${fromX} ${fromY - tick}v${2 * tick}M${fromX} ${fromY}H${toX}M${toX} ${toY - tick}v${2 * tick}`}
      />
      <text className="scale-label" x={x} y={y} dy={row === 0 ? '1.2em' : '2.3em'}>
        {text}
      </text>
    </>
  ) : (
    <>
      <path
        className="scale-dimension"
        d={`M${fromX - tick} ${fromY}h${2 * tick}M${fromX} ${fromY}V${toY}M${toX - tick} ${toY}h${2 * tick}`}
      />
      <text className="scale-label" x={x} y={y} dy="-0.4em" transform={`rotate(-90 ${x} ${y})`}>
        {text}
      </text>
    </>
  )
}

function isHorizontal({ from, to }: Dimension): boolean {
  return from[1] === to[1]
}

function round(value: number): number {
  return Math.round(value)
}
