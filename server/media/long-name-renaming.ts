import type { Database } from '../db/database.ts'
import { shorten } from '../storage/file-names.ts'
import { type Storage, StorageUnavailableError } from '../storage/storage.ts'

/** Name of the task that the migration added when it shortened the names in the tables. */
const oneOffTask = 'shorten-file-names'

/**
 * Renames files whose rows got short names, before anything reads them. An interrupted run is
 * completed by the next start.
 */
export async function renameLongNames(database: Database, storages: Storage[]): Promise<void> {
  const pending = await database
    .selectFrom('chore')
    .select('name')
    .where('name', '=', oneOffTask)
    .executeTakeFirst()
  if (pending === undefined) return
  try {
    for (const storage of storages) await storage.renameAll(shorten)
  } catch (error) {
    // An unavailable storage must not prevent the start.
    if (error instanceof StorageUnavailableError) return
    throw error
  }
  await database.deleteFrom('chore').where('name', '=', oneOffTask).execute()
}
