import type { DrawnRoom } from '../../domain/scale-drawing/scale-drawing.ts'

interface RoomProps {
  room: DrawnRoom
  floor: number
  /** Height of a label. */
  label: number
}

/** Wall behind the piece. */
export function RoomArea({ room, floor, label }: RoomProps) {
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
export function RoomLines({ room, floor, label, width }: RoomLinesProps) {
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
export function RoomLabels({ room, floor, label, width, write }: RoomLabelsProps) {
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

function round(value: number): number {
  return Math.round(value)
}
