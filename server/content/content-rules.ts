import type { Connection } from '../db/database.ts'
import type { StoredRecord } from '../db/record-repository.ts'
import type { StoredFields } from '../fields/stored-values.ts'

/** Ids of records whose position changed. */
interface PositionChanges {
  moved: string[]
  /** Records renumbered to make room for a moved one; their order did not change. */
  renumbered: string[]
}

/** Fields of a record that is to be written; a new one has no id. */
export type UnsettledRecord = Pick<StoredRecord, 'fields'> & { _id: string | null }

/** Hooks of one content type beyond its declaration. */
export interface ContentRules {
  /**
   * Adapts valid fields to the other records of the type, and those to them by `change`. Throws a 422
   * for fields that the others rule out.
   */
  settle?(
    connection: Connection,
    record: UnsettledRecord,
    change: (other: StoredRecord, fields: StoredFields) => Promise<unknown>,
  ): Promise<StoredFields>
  /** Updates derived data of a record that was created, changed or restored. */
  afterSave?(connection: Connection, record: StoredRecord): Promise<void>
  afterReorder?(connection: Connection, moves: PositionChanges): Promise<void>
  afterRemove?(connection: Connection, id: string): Promise<void>
  /** Throws if the record is still needed elsewhere. */
  guardDelete?(connection: Connection, record: StoredRecord): Promise<void>
}
