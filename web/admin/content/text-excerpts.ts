const MAX_EXCERPT_LENGTH = 160
const CONTEXT_LENGTH = 24

/** Excerpts of two texts around their first difference. */
export function excerpts(before: string, after: string): [string, string] {
  if (before.length <= MAX_EXCERPT_LENGTH && after.length <= MAX_EXCERPT_LENGTH)
    return [before, after]
  let same = 0
  while (same < Math.min(before.length, after.length) && before[same] === after[same]) same += 1
  const from = same <= CONTEXT_LENGTH ? 0 : wordBefore(before, same - CONTEXT_LENGTH)
  return [cut(before, from), cut(after, from)]
}

function wordBefore(text: string, place: number): number {
  return text.lastIndexOf(' ', place) + 1
}

function cut(text: string, from: number): string {
  const end = from + MAX_EXCERPT_LENGTH
  return `${from > 0 ? '…' : ''}${text.slice(from, end)}${text.length > end ? '…' : ''}`
}
