import { alternatives, wordList } from '../text/word-list.ts'
import words from './number-words.json' with { type: 'json' }

/** Number of digits (`2`, `1.5`) or of a number word in English, Hindi or Gujarati; null for others. */
export function numberOfWord(text: string): number | null {
  const known = numbersByWord.get(text)
  if (known !== undefined) return known
  return /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : null
}

const numbersByWord = new Map(
  Object.entries(words).flatMap(([number, forms]) =>
    wordList(forms).map((form): [string, number] => [form, Number(number)]),
  ),
)

/** Larger numbers and fractions are written with words in measures only. */
const MAX_COUNTED = 10

export const numberWordPattern = alternatives([...numbersByWord.keys()])

/** Pattern of the words for whole numbers that count seats. */
export const countWordPattern = alternatives(
  [...numbersByWord]
    .filter(([, number]) => number <= MAX_COUNTED && Number.isInteger(number))
    .map(([word]) => word),
)
