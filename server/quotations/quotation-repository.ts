import { type RawBuilder, sql } from 'kysely'
import type { QuotationListState } from '../../domain/api/quotations.ts'
import { quotation } from '../../domain/content/quotation.ts'
import type { QuotationStatus } from '../../domain/quotation/quotation.ts'
import type { Connection } from '../db/database.ts'
import { textsIn } from '../db/engine.ts'
import { contentRepository, type Page, type StoredRecord } from '../db/record-repository.ts'
import type { QuotationStateRow } from '../db/schema.ts'
import { containing } from '../kernel/text-normalisation.ts'
import { readEdition, type StoredEdition, writeEdition } from './edition.ts'

/** State of a quotation with its status on a day; a draft has no row in the database. */
export interface QuotationFacts extends Omit<QuotationStateRow, 'tokenHash'> {
  status: QuotationStatus
  seenCount: number
  /** Empty if its page was never opened. */
  seenAt: string
}

/** Filter of a list. */
export interface QuotationFilter {
  status?: QuotationListState
  /** Normalised; each has to occur in the number, the customer or the lines. */
  words: string[]
}

/** Part of a list, also in another order than newest first, or of those that meet a condition. */
export interface QuotationPage extends Page {
  orderBy?: RawBuilder<unknown>
  where?: RawBuilder<unknown>
}

/** Status of the quotation `q` with the state `s`; `today` is the date in the shop's time zone. */
const statusOn = (today: string) => sql<QuotationStatus>`case
  when "s"."_id" is null then 'draft'
  when "s"."withdrawnAt" <> '' then 'withdrawn'
  when "s"."confirmedAt" <> '' then 'confirmed'
  when "s"."acceptedAt" <> '' then 'accepted'
  when "s"."validUntil" <> '' and "s"."validUntil" < ${today} then 'expired'
  else 'sent' end`

const isSeen = sql`exists (select 1 from "quotation_view" where "quotation" = "q"."_id")`

/** Table of quotations with their states, as `q` and `s`. */
const withStates = sql`"quotation" as "q" left join "quotation_state" as "s" on "s"."_id" = "q"."_id"`

/** Queries of quotations beyond those of every content type. */
export const quotationRepository = {
  /** Newest first. */
  async list(
    connection: Connection,
    { status, words }: QuotationFilter,
    today: string,
    page: QuotationPage,
  ): Promise<{ records: StoredRecord[]; total: number }> {
    const conditions = [
      ...words.map((word) => {
        const pattern = containing(word)
        return sql`("q"."searchText" like ${pattern} escape '\\'
          or lower("s"."number") like ${pattern} escape '\\')`
      }),
      ...(status === undefined ? [] : [isInState(status, today)]),
      ...(page.where === undefined ? [] : [page.where]),
    ]
    const where = conditions.length === 0 ? sql`1 = 1` : sql.join(conditions, sql` and `)
    const { rows } = await sql<{ _id: string }>`select "q"."_id" from ${withStates}
      where ${where} order by ${page.orderBy ?? sql`"q"."position", "q"."_id"`}
      limit ${page.limit || Number.MAX_SAFE_INTEGER} offset ${page.skip ?? 0}`.execute(connection)
    const count = await sql<{ count: number }>`select count(*) as "count" from ${withStates}
      where ${where}`.execute(connection)
    const ids = rows.map(({ _id }) => _id)
    const found = await contentRepository.findAll(connection, quotation, ids)
    return {
      records: ids.flatMap((id) => found.get(id) ?? []),
      total: Number(count.rows[0]?.count ?? 0),
    }
  },

  async countByState(
    connection: Connection,
    today: string,
  ): Promise<Record<QuotationListState, number>> {
    const { rows } = await sql<{ status: QuotationStatus; count: number; seen: number }>`
      select "status", count(*) as "count", sum("seen") as "seen" from (
        select ${statusOn(today)} as "status", case when ${isSeen} then 1 else 0 end as "seen"
        from ${withStates}) as "stated"
      group by "status"`.execute(connection)
    const of = (status: QuotationStatus) => rows.find((row) => row.status === status)
    const count = (status: QuotationStatus) => Number(of(status)?.count ?? 0)
    return {
      draft: count('draft'),
      sent: count('sent'),
      accepted: count('accepted'),
      confirmed: count('confirmed'),
      expired: count('expired'),
      withdrawn: count('withdrawn'),
      seen: Number(of('sent')?.seen ?? 0),
    }
  },

  /** Facts of the quotations that were sent, by id. */
  async facts(
    connection: Connection,
    ids: string[],
    today: string,
  ): Promise<Map<string, QuotationFacts>> {
    if (ids.length === 0) return new Map()
    const rows = await readFacts(connection, today, sql`"q"."_id" in ${textsIn(connection, ids)}`)
    return new Map(rows.map((row) => [row._id, row]))
  },

  /** Facts of a quotation by the hash of its token; undefined for an unknown one, and in the trash. */
  async findByToken(
    connection: Connection,
    tokenHash: string,
    today: string,
  ): Promise<QuotationFacts | undefined> {
    return (await readFacts(connection, today, sql`"s"."tokenHash" = ${tokenHash}`))[0]
  },

  /** Quotations of enquiries with their statuses, oldest first. */
  async ofOrders(connection: Connection, orders: string[], today: string) {
    if (orders.length === 0) return []
    const { rows } = await sql<{
      _id: string
      order: string
      number: string | null
      status: QuotationStatus
    }>`select "q"."_id", "q"."order", "s"."number", ${statusOn(today)} as "status"
      from ${withStates} where "q"."order" in ${textsIn(connection, orders)}
      order by "q"."createdAt", "q"."_id"`.execute(connection)
    return rows
  },

  findState(connection: Connection, id: string): Promise<QuotationStateRow | undefined> {
    return connection
      .selectFrom('quotation_state')
      .selectAll()
      .where('_id', '=', id)
      .executeTakeFirst()
  },

  async insertState(connection: Connection, row: QuotationStateRow): Promise<void> {
    await connection.insertInto('quotation_state').values(row).execute()
  },

  async updateState(
    connection: Connection,
    id: string,
    changed: Partial<QuotationStateRow>,
  ): Promise<void> {
    await connection.updateTable('quotation_state').set(changed).where('_id', '=', id).execute()
  },

  async isNumberTaken(connection: Connection, number: string): Promise<boolean> {
    const row = await connection
      .selectFrom('quotation_state')
      .select('_id')
      .where('number', '=', number)
      .executeTakeFirst()
    return row !== undefined
  },

  /** Number that a sequence gave last; 0 if it gave none. */
  async lastNumber(connection: Connection, sequence: string): Promise<number> {
    const row = await connection
      .selectFrom('quotation_number')
      .select('last')
      .where('sequence', '=', sequence)
      .executeTakeFirst()
    return row?.last ?? 0
  },

  /** Next number of a sequence; rolled back with the transaction, so that none is left out. */
  async takeNumber(connection: Connection, sequence: string): Promise<number> {
    const { last } = await connection
      .insertInto('quotation_number')
      .values({ sequence, last: 1 })
      .onConflict((conflict) =>
        conflict.column('sequence').doUpdateSet({ last: sql`"quotation_number"."last" + 1` }),
      )
      .returning('last')
      .executeTakeFirstOrThrow()
    return last
  },

  async addEdition(connection: Connection, id: string, added: StoredEdition): Promise<void> {
    const { edition } = added
    await connection
      .insertInto('quotation_edition')
      .values({ _id: `${id}:${edition}`, quotation: id, edition, content: writeEdition(added) })
      .execute()
  },

  /** Editions of a quotation in order: all, or those with some numbers. */
  async editions(
    connection: Connection,
    id: string,
    numbers?: readonly number[],
  ): Promise<StoredEdition[]> {
    const rows = await connection
      .selectFrom('quotation_edition')
      .select('content')
      .where('quotation', '=', id)
      .$if(numbers !== undefined, (query) => query.where('edition', 'in', numbers ?? []))
      .orderBy('edition')
      .execute()
    return rows.map(({ content }) => readEdition(content))
  },

  /** Newest editions, by quotation. */
  async newestEditions(connection: Connection, ids: string[]): Promise<Map<string, StoredEdition>> {
    if (ids.length === 0) return new Map()
    return readNewest(connection, sql`"s"."_id" in ${textsIn(connection, ids)}`)
  },

  async setEdition(connection: Connection, id: string, changed: StoredEdition): Promise<void> {
    await connection
      .updateTable('quotation_edition')
      .set({ content: writeEdition(changed) })
      .where('_id', '=', `${id}:${changed.edition}`)
      .execute()
  },

  /** Counts an open of a page on a day. */
  async addView(connection: Connection, id: string, date: string, lastAt: string): Promise<void> {
    await connection
      .insertInto('quotation_view')
      .values({ _id: `${id}:${date}`, quotation: id, date, count: 1, lastAt })
      .onConflict((conflict) =>
        conflict.column('_id').doUpdateSet({ count: sql`"quotation_view"."count" + 1`, lastAt }),
      )
      .execute()
  },

  async setSearchText(connection: Connection, id: string, text: string): Promise<void> {
    await sql`update "quotation" set "searchText" = ${text} where "_id" = ${id}`.execute(connection)
  },

  /** Newest editions of quotations that were confirmed since a moment. */
  async confirmedSince(connection: Connection, since: string): Promise<StoredEdition[]> {
    const where = sql`"s"."confirmedAt" >= ${since} and "s"."withdrawnAt" = ''`
    return [...(await readNewest(connection, where)).values()]
  },
}

/** Newest editions of quotations with the state `s`, by quotation. */
async function readNewest(
  connection: Connection,
  where: RawBuilder<unknown>,
): Promise<Map<string, StoredEdition>> {
  const { rows } = await sql<{ quotation: string; content: string }>`
    select "e"."quotation", "e"."content" from "quotation_state" as "s"
    join "quotation_edition" as "e" on "e"."quotation" = "s"."_id" and "e"."edition" = "s"."edition"
    where ${where}`.execute(connection)
  return new Map(rows.map((row) => [row.quotation, readEdition(row.content)]))
}

function isInState(status: QuotationListState, today: string): RawBuilder<unknown> {
  if (status === 'seen') return sql`${statusOn(today)} = 'sent' and ${isSeen}`
  return sql`${statusOn(today)} = ${status}`
}

async function readFacts(
  connection: Connection,
  today: string,
  where: RawBuilder<unknown>,
): Promise<QuotationFacts[]> {
  const { rows } = await sql<QuotationFacts>`
    select "s"."_id", "s"."number", "s"."token", "s"."edition", "s"."sentAt", "s"."validUntil",
      "s"."acceptedAt", "s"."confirmedAt", "s"."withdrawnAt", "s"."advanceReceivedAt",
      ${statusOn(today)} as "status",
      (select coalesce(sum("count"), 0) from "quotation_view" where "quotation" = "q"."_id")
        as "seenCount",
      (select coalesce(max("lastAt"), '') from "quotation_view" where "quotation" = "q"."_id")
        as "seenAt"
    from ${withStates} where "s"."_id" is not null and ${where}`.execute(connection)
  return rows.map((row) => ({ ...row, seenCount: Number(row.seenCount) }))
}
