import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Connection } from '../../db/database.ts'
import { isPostgres, numbersIn } from '../../db/engine.ts'
import {
  type Match,
  matchAny,
  matchWord,
  productWords,
  type WordMatch,
} from '../../db/search-index/term-index.ts'
import { trigramIndex } from '../../db/search-index/trigram-index.ts'

/** A query to the search index. */
export interface Selection {
  match: Match
  /** An extra SQL condition on the document number. */
  further?: RawBuilder<unknown>
}

export interface Span {
  skip: number
  limit: number
}

/** Matches in the search index, in manual order. */
export interface ProductMatches {
  exists(selection: Selection): Promise<boolean>
  count(selection: Selection): Promise<number>
  /** Ids of the matching products. */
  products(selection: Selection, span: Span): Promise<string[]>
  /** Document numbers of the matching products, for several selections at once. */
  numbers(selections: Selection[]): Promise<number[][]>
  /** Ids of the products with the given document numbers, in the same order. */
  identify(numbers: number[]): Promise<string[]>
  /** SQL condition on a row of `product_words`. */
  condition(selection: Selection): Promise<RawBuilder<unknown>>
}

/** The search index, restricted by `within` to the products that count. */
export interface SearchedIndex {
  connection: Connection
  hits: ProductMatches
  within(match: Match): Match
}

export function createProductMatches(connection: Connection): ProductMatches {
  /** Cached expansions of prefixes: one search uses the same prefix several times. */
  const wordsByPrefix = new Map<string, Match>()

  async function condition({ match, further }: Selection): Promise<RawBuilder<unknown>> {
    // PostgreSQL's index finds a prefix as fast as a term.
    const asked = isPostgres(connection) ? match : await spellOut(match)
    return sql`${productWords.matching(connection, asked)} ${further ?? sql``}`
  }

  /**
   * FTS5 collects all matches of a prefix before it returns one, but reads matches of whole terms
   * lazily: replace each prefix by its terms.
   */
  async function spellOut(match: Match): Promise<Match> {
    switch (match.kind) {
      case 'word':
        return match.isPrefix ? correctPrefix(match) : match
      case 'every':
      case 'any':
        return { ...match, parts: await Promise.all(match.parts.map(spellOut)) }
      case 'except': {
        const [part, exception] = [await spellOut(match.part), await spellOut(match.exception)]
        return { ...match, part, exception }
      }
      case 'within':
        return { ...match, part: await spellOut(match.part) }
      default:
        return match satisfies never
    }
  }

  async function correctPrefix(match: WordMatch): Promise<Match> {
    const key = `${match.language ?? ''} ${match.text}`
    const known = wordsByPrefix.get(key) ?? (await findPrefixMatches(match))
    wordsByPrefix.set(key, known)
    return known
  }

  async function findPrefixMatches(match: WordMatch): Promise<Match> {
    if (/\p{Number}/u.test(match.text)) return match
    const words = await trigramIndex.beginning(connection, match.text, MAX_TERMS + 1)
    if (words.length > MAX_TERMS) return match
    const { language } = match
    return words.length === 0
      ? matchWord(match.text, { language })
      : matchAny(words.map((word) => matchWord(word, { language })))
  }

  return {
    async exists(selection) {
      const { rows } = await sql<unknown>`
        select 1 from "product_words" where ${await condition(selection)} limit 1`.execute(
        connection,
      )
      return rows.length > 0
    },

    async count(selection) {
      const { rows } = await sql<{ count: number }>`
        select count(*) as "count" from "product_words"
        where ${await condition(selection)}`.execute(connection)
      return Number(rows[0]?.count ?? 0)
    },

    async products(selection, { skip, limit }) {
      const { rows } = await sql<{ product: string }>`
        select "product" from "product_search" where "number" in (
          select rowid from "product_words" where ${await condition(selection)}
          order by rowid limit ${limit} offset ${skip})
        order by "number"`.execute(connection)
      return rows.map(({ product }) => product)
    },

    async numbers(selections) {
      const found: number[][] = selections.map(() => [])
      const parts: RawBuilder<unknown>[] = []
      // One row per selection: thousands of rows take far longer to read than a list of numbers.
      const list = isPostgres(connection)
        ? sql`coalesce(json_agg(rowid)::text, '[]')`
        : sql`json_group_array(rowid)`
      for (const [index, selection] of selections.entries())
        parts.push(sql`select ${sql.lit(index)} as "selection", ${list} as "numbers"
          from "product_words" where ${await condition(selection)}`)
      if (parts.length === 0) return found
      const { rows } = await sql<{ selection: number; numbers: string }>`
        ${sql.join(parts, sql` union all `)}`.execute(connection)
      for (const { selection, numbers } of rows)
        found[selection] = z.array(z.number()).parse(JSON.parse(numbers))
      return found
    },

    async identify(numbers) {
      const { rows } = await sql<{ number: number; product: string }>`
        select "number", "product" from "product_search"
        where "number" in ${numbersIn(connection, numbers)}`.execute(connection)
      const ids = new Map(rows.map(({ number, product }) => [number, product]))
      return numbers.flatMap((number) => ids.get(number) ?? [])
    },

    condition,
  }
}

/** With more terms, FTS5 is faster with the prefix itself. */
const MAX_TERMS = 16
