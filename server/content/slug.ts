import anyAscii from 'any-ascii'

/** Long enough for a name of several words, short enough for a chat. */
const MAX_LENGTH = 60
/** A long name is cut between words, unless that left next to nothing of it. */
const MIN_LENGTH = 20

/**
 * A name as an address writes it: Latin small letters, digits and single hyphens, at most 60; empty where
 * nothing of it can be written so.
 */
export function slugOf(name: string): string {
  const words = inLatin(name)
    .toLowerCase()
    // An apostrophe is no gap between words, but may be the sign of feet.
    .replace(/(?<![0-9])['`]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return withoutId(cut(words))
}

/** Most names are ready, and thousands are written at once. */
function inLatin(name: string): string {
  if (/^[ -~]*$/.test(name)) return name
  return anyAscii(name.normalize('NFKC').replace(picture, ' ').replace(syllable, ' $& '))
}

const picture =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]|\u200d|\ufe0f/gu
/** A character that is read as a word or syllable of its own. */
const syllable = /[\p{Script=Han}\p{Script=Hangul}]/gu

function cut(words: string): string {
  if (words.length <= MAX_LENGTH) return words
  const start = words.slice(0, MAX_LENGTH + 1)
  const end = start.lastIndexOf('-')
  return start.slice(0, end < MIN_LENGTH ? MAX_LENGTH : end)
}

/** No name may look like the start of an id, which the end of the address would then complete. */
function withoutId(words: string): string {
  return words.replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}$/, (part) => part.replaceAll('-', ''))
}
