import type { MeasureSystem } from '../measures/measure-format.ts'
import type { DrawnPiece, Room } from './drawn-piece.ts'
import type { PieceKind } from './piece-kind.ts'

/** Room that a swing needs in front and behind, an assumption that the page states. */
export const SWING_ROOM_MILLIMETRES = 600

/** Spare millimetres on one side of a piece in a room; negative if it does not fit. */
export interface Fit {
  side: 'width' | 'height'
  spare: number
}

/** Results for the sides of which both the piece's and the room's size are known. */
export function fitInRoom(piece: Pick<DrawnPiece, 'width' | 'height'>, room: Room): Fit[] {
  return (['width', 'height'] as const).flatMap((side) => {
    const [own, given] = [piece[side], room[side]]
    return own === null || given === null ? [] : { side, spare: given - own }
  })
}

/** Depth that a swing takes while it moves; null for other pieces, and without a depth. */
export function movingDepth(kind: PieceKind, depth: number | null): number | null {
  return depth === null || kind !== 'swing' ? null : depth + 2 * SWING_ROOM_MILLIMETRES
}

/** Room of a visitor, as typed. */
export interface TypedRoom {
  wall: string
  ceiling: string
  system: MeasureSystem
}

/** Longer texts are no sizes, and are cut. */
export const MAX_ROOM_TEXT_LENGTH = 40

/**
 * Room in the address of a product's page; null if there is none. A choice of the product whose
 * parameter has one of these names keeps it.
 */
export function readRoomQuery(
  query: URLSearchParams,
  choices: readonly { slug: string }[],
): TypedRoom | null {
  const read = (name: string) =>
    choices.some(({ slug }) => slug === name)
      ? ''
      : (query.get(name)?.trim().slice(0, MAX_ROOM_TEXT_LENGTH) ?? '')
  const system = read('unit') === 'ft' ? 'ft' : 'cm'
  const [wall, ceiling] = [read('wall'), read('ceiling')]
  return wall === '' && ceiling === '' && system === 'cm' ? null : { wall, ceiling, system }
}
