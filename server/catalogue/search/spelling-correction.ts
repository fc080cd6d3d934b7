import { type Match, matchWithin } from '../../db/search-index/term-index.ts'
import { trigramIndex } from '../../db/search-index/trigram-index.ts'
import { type SearchWord, wordsOf } from '../../kernel/text-normalisation.ts'
import { matchPhrase } from './phrase-matches.ts'
import type { SearchedIndex } from './product-matches.ts'
import { createTerm, matchTerm, textOf } from './search-terms.ts'
import type { Vocabulary } from './search-vocabulary.ts'

/**
 * The word nearest to a misspelt one, among the words of names, categories, tags, materials,
 * sizes and choices of products and the known words; null if there is none.
 */
export async function findNearest(
  index: SearchedIndex,
  word: SearchWord,
  vocabulary: Vocabulary,
): Promise<{ text: string } | null> {
  const max = maxEdits(word.spelling)
  if (max === 0) return null
  const near = rankCandidates(word, max, await readCandidates(index, word, max, vocabulary))
  let best: { text: string; hits: number; candidate: Candidate } | null = null
  for (const candidate of near) {
    if (best !== null && compareCandidates(best.candidate, candidate) < 0) break
    const term = await createTerm(index.connection, [candidate.other], vocabulary)
    const hits = await index.hits.count({ match: index.within(matchTerm(term)) })
    // Spellings without hits are skipped: one stays indexed after its last product is gone.
    if (hits > (best?.hits ?? 0)) best = { text: term.text, hits, candidate }
  }
  return best
}

/**
 * Two words written without the space, such as `coffeetable`: a known phrase, else two words that
 * are known or in names, categories, tags and materials; null if there are none.
 */
export async function splitJoined(
  { connection, hits, within }: SearchedIndex,
  { spelling }: SearchWord,
  vocabulary: Vocabulary,
): Promise<{ text: string } | null> {
  const splits = splitsOf(spelling)
  const listed = splits.find((halves) => vocabulary.isListed(halves))
  if (listed !== undefined) return { text: textOf(listed) }
  const indexed = await trigramIndex.findIndexed(connection, splits.flat())
  const isKnown = async (half: SearchWord) =>
    vocabulary.isListed([half]) ||
    (indexed.has(half.normalised) &&
      (await hits.exists({ match: within(matchOwn(half, vocabulary)) })))
  for (const halves of splits)
    if ((await isKnown(halves[0])) && (await isKnown(halves[1]))) return { text: textOf(halves) }
  return null
}

const MIN_HALF_LENGTH = 3

/** The word in two, at each place at which none of both is very short. */
function splitsOf(word: string): [SearchWord, SearchWord][] {
  const letters = [...word]
  const splits: [SearchWord, SearchWord][] = []
  for (let at = MIN_HALF_LENGTH; at <= letters.length - MIN_HALF_LENGTH; at++) {
    const [first] = wordsOf(letters.slice(0, at).join(''))
    const [last] = wordsOf(letters.slice(at).join(''))
    const isInside = /^\p{Mark}/u.test(letters[at] ?? '')
    if (first !== undefined && last !== undefined && !isInside) splits.push([first, last])
  }
  return splits
}

/** Match of a word in the texts of products but for their descriptions. */
function matchOwn(word: SearchWord, { language }: Vocabulary): Match {
  const phrase = matchPhrase([word], { named: [], language })
  return matchWithin(['name', 'groups', 'facts'], phrase)
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
  /** Edits between the words as typed, which may be more: `stol` is rather `stool` than `steel`. */
  typedDistance: number
}

/** Nearest first. */
function rankCandidates(word: SearchWord, max: 1 | 2, candidates: SearchWord[]): Candidate[] {
  return candidates
    .map((other) => ({
      other,
      distance: measureDistance(word, other, max),
      isAlike: other.spelling[0] === word.spelling[0],
      typedDistance: editDistance(word.spelling, other.spelling, MAX_TYPED_DISTANCE),
    }))
    .filter(({ distance }) => distance <= max)
    .sort(compareCandidates)
    .slice(0, MAX_CANDIDATES)
}

/** Words that are farther apart as typed than this are equally far. */
const MAX_TYPED_DISTANCE = 3

function compareCandidates(a: Candidate, b: Candidate): number {
  return (
    a.distance - b.distance ||
    Number(b.isAlike) - Number(a.isAlike) ||
    Math.min(a.typedDistance, MAX_TYPED_DISTANCE) - Math.min(b.typedDistance, MAX_TYPED_DISTANCE)
  )
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
  vocabulary: Vocabulary,
): Promise<SearchWord[]> {
  const { named, words } = vocabulary
  const candidates: SearchWord[] = []
  for (const other of await trigramIndex.near(connection, word, max)) {
    if (measureDistance(word, other, max) > max) continue
    if (await hits.exists({ match: within(matchOwn(other, vocabulary)) })) candidates.push(other)
  }
  const maxKnown = word.spelling.length < MIN_LENGTH_OF_TWO_EDITS ? 1 : 2
  const known = words.filter(
    ({ spelling }) =>
      spelling[0] === word.spelling[0] &&
      Math.abs(spelling.length - word.spelling.length) <= maxKnown &&
      editDistance(spelling, word.spelling, maxKnown) <= maxKnown,
  )
  return [...candidates, ...named.flatMap((one) => one.words), ...known]
}

/**
 * Damerau–Levenshtein distance (optimal string alignment) of two words: letters inserted, deleted,
 * replaced, or two neighbours swapped. Infinite if it exceeds `max`.
 */
export function editDistance(a: string, b: string, max: number): number {
  const from = [...a]
  const to = [...b]
  if (Math.abs(from.length - to.length) > max) return Number.POSITIVE_INFINITY
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [i, letter] of from.entries()) {
    const row = [i + 1]
    for (const [j, other] of to.entries()) {
      const at = (line: number[], column: number) => line[column] ?? Number.POSITIVE_INFINITY
      let min = Math.min(
        at(last, j + 1) + 1,
        at(row, j) + 1,
        at(last, j) + (letter === other ? 0 : 1),
      )
      const isSwap = i > 0 && j > 0 && letter === to[j - 1] && from[i - 1] === other
      if (isSwap) min = Math.min(min, at(beforeLast, j - 1) + 1)
      row.push(min)
    }
    if (Math.min(...row) > max) return Number.POSITIVE_INFINITY
    beforeLast = last
    last = row
  }
  const distance = last.at(-1) ?? 0
  return distance > max ? Number.POSITIVE_INFINITY : distance
}
