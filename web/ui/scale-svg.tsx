import type { Figure } from '../../domain/scale-drawing/drawn-piece.ts'
import { LABEL_SHARE, type ScaleDrawing } from '../../domain/scale-drawing/scale-drawing.ts'
import { DimensionLine, isHorizontal, stackLabels } from './dimension-line.tsx'
import { RoomArea, RoomLabels, RoomLines } from './room-lines.tsx'

interface ScaleSvgProps {
  drawing: ScaleDrawing
  /** The drawing in words, for screen readers. */
  words: string
  write: (millimetres: number) => string
  /** Names of the views of a single piece. */
  captions?: Record<'front' | 'side', string>
  /** Each piece has a number above it. */
  isNumbered?: boolean
}

/** Labels on a wide screen are smaller in a drawing's own measure, by what `scale-svg.css` says. */
const WIDE_LABEL_SHARE = LABEL_SHARE / 2.3
/** Height of a row of labels, which `scale-svg.css` moves by about as much, and what the last one needs less. */
const ROW_EM = 1.8
const LAST_ROW_EM = 0.4
/** Baseline of captions below the dimension lines, in their own height, and what a lower row adds. */
const CAPTION_EM = 2.8
const LOWER_ROW_EM = 2.1
/** Narrower drawings would be too high on a wide screen. */
const WIDE_RATIO = 1.7

/**
 * Pieces, a person and a door as lines on one floor, with dimension lines. Its rules are those of
 * `scale-svg.css`, which only what shows a drawing loads.
 */
export function ScaleSvg({ drawing, words, write, captions, isNumbered }: ScaleSvgProps) {
  const { floor, figures, dimensions, room, way } = drawing
  const [width, height] = [round(drawing.width), round(drawing.height)]
  const fontSize = round(width * WIDE_LABEL_SHARE)
  const across = dimensions.filter(
    (dimension) => dimension.of === 'side' && isHorizontal(dimension),
  )
  const stacked = stackLabels(
    across.map(({ millimetres, from, to }) => ({
      middle: (from[0] + to[0]) / 2,
      text: write(millimetres),
    })),
    width,
  )
  const views = figures.filter(({ view }) => view !== undefined)
  const hasCaptions = captions !== undefined && views.length === 2
  const isLower = dimensions.some(({ of }) => of === 'motion') || stacked.includes(1)
  const rows = (isLower ? 2 : 1) + (hasCaptions ? 1 : 0)
  return (
    <svg
      className={width < height * WIDE_RATIO ? 'scale-svg scale-narrow' : 'scale-svg'}
      viewBox={`0 0 ${width} ${height + Math.ceil(fontSize * (rows * ROW_EM - LAST_ROW_EM))}`}
      fontSize={fontSize}
      data-rows={rows}
      role="img"
    >
      <title>{words}</title>
      {room !== null && <RoomArea room={room} floor={floor} label={fontSize} />}
      {figures.map((figure, index) => (
        <FigureLines figure={figure} key={index} />
      ))}
      <path className="scale-floor" d={`M0 ${round(floor)}H${width}`} />
      {way !== null && (
        <path
          className="scale-way"
          transform={`translate(${round(way.x)} ${round(way.y)})`}
          d={way.outline}
        />
      )}
      {room !== null && <RoomLines room={room} floor={floor} width={width} label={fontSize} />}
      <g className="scale-marks">
        {figures.map((figure, index) => (
          <KnownSize figure={figure} write={write} key={index} />
        ))}
        {dimensions.map((dimension, index) => (
          <DimensionLine
            dimension={dimension}
            text={write(dimension.millimetres)}
            isLower={stacked[across.indexOf(dimension)] === 1}
            width={width}
            key={index}
          />
        ))}
        {room !== null && (
          <RoomLabels room={room} floor={floor} width={width} label={fontSize} write={write} />
        )}
        {hasCaptions &&
          views.map(({ view = 'front', x, width: wide }) => (
            <text
              className="scale-caption"
              x={round(x + wide / 2)}
              y={height}
              dy={`${CAPTION_EM + (rows - 2) * LOWER_ROW_EM}em`}
              key={view}
            >
              {captions[view]}
            </text>
          ))}
        {isNumbered && <Numbers figures={figures} />}
      </g>
    </svg>
  )
}

/** Height of a person or a door above it. */
function KnownSize({ figure, write }: { figure: Figure; write: ScaleSvgProps['write'] }) {
  const { role, x, y, width, height } = figure
  if (role === 'piece') return null
  return (
    <text className="scale-caption" x={round(x + width / 2)} y={round(y)} dy="-0.5em">
      {write(height)}
    </text>
  )
}

function Numbers({ figures }: Pick<ScaleDrawing, 'figures'>) {
  return figures
    .filter(({ role }) => role === 'piece')
    .map(({ x, y, width }, index) => (
      <text className="scale-number" x={round(x + width / 2)} y={round(y)} dy="-0.5em" key={index}>
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

function round(value: number): number {
  return Math.round(value)
}
