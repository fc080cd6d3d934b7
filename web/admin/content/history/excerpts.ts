const longest = 160
const context = 24

/** Two texts cut down to where they differ, with a few words around it. */
export function excerpts(before: string, after: string): [string, string] {
  if (before.length <= longest && after.length <= longest) return [before, after]
  let same = 0
  while (same < Math.min(before.length, after.length) && before[same] === after[same]) same += 1
  const from = same <= context ? 0 : wordBefore(before, same - context)
  return [cut(before, from), cut(after, from)]
}

function wordBefore(text: string, place: number): number {
  return text.lastIndexOf(' ', place) + 1
}

function cut(text: string, from: number): string {
  const end = from + longest
  return `${from > 0 ? '…' : ''}${text.slice(from, end)}${text.length > end ? '…' : ''}`
}
