/** Normalised text for search: lower case, without accents, white space collapsed. */
export function normaliseText(...texts: string[]): string {
  return texts
    .join(' ')
    .normalize('NFKD')
    .replace(/\p{Mark}+/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}

/** A LIKE pattern that matches the text anywhere; the escape character is the backslash. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

/** A word of a text or of a query. */
export interface SearchWord {
  /** Normalised for case and accents only. */
  spelling: string
  /** The same for all usual spellings: `jhoola`, `jhula` and `Jhuula` are one word. */
  normalised: string
}

/** The words of a text, in order. Numbers are separate words: `120cm` is `120` and `cm`. */
export function wordsOf(text: string): SearchWord[] {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{Mark}&&\p{Script=Inherited}]|\p{Format}|['’]/gv, '')
  const words = plain.match(/\p{Number}+|[\p{Letter}\p{Mark}]+/gu) ?? []
  return words.map((spelling) => ({ spelling, normalised: normaliseSpelling(spelling) }))
}

function normaliseSpelling(spelling: string): string {
  return spelling
    .replace(/o{2,}/g, 'u')
    .replace(/e{2,}/g, 'i')
    .replace(/a{2,}/g, 'a')
    .replace(/(\p{Letter})\1+/gu, '$1')
}
