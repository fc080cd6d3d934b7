import { v7 as uuid } from 'uuid'
import { z } from 'zod'
import type { ApiMessage } from '../../../domain/messages/api-message.ts'
import type { Connection } from '../../db/database.ts'
import { textsIn } from '../../db/engine.ts'
import type { ImportPictureRow, ImportRecordRow, ImportRow } from '../../db/schema.ts'
import { type StoredPicture, storedPicture } from '../../fields/stored-values.ts'

/** What a product that waits for pictures gets. */
const plannedPictures = z.object({
  /** Its pictures in order: names of stored files, and addresses. */
  order: z.array(z.string()),
  /** Alternative texts by address. */
  alts: z.record(z.string(), z.string()),
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
>

export interface ImportedPicture extends Omit<ImportPictureRow, 'picture' | 'reason'> {
  picture: StoredPicture | null
}

export interface FailedPicture {
  address: string
  product: string
  reason: ApiMessage
}

/** Addresses of an import, once each, by their state. */
export type PictureCounts = Record<ImportPictureRow['state'], number>

const storedReason = z.custom<ApiMessage>(
  (value) => z.object({ code: z.string() }).safeParse(value).success,
)

/** Queries over imports, their records and their pictures. */
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
    for (const { pictures, ...record } of records) {
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
      for (const address of addresses.filter((one) => !seen.has(one))) {
        seen.add(address)
        const { recordId: product } = record
        const waiting = { state: 'waiting', picture: '', reason: '' } as const
        await connection
          .insertInto('import_picture')
          .values({ _id: uuid(), import: _id, address, product, ...waiting })
          .execute()
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

  /** Counts of pictures by the id of their import. */
  async counts(connection: Connection, ids: string[]): Promise<Map<string, PictureCounts>> {
    const rows = await connection
      .selectFrom('import_picture')
      .select(['import', 'state', (of) => of.fn.countAll().as('count')])
      .where('import', 'in', textsIn(connection, ids))
      .groupBy(['import', 'state'])
      .execute()
    const counts = new Map(ids.map((id) => [id, { waiting: 0, done: 0, failed: 0 }]))
    for (const { import: id, state, count } of rows) {
      const own = counts.get(id)
      if (own !== undefined) own[state] = Number(count)
    }
    return counts
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

  async failures(connection: Connection, id: string): Promise<FailedPicture[]> {
    const rows = await connection
      .selectFrom('import_picture')
      .select(['address', 'product', 'reason'])
      .where('import', '=', id)
      .where('state', '=', 'failed')
      .orderBy('_id')
      .execute()
    return rows.map((row) => ({ ...row, reason: storedReason.parse(JSON.parse(row.reason)) }))
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

  /** Pictures of an import by their addresses. */
  async pictures(
    connection: Connection,
    id: string,
    addresses: string[],
  ): Promise<Map<string, ImportedPicture>> {
    const rows = await connection
      .selectFrom('import_picture')
      .selectAll()
      .where('import', '=', id)
      .where('address', 'in', textsIn(connection, addresses))
      .execute()
    return new Map(rows.map((row) => [row.address, readPicture(row)]))
  },

  /** Files that were fetched from addresses, by any import. */
  async fetchedFiles(
    connection: Connection,
    addresses: string[],
  ): Promise<Map<string, Set<string>>> {
    const files = new Map<string, Set<string>>()
    if (addresses.length === 0) return files
    const rows = await connection
      .selectFrom('import_picture')
      .selectAll()
      .where('address', 'in', textsIn(connection, addresses))
      .where('picture', '<>', '')
      .execute()
    for (const { address, picture } of rows.map(readPicture))
      if (picture !== null)
        files.set(address, (files.get(address) ?? new Set<string>()).add(picture.file))
    return files
  },

  /** Records what became of an address. */
  async settle(
    connection: Connection,
    { _id }: Pick<ImportedPicture, '_id'>,
    outcome: { picture: StoredPicture } | { reason: ApiMessage },
  ): Promise<void> {
    const settled =
      'picture' in outcome
        ? ({ state: 'done', picture: JSON.stringify(outcome.picture), reason: '' } as const)
        : ({ state: 'failed', picture: '', reason: JSON.stringify(outcome.reason) } as const)
    await connection.updateTable('import_picture').set(settled).where('_id', '=', _id).execute()
  },

  /** Lets the failed addresses of an import wait again; returns them. */
  async retry(connection: Connection, id: string): Promise<Set<string>> {
    const rows = await connection
      .updateTable('import_picture')
      .set({ state: 'waiting', reason: '' })
      .where('import', '=', id)
      .where('state', '=', 'failed')
      .returning('address')
      .execute()
    return new Set(rows.map(({ address }) => address))
  },
}

export function isAddress(entry: string): boolean {
  return /^https?:\/\//i.test(entry)
}

function readRecord(row: ImportRecordRow): ImportedRecord {
  const { pictures } = row
  return {
    ...row,
    pictures: pictures === '' ? null : plannedPictures.parse(JSON.parse(pictures)),
  }
}

function readPicture({ reason: _, picture, ...row }: ImportPictureRow): ImportedPicture {
  return { ...row, picture: picture === '' ? null : storedPicture.parse(JSON.parse(picture)) }
}
