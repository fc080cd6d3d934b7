import { sql } from 'kysely'
import type { Connection } from '../db/database.ts'
import { textsIn } from '../db/engine.ts'

/** What is counted by the day, and the column that says of what. */
const subjects = { product_view: 'product', missed_search: 'words' } as const
type CountTable = keyof typeof subjects

/** What happened on a day so many times. */
export interface DayCount {
  subject: string
  /** Of the shop, such as `2026-11-21`. */
  date: string
  count: number
}

/** The dates of a time, both included. */
export interface Days {
  first: string
  last: string
}

/** Rows that one statement takes: engines bound its parameters. */
const BATCH_SIZE = 500

/** The counts by day: how often products were looked at, and what was searched for in vain. */
export const viewRepository = {
  /** Adds to what is there, so that any number of processes may. Examples are counted beside it. */
  async add(
    connection: Connection,
    table: CountTable,
    counts: DayCount[],
    isExample = false,
  ): Promise<void> {
    const mark = isExample ? '!' : ' '
    const rows = counts
      .map((row) => ({ ...row, _id: row.date + mark + row.subject }))
      // Always in one order: two processes that write the same rows never wait for each other in a circle.
      .sort((a, b) => (a._id < b._id ? -1 : 1))
    for (let at = 0; at < rows.length; at += BATCH_SIZE) {
      const values = rows
        .slice(at, at + BATCH_SIZE)
        .map(
          ({ _id, subject, date, count }) =>
            sql`(${_id}, ${subject}, ${date}, ${count}, ${Number(isExample)})`,
        )
      await sql`
        insert into ${sql.table(table)}
          ("_id", ${sql.ref(subjects[table])}, "date", "count", "isExample")
        values ${sql.join(values)}
        on conflict ("_id") do update
          set "count" = ${sql.ref(`${table}.count`)} + ${sql.ref('excluded.count')}`.execute(
        connection,
      )
    }
  },

  /** The words that were searched for in vain on a date. */
  async listZeroResultSearchesOn(connection: Connection, date: string): Promise<Set<string>> {
    const rows = await connection
      .selectFrom('missed_search')
      .select('words')
      .where('date', '=', date)
      .where('isExample', '=', 0)
      .execute()
    return new Set(rows.map(({ words }) => words))
  },

  /** Views of all products by date, where there are any. */
  async viewsPerDay(connection: Connection, { first, last }: Days): Promise<Map<string, number>> {
    const rows = await connection
      .selectFrom('product_view')
      .select('date')
      .select((of) => of.fn.sum<number>('count').as('views'))
      .where('date', '>=', first)
      .where('date', '<=', last)
      .groupBy('date')
      .execute()
    return new Map(rows.map(({ date, views }) => [date, Number(views)]))
  },

  /** Views by product, most first; of the named products alone, where some are named. */
  async viewsPerProduct(
    connection: Connection,
    { first, last }: Days,
    products: string[] | null = null,
  ): Promise<Map<string, number>> {
    let query = connection
      .selectFrom('product_view')
      .select('product')
      .select((of) => of.fn.sum<number>('count').as('views'))
      .where('date', '>=', first)
      .where('date', '<=', last)
    if (products !== null) query = query.where('product', 'in', textsIn(connection, products))
    const rows = await query
      .groupBy('product')
      .orderBy('views', 'desc')
      .orderBy('product')
      .execute()
    return new Map(rows.map(({ product, views }) => [product, Number(views)]))
  },

  /** The words that found nothing, most first. */
  async listZeroResultSearches(
    connection: Connection,
    { first, last }: Days,
    limit: number,
  ): Promise<{ words: string; count: number }[]> {
    const rows = await connection
      .selectFrom('missed_search')
      .select('words')
      .select((of) => of.fn.sum<number>('count').as('times'))
      .where('date', '>=', first)
      .where('date', '<=', last)
      .groupBy('words')
      .orderBy('times', 'desc')
      .orderBy('words')
      .limit(limit)
      .execute()
    return rows.map(({ words, times }) => ({ words, count: Number(times) }))
  },

  /** Removes what was counted before a date. */
  async removeBefore(connection: Connection, table: CountTable, date: string): Promise<void> {
    await connection.deleteFrom(table).where('date', '<', date).execute()
  },
}
