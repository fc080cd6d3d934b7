const ELLIPSIS = '…'

/** Cuts a text between words, unless that would leave less than half. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text
  const start = text
    .slice(0, max - ELLIPSIS.length)
    .toWellFormed()
    .replace(/\uFFFD$/, '')
  const end = start.search(/\s\S*$/)
  return `${(end < max / 2 ? start : start.slice(0, end)).trimEnd()}${ELLIPSIS}`
}
