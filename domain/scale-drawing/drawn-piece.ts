import type { PieceKind } from './piece-kind.ts'
import type { Silhouette } from './silhouette.ts'

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
  /** View of a piece. */
  view?: 'front' | 'side'
  x: number
  y: number
  width: number
  height: number
}
