import { wordList } from '../text/word-list.ts'
import words from './unit-words.json' with { type: 'json' }

const units = ['mm', 'cm', 'm', 'in', 'ft'] as const

/** Units that can be parsed. */
export type Unit = (typeof units)[number]

export const millimetresPer: Record<Unit, number> = {
  mm: 1,
  cm: 10,
  m: 1_000,
  in: 25.4,
  ft: 304.8,
}

/** Units by their names in English, Hindi, Marathi, Gujarati and Bengali. */
export const unitOfWord: ReadonlyMap<string, Unit> = new Map(
  units.flatMap((unit) => wordList(words.units[unit]).map((word): [string, Unit] => [word, unit])),
)

/**
 * Words that may accompany a number without a unit; any other word makes it a count of something
 * else.
 */
export const companionWords = new Set(wordList(words.companions))
/** Words that may also join feet and inches. */
export const andWords = new Set(wordList(words.additions))
/** Words between the two ends of a range or the sides of an object. */
export const linkWords = new Set([...wordList(words.links), ...andWords])
