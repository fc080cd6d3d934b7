import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { z } from 'zod'
import { resourceOf } from '../../domain/content/content-type.ts'
import { quotation } from '../../domain/content/quotation.ts'
import type { Author, ContentWriter } from '../content/content-writer.ts'
import { readState } from '../content/record-state.ts'
import type { Connection, Database } from '../db/database.ts'
import { isPostgres, truncateLog } from '../db/engine.ts'
import { contentRepository, type StoredRecord } from '../db/record-repository.ts'
import { revisionRepository } from '../db/revisions.ts'
import { notFound } from '../kernel/errors.ts'
import { quotationRepository } from './quotation-repository.ts'

const resource = resourceOf(quotation)
const nobody = { name: '', phone: '', address: '' }

const state = z.looseObject({ fields: z.looseObject({}) })

/**
 * Erases what was typed about a person: in the record, whose search text follows, in every earlier
 * state of its history, and in all editions. One in the trash stays there. Throws a 404 for a
 * quotation that never was.
 */
export async function erasePerson(
  connection: Connection,
  writer: ContentWriter,
  id: string,
  author: Author,
): Promise<StoredRecord> {
  const before = await contentRepository.find(connection, quotation, id)
  const fields = { ...before?.fields, customer: nobody, note: '' }
  const record = before && (await writer.update(connection, quotation, before, { fields }, author))
  await eraseHistory(connection, id)
  return record ?? readDeleted(connection, id)
}

/**
 * Erases persons of the quotations that were deleted up to a moment and have not come back. Returns
 * true if there was something to erase.
 */
export async function erasePersonsDeletedUpTo(
  connection: Connection,
  moment: string,
): Promise<boolean> {
  let isChanged = false
  for (const id of await revisionRepository.deletedUpTo(connection, resource, moment))
    isChanged = (await eraseHistory(connection, id)) || isChanged
  return isChanged
}

/** Erases the person in earlier states and editions; returns true if one of them changed. */
async function eraseHistory(connection: Connection, id: string): Promise<boolean> {
  let isChanged = false
  const { revisions } = await revisionRepository.ofRecord(connection, resource, id, {})
  for (const { sequence, state: written } of revisions) {
    const earlier = state.parse(JSON.parse(written))
    const erased = { ...earlier, fields: { ...earlier.fields, customer: nobody, note: '' } }
    if (isDeepStrictEqual(erased, earlier)) continue
    isChanged = true
    await connection
      .updateTable('revision')
      .set({ state: JSON.stringify(erased) })
      .where('sequence', '=', sequence)
      .execute()
  }
  for (const edition of await quotationRepository.editions(connection, id)) {
    if (isDeepStrictEqual(edition.customer, nobody)) continue
    isChanged = true
    await quotationRepository.setEdition(connection, id, { ...edition, customer: nobody })
  }
  return isChanged
}

async function readDeleted(connection: Connection, id: string): Promise<StoredRecord> {
  const { revisions } = await revisionRepository.ofRecord(connection, resource, id, { limit: 1 })
  const [last] = revisions
  if (last === undefined) throw notFound(quotation)
  const { recordId: _id, version, at: updatedAt, by: updatedBy } = last
  return { _id, version, updatedAt, updatedBy, ...readState(quotation, last.state) }
}

/** Tables in which PostgreSQL keeps former rows until it cleans up. */
const written = ['quotation', 'quotation_edition', 'revision']

/** Removes the erased rows from the files of the database, after the commit. */
export async function removeRemains(database: Database): Promise<void> {
  if (!isPostgres(database)) return truncateLog(database)
  for (const table of written) await sql`vacuum ${sql.table(table)}`.execute(database)
}
