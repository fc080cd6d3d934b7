const MIN_LETTERS = 4
const MIN_LETTERS_FOR_TWO = 7

/**
 * A word typed with a slip: one letter missing, added, wrong or swapped with its neighbour, two in
 * long words. The word may be typed in part.
 */
export function isTypingSlip(typed: string, word: string): boolean {
  if (typed.length < MIN_LETTERS || !beginsAlike(typed, word)) return false
  const max = typed.length < MIN_LETTERS_FOR_TWO ? 1 : 2
  const lengths = [typed.length - 1, typed.length, typed.length + 1, word.length]
  return lengths.some((length) => editDistance(typed, word.slice(0, length)) <= max)
}

function beginsAlike(typed: string, word: string): boolean {
  return typed[0] === word[0] || typed[0] === word[1] || typed[1] === word[0]
}

/** Letters inserted, deleted, replaced, or swapped with their neighbour. */
function editDistance(from: string, to: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    for (let column = 1; column <= to.length; column++) {
      const isEqual = from[row - 1] === to[column - 1]
      const isSwap =
        row > 1 &&
        column > 1 &&
        from[row - 1] === to[column - 2] &&
        from[row - 2] === to[column - 1]
      current.push(
        Math.min(
          at(last, column) + 1,
          at(current, column - 1) + 1,
          at(last, column - 1) + (isEqual ? 0 : 1),
          isSwap ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    beforeLast = last
    last = current
  }
  return at(last, to.length)
}

function at(line: number[], column: number): number {
  return line[column] ?? Number.POSITIVE_INFINITY
}
