import type { BackupShelf } from './shelf.ts'

/** So many versions one can go back. */
const mostKept = 2

/** The tables could not be brought up to date, in a sentence for whom started the program. */
export class UpdateRefusedError extends Error {}

/** Makes the backup that goes before an update. Without it the tables stay as they are. */
export async function saveBeforeUpdate(shelf: BackupShelf): Promise<void> {
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
