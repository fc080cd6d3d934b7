import { ellipse, line, polygon, rectangle } from './outline.ts'
import type { PieceKind } from './piece-kind.ts'
import { drawFront, drawSide, type Silhouette } from './silhouettes.ts'

/** A piece as it is drawn: its longer side is its width. Sides in millimetres; null where unknown. */
export interface DrawnPiece {
  name: string
  kind: PieceKind
  width: number | null
  depth: number | null
  height: number | null
}

/** Wall and ceiling that a visitor has typed, in millimetres. */
export interface Room {
  width: number | null
  height: number | null
}

/** Something that stands on the floor line, its upper left corner at `x` and `y`. */
export interface Figure extends Silhouette {
  role: 'piece' | 'person' | 'door'
  x: number
  y: number
  width: number
  height: number
}

/** Dimension line between two ends, with the length that it shows. */
export interface Dimension {
  millimetres: number
  from: readonly [number, number]
  to: readonly [number, number]
}

/** Drawing in millimetres, its origin in the upper left corner. */
export interface ScaleDrawing {
  width: number
  height: number
  /** Height at which everything stands. */
  floor: number
  figures: Figure[]
  dimensions: Dimension[]
  /** Walls and ceiling around the front view, where the visitor has typed them. */
  room: { x: number; y: number; width: number | null; height: number | null } | null
}

/** A grown-up, and the opening of an ordinary door, for comparison. */
export const PERSON_MILLIMETRES = 1650
export const DOOR_MILLIMETRES = { width: 800, height: 2030 } as const

/** Sides outside of these are taken for slips of the pen, and not drawn. */
const MIN_SIDE_MILLIMETRES = 50
const MAX_SIDE_MILLIMETRES = 12_000

/**
 * Draws pieces side by side on one floor line at one scale, beside a person and a door: of a single piece the front and
 * the side, as far as its sizes tell; of several the fronts. Null if none of them has a width and a height, or a depth
 * and a height, that can be drawn.
 */
export function drawToScale(pieces: readonly DrawnPiece[], room?: Room): ScaleDrawing | null {
  const views = pieces.flatMap((piece) => viewsOf(piece, pieces.length === 1))
  if (views.length === 0) return null
  const tallest = Math.max(...views.map(({ height }) => height), DOOR_MILLIMETRES.height)
  const space = Math.max(250, tallest * 0.12)
  const above = Math.max(tallest, room?.height ?? 0) + space / 3
  const floor = above
  const drawing: ScaleDrawing = {
    width: 0,
    height: floor + space,
    floor,
    figures: [],
    dimensions: [],
    room: null,
  }

  let x = space
  const place = (figure: Omit<Figure, 'x' | 'y'>) => {
    drawing.figures.push({ ...figure, x, y: floor - figure.height })
    x += figure.width
  }
  place(door)
  x += space / 2
  place(person)
  x += space
  for (const [index, view] of views.entries()) {
    const isInRoom = index === 0 && room !== undefined && pieces.length === 1
    const wall = isInRoom ? (room.width ?? 0) : 0
    const beside = Math.max(0, (wall - view.width) / 2)
    x += beside
    if (isInRoom)
      drawing.room = { ...room, x: x + (view.width - wall) / 2, y: floor - (room.height ?? above) }
    drawing.dimensions.push(...measure(view, x, floor, space))
    place(view.figure)
    x += beside + space * 1.5
  }
  drawing.width = x - space / 2
  return drawing
}

interface View {
  figure: Omit<Figure, 'x' | 'y'>
  width: number
  height: number
  hasHeight: boolean
}

function viewsOf({ kind, width, depth, height }: DrawnPiece, withSide: boolean): View[] {
  const [across, into, up] = [width, depth, height].map((side) => (canDraw(side) ? side : null))
  if (up === null || up === undefined) return []
  const views: View[] = []
  if (across != null) views.push(viewOf(drawFront(kind, across, up), across, up, true))
  if (into != null && (withSide || across == null))
    views.push(viewOf(drawSide(kind, into, up), into, up, across == null))
  return views
}

function viewOf(silhouette: Silhouette, width: number, height: number, hasHeight: boolean): View {
  return { figure: { ...silhouette, role: 'piece', width, height }, width, height, hasHeight }
}

/** Its width below the floor line, and its height beside the first view of a piece. */
function measure(view: View, x: number, floor: number, space: number): Dimension[] {
  const below = floor + space * 0.45
  const left = x - space * 0.45
  const across: Dimension = {
    millimetres: view.width,
    from: [x, below],
    to: [x + view.width, below],
  }
  const up: Dimension = {
    millimetres: view.height,
    from: [left, floor - view.height],
    to: [left, floor],
  }
  return view.hasHeight ? [across, up] : [across]
}

function canDraw(side: number | null): side is number {
  return side !== null && side >= MIN_SIDE_MILLIMETRES && side <= MAX_SIDE_MILLIMETRES
}

const door: Omit<Figure, 'x' | 'y'> = {
  role: 'door',
  ...DOOR_MILLIMETRES,
  shapes: [rectangle(0, 0, 800, 2030)],
  lines: [line([60, 2030], [60, 60], [740, 60], [740, 2030]), line([640, 1000], [690, 1000])],
}

/** A calm outline without a face, in the proportions of a grown-up. */
const person: Omit<Figure, 'x' | 'y'> = {
  role: 'person',
  width: 460,
  height: PERSON_MILLIMETRES,
  shapes: [
    ellipse(230, 110, 88, 110),
    polygon(
      [196, 212],
      [264, 212],
      [282, 262],
      [376, 300],
      [410, 420],
      [424, 640],
      [448, 850],
      [412, 862],
      [380, 690],
      [352, 520],
      [344, 640],
      [358, 880],
      [338, 1250],
      [322, 1590],
      [362, 1630],
      [362, 1650],
      [262, 1650],
      [250, 1250],
      [230, 960],
      [210, 1250],
      [198, 1650],
      [98, 1650],
      [98, 1630],
      [138, 1590],
      [122, 1250],
      [102, 880],
      [116, 640],
      [108, 520],
      [80, 690],
      [48, 862],
      [12, 850],
      [36, 640],
      [50, 420],
      [84, 300],
      [178, 262],
    ),
  ],
  lines: [],
}
