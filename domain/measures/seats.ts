import { normaliseDigits } from '../text/digits.ts'
import { alternatives, wordList } from '../text/word-list.ts'
import { countWordPattern, numberOfWord } from './number-words.ts'
import words from './seat-words.json' with { type: 'json' }

/**
 * Numbers of people that a piece seats, as its texts (name, tags, additional information) say:
 * `two-seater`, `Seats two to three`, `for two people`, `loveseat`. Ascending; empty if none says.
 */
export function readSeats(texts: string[]): number[] {
  const found = texts.flatMap((text) => {
    const { seats, rest } = takeSeats(text)
    return /(?<!\p{Letter})love ?seats?(?!\p{Letter})/u.test(rest) ? [...seats, 2] : seats
  })
  return [...new Set(found)].sort((a, b) => a - b)
}

/** Seats of a text in lower case and its rest, with a space in place of each mention. */
export function takeSeats(text: string): { seats: number[]; rest: string } {
  const seats: number[] = []
  const rest = normaliseDigits(text.normalize('NFKC'))
    .toLowerCase()
    .replace(/[‐‑‒–—]/g, '-')
    .replace(mention, (all, ...groups: unknown[]) => {
      const numbers = groups
        .slice(0, -2)
        .flatMap((group) => (typeof group === 'string' ? [numberOfWord(group)] : []))
      if (numbers.some((number) => number === null || number < 1 || number > MAX_SEATS)) return all
      seats.push(...numbers.filter((number) => number !== null))
      return ' '
    })
  return { seats, rest }
}

/** Larger numbers are sizes, years or prices. */
const MAX_SEATS = 12

const start = String.raw`(?<!\p{Letter}|\p{Mark}|\p{Number}|[.,])`
const end = String.raw`(?!\p{Letter}|\p{Mark})`
const gap = String.raw`[\s\-]*`
const number = `(\\d{1,2}|${countWordPattern})`
const numbers = `${number}(?:\\s*(?:-|/|\\+|&|to|or|and|ya|या)\\s*${number})?`

/** `seat` of `seat height` and `three seat cushions` is a part of the piece. */
const notPart = `(?!${gap}(?:cushion|height|depth|width|pad|cover|belt|back|board)s?${end})`
const seat = `${alternatives(wordList(words.seats))}${end}${notPart}`
/** Hindi and Gujarati words for people come before a word that means `for`. */
const people = alternatives(wordList(words.people))
const forPeople = alternatives(wordList(words.for))
const endOfPhrase = String.raw`(?=\s*(?:$|[.,;:!?)]))`

const mention = new RegExp(
  [
    `${start}${numbers}${gap}${seat}`,
    `${start}(?:seats|seating for|seating capacity:?(?: of)?|capacity:?)(?: up to)? ${numbers}(?: (?:adults|people|persons?))?${end}(?![.,]?\\d)(?!\\s*(?:x|cm|mm|kg|in|inch|ft)${end})`,
    `${start}for (?:up to )?${numbers} ${people}${end}`,
    `${start}for ${numbers}${endOfPhrase}`,
    `${start}${numbers}${gap}person${end}(?!\\s*(?:assembly|job|lift))`,
    `${start}${number}\\s*${people}(?=\\s*(?:${forPeople}${end}|$))`,
  ].join('|'),
  'gu',
)
