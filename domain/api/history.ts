import { z } from 'zod'
import { named } from '../content/fields/reference-fields.ts'
import { revisionActions, TRASH_DAYS } from '../content/revision.ts'
import { withCode } from '../messages/issue-message.ts'
import { defineEndpoints } from './endpoint.ts'
import { pageQuery, recordId, versionsById } from './parameters.ts'
import { anyRecord, moment } from './record.ts'

/** Null if the program itself wrote, or an administrator who has been removed since. */
const author = named.nullable()

const note = z.object({
  /** Content type; `orders` for enquiries. */
  resource: z.string(),
  /** Empty for `arrange`, which concerns a whole list. */
  recordId: z.string(),
  name: z.string(),
  action: z.enum(revisionActions),
  version: z.int(),
  at: moment,
  by: author,
})
export type Note = z.infer<typeof note>

const deleted = z.object({
  _id: z.string(),
  resource: z.string(),
  /** Last name of the record. */
  name: z.string(),
  deletedAt: moment,
  deletedBy: author,
  /** Last response of the record's GET endpoint. */
  record: anyRecord,
})
export type Deleted = z.infer<typeof deleted>

const MAX_RESTORED_RECORDS = 500

const undeletion = z.object({
  ids: z.array(recordId).min(1, withCode('records.noneChosen')).max(MAX_RESTORED_RECORDS),
  versions: versionsById.optional(),
})
export type Undeletion = z.infer<typeof undeletion>

/**
 * Activity log of all writes, and the trash. The history of one record is among the endpoints of
 * its content type.
 */
export const historyEndpoints = defineEndpoints('History', {
  activity: {
    method: 'GET',
    path: '/activity',
    access: 'admin',
    summary: 'Every change, newest first',
    query: pageQuery,
    response: z.object({ activity: z.array(note), total: z.int() }),
  },
  trash: {
    method: 'GET',
    path: '/trash',
    access: 'admin',
    summary: `Records deleted in the last ${TRASH_DAYS} days and not restored, newest first`,
    query: pageQuery,
    response: z.object({ trash: z.array(deleted), total: z.int() }),
  },
  bringBack: {
    method: 'POST',
    path: '/trash/:id',
    access: 'admin',
    summary: 'Restore a deleted record; returned under the key of its own resource',
    response: z.looseObject({ message: z.string() }),
  },
  /**
   * `versions` are those of the deletions. Records that were restored or deleted again since are a
   * 409 that names them.
   */
  bringManyBack: {
    method: 'POST',
    path: '/trash',
    access: 'admin',
    summary: 'Restore many deleted records, all of them or none',
    body: undeletion,
    response: z.object({ message: z.string(), versions: z.record(z.string(), z.int()) }),
  },
})
