import type { DrawnPiece, Room } from './drawn-piece.ts'
import type { PieceKind } from './piece-kind.ts'

/** Room that a swing needs in front and behind, an assumption that the page states. */
export const SWING_ROOM_MILLIMETRES = 600

/** Answer for one side of a piece in a room, with the millimetres that are left over or missing. */
export type Fit =
  | { side: 'width'; isFitting: true; spareOnEachSide: number }
  | { side: 'width'; isFitting: false; excess: number }
  | { side: 'height'; isFitting: true; spare: number }
  | { side: 'height'; isFitting: false; excess: number }

/** Results for the sides of which both the piece's and the room's size are known. */
export function fitInRoom(piece: Pick<DrawnPiece, 'width' | 'height'>, room: Room): Fit[] {
  const fits: Fit[] = []
  if (piece.width !== null && room.width !== null) {
    const spare = room.width - piece.width
    fits.push(
      spare >= 0
        ? { side: 'width', isFitting: true, spareOnEachSide: spare / 2 }
        : { side: 'width', isFitting: false, excess: -spare },
    )
  }
  if (piece.height !== null && room.height !== null) {
    const spare = room.height - piece.height
    fits.push(
      spare >= 0
        ? { side: 'height', isFitting: true, spare }
        : { side: 'height', isFitting: false, excess: -spare },
    )
  }
  return fits
}

/** Depth that a swing takes while it moves; null for other pieces, and without a depth. */
export function movingDepth(kind: PieceKind, depth: number | null): number | null {
  return depth === null || kind !== 'swing' ? null : depth + 2 * SWING_ROOM_MILLIMETRES
}
