import anyAscii from 'any-ascii'

/** Long enough for a name of several words, short enough to share in a chat. */
const MAX_LENGTH = 60
/** A long name is cut between words, unless fewer characters than this remain. */
const MIN_LENGTH = 20

/**
 * Slug of a name: lower-case Latin letters, digits and single hyphens, at most 60 characters; empty
 * if the name has no such letters.
 */
export function slugOf(name: string): string {
  const words = inLatin(name)
    .toLowerCase()
    // An apostrophe is no word break; after a digit it may mean feet.
    .replace(/(?<![0-9])['`]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return withoutId(cut(words))
}

/** Fast path: most names are ASCII, and thousands are written at once. */
function inLatin(name: string): string {
  if (/^[ -~]*$/.test(name)) return name
  return anyAscii(name.normalize('NFKC').replace(picture, ' ').replace(syllable, ' $& '))
}

const picture =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]|\u200d|\ufe0f/gu
/** Scripts whose characters are words or syllables, which need spaces around them. */
const syllable = /[\p{Script=Han}\p{Script=Hangul}]/gu

function cut(words: string): string {
  if (words.length <= MAX_LENGTH) return words
  const start = words.slice(0, MAX_LENGTH + 1)
  const end = start.lastIndexOf('-')
  return start.slice(0, end < MIN_LENGTH ? MAX_LENGTH : end)
}

/** A slug must not end like the start of an id, which the suffix of the URL would complete. */
function withoutId(words: string): string {
  return words.replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}$/, (part) => part.replaceAll('-', ''))
}
