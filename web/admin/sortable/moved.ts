/** A copy of the list with one entry at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const copy = [...list]
  copy.splice(to, 0, ...copy.splice(from, 1))
  return copy
}
