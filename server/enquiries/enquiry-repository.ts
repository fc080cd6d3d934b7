import type { Connection } from '../db/database.ts'
import { textsIn } from '../db/engine.ts'
import type { EnquiryRow } from '../db/schema.ts'

/** Enquiries by their references. `since` is an inclusive lower bound, ISO 8601 as in records. */
export const enquiryRepository = {
  /** Returns true if the same enquiry with the same reference exists since a moment. */
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
