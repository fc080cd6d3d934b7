import { connectDatabase, type Database, type DatabaseOptions } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import type { BackupStore } from './backup-repository.ts'

/** So many versions one can go back. */
const MAX_UPDATE_BACKUPS = 2

/** The tables could not be brought up to date, in a sentence for whom started the program. */
export class UpdateRefusedError extends Error {}

/** Runs the migrations that are due, after a backup where there is something to lose. */
export async function bringUpToDate(
  location: DatabaseOptions,
  database: Database,
  store: BackupStore,
): Promise<void> {
  const beforeUpdate = () => saveBeforeUpdate(store)
  if (!location.postgres) return migrate(database, { beforeUpdate })
  // By a connection on which a step may take as long as it takes.
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

/** Makes the backup that goes before an update. Without it the tables stay as they are. */
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
