import { sql } from 'kysely'
import type { EnquirySort } from '../../domain/api/enquiries.ts'
import type { EnquiryStatus } from '../../domain/enquiry/enquiry.ts'
import type { Connection } from '../db/database.ts'
import { textsIn } from '../db/engine.ts'
import type { Page } from '../db/record-repository.ts'
import type { EnquiryRow } from '../db/schema.ts'
import { containing } from '../kernel/text-normalisation.ts'

/** Filter and order of a list; newest first by default. */
interface EnquirySelection extends Page {
  status?: EnquiryStatus
  /** Normalised; each has to occur in the reference, the products, the choices or the note. */
  words: string[]
  sort?: EnquirySort
}

export const enquiryRepository = {
  async insert(connection: Connection, row: EnquiryRow): Promise<void> {
    await connection.insertInto('enquiry').values(row).execute()
  },

  async update(
    connection: Connection,
    { _id, ...changed }: Pick<EnquiryRow, '_id'> & Partial<EnquiryRow>,
  ): Promise<void> {
    await connection.updateTable('enquiry').set(changed).where('_id', '=', _id).execute()
  },

  find(connection: Connection, id: string): Promise<EnquiryRow | undefined> {
    return connection.selectFrom('enquiry').selectAll().where('_id', '=', id).executeTakeFirst()
  },

  /** Page of the matching enquiries, and the number of all of them. */
  async list(
    connection: Connection,
    { status, words, sort, skip = 0, limit = 0 }: EnquirySelection,
  ): Promise<{ rows: EnquiryRow[]; total: number }> {
    let query = connection.selectFrom('enquiry')
    if (status !== undefined) query = query.where('status', '=', status)
    for (const word of words) {
      // Other records link to an enquiry by its id.
      query = query.where(
        sql<boolean>`("searchText" like ${containing(word)} escape '\\' or "_id" = ${word})`,
      )
    }
    const count = await query.select((of) => of.fn.countAll().as('count')).executeTakeFirst()
    const direction = sort === 'oldest' ? 'asc' : 'desc'
    const rows = await query
      .selectAll()
      .orderBy('createdAt', direction)
      .orderBy('_id', direction)
      .offset(skip)
      .limit(limit || Number.MAX_SAFE_INTEGER)
      .execute()
    return { rows, total: Number(count?.count ?? 0) }
  },

  async countByStatus(connection: Connection): Promise<Record<EnquiryStatus, number>> {
    const rows = await connection
      .selectFrom('enquiry')
      .select((of) => ['status', of.fn.countAll().as('count')])
      .groupBy('status')
      .execute()
    const countOf = (status: EnquiryStatus) =>
      Number(rows.find((row) => row.status === status)?.count ?? 0)
    return {
      opened: countOf('opened'),
      pending: countOf('pending'),
      answered: countOf('answered'),
      confirmed: countOf('confirmed'),
      cancelled: countOf('cancelled'),
    }
  },

  /**
   * Returns true if the same enquiry with the same reference was stored at `since` (ISO 8601, as in
   * records) or later.
   */
  async isKnown(
    connection: Connection,
    { reference, source, products }: Pick<EnquiryRow, 'reference' | 'source' | 'products'>,
    since: string,
  ): Promise<boolean> {
    const row = await connection
      .selectFrom('enquiry')
      .select('_id')
      .where('reference', '=', reference)
      .where('source', '=', source)
      .where('products', '=', products)
      .where('createdAt', '>=', since)
      .limit(1)
      .executeTakeFirst()
    return row !== undefined
  },

  async isFree(connection: Connection, reference: string): Promise<boolean> {
    const row = await connection
      .selectFrom('enquiry')
      .select('_id')
      .where('reference', '=', reference)
      .limit(1)
      .executeTakeFirst()
    return row === undefined
  },

  /** Enquiries with these references, newest first. */
  byReferences(connection: Connection, references: string[], limit: number): Promise<EnquiryRow[]> {
    return connection
      .selectFrom('enquiry')
      .selectAll()
      .where('reference', 'in', textsIn(connection, references))
      .orderBy('createdAt', 'desc')
      .limit(limit)
      .execute()
  },

  /** Enquiries whose references end in one of `tails`, with any prefix, newest first. */
  byTails(connection: Connection, tails: string[], limit: number): Promise<EnquiryRow[]> {
    return connection
      .selectFrom('enquiry')
      .selectAll()
      .where(({ or, eb }) => or(tails.map((tail) => eb('reference', 'like', `%-${tail}`))))
      .orderBy('createdAt', 'desc')
      .limit(limit)
      .execute()
  },
}
