import { type Match, matchWithin } from '../../db/search-index/term-index.ts'
import { trigramIndex } from '../../db/search-index/trigram-index.ts'
import type { SearchWord } from '../../kernel/text-normalisation.ts'
import { editDistance } from './edit-distance.ts'
import { matchPhrase } from './phrase-matches.ts'
import type { SearchedIndex } from './product-matches.ts'
import { createTerm, matchTerm, type SearchTerm } from './search-terms.ts'
import type { Vocabulary } from './search-vocabulary.ts'

/**
 * The term of the word nearest to a misspelt one, among the words of names, categories, tags,
 * materials and sizes of products and the known words; null if there is none.
 */
export async function findNearestTerm(
  index: SearchedIndex,
  word: SearchWord,
  vocabulary: Vocabulary,
): Promise<SearchTerm | null> {
  const max = maxEdits(word.spelling)
  if (max === 0) return null
  const near = rankCandidates(word, max, await readCandidates(index, word, max, vocabulary))
  let best: { term: SearchTerm; hits: number; closeness: string } | null = null
  for (const { other, distance, isAlike } of near) {
    const closeness = `${distance} ${isAlike}`
    if (best !== null && best.closeness !== closeness) break
    const term = await createTerm(index.connection, [other], vocabulary)
    const hits = await index.hits.count({ match: index.within(matchTerm(term)) })
    // Spellings without hits are skipped: one stays indexed after its last product is gone.
    if (hits > (best?.hits ?? 0)) best = { term, hits, closeness }
  }
  return best?.term ?? null
}

/** Edits allowed by length: one from four letters on, two from seven on. */
function maxEdits(word: string): 0 | 1 | 2 {
  const { length } = [...word]
  return length < 4 ? 0 : length < 7 ? 1 : 2
}

const MAX_CANDIDATES = 12

/** For known words; shorter ones are too often something else: `cricket` is no `crochet`. */
const MIN_LENGTH_OF_TWO_EDITS = 8

interface Candidate {
  other: SearchWord
  distance: number
  /** True if both begin with the same letter. */
  isAlike: boolean
}

/** Nearest first. */
function rankCandidates(word: SearchWord, max: 1 | 2, candidates: SearchWord[]): Candidate[] {
  return candidates
    .map((other) => ({
      other,
      distance: measureDistance(word, other, max),
      isAlike: other.spelling[0] === word.spelling[0],
    }))
    .filter(({ distance }) => distance <= max)
    .sort((a, b) => a.distance - b.distance || Number(b.isAlike) - Number(a.isAlike))
    .slice(0, MAX_CANDIDATES)
}

/** Edits between two words, in the form in which they are nearer. */
function measureDistance(word: SearchWord, other: SearchWord, max: number): number {
  return Math.min(
    editDistance(word.spelling, other.spelling, max),
    editDistance(word.normalised, other.normalised, maxEdits(word.normalised)),
  )
}

/**
 * Words of the catalogue but for descriptions, and known words of the same script with the same
 * first letter: those may be in no product, so they must be a likely reading.
 */
async function readCandidates(
  { connection, hits, within }: SearchedIndex,
  word: SearchWord,
  max: 1 | 2,
  { categories, words, language }: Vocabulary,
): Promise<SearchWord[]> {
  const candidates: SearchWord[] = []
  for (const other of await trigramIndex.near(connection, word, max)) {
    if (measureDistance(word, other, max) > max) continue
    const phrase = matchPhrase([other], { categories: [], language })
    const match: Match = matchWithin(['name', 'groups', 'facts'], phrase)
    if (await hits.exists({ match: within(match) })) candidates.push(other)
  }
  const maxKnown = word.spelling.length < MIN_LENGTH_OF_TWO_EDITS ? 1 : 2
  const known = words.filter(
    ({ spelling }) =>
      spelling[0] === word.spelling[0] &&
      Math.abs(spelling.length - word.spelling.length) <= maxKnown &&
      editDistance(spelling, word.spelling, maxKnown) <= maxKnown,
  )
  return [...candidates, ...categories.flatMap((one) => one.words), ...known]
}
