/** Copy of the list with one entry at another index. */
export function withEntryMoved<T>(list: readonly T[], from: number, to: number): T[] {
  const copy = [...list]
  copy.splice(to, 0, ...copy.splice(from, 1))
  return copy
}

/**
 * Copy with one record moved behind another, or to the front if `after` is null; the list itself if
 * either is missing.
 */
export function withEntryMovedAfter<T extends { _id: string }>(
  list: T[],
  id: string,
  after: string | null,
): T[] {
  const indexOf = (wanted: string) => list.findIndex(({ _id }) => _id === wanted)
  const from = indexOf(id)
  const behind = after === null ? -1 : indexOf(after)
  if (from < 0 || (behind < 0 && after !== null)) return list
  return withEntryMoved(list, from, behind < from ? behind + 1 : behind)
}
