/**
 * Markers in the texts of a page that is rendered for the site editor: private-use characters in
 * front of a text carry the index of its target. They survive whatever a page does with a text, and
 * the editor removes them before it shows the page.
 */
const start = '\uE000'
const end = '\uE001'
/** Code of the digit 0; the digits are hexadecimal. */
const ZERO = 0xe010

const markerPattern = /\uE000([\uE010-\uE01F]+)\uE001/g
const strayPattern = /[\uE000\uE001\uE010-\uE01F]/g

export function writeMarker(index: number): string {
  const digits = [...index.toString(16)].map((digit) =>
    String.fromCharCode(ZERO + Number.parseInt(digit, 16)),
  )
  return start + digits.join('') + end
}

/** Indexes of the markers in a text, in order. */
export function readMarkers(text: string): number[] {
  return Array.from(text.matchAll(markerPattern), ([, digits = '']) =>
    Number.parseInt(
      Array.from(digits, (digit) => (digit.charCodeAt(0) - ZERO).toString(16)).join(''),
      16,
    ),
  )
}

/** Text without markers and without characters that could be taken for one. */
export function removeMarkers(text: string): string {
  return text.replace(strayPattern, '')
}
