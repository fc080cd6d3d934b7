import { normaliseDigits } from '../../domain/text/digits.ts'
import { singularOf } from './english-singular.ts'
import { readAsLatin } from './transliteration.ts'

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
  /** Normalised for case, accents and digits only, in the script in which it was typed. */
  spelling: string
  /**
   * The same for singular and plural, for Devanagari, Gujarati and Latin letters, and for all usual
   * spellings: `jhoola`, `jhulas`, `Jhuula` and `झूला` are one word.
   */
  normalised: string
}

/** The words of a text, in order. Numbers are separate words: `120cm` is `120` and `cm`. */
export function wordsOf(text: string): SearchWord[] {
  const plain = normaliseDigits(text)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{Mark}&&\p{Script=Inherited}]|\p{Format}|['’]/gv, '')
  const words = plain.match(/\p{Number}+|[\p{Letter}\p{Mark}]+/gu) ?? []
  return words.map((spelling) => ({ spelling, normalised: normaliseWord(spelling) }))
}

function normaliseWord(spelling: string): string {
  let word = readAsLatin(spelling)
  for (let step = 0; step < MAX_STEPS; step++) {
    const next = normaliseSpelling(singularOf(word))
    if (next === word) break
    word = next
  }
  return word
}

/** Repeated until nothing changes, so that a normalised word is its own normalised form. */
const MAX_STEPS = 8

/**
 * One form for the usual spellings of transliterated words. `sh` and `s` (shelf, self), `w` and `v`
 * at the beginning (wall, value) and `jh` and `j` stay apart: too many English words would be alike.
 */
function normaliseSpelling(word: string): string {
  return (
    word
      .replace(/o{2,}/g, 'u')
      .replace(/e{2,}/g, 'i')
      .replace(/a{2,}/g, 'a')
      .replace(/(?<!s)s{3,}(?!\p{Letter})/gu, 'ss')
      // After a short vowel an English word ends in `ll`: still is no steel, and pull no pool.
      .replace(/(?!(?:ss|ll)$)(\p{Letter})\1+/gu, '$1')
      // Sopha, sofa.
      .replaceAll('ph', 'f')
      // Mez, mej; daraz, daraj.
      .replaceAll('z', 'j')
      // Chowki, chauki.
      .replace(/(?<=\p{Letter})ow(?=[^aeiouy])/gu, 'au')
      // Diwan, divan; swing and what `स्विंग` is read as. Not `low`, which would find love seats, and `two`.
      .replace(/(?<=[^ot])w(?=[aeiou])/g, 'v')
      // Almirah, almira.
      .replace(/(?<=\p{Letter}{3}a)h$/u, '')
      // Chowky, chowki; balconies, balcony.
      .replace(/(?<=\p{Letter}{2}[^aeiou])y$/u, 'i')
  )
}
