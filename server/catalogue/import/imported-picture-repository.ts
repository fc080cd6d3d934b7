import { v7 as uuid } from 'uuid'
import { z } from 'zod'
import type { ApiMessage } from '../../../domain/messages/api-message.ts'
import type { Connection } from '../../db/database.ts'
import { textsIn } from '../../db/engine.ts'
import type { ImportPictureRow } from '../../db/schema.ts'
import { type StoredPicture, storedPicture } from '../../fields/stored-values.ts'

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

/** Queries over pictures that imports fetch by their addresses. */
export const importedPictures = {
  /** Adds an address that waits to be fetched, or one whose picture is at hand. */
  async add(
    connection: Connection,
    address: Pick<ImportPictureRow, 'import' | 'address' | 'product'>,
    known?: StoredPicture,
  ): Promise<void> {
    const picture = known === undefined ? '' : JSON.stringify(known)
    const state = known === undefined ? 'waiting' : 'done'
    await connection
      .insertInto('import_picture')
      .values({ ...address, state, picture, reason: '', _id: uuid() })
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

  /** Addresses of an import that failed, in the order of its file. */
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

  /** Pictures of an import by their addresses. */
  async find(
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

  /** Records the outcome of an address. */
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

function readPicture({ reason: _, picture, ...row }: ImportPictureRow): ImportedPicture {
  return { ...row, picture: picture === '' ? null : storedPicture.parse(JSON.parse(picture)) }
}
