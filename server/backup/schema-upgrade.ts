import { connectDatabase, type Database, type DatabaseOptions } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import type { BackupStore } from './backup-repository.ts'

/** Number of versions that one can go back. */
const MAX_UPDATE_BACKUPS = 2

/** The migrations could not run; the message is meant for users. */
export class UpdateRefusedError extends Error {}

/** Runs the pending migrations, after a backup if there is data. */
export async function bringUpToDate(
  location: DatabaseOptions,
  database: Database,
  store: BackupStore,
): Promise<void> {
  const beforeUpdate = () => saveBeforeUpdate(store)
  if (!location.postgres) return migrate(database, { beforeUpdate })
  // A connection without a statement timeout: a migration may take long.
  const patientDatabase = connectDatabase({
    ...location,
    postgres: { ...location.postgres, timeout: 0 },
  })
  try {
    await migrate(patientDatabase, { beforeUpdate })
  } finally {
    await patientDatabase.destroy()
  }
}

/** Makes the backup before a migration. If it fails, the tables stay as they are. */
async function saveBeforeUpdate(store: BackupStore): Promise<void> {
  try {
    await store.add('before-update')
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new UpdateRefusedError(
      `This version changes the database, and the backup before that failed (${reason}). Nothing was changed. Free some space, or set BACKUP_DIR to a folder that has some, and start again. If you have another backup, run “migrate --without-backup”.`,
      { cause },
    )
  }
  await store.deleteAllButNewest('before-update', MAX_UPDATE_BACKUPS)
}
