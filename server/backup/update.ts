import { connectDatabase, type Database, type DatabasePlace } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import type { BackupShelf } from './shelf.ts'

/** So many versions one can go back. */
const mostKept = 2

/** The tables could not be brought up to date, in a sentence for whom started the program. */
export class UpdateRefusedError extends Error {}

/** Runs the migrations that are due, after a backup where there is something to lose. */
export async function bringUpToDate(
  place: DatabasePlace,
  database: Database,
  shelf: BackupShelf,
): Promise<void> {
  const beforeUpdate = () => saveBeforeUpdate(shelf)
  if (!place.postgres) return migrate(database, { beforeUpdate })
  // By a connection on which a step may take as long as it takes.
  const patient = connectDatabase({ ...place, postgres: { ...place.postgres, timeout: 0 } })
  try {
    await migrate(patient, { beforeUpdate })
  } finally {
    await patient.destroy()
  }
}

/** Makes the backup that goes before an update. Without it the tables stay as they are. */
async function saveBeforeUpdate(shelf: BackupShelf): Promise<void> {
  try {
    await shelf.add('before-update')
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new UpdateRefusedError(
      `This version changes the tables of the shop, and the backup that goes before could not be made (${reason}). Nothing was changed. Make room, or let BACKUP_DIR name a folder that has some, and start again. Whoever has a backup elsewhere goes on with the command “migrate --without-backup”.`,
      { cause },
    )
  }
  await shelf.keepNewest('before-update', mostKept)
}
