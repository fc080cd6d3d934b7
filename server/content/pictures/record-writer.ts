import type { ContentType } from '../../../domain/content/content-type.ts'
import type { Connection } from '../../db/database.ts'
import type { StoredRecord } from '../../db/record-repository.ts'
import type { StoredTranslations } from '../../db/translations.ts'
import type { StoredFields } from '../../fields/stored-values.ts'

/** Content that a write stores; without translations those of before stay. */
export interface WrittenContent {
  fields: StoredFields
  translations?: StoredTranslations
}

/** Writes that another write causes, of the content writer that made it. */
export interface RecordWriter {
  /** Counts the uses of pictures again: now, or once behind all writes of a batch. */
  recount(connection: Connection, pictures: string[]): Promise<void>
  create(
    connection: Connection,
    type: ContentType,
    content: WrittenContent,
    author: string | null,
    place?: { _id?: string },
  ): Promise<StoredRecord>
  update(
    connection: Connection,
    type: ContentType,
    before: StoredRecord,
    content: WrittenContent,
    author: string | null,
    action?: 'update' | 'restore',
  ): Promise<StoredRecord>
  updateUnrecorded(
    connection: Connection,
    type: ContentType,
    before: StoredRecord,
    content: WrittenContent,
  ): Promise<StoredRecord>
  updateUses(
    connection: Connection,
    type: ContentType,
    before: StoredRecord,
    content: WrittenContent,
    author: string | null,
  ): Promise<StoredRecord>
  bringBack(connection: Connection, type: ContentType, record: StoredRecord): Promise<StoredRecord>
}
