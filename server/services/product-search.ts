import { type RawBuilder, sql } from 'kysely'
import { category } from '../../domain/content/category.ts'
import { product } from '../../domain/content/product.ts'
import { settings } from '../../domain/content/settings.ts'
import { storedSchemas } from '../content/columns.ts'
import { contentRepository, type Page } from '../content/repository.ts'
import type { Connection } from '../db/database.ts'
import { type SearchWord, wordsOf } from '../search-text.ts'
import { editDistance } from './edit-distance.ts'
import {
  begins,
  matchAny,
  matchEvery,
  matchTerm,
  type NamedWords,
  readSynonyms,
  readTerms,
  type SearchTerm,
  termOf,
} from './search-terms.ts'

/** What a query came down to. */
export interface ProductSearch {
  /** The query as it was searched, where that is not how it was written. */
  corrected: string | undefined
  terms: SearchTerm[]
  categories: NamedWords[]
}

const mostWords = 20

/**
 * Reads a query: up to 20 words, each with its synonyms, those that nothing has as their nearest, and
 * those without any left out. Answers null where nothing is asked.
 */
export async function readSearch(connection: Connection, q: string): Promise<ProductSearch | null> {
  if (q.replace(/[\s\p{Control}]+/gu, '') === '') return null
  const words = wordsOf(q).slice(0, mostWords)
  const vocabulary = await readVocabulary(connection)
  const { categories } = vocabulary
  const asked = readTerms(words, vocabulary.synonyms)
  const known: SearchTerm[] = []
  for (const term of asked) {
    const usable = await findUsable(connection, term, vocabulary)
    if (usable !== null) known.push(usable)
  }
  const terms = await dropMentions(connection, known, categories)
  const isAsAsked =
    terms.length === asked.length && terms.every(({ text }, at) => text === asked[at]?.text)
  const corrected = isAsAsked ? undefined : terms.map(({ text }) => text).join(' ')
  return { terms, categories, corrected: corrected || undefined }
}

/** A search that any of the words is enough for. */
export function loosen(search: ProductSearch): ProductSearch {
  const alternatives = search.terms.flatMap((term) => term.alternatives)
  const terms = alternatives.length === 0 ? [] : [{ text: '', alternatives }]
  return { ...search, corrected: undefined, terms }
}

/** Products that a search finds, best first; `where` is what else they must fulfil. */
export async function findProducts(
  connection: Connection,
  search: ProductSearch,
  where: RawBuilder<unknown> | undefined,
  { skip = 0, limit }: Page,
): Promise<{ ids: string[]; total: number }> {
  if (search.terms.length === 0) return { ids: [], total: 0 }
  const total = await countProducts(connection, matchAll(search), where)
  const ids: string[] = []
  let toSkip = skip
  let wanted = Math.min(limit || total, Math.max(0, total - skip))
  for (const expression of ranks(search)) {
    if (wanted === 0) break
    const count = await countProducts(connection, expression, where)
    if (toSkip < count) {
      const query = pageOf(expression, where, count > many)
      const { rows } = await sql<{ product: string }>`
        ${query} limit ${wanted} offset ${toSkip}`.execute(connection)
      ids.push(...rows.map((row) => row.product))
      wanted -= rows.length
    }
    toSkip = Math.max(0, toSkip - count)
  }
  return { ids, total }
}

/** The products that a search finds, as a condition on their table. */
export function foundBy(search: ProductSearch): RawBuilder<unknown> {
  if (search.terms.length === 0) return sql`1 = 0`
  return sql`"_id" in (select "product" from "product_search" where "number" in ${numbers(matchAll(search))})`
}

function matchAll({ terms, categories }: ProductSearch): string {
  return matchEvery(terms.map((term) => matchTerm(term, categories)))
}

function matches(expression: string): RawBuilder<unknown> {
  return sql`"product_words" match ${expression}`
}

/** The numbers of the products that match. */
function numbers(expression: string): RawBuilder<unknown> {
  return sql`(select rowid from "product_words" where ${matches(expression)})`
}

/** From here on it is quicker to go through the products in their order than to sort the matches. */
const many = 1000

function pageOf(
  expression: string,
  where: RawBuilder<unknown> | undefined,
  isMany: boolean,
): RawBuilder<unknown> {
  // The sign keeps the engine from looking the numbers up one by one.
  const number = isMany ? sql`+"entry"."number"` : sql`"entry"."number"`
  return sql`select "entry"."product" as "product" from "product_search" as "entry"
    where ${number} in ${numbers(expression)} and ${fulfils(where)}
    order by "entry"."position", "entry"."product"`
}

async function countProducts(
  connection: Connection,
  expression: string,
  where: RawBuilder<unknown> | undefined,
): Promise<number> {
  if (where === undefined) return count(connection, expression)
  const { rows } = await sql<{ count: number }>`
    select count(*) as "count" from "product_search" as "entry"
    where "entry"."number" in ${numbers(expression)} and ${fulfils(where)}`.execute(connection)
  return Number(rows[0]?.count ?? 0)
}

function fulfils(where: RawBuilder<unknown> | undefined): RawBuilder<unknown> {
  if (where === undefined) return sql`1 = 1`
  return sql`exists (select 1 from ${sql.table(product.table)}
    where "_id" = "entry"."product" and ${where})`
}

/** The hits in the order of their rank: all words in the name, some, some in category or tags, the rest. */
function ranks(search: ProductSearch): string[] {
  const { terms, categories } = search
  const all = matchAll(search)
  const within = (column: 'name' | 'groups') =>
    terms.map((term) => matchTerm(term, categories, [column]))
  const names = matchAny(within('name'))
  const groups = matchAny(within('groups'))
  const someName = `(${all} AND ${names})`
  const rest = [`((${all} AND ${groups}) NOT ${names})`, `(${all} NOT (${names} OR ${groups}))`]
  const allName = matchEvery(within('name'))
  if (terms.length === 1) return [allName, ...rest]
  return [allName, `(${someName} NOT ${allName})`, ...rest]
}

interface Vocabulary {
  synonyms: SearchWord[][][]
  categories: NamedWords[]
}

async function readVocabulary(connection: Connection): Promise<Vocabulary> {
  const [shop] = await contentRepository.list(connection, settings, { limit: 1 })
  const { rows } = await sql<{ _id: string; name: string }>`
    select "_id", "name" from ${sql.table(category.table)}`.execute(connection)
  return {
    synonyms: readSynonyms(storedSchemas.list.parse(shop?.fields.synonyms ?? [])),
    categories: rows.map(({ _id, name }) => ({ _id, words: wordsOf(name) })),
  }
}

/** The term, or what it is taken for where nothing has it; null where there is nothing near. */
async function findUsable(
  connection: Connection,
  term: SearchTerm,
  { synonyms, categories }: Vocabulary,
): Promise<SearchTerm | null> {
  if (await exists(connection, matchTerm(term, categories))) return term
  const [word, ...more] = term.alternatives[0] ?? []
  if (word === undefined || more.length > 0 || /\p{Number}/u.test(word.spelling)) return null
  const half = synonyms
    .flat()
    .find(([first, ...rest]) => first && !rest.length && isHalf(word, first))
  if (half !== undefined) {
    // Its text stays: the word was only not finished.
    const whole = { ...termOf(half, synonyms), text: term.text }
    if (await exists(connection, matchTerm(whole, categories))) return whole
  }
  return findNearest(connection, word, { synonyms, categories })
}

const leastBeginning = 3

function isHalf(word: SearchWord, whole: SearchWord): boolean {
  return word.spelling.length >= leastBeginning && begins(word, whole)
}

/** One letter may be wrong from four on, two from seven on. */
function mostEdits(word: string): number {
  const { length } = [...word]
  return length < 4 ? 0 : length < 7 ? 1 : 2
}

const mostCandidates = 12

async function findNearest(
  connection: Connection,
  word: SearchWord,
  vocabulary: Vocabulary,
): Promise<SearchTerm | null> {
  const most = mostEdits(word.spelling)
  if (most === 0) return null
  const distance = ({ spelling, folded }: SearchWord) =>
    Math.min(
      editDistance(word.spelling, spelling, most),
      editDistance(word.folded, folded, mostEdits(word.folded)),
    )
  const isAlike = ({ spelling }: SearchWord) => spelling[0] === word.spelling[0]
  const near = (await readSpellings(connection, word, most, vocabulary))
    .map((other) => ({ other, distance: distance(other), isAlike: isAlike(other) }))
    .filter((candidate) => candidate.distance <= most)
    .sort((a, b) => a.distance - b.distance || Number(b.isAlike) - Number(a.isAlike))
    .slice(0, mostCandidates)
  let best: { term: SearchTerm; hits: number; place: string } | null = null
  for (const { other, distance, isAlike } of near) {
    const place = `${distance} ${isAlike}`
    if (best !== null && best.place !== place) break
    const term = termOf([other], vocabulary.synonyms)
    const hits = await count(connection, matchTerm(term, vocabulary.categories))
    // A spelling stays noted when the last product that had it is gone.
    if (hits > (best?.hits ?? 0)) best = { term, hits, place }
  }
  return best?.term ?? null
}

/** The words that may be meant: of products, of categories' names and of the synonyms. */
async function readSpellings(
  connection: Connection,
  word: SearchWord,
  most: number,
  { synonyms, categories }: Vocabulary,
): Promise<SearchWord[]> {
  const near = (column: string, text: string) =>
    sql`length(${sql.ref(column)}) between ${text.length - most} and ${text.length + most}`
  const { rows } = await sql<SearchWord>`
    select "spelling", "folded" from "search_word"
    where ${near('spelling', word.spelling)} or ${near('folded', word.folded)}`.execute(connection)
  const single = synonyms.flat().filter((term) => term.length === 1)
  return [...rows, ...categories.flatMap(({ words }) => words), ...single.flat()]
}

/**
 * Where no product has all of the words, those that only descriptions mention are left out: in
 * “sofa set” it is the sofa that is meant, and not the stool that says where it can be set down.
 */
async function dropMentions(
  connection: Connection,
  terms: SearchTerm[],
  categories: NamedWords[],
): Promise<SearchTerm[]> {
  if (
    terms.length < 2 ||
    (await exists(connection, matchEvery(terms.map((term) => matchTerm(term, categories)))))
  )
    return terms
  const facts: SearchTerm[] = []
  for (const term of terms) {
    if (await exists(connection, matchTerm(term, categories, ['name', 'groups', 'facts'])))
      facts.push(term)
  }
  if (facts.length === 0) return terms
  const isEnough = await exists(
    connection,
    matchEvery(facts.map((term) => matchTerm(term, categories))),
  )
  return isEnough ? facts : terms
}

async function exists(connection: Connection, expression: string): Promise<boolean> {
  const { rows } = await sql<unknown>`
    select 1 from "product_words" where ${matches(expression)} limit 1`.execute(connection)
  return rows.length > 0
}

async function count(connection: Connection, expression: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as "count" from "product_words" where ${matches(expression)}`.execute(
    connection,
  )
  return Number(rows[0]?.count ?? 0)
}
