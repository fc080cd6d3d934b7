import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Connection } from '../../db/database.ts'
import { isPostgres, numbersIn } from '../../db/engine.ts'
import { type Match, productWords } from '../../db/search-index/term-index.ts'

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
export type ProductMatches = ReturnType<typeof createProductMatches>

/** The search index, restricted by `within` to the products that count. */
export interface SearchedIndex {
  connection: Connection
  hits: ProductMatches
  within(match: Match): Match
}

export function createProductMatches(connection: Connection) {
  /** SQL condition on a row of `product_words`. */
  const condition = ({ match, further }: Selection) =>
    sql`${productWords.matching(connection, match)} ${further ?? sql``}`

  return {
    async exists(selection: Selection): Promise<boolean> {
      const { rows } = await sql<unknown>`
        select 1 from "product_words" where ${condition(selection)} limit 1`.execute(connection)
      return rows.length > 0
    },

    async count(selection: Selection): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select count(*) as "count" from "product_words"
        where ${condition(selection)}`.execute(connection)
      return Number(rows[0]?.count ?? 0)
    },

    /** Ids of the matching products. */
    async products(selection: Selection, { skip, limit }: Span): Promise<string[]> {
      const { rows } = await sql<{ product: string }>`
        select "product" from "product_search" where "number" in (
          select rowid from "product_words" where ${condition(selection)}
          order by rowid limit ${limit} offset ${skip})
        order by "number"`.execute(connection)
      return rows.map(({ product }) => product)
    },

    /** Document numbers of the matching products. */
    async numbers(selection: Selection): Promise<number[]> {
      // One row: thousands of rows take far longer to read than a list of numbers.
      const list = isPostgres(connection)
        ? sql`coalesce(json_agg(rowid)::text, '[]')`
        : sql`json_group_array(rowid)`
      const { rows } = await sql<{ numbers: string }>`
        select ${list} as "numbers" from "product_words" where ${condition(selection)}`.execute(
        connection,
      )
      return z.array(z.number()).parse(JSON.parse(rows[0]?.numbers ?? '[]'))
    },

    /** Ids of the products with the given document numbers, in the same order. */
    async identify(numbers: number[]): Promise<string[]> {
      const { rows } = await sql<{ number: number; product: string }>`
        select "number", "product" from "product_search"
        where "number" in ${numbersIn(connection, numbers)}`.execute(connection)
      const ids = new Map(rows.map(({ number, product }) => [number, product]))
      return numbers.flatMap((number) => ids.get(number) ?? [])
    },

    condition,
  }
}
