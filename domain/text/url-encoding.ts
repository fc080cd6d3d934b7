const ellipsis = '…'

/** Length of a text when percent-encoded. */
export function encodedLength(text: string): number {
  // Browsers that reserialise a URL encode its apostrophes too.
  return encodeURIComponent(text.toWellFormed()).replaceAll("'", '%27').length
}

/**
 * Cuts a text at a word so that its encoded length is at most `max`; returned unchanged if it fits.
 */
export function cutEncoded(text: string, max: number): string {
  if (encodedLength(text) <= max) return text
  let room = max - encodedLength(ellipsis)
  let kept = ''
  for (const character of text.toWellFormed()) {
    room -= encodedLength(character)
    if (room < 0) break
    kept += character
  }
  const words = /^.*(?=\s)/s.exec(kept)?.[0] ?? ''
  const isWhole = /^\s/.test(text.slice(kept.length))
  return `${(isWhole || words.trim() === '' ? kept : words).trimEnd()}${ellipsis}`
}
