import { wordList } from '../../../domain/text/word-list.ts'
import { type SearchWord, wordsOf } from '../../kernel/text-normalisation.ts'
import stopWords from './stop-words.json' with { type: 'json' }

/**
 * The words of a query without those that carry no meaning for a catalogue, such as `for`, `ke liye`
 * or `માટે`. All of them if nothing else would be left.
 */
export function dropStopWords(words: SearchWord[]): SearchWord[] {
  const kept: SearchWord[] = []
  for (let at = 0; at < words.length; ) {
    const length = getStopLength(words, at)
    const word = words[at]
    if (length === 0 && word !== undefined) kept.push(word)
    at += Math.max(1, length)
  }
  return kept.length > 0 ? kept : words
}

/** Number of words of the longest stop word or phrase at a place; 0 if there is none. */
function getStopLength(words: SearchWord[], at: number): number {
  for (let length = MAX_PHRASE_WORDS; length > 0; length--) {
    const part = words.slice(at, at + length)
    if (part.length === length && stopKeys.has(keyOf(part))) return length
  }
  return 0
}

/** Latin words are compared as typed: `navy` is no `નવી`, and `off` no `of`. */
function keyOf(words: SearchWord[]): string {
  return words
    .map(({ spelling, normalised }) =>
      /^\p{Script=Latin}/u.test(spelling) ? spelling : `~${normalised}`,
    )
    .join(' ')
}

/**
 * Normalised stop words and phrases. `set` (dining set) and sizes such as `small` mean something and
 * are none. `under`, `max` and their like belong to measures, which are read before; what is left of
 * them means nothing.
 */
const stopKeys = new Set(
  Object.values(stopWords)
    .flat()
    .flatMap((words) => wordList(words))
    .map((text) => keyOf(wordsOf(text))),
)

const MAX_PHRASE_WORDS = Math.max(...[...stopKeys].map((key) => key.split(' ').length))
