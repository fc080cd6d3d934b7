import { type SearchWord, wordsOf } from '../../kernel/text-normalisation.ts'
import type { SearchedIndex } from './product-matches.ts'
import { type LengthRange, type QueryMeasures, readMeasures } from './query-measures.ts'
import {
  createSeatsTerm,
  createTerm,
  matchTerm,
  readPhrases,
  type SearchTerm,
  withoutAlternatives,
  withoutNear,
} from './search-terms.ts'
import type { Vocabulary } from './search-vocabulary.ts'
import { findNearestTerm } from './spelling-correction.ts'
import { dropStopWords } from './stop-words.ts'

/** A parsed query. */
export interface ProductSearch {
  terms: SearchTerm[]
  /** Sizes that pieces should have about; see `QueryMeasures`. */
  sizes: LengthRange[]
  bounds: QueryBounds
  /** The query as corrected, if it differs from the input. */
  corrected?: string
}

/** Bounds of size and price that a query names in words. */
export type QueryBounds = Pick<QueryMeasures, 'minSize' | 'maxSize' | 'minPrice' | 'maxPrice'>

const MAX_WORDS = 20

/**
 * Parses a query: measures, then up to 20 words without stop words, as terms with their
 * alternatives. Misspelt words are replaced by the nearest one, or left out if there is none. Null
 * for a blank query.
 */
export async function readSearch(
  index: SearchedIndex,
  q: string,
  vocabulary: Vocabulary,
): Promise<ProductSearch | null> {
  if (isBlank(q)) return null
  const { text, sizes, seats, ...bounds } = readMeasures(q)
  const words = dropStopWords(wordsOf(text).slice(0, MAX_WORDS))
  const terms: SearchTerm[] = seats.length > 0 ? [createSeatsTerm(seats)] : []
  let isCorrected = false
  for (const phrase of readPhrases(words, vocabulary)) {
    const term = await createTerm(index.connection, phrase, vocabulary)
    const usable = await findUsable(index, term, vocabulary)
    if (usable !== null) terms.push(await dropNear(index, usable))
    if (usable?.text !== term.text) isCorrected = true
  }
  return isCorrected && terms.length > 0
    ? { terms, sizes, bounds, corrected: terms.map((term) => term.text).join(' ') }
    : { terms, sizes, bounds }
}

/** Things that are only close are offered if the shop has hardly any of what is searched for. */
const MIN_EXACT_HITS = 3

async function dropNear({ hits, within }: SearchedIndex, term: SearchTerm): Promise<SearchTerm> {
  if (!term.matches.has('near')) return term
  const exact = withoutNear(term)
  const count = await hits.count({ match: within(matchTerm(exact)) })
  return count >= MIN_EXACT_HITS ? exact : term
}

/** True for a query without any visible character. */
export function isBlank(q: string): boolean {
  return q.replace(/[\s\p{Control}]+/gu, '') === ''
}

/** The term itself if it is known or has hits, else its completion or nearest word, else null. */
async function findUsable(
  index: SearchedIndex,
  term: SearchTerm,
  vocabulary: Vocabulary,
): Promise<SearchTerm | null> {
  const { phrase, isKnown, text } = term
  const [word] = phrase
  if (vocabulary.isListed(phrase) || (await hasHits(index, withoutAlternatives(term)))) return term
  if (word === undefined || /\p{Number}/u.test(word.spelling)) return null
  return (
    (await findCompletion(index, word, text, vocabulary)) ??
    (await findNearestTerm(index, word, vocabulary)) ??
    // `balkani` sounds like a word of another script, and is nearest to none of its own.
    (isKnown ? term : null)
  )
}

const MIN_PREFIX_LENGTH = 3

/** A known word that begins so, shown as typed: a beginning is not a spelling error. */
async function findCompletion(
  index: SearchedIndex,
  word: SearchWord,
  text: string,
  vocabulary: Vocabulary,
): Promise<SearchTerm | null> {
  if (word.spelling.length < MIN_PREFIX_LENGTH) return null
  for (const whole of vocabulary.findBeginning(word)) {
    const term = await createTerm(index.connection, [whole], vocabulary, text)
    if (await hasHits(index, term)) return term
  }
  return null
}

function hasHits({ hits, within }: SearchedIndex, term: SearchTerm): Promise<boolean> {
  return hits.exists({ match: within(matchTerm(term)) })
}
