import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { z } from 'zod'
import { resourceOf } from '../../../domain/content/content-type.ts'
import { redirect } from '../../../domain/content/redirect.ts'
import type { Connection } from '../../db/database.ts'
import { textsIn } from '../../db/engine.ts'
import type { ImportRecordRow, ImportRow } from '../../db/schema.ts'
import type { StoredPicture } from '../../fields/stored-values.ts'
import { importedPictures } from './imported-picture-repository.ts'
import { isAddress } from './picture-download.ts'

/** Pictures of a product that waits for some of them. */
const plannedPictures = z.object({
  /** Its pictures in order: names of stored files, and addresses. */
  order: z.array(z.string()),
  /** Alternative texts and shown values of choices, by address. */
  details: z.record(z.string(), z.object({ alt: z.string(), value: z.string().optional() })),
  /** Files of pictures that it loses as soon as one of the others is there. */
  replaced: z.array(z.string()),
})
export type PlannedPictures = z.infer<typeof plannedPictures>

/** A record that an import wrote. */
export interface ImportedRecord extends Omit<ImportRecordRow, 'pictures'> {
  /** Null if it waits for none. */
  pictures: PlannedPictures | null
}

/** A product that waits for pictures. */
export interface PendingRecord extends ImportedRecord {
  pictures: PlannedPictures
  /** Author of the import. */
  by: string | null
}

export type NewImportedRecord = Pick<
  ImportedRecord,
  'resource' | 'recordId' | 'before' | 'version' | 'pictures'
> & {
  /** Pictures that were at hand, by the addresses that the table names them by. */
  taken?: ReadonlyMap<string, StoredPicture>
}

/** Queries over imports, and the records that they wrote. */
export const importRepository = {
  async add(
    connection: Connection,
    row: Omit<ImportRow, '_id' | 'undoneAt'>,
    records: readonly NewImportedRecord[],
  ): Promise<string> {
    const _id = uuid()
    await connection
      .insertInto('import')
      .values({ ...row, _id, undoneAt: '' })
      .execute()
    const seen = new Set<string>()
    for (const { pictures, taken = new Map(), ...record } of records) {
      const addresses = pictures?.order.filter(isAddress) ?? []
      await connection
        .insertInto('import_record')
        .values({
          ...record,
          _id: uuid(),
          import: _id,
          pictures: addresses.length > 0 ? JSON.stringify(pictures) : '',
          isPending: Number(addresses.length > 0),
        })
        .execute()
      for (const address of [...taken.keys(), ...addresses].filter((one) => !seen.has(one))) {
        seen.add(address)
        const picture = { import: _id, address, product: record.recordId }
        await importedPictures.add(connection, picture, taken.get(address))
      }
    }
    return _id
  },

  /** Newest first. */
  list(connection: Connection, limit: number): Promise<ImportRow[]> {
    return connection.selectFrom('import').selectAll().orderBy('_id', 'desc').limit(limit).execute()
  },

  find(connection: Connection, id: string): Promise<ImportRow | undefined> {
    return connection.selectFrom('import').selectAll().where('_id', '=', id).executeTakeFirst()
  },

  async setUndone(connection: Connection, id: string, undoneAt: string): Promise<void> {
    await connection.updateTable('import').set({ undoneAt }).where('_id', '=', id).execute()
    await connection
      .updateTable('import_record')
      .set({ isPending: 0 })
      .where('import', '=', id)
      .execute()
  },

  /** Imports among the ids with products that wait for pictures. */
  async running(connection: Connection, ids: string[]): Promise<Set<string>> {
    const rows = await connection
      .selectFrom('import_record')
      .select('import')
      .distinct()
      .where('isPending', '=', 1)
      .where('import', 'in', textsIn(connection, ids))
      .execute()
    return new Set(rows.map((row) => row.import))
  },

  /** Records that an import wrote, in the order of its file. */
  async records(connection: Connection, id: string): Promise<ImportedRecord[]> {
    const rows = await connection
      .selectFrom('import_record')
      .selectAll()
      .where('import', '=', id)
      .orderBy('_id')
      .execute()
    return rows.map(readRecord)
  },

  /** Redirects that an import wrote and that are still there. */
  async countRedirects(connection: Connection, id: string): Promise<number> {
    const { count } = await connection
      .selectFrom('import_record')
      .select((of) => of.fn.countAll().as('count'))
      .where('import', '=', id)
      .where('resource', '=', resourceOf(redirect))
      .where('recordId', 'in', sql<string>`(select "_id" from "redirect")`)
      .executeTakeFirstOrThrow()
    return Number(count)
  },

  /** Products that wait for pictures, the oldest first. */
  async pending(connection: Connection, limit: number): Promise<PendingRecord[]> {
    const rows = await connection
      .selectFrom('import_record')
      .innerJoin('import', 'import._id', 'import_record.import')
      .selectAll('import_record')
      .select('import.by')
      .where('isPending', '=', 1)
      .orderBy('import_record._id')
      .limit(limit)
      .execute()
    return rows.map(({ by, ...row }) => {
      const record = readRecord(row)
      return { ...record, by, pictures: plannedPictures.parse(record.pictures) }
    })
  },

  /** Products among the ids that wait for an address, as `<product> <address>`. */
  async awaited(connection: Connection, products: string[]): Promise<Set<string>> {
    const rows = await connection
      .selectFrom('import_record')
      .selectAll()
      .where('isPending', '=', 1)
      .where('recordId', 'in', textsIn(connection, products))
      .execute()
    return new Set(
      rows.flatMap((row) =>
        (readRecord(row).pictures?.order ?? []).map((entry) => `${row.recordId} ${entry}`),
      ),
    )
  },

  async isPending(connection: Connection, id: string): Promise<boolean> {
    const row = await connection
      .selectFrom('import_record')
      .select('isPending')
      .where('_id', '=', id)
      .executeTakeFirst()
    return row?.isPending === 1
  },

  /** Lets a record wait for its addresses again. */
  async beginWaiting(connection: Connection, id: string): Promise<void> {
    await connection
      .updateTable('import_record')
      .set({ isPending: 1 })
      .where('_id', '=', id)
      .execute()
  },

  /** Ends the waiting of a record; of its planned pictures these addresses are left. */
  async endWaiting(connection: Connection, id: string, left: PlannedPictures): Promise<void> {
    await connection
      .updateTable('import_record')
      .set({ isPending: 0, pictures: JSON.stringify(left) })
      .where('_id', '=', id)
      .execute()
  },

  /** Records a version that the import itself wrote. */
  async setVersion(
    connection: Connection,
    { import: id, recordId }: Pick<ImportedRecord, 'import' | 'recordId'>,
    version: number,
  ): Promise<void> {
    await connection
      .updateTable('import_record')
      .set({ version })
      .where('import', '=', id)
      .where('recordId', '=', recordId)
      .execute()
  },

  /** Last version of a record that an import wrote; undefined if it did not write the record. */
  async versionOf(
    connection: Connection,
    id: string,
    recordId: string,
  ): Promise<number | undefined> {
    const row = await connection
      .selectFrom('import_record')
      .select('version')
      .where('import', '=', id)
      .where('recordId', '=', recordId)
      .executeTakeFirst()
    return row?.version
  },
}

function readRecord(row: ImportRecordRow): ImportedRecord {
  const { pictures } = row
  return {
    ...row,
    pictures: pictures === '' ? null : plannedPictures.parse(JSON.parse(pictures)),
  }
}
