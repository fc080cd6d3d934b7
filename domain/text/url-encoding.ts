const ellipsis = '…'

/** What a text takes in an address. */
export function encodedLength(text: string): number {
  // An address that a browser puts together again has its apostrophes encoded too.
  return encodeURIComponent(text.toWellFormed()).replaceAll("'", '%27').length
}

/** The text, cut at a word so that it takes no more than that in an address, or as it is if it fits. */
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
