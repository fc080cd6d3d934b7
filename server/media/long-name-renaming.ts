import type { Database } from '../db/database.ts'
import { shorten } from '../storage/file-names.ts'
import { type Storage, StorageUnavailableError } from '../storage/storage.ts'

/** As the migration wrote it that shortened the names in the tables. */
const oneOffTask = 'shorten-file-names'

/**
 * Lets files follow whose rows were given short names, before anything reads them. A start that is
 * cut off leaves the rest to the next one.
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
    // A storage that is away keeps nobody from opening the shop.
    if (error instanceof StorageUnavailableError) return
    throw error
  }
  await database.deleteFrom('chore').where('name', '=', oneOffTask).execute()
}
