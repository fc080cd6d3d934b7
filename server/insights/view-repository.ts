import { sql } from 'kysely'
import type { Connection } from '../db/database.ts'
import { textsIn } from '../db/engine.ts'

/** Count tables, and the column that holds the subject. */
const subjects = {
  product_view: 'product',
  missed_search: 'words',
  redirect_use: 'redirect',
  not_found: 'path',
} as const
export type CountTable = keyof typeof subjects

/** Count of one subject on one day. */
export interface DayCount {
  subject: string
  /** In the shop's time zone, such as `2026-11-21`. */
  date: string
  count: number
  /** Time of the last of them, to the minute; of `not_found` alone. */
  lastAt?: string
}

/** A range of dates, both included. */
export interface Days {
  first: string
  last: string
}

/** Rows per statement: the engines bound the number of parameters. */
const BATCH_SIZE = 500

/** Counts by day: product views, zero-result searches, uses of redirects and paths that were not found. */
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
    const hasTime = table === 'not_found'
    const [timeColumn, newTime] = hasTime
      ? [sql`, "lastAt"`, sql`, "lastAt" = ${sql.ref('excluded.lastAt')}`]
      : [sql``, sql``]
    const mark = isExample ? '!' : ' '
    const rows = counts
      .map((row) => ({ ...row, _id: row.date + mark + row.subject }))
      // Sorted, so that two processes that write the same rows cannot deadlock.
      .sort((a, b) => (a._id < b._id ? -1 : 1))
    for (let at = 0; at < rows.length; at += BATCH_SIZE) {
      const values = rows
        .slice(at, at + BATCH_SIZE)
        .map(
          ({ _id, subject, date, count, lastAt }) =>
            sql`(${_id}, ${subject}, ${date}, ${count}, ${Number(isExample)}${hasTime ? sql`, ${lastAt ?? ''}` : sql``})`,
        )
      await sql`
        insert into ${sql.table(table)}
          ("_id", ${sql.ref(subjects[table])}, "date", "count", "isExample"${timeColumn})
        values ${sql.join(values)}
        on conflict ("_id") do update
          set "count" = ${sql.ref(`${table}.count`)} + ${sql.ref('excluded.count')}${newTime}`.execute(
        connection,
      )
    }
  },

  async listSubjectsOn(
    connection: Connection,
    table: CountTable,
    date: string,
  ): Promise<Set<string>> {
    const { rows } = await sql<{ subject: string }>`
      select ${sql.ref(subjects[table])} as "subject" from ${sql.table(table)}
      where "date" = ${date} and "isExample" = 0`.execute(connection)
    return new Set(rows.map(({ subject }) => subject))
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

  /** Counts by subject, most frequent first: of all, or of those `among` some that have any. */
  async countPerSubject(
    connection: Connection,
    table: CountTable,
    { first, last }: Days,
    { among, limit }: { among?: string[]; limit?: number } = {},
  ): Promise<Map<string, number>> {
    const subject = sql.ref(subjects[table])
    const isWanted = among && sql`and ${subject} in ${textsIn(connection, among)}`
    const { rows } = await sql<{ subject: string; total: number }>`
      select ${subject} as "subject", sum("count") as "total" from ${sql.table(table)}
      where "date" >= ${first} and "date" <= ${last} ${isWanted ?? sql``}
      group by ${subject} order by "total" desc, ${subject}
      ${limit === undefined ? sql`` : sql`limit ${limit}`}`.execute(connection)
    return new Map(rows.map((row) => [row.subject, Number(row.total)]))
  },

  /** Paths that were not found, most frequent first. */
  async listNotFound(
    connection: Connection,
    { first, last }: Days,
    limit: number,
  ): Promise<{ path: string; count: number; lastAt: string }[]> {
    const rows = await connection
      .selectFrom('not_found')
      .select('path')
      .select((of) => [of.fn.sum<number>('count').as('times'), of.fn.max('lastAt').as('lastAt')])
      .where('date', '>=', first)
      .where('date', '<=', last)
      .groupBy('path')
      .orderBy('times', 'desc')
      .orderBy('path')
      .limit(limit)
      .execute()
    return rows.map(({ path, times, lastAt }) => ({ path, count: Number(times), lastAt }))
  },

  async removeBefore(connection: Connection, table: CountTable, date: string): Promise<void> {
    await connection.deleteFrom(table).where('date', '<', date).execute()
  },
}
