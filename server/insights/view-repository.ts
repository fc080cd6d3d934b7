import { sql } from 'kysely'
import type { Connection } from '../db/database.ts'
import { textsIn } from '../db/engine.ts'

/** Count tables, and the column that holds the subject. */
const subjects = { product_view: 'product', missed_search: 'words' } as const
type CountTable = keyof typeof subjects

/** Count of one subject on one day. */
export interface DayCount {
  subject: string
  /** In the shop's time zone, such as `2026-11-21`. */
  date: string
  count: number
}

/** A range of dates, both included. */
export interface Days {
  first: string
  last: string
}

/** Rows per statement: the engines bound the number of parameters. */
const BATCH_SIZE = 500

/** Counts by day: product views and zero-result searches. */
export const viewRepository = {
  /**
   * Adds to the stored counts, so that several processes can write. Examples are counted
   * separately.
   */
  async add(
    connection: Connection,
    table: CountTable,
    counts: DayCount[],
    isExample = false,
  ): Promise<void> {
    const mark = isExample ? '!' : ' '
    const rows = counts
      .map((row) => ({ ...row, _id: row.date + mark + row.subject }))
      // Sorted, so that two processes that write the same rows cannot deadlock.
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

  async listZeroResultSearchesOn(connection: Connection, date: string): Promise<Set<string>> {
    const rows = await connection
      .selectFrom('missed_search')
      .select('words')
      .where('date', '=', date)
      .where('isExample', '=', 0)
      .execute()
    return new Set(rows.map(({ words }) => words))
  },

  /** Views of all products by date; dates without views are missing. */
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

  /** Views by product, most frequent first; `products` null: all. */
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

  /** Zero-result searches, most frequent first. */
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

  async removeBefore(connection: Connection, table: CountTable, date: string): Promise<void> {
    await connection.deleteFrom(table).where('date', '<', date).execute()
  },
}
