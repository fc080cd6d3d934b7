import type { MeasureSystem } from '../measures/measure-format.ts'

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
