import { sql } from 'kysely'
import { category } from '../../../domain/content/category.ts'
import { settings } from '../../../domain/content/settings.ts'
import type { Connection } from '../../db/database.ts'
import { storedSchemas } from '../../db/records/columns.ts'
import { contentRepository } from '../../db/records/record-repository.ts'
import { type Match, matchAny, matchEvery, matchExcept } from '../../db/search-index/term-index.ts'
import { trigramIndex } from '../../db/search-index/trigram-index.ts'
import { type SearchWord, wordsOf } from '../../kernel/text-normalisation.ts'
import { editDistance } from './edit-distance.ts'
import type { ProductMatches } from './product-matches.ts'
import {
  isPrefixOf,
  matchTerm,
  type NamedWords,
  readSynonyms,
  readTerms,
  type SearchTerm,
  termOf,
} from './search-terms.ts'

/** A parsed query. */
export interface ProductSearch {
  /** The query as corrected, if it differs from the input. */
  corrected: string | undefined
  terms: SearchTerm[]
  categories: NamedWords[]
}

/** The search index, restricted by `within` to the products that count. */
export interface SearchedIndex {
  connection: Connection
  hits: ProductMatches
  within(match: Match): Match
}

const MAX_TERMS = 20

/**
 * Parses a query: up to 20 words with their synonyms. Words without matches are replaced by the
 * closest spelling, or dropped if there is none. Null for a blank query.
 */
export async function readSearch(
  index: SearchedIndex,
  q: string,
  vocabulary: Vocabulary,
): Promise<ProductSearch | null> {
  if (isBlank(q)) return null
  const words = wordsOf(q).slice(0, MAX_TERMS)
  const { categories } = vocabulary
  const requested = readTerms(words, vocabulary.synonyms)
  const known: SearchTerm[] = []
  for (const term of requested) {
    const usable = await findUsable(index, term, vocabulary)
    if (usable !== null) known.push(usable)
  }
  const terms = await dropMentions(index, known, categories)
  const isAsAsked =
    terms.length === requested.length && terms.every(({ text }, at) => text === requested[at]?.text)
  const corrected = isAsAsked ? undefined : terms.map(({ text }) => text).join(' ')
  return { terms, categories, corrected: corrected || undefined }
}

/** True for a query without any visible character. */
export function isBlank(q: string): boolean {
  return q.replace(/[\s\p{Control}]+/gu, '') === ''
}

/** A search that matches products with any of the words. */
export function loosen(search: ProductSearch): ProductSearch {
  const alternatives = search.terms.flatMap((term) => term.alternatives)
  const terms = alternatives.length === 0 ? [] : [{ text: '', alternatives }]
  return { ...search, corrected: undefined, terms }
}

/** Match for products that have all terms. */
export function matchAll({ terms, categories }: ProductSearch): Match {
  return matchEvery(terms.map((term) => matchTerm(term, categories)))
}

/**
 * Matches in the order of rank: all terms in the name, some, some in category or tags, the rest.
 */
export function ranksOf(search: ProductSearch): Match[] {
  const { terms, categories } = search
  const all = matchAll(search)
  const within = (column: 'name' | 'groups') =>
    terms.map((term) => matchTerm(term, categories, [column]))
  const names = matchAny(within('name'))
  const groups = matchAny(within('groups'))
  const someName = matchEvery([all, names])
  const rest = [
    matchExcept(matchEvery([all, groups]), names),
    matchExcept(all, matchAny([names, groups])),
  ]
  const allName = matchEvery(within('name'))
  if (terms.length === 1) return [allName, ...rest]
  return [allName, matchExcept(someName, allName), ...rest]
}

/** The shop's own words: synonyms and names of categories. */
export interface Vocabulary {
  synonyms: SearchWord[][][]
  categories: NamedWords[]
}

export async function readVocabulary(connection: Connection): Promise<Vocabulary> {
  const { rows } = await sql<{ _id: string; name: string }>`
    select "_id", "name" from ${sql.table(category.table)}`.execute(connection)
  return {
    synonyms: await readShopSynonyms(connection),
    categories: rows.map(({ _id, name }) => ({ _id, words: wordsOf(name) })),
  }
}

export async function readShopSynonyms(connection: Connection): Promise<Vocabulary['synonyms']> {
  const [shop] = await contentRepository.list(connection, settings, { limit: 1 })
  return readSynonyms(storedSchemas.list.parse(shop?.fields.synonyms ?? []))
}

/** The term itself if it has matches, else its completion or closest spelling, else null. */
async function findUsable(
  index: SearchedIndex,
  term: SearchTerm,
  { synonyms, categories }: Vocabulary,
): Promise<SearchTerm | null> {
  if (await exists(index, matchTerm(term, categories))) return term
  const [word, ...more] = term.alternatives[0] ?? []
  if (word === undefined || more.length > 0 || /\p{Number}/u.test(word.spelling)) return null
  const half = synonyms
    .flat()
    .find(([first, ...rest]) => first && !rest.length && isHalf(word, first))
  if (half !== undefined) {
    // Keeps the text as typed: a prefix is not a spelling error.
    const whole = { ...termOf(half, synonyms), text: term.text }
    if (await exists(index, matchTerm(whole, categories))) return whole
  }
  return findNearest(index, word, { synonyms, categories })
}

const MIN_PREFIX_LENGTH = 3

function isHalf(word: SearchWord, whole: SearchWord): boolean {
  return word.spelling.length >= MIN_PREFIX_LENGTH && isPrefixOf(word, whole)
}

/** Edits allowed by length: one from four letters on, two from seven on. */
function maxEdits(word: string): 0 | 1 | 2 {
  const { length } = [...word]
  return length < 4 ? 0 : length < 7 ? 1 : 2
}

const MAX_CANDIDATES = 12

async function findNearest(
  index: SearchedIndex,
  word: SearchWord,
  vocabulary: Vocabulary,
): Promise<SearchTerm | null> {
  const max = maxEdits(word.spelling)
  if (max === 0) return null
  const distance = ({ spelling, folded }: SearchWord) =>
    Math.min(
      editDistance(word.spelling, spelling, max),
      editDistance(word.folded, folded, maxEdits(word.folded)),
    )
  const isAlike = ({ spelling }: SearchWord) => spelling[0] === word.spelling[0]
  const near = (await readSpellingCandidates(index.connection, word, max, vocabulary))
    .map((other) => ({ other, distance: distance(other), isAlike: isAlike(other) }))
    .filter((candidate) => candidate.distance <= max)
    .sort((a, b) => a.distance - b.distance || Number(b.isAlike) - Number(a.isAlike))
    .slice(0, MAX_CANDIDATES)
  let best: { term: SearchTerm; hits: number; place: string } | null = null
  for (const { other, distance, isAlike } of near) {
    const place = `${distance} ${isAlike}`
    if (best !== null && best.place !== place) break
    const term = termOf([other], vocabulary.synonyms)
    const match = index.within(matchTerm(term, vocabulary.categories))
    const hits = await index.hits.count({ match })
    // Skip spellings without matches: a spelling stays indexed after its last product is gone.
    if (hits > (best?.hits ?? 0)) best = { term, hits, place }
  }
  return best?.term ?? null
}

/** Candidates for a correction: words of products, of category names and of synonyms. */
async function readSpellingCandidates(
  connection: Connection,
  word: SearchWord,
  max: 1 | 2,
  { synonyms, categories }: Vocabulary,
): Promise<SearchWord[]> {
  const single = synonyms.flat().filter((term) => term.length === 1)
  const named = categories.flatMap(({ words }) => words)
  return [...(await trigramIndex.near(connection, word, max)), ...named, ...single.flat()]
}

/**
 * If no product has all terms, drop those that occur only in descriptions: “sofa set” means the
 * sofa, not a stool that can be set down somewhere.
 */
async function dropMentions(
  index: SearchedIndex,
  terms: SearchTerm[],
  categories: NamedWords[],
): Promise<SearchTerm[]> {
  if (
    terms.length < 2 ||
    (await exists(index, matchEvery(terms.map((term) => matchTerm(term, categories)))))
  )
    return terms
  const facts: SearchTerm[] = []
  for (const term of terms) {
    if (await exists(index, matchTerm(term, categories, ['name', 'groups', 'facts'])))
      facts.push(term)
  }
  if (facts.length === 0) return terms
  const isEnough = await exists(index, matchEvery(facts.map((term) => matchTerm(term, categories))))
  return isEnough ? facts : terms
}

function exists({ hits, within }: SearchedIndex, match: Match): Promise<boolean> {
  return hits.exists({ match: within(match) })
}
