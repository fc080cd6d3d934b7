import type { Connection } from '../../db/database.ts'
import { seatsWord } from '../../db/search-index/product-terms.ts'
import {
  type Match,
  matchAny,
  matchEvery,
  matchWithin,
  matchWord,
} from '../../db/search-index/term-index.ts'
import { trigramIndex } from '../../db/search-index/trigram-index.ts'
import type { SearchWord } from '../../kernel/text-normalisation.ts'
import { matchPhrase, matchPhraseBeginning } from './phrase-matches.ts'
import { keyOf, type Phrase, type Vocabulary } from './search-vocabulary.ts'

/**
 * How a product has a term: as typed; in other words of the shop or of the vocabulary; in words
 * that begin as typed; or only something close to it.
 */
export type Degree = 'typed' | 'own' | 'same' | 'begun' | 'near'

/** A term of a query: a word or a known phrase, or a number of seats. */
export interface SearchTerm {
  /** The term as shown to the visitor. */
  text: string
  /** The words of the term; empty for seats. */
  phrase: Phrase
  /** True if the shop's synonyms or the vocabulary have it. */
  isKnown: boolean
  /** How much it matters; see `weightOfKinds`. */
  weight: number
  /** Matches by degree; degrees without any are absent. */
  matches: ReadonlyMap<Degree, DegreeMatch>
}

/** Matches of one degree. */
interface DegreeMatch {
  /** Counts in name, category and tags. */
  phrases: Match
  /**
   * Counts anywhere. Words of a phrase that are somewhere in a description do not make the phrase,
   * so phrases are left out; null if nothing is left, and the same as `phrases` if nothing is left out.
   */
  words: Match | null
}

/** Groups words into different terms: the longest phrase that is known, else a single word. */
export function readPhrases(words: SearchWord[], vocabulary: Vocabulary): Phrase[] {
  const phrases = new Map<string, Phrase>()
  for (let at = 0; at < words.length; ) {
    const phrase = getLongestPhrase(words.slice(at, at + vocabulary.longest), vocabulary)
    if (!phrases.has(keyOf(phrase))) phrases.set(keyOf(phrase), phrase)
    at += phrase.length
  }
  return [...phrases.values()]
}

/** The term of a phrase with those of its alternatives that products have, shown as `text`. */
export async function createTerm(
  connection: Connection,
  phrase: Phrase,
  vocabulary: Vocabulary,
  text = textOf(phrase),
): Promise<SearchTerm> {
  const alternatives = vocabulary.findAlternatives(phrase)
  const { own = [], same = [], near = [], weight = 1 } = alternatives ?? {}
  const isIndexed = await createIndexedCheck(connection, [...own, ...same, ...near], vocabulary)
  const begun = await matchPhraseBeginning(connection, phrase, vocabulary)
  const matches = new Map<Degree, DegreeMatch>()
  addPhrases(matches, 'typed', [phrase], vocabulary)
  const isOther = (other: Phrase) => keyOf(other) !== keyOf(phrase) && isIndexed(other)
  addPhrases(matches, 'own', own.filter(isOther), vocabulary)
  addPhrases(matches, 'same', same.filter(isOther), vocabulary)
  if (begun !== null) matches.set('begun', { phrases: begun, words: begun })
  addPhrases(matches, 'near', near.filter(isIndexed), vocabulary)
  return { text, phrase, isKnown: alternatives !== null, weight, matches }
}

/** The term of numbers of seats; any of them will do. */
export function createSeatsTerm(seats: number[]): SearchTerm {
  const match = matchAny(seats.map((count) => matchWord(seatsWord(count))))
  const text = seats.map((count) => `${count} seater`).join(' ')
  const matches = new Map<Degree, DegreeMatch>([['typed', { phrases: match, words: match }]])
  return { text, phrase: [], isKnown: true, weight: 1, matches }
}

/** The term without what is only close to it. */
export function withoutNear(term: SearchTerm): SearchTerm {
  return restrictTerm(term, (degree) => degree !== 'near')
}

/** The term in the words of the query alone. */
export function withoutAlternatives(term: SearchTerm): SearchTerm {
  return restrictTerm(term, (degree) => degree === 'typed' || degree === 'begun')
}

/** The term in names, categories and tags alone. */
export function inNameOrGroups(term: SearchTerm): SearchTerm {
  const matches = [...term.matches].map(
    ([degree, { phrases }]) => [degree, { phrases, words: null }] as const,
  )
  return { ...term, matches: new Map(matches) }
}

function restrictTerm(term: SearchTerm, isWanted: (degree: Degree) => boolean): SearchTerm {
  return { ...term, matches: new Map([...term.matches].filter(([degree]) => isWanted(degree))) }
}

/** Match of products that have a term to any degree. */
export function matchTerm({ matches }: SearchTerm): Match {
  const all = [...matches.values()]
  const inGroups = all.filter(({ phrases, words }) => words !== phrases)
  return matchAny([
    ...inGroups.map(({ phrases }) => matchWithin(['name', 'groups'], phrases)),
    ...all.flatMap(({ words }) => words ?? []),
  ])
}

/** Match of products that have all terms. */
export function matchAllTerms(terms: SearchTerm[]): Match {
  return matchEvery(terms.map(matchTerm))
}

/** Most words of the vocabulary are in no product; without them the query is much shorter. */
async function createIndexedCheck(
  connection: Connection,
  phrases: Phrase[],
  { named }: Vocabulary,
): Promise<(phrase: Phrase) => boolean> {
  if (phrases.length === 0) return () => false
  const indexed = await trigramIndex.findIndexed(connection, phrases.flat())
  for (const { normalised } of named.flatMap(({ words }) => words)) indexed.add(normalised)
  return (phrase) =>
    phrase.every(({ normalised }) => indexed.has(normalised) || /\p{Number}/u.test(normalised))
}

function addPhrases(
  matches: Map<Degree, DegreeMatch>,
  degree: Degree,
  phrases: Phrase[],
  vocabulary: Vocabulary,
): void {
  if (phrases.length === 0) return
  const match = (some: Phrase[]) => matchAny(some.map((phrase) => matchPhrase(phrase, vocabulary)))
  const all = match(phrases)
  const words = phrases.filter(({ length }) => length === 1)
  if (words.length === phrases.length) matches.set(degree, { phrases: all, words: all })
  else matches.set(degree, { phrases: all, words: words.length === 0 ? null : match(words) })
}

/** A phrase as shown to the visitor. */
export function textOf(phrase: Phrase): string {
  return phrase
    .map(({ spelling }) => spelling)
    .join(' ')
    .normalize('NFC')
}

function getLongestPhrase(words: SearchWord[], vocabulary: Vocabulary): Phrase {
  for (let length = words.length; length > 1; length--) {
    const phrase = words.slice(0, length)
    if (vocabulary.isListed(phrase)) return phrase
  }
  return words.slice(0, 1)
}
