import type { Figure } from '../../domain/scale-drawing/drawn-piece.ts'
import {
  type DrawnRoom,
  LABEL_SHARE,
  type ScaleDrawing,
} from '../../domain/scale-drawing/scale-drawing.ts'
import { DimensionLine, isHorizontal, stackLabels } from './dimension-line.tsx'

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

interface RoomProps {
  room: DrawnRoom
  floor: number
  /** Height of a label. */
  label: number
}

/** Wall behind the piece. */
function RoomArea({ room, floor, label }: RoomProps) {
  if (room.left === null || room.width === null) return null
  const top = topOf(room, label)
  return (
    <path
      className="scale-wall"
      d={`M${round(room.left)} ${top}h${round(room.width)}V${round(floor)}h${-round(room.width)}z`}
    />
  )
}

interface RoomLinesProps extends RoomProps {
  /** Width of the drawing. */
  width: number
}

/** Sides of the wall, and the ceiling above it or above everything. */
function RoomLines({ room, floor, label, width }: RoomLinesProps) {
  const { left, width: wall, top } = room
  const bottom = round(floor)
  const [from, to] = left === null || wall === null ? [0, width] : [left, left + wall]
  return (
    <>
      {left !== null && (
        <path
          className={lineClass(room.isTooNarrow)}
          d={`M${round(from)} ${topOf(room, label)}V${bottom}M${round(to)} ${topOf(room, label)}V${bottom}`}
        />
      )}
      {top !== null && (
        <path
          className={lineClass(room.isTooLow)}
          d={`M${round(from)} ${round(top)}H${round(to)}`}
        />
      )}
    </>
  )
}

interface RoomLabelsProps extends RoomLinesProps {
  write: (millimetres: number) => string
}

/** Width above the wall, and height on its right. */
function RoomLabels({ room, floor, label, width, write }: RoomLabelsProps) {
  const { left, width: wall, height, top } = room
  const right = wall === null ? null : round(room.outerRight)
  const middle = round(((top ?? 0) + floor) / 2)
  return (
    <>
      {left !== null && wall !== null && (
        <text
          className={labelClass(room.isTooNarrow)}
          x={round(left + wall / 2)}
          y={top === null ? topOf(room, label) : round(room.outerTop)}
          dy="-0.5em"
        >
          {write(wall)}
        </text>
      )}
      {height !== null &&
        (right === null ? (
          <text
            className={`${labelClass(room.isTooLow)} scale-end`}
            x={width}
            y={round(top ?? 0)}
            dy="-0.5em"
          >
            {write(height)}
          </text>
        ) : (
          <text
            className={labelClass(room.isTooLow)}
            x={right}
            y={middle}
            dy="1.2em"
            transform={`rotate(-90 ${right} ${middle})`}
          >
            {write(height)}
          </text>
        ))}
    </>
  )
}

/** Upper end of the wall: the ceiling, or without one as high as the drawing has room for a label. */
function topOf({ top }: DrawnRoom, label: number): number {
  return round(top ?? label * 3)
}

function lineClass(isTight: boolean): string {
  return isTight ? 'scale-room scale-tight' : 'scale-room'
}

function labelClass(isTight: boolean): string {
  return isTight ? 'scale-label scale-tight-label' : 'scale-label'
}
