import { type SearchWord, wordsOf } from '../../kernel/text-normalisation.ts'
import type { SearchedIndex } from './product-matches.ts'
import { isBlank } from './product-query.ts'
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
import { findNearest, splitJoined } from './spelling-correction.ts'
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
 * alternatives. Misspelt words are replaced by the nearest one, or left out if there is none; then
 * the corrected query is parsed in place of the first, so that visitors who type it find the same.
 * Null for a blank query.
 */
export async function readSearch(
  index: SearchedIndex,
  q: string,
  vocabulary: Vocabulary,
): Promise<ProductSearch | null> {
  if (isBlank(q)) return null
  const { text, measures, sizes, seats, ...bounds } = readMeasures(q)
  const words = dropStopWords(wordsOf(text).slice(0, MAX_WORDS))
  const seated = seats.length > 0 ? [createSeatsTerm(seats)] : []
  const phrases = readPhrases(words, vocabulary)
  const read: (SearchTerm | Correction)[] = [...seated]
  for (const phrase of phrases) {
    const term = await createTerm(index.connection, phrase, vocabulary)
    read.push(await findUsable(index, term, vocabulary))
  }
  const terms = read.filter((one) => 'matches' in one)
  const texts = read.map(({ text }) => text).filter((text) => text !== '')
  if (terms.length === read.length || texts.length === 0) {
    const usable: SearchTerm[] = []
    for (const term of terms) usable.push(await dropNear(index, term))
    return { terms: usable, sizes, bounds }
  }
  // Each correction leaves fewer unknown words, so this ends.
  const corrected = [...texts, ...measures].join(' ')
  const search = await readSearch(index, corrected, vocabulary)
  return search && { corrected, ...search }
}

/** Other words for an unknown one; blank if it is left out. */
interface Correction {
  text: string
}

/** Things that are only close are offered if the shop has hardly any of what is searched for. */
const MIN_EXACT_HITS = 3

async function dropNear({ hits, within }: SearchedIndex, term: SearchTerm): Promise<SearchTerm> {
  if (!term.matches.has('near')) return term
  const exact = withoutNear(term)
  const count = await hits.count({ match: within(matchTerm(exact)) })
  return count >= MIN_EXACT_HITS ? exact : term
}

/**
 * The term itself if it is known or has hits, or that of a known word that begins so; otherwise
 * what to search for instead.
 */
async function findUsable(
  index: SearchedIndex,
  term: SearchTerm,
  vocabulary: Vocabulary,
): Promise<SearchTerm | Correction> {
  const { phrase, isKnown, text } = term
  const [word] = phrase
  if (vocabulary.isListed(phrase) || (await hasHits(index, withoutAlternatives(term)))) return term
  if (word === undefined || /\p{Number}/u.test(word.spelling)) return { text: '' }
  const findCompletion = (beginnings: SearchWord[]) =>
    completeTerm(index, beginnings, text, vocabulary)
  return (
    (await findCompletion(vocabulary.findBeginning(word, 'spelling'))) ??
    (await splitJoined(index, word, vocabulary)) ??
    (await findNearest(index, word, vocabulary)) ??
    // Only spelt alike: `teek` is rather `teak` than the beginning of `tikau`.
    (await findCompletion(vocabulary.findBeginning(word, 'normalised'))) ??
    // `balkani` sounds like a word of another script, and is nearest to none of its own.
    (isKnown ? term : { text: '' })
  )
}

/** The term of the first of the words that products have, shown as typed. */
async function completeTerm(
  index: SearchedIndex,
  words: SearchWord[],
  text: string,
  vocabulary: Vocabulary,
): Promise<SearchTerm | null> {
  for (const word of words) {
    const term = await createTerm(index.connection, [word], vocabulary, text)
    if (await hasHits(index, term)) return term
  }
  return null
}

function hasHits({ hits, within }: SearchedIndex, term: SearchTerm): Promise<boolean> {
  return hits.exists({ match: within(matchTerm(term)) })
}
