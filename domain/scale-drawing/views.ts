import type { DrawnPiece, Figure } from './drawn-piece.ts'
import type { Outline } from './outline.ts'
import { drawFront, drawSide } from './silhouettes.ts'
import { swingWay } from './swing-silhouettes.ts'
import { movingDepth, SWING_ROOM_MILLIMETRES } from './visitor-room.ts'

/** Front or side of a piece, with what is drawn around it. */
export interface View {
  figure: Omit<Figure, 'x' | 'y'>
  /** Space that is kept free on both sides, in millimetres. */
  beside: number
  /** Gap before that, in heights of a label. */
  gap: number
  hasHeight: boolean
  /** Depth that a swing takes while it moves. */
  motion: number | null
  way: Outline | null
}

/** Sides outside of these are taken for slips of the pen, and not drawn. */
const MIN_SIDE_MILLIMETRES = 50
const MAX_SIDE_MILLIMETRES = 12_000

/** Gaps before a view, with a label of its height and without one. */
const HEIGHT_GAP = 2.1
const GAP = 1.2

/** Front and side of a piece as far as its sizes tell; without its width, the side alone. */
export function viewsOf({ kind, ...sides }: DrawnPiece, withSide: boolean): View[] {
  const width = drawable(sides.width)
  const depth = drawable(sides.depth)
  const height = drawable(sides.height)
  if (height === null) return []
  const views: View[] = []
  if (width !== null) {
    const front = drawFront(kind, { width, depth, height })
    views.push({
      figure: { ...front, role: 'piece', view: 'front', width, height },
      beside: 0,
      gap: HEIGHT_GAP,
      hasHeight: true,
      motion: null,
      way: null,
    })
  }
  if (depth !== null && (withSide || width === null)) {
    const side = drawSide(kind, { width, depth, height })
    const motion = movingDepth(kind, depth)
    views.push({
      figure: { ...side, role: 'piece', view: 'side', width: depth, height },
      beside: motion === null ? 0 : SWING_ROOM_MILLIMETRES,
      gap: width === null ? HEIGHT_GAP : GAP,
      hasHeight: width === null,
      motion,
      way: motion === null ? null : swingWay(depth, height, motion / 2),
    })
  }
  return views
}

/** True if a piece has a view: a height, and a width or a depth, that can be drawn. */
export function hasView({ width, depth, height }: Omit<DrawnPiece, 'kind'>): boolean {
  return drawable(height) !== null && (drawable(width) !== null || drawable(depth) !== null)
}

function drawable(side: number | null): number | null {
  return side !== null && side >= MIN_SIDE_MILLIMETRES && side <= MAX_SIDE_MILLIMETRES ? side : null
}
