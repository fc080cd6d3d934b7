/**
 * Damerau–Levenshtein distance (optimal string alignment) of two words: letters inserted, deleted,
 * replaced, or two neighbours swapped. Infinite if it exceeds `max`.
 */
export function editDistance(a: string, b: string, max: number): number {
  const from = [...a]
  const to = [...b]
  if (Math.abs(from.length - to.length) > max) return Number.POSITIVE_INFINITY
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [i, letter] of from.entries()) {
    const row = [i + 1]
    for (const [j, other] of to.entries()) {
      const at = (line: number[], column: number) => line[column] ?? Number.POSITIVE_INFINITY
      let min = Math.min(
        at(last, j + 1) + 1,
        at(row, j) + 1,
        at(last, j) + (letter === other ? 0 : 1),
      )
      const isSwap = i > 0 && j > 0 && letter === to[j - 1] && from[i - 1] === other
      if (isSwap) min = Math.min(min, at(beforeLast, j - 1) + 1)
      row.push(min)
    }
    if (Math.min(...row) > max) return Number.POSITIVE_INFINITY
    beforeLast = last
    last = row
  }
  const distance = last.at(-1) ?? 0
  return distance > max ? Number.POSITIVE_INFINITY : distance
}
