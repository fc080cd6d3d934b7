import type { DrawnPiece, Figure, Room } from './drawn-piece.ts'
import type { Outline } from './outline.ts'
import { door, person } from './references.ts'
import { type View, viewsOf } from './views.ts'

/** Dimension line between two ends, with the length that it shows. */
export interface Dimension {
  millimetres: number
  from: readonly [number, number]
  to: readonly [number, number]
  /** A side of the piece, or the room in which a swing moves. */
  of: 'side' | 'motion'
}

/** Walls and ceiling around the front view, as far as they are known and can be drawn. */
export interface DrawnRoom {
  left: number | null
  top: number | null
  width: number | null
  height: number | null
  isTooNarrow: boolean
  isTooLow: boolean
  /** Upper and right end of wall and piece; labels are outside of it. */
  outerTop: number
  outerRight: number
}

/** Drawing in millimetres, its origin in the upper left corner. */
export interface ScaleDrawing {
  width: number
  height: number
  /** Height of the floor line. */
  floor: number
  figures: Figure[]
  dimensions: Dimension[]
  /** Way of a swing's bench, and the upper left corner of the view that it is drawn on. */
  way: { x: number; y: number; outline: Outline } | null
  room: DrawnRoom | null
}

/** Rooms beyond these would make a dot of the piece. */
const MAX_WALL_MILLIMETRES = 8_000
const MAX_CEILING_MILLIMETRES = 5_000

/** Height of a label on a phone as a share of the drawing's width: gaps have room for it. */
export const LABEL_SHARE = 0.0414
/** Gap for the label of a ceiling's height, in heights of a label. */
const CEILING_GAP = 0.8
/** A drawing is at least this much wider than high. */
const MIN_RATIO = 1.3

/**
 * Draws pieces side by side on one floor line at one scale, beside a person and a door: of a single piece the front and
 * the side, as far as its sizes tell; of several the fronts. Null if none of them has a width and a height, or a depth
 * and a height, that can be drawn.
 */
export function drawToScale(pieces: readonly DrawnPiece[], room?: Room): ScaleDrawing | null {
  const isSingle = pieces.length === 1
  const views = pieces.flatMap((piece) => viewsOf(piece, isSingle))
  const [first] = views
  if (first === undefined) return null
  const walls = isSingle && room !== undefined ? limitRoom(room, first) : null
  const slots = [
    { figure: door, beside: 0, gap: 0.6 },
    { figure: person, beside: 0, gap: 1 },
    ...views.map((view) => ({ ...view, ...spaceOf(view, walls, view === first) })),
  ]
  const above = Math.max(...slots.map(({ figure }) => figure.height), walls?.height ?? 0)
  const across = slots.reduce((sum, { figure, beside }) => sum + figure.width + 2 * beside, 0)
  const gaps = slots.reduce(
    (sum, { gap }) => sum + gap,
    walls?.height == null ? 0.7 : 0.7 + CEILING_GAP,
  )
  // Gaps and margins are shares of the width that they are part of.
  const width = Math.max(across / (1 - gaps * LABEL_SHARE), above * MIN_RATIO)
  const label = width * LABEL_SHARE
  const floor = above + label * 1.4
  const drawing: ScaleDrawing = {
    width,
    height: floor + label * 0.5,
    floor,
    figures: [],
    dimensions: [],
    way: null,
    room: null,
  }
  let x = (width - across - gaps * label) / 2
  for (const slot of slots) {
    const { figure, beside, gap } = slot
    x += gap * label + beside
    const place = { x, y: floor - figure.height }
    drawing.figures.push({ ...figure, ...place })
    if ('hasHeight' in slot) {
      if (walls !== null && drawing.room === null)
        drawing.room = placeRoom(walls, { ...figure, ...place }, floor)
      const wall = slot.hasHeight && beside < label * 1.6 ? (drawing.room?.left ?? x) : x
      drawing.dimensions.push(...measure(slot, { ...place, left: Math.min(x, wall), floor, label }))
      if (slot.way !== null) drawing.way = { ...place, outline: slot.way }
    }
    x += figure.width + beside
  }
  return drawing
}

/** Sides of a room to draw around a view; null without any. Only fronts have a wall behind them. */
function limitRoom({ width, height }: Room, { figure: { view } }: View): Room | null {
  const room = {
    width: view === 'front' && width !== null && width <= MAX_WALL_MILLIMETRES ? width : null,
    height: height !== null && height <= MAX_CEILING_MILLIMETRES ? height : null,
  }
  return room.width === null && room.height === null ? null : room
}

/** Space on both sides of a view, up to the walls around the first, and the gap, with the ceiling's label before others. */
function spaceOf({ figure, beside, gap }: View, walls: Room | null, isFirst: boolean) {
  if (walls === null) return { beside, gap }
  return isFirst
    ? { beside: Math.max(beside, ((walls.width ?? 0) - figure.width) / 2), gap }
    : { beside, gap: walls.width === null || walls.height === null ? gap : gap + CEILING_GAP }
}

function placeRoom({ width, height }: Room, piece: Omit<Figure, 'role'>, floor: number): DrawnRoom {
  const beyond = width === null ? 0 : Math.max(0, (width - piece.width) / 2)
  return {
    outerTop: Math.min(piece.y, floor - (height ?? 0)),
    outerRight: piece.x + piece.width + beyond,
    left: width === null ? null : piece.x + (piece.width - width) / 2,
    top: height === null ? null : floor - height,
    width,
    height,
    isTooNarrow: width !== null && width < piece.width,
    isTooLow: height !== null && height < piece.height,
  }
}

interface Place {
  x: number
  y: number
  /** Left edge of the object that a height's dimension line measures. */
  left: number
  floor: number
  /** Height of a label on a phone. */
  label: number
}

/** Its width below the floor line, its height beside the first view of a piece, and a swing's room. */
function measure(
  { figure, hasHeight, motion }: View,
  { x, y, left, floor, label }: Place,
): Dimension[] {
  const below = floor + label * 0.5
  const middle = x + figure.width / 2
  const beside = left - label * 0.5
  return [
    { of: 'side', millimetres: figure.width, from: [x, below], to: [x + figure.width, below] },
    ...(hasHeight
      ? [
          {
            of: 'side',
            millimetres: figure.height,
            from: [beside, y],
            to: [beside, floor],
          } as const,
        ]
      : []),
    ...(motion === null
      ? []
      : [
          {
            of: 'motion',
            millimetres: motion,
            from: [middle - motion / 2, below],
            to: [middle + motion / 2, below],
          } as const,
        ]),
  ]
}
