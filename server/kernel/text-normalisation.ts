import { normaliseDigits } from '../../domain/text/digits.ts'
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

/** Singular of an English word in lower case; a word that is no plural stays as it is. */
function singularOf(word: string): string {
  if (word.length < MIN_PLURAL_LENGTH || !word.endsWith('s') || isSingular(word)) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (fromF.test(word)) return `${word.slice(0, -3)}f`
  if (fromFe.test(word)) return `${word.slice(0, -3)}fe`
  const withoutEs = word.slice(0, -2)
  if (/(?:ch|sh|ss|x|zz)es$/.test(word)) return withoutEs
  if (/ses$/.test(word) && isSingular(withoutEs)) return withoutEs
  if (/oes$/.test(word) && !/(?:shoes|toes|canoes)$/.test(word)) return withoutEs
  return word.slice(0, -1)
}

/** Shorter words, such as `bus`, `gas` and `its`, are no plurals. */
const MIN_PLURAL_LENGTH = 4

const fromF = /(?:shel|lea|hal|cal|loa|scar|thie|wol|^el|sel|dwar|hoo)ves$/
const fromFe = /(?:kni|^li|wi)ves$/

/** True for a word that ends in `s` without being a plural, whole or with a letter still missing. */
function isSingular(word: string): boolean {
  return /ss$|[^aeo]us$/.test(word) || singulars.has(word.replace(/(\p{Letter})\1+/gu, '$1'))
}

/** English words, and Hindi ones in Latin letters: bamboo, bell metal, grass, near, special. */
const singulars = new Set(
  `bus gas lens canvas atlas iris chasis tenis oasis basis axis clematis trelis pancreas alias bias
  this always perhaps sometimes series species bras glas gras clas dres cros
  bans kans ghas pas khas`.split(/\s+/),
)
