import type { Connection } from '../db/database.ts'
import type { BackupLinkRow } from '../db/schema.ts'
import { now } from '../kernel/clock.ts'

type BackupLink = Pick<BackupLinkRow, 'backup' | 'tokenHash'>

/** One-time download links of backups. Expired ones do not count. */
export const backupLinkRepository = {
  async insert(connection: Connection, row: BackupLinkRow): Promise<void> {
    await connection.insertInto('backup_link').values(row).execute()
  },

  async isValid(connection: Connection, { backup, tokenHash }: BackupLink): Promise<boolean> {
    const row = await connection
      .selectFrom('backup_link')
      .select('backup')
      .where('tokenHash', '=', tokenHash)
      .where('backup', '=', backup)
      .where('expiresAt', '>', now())
      .executeTakeFirst()
    return row !== undefined
  },

  /** Deletes a valid link. Returns false if there is none; of two concurrent calls one gets true. */
  async take(connection: Connection, { backup, tokenHash }: BackupLink): Promise<boolean> {
    const { numDeletedRows } = await connection
      .deleteFrom('backup_link')
      .where('tokenHash', '=', tokenHash)
      .where('backup', '=', backup)
      .where('expiresAt', '>', now())
      .executeTakeFirst()
    return numDeletedRows > 0n
  },

  async deleteExpired(connection: Connection): Promise<void> {
    await connection.deleteFrom('backup_link').where('expiresAt', '<=', now()).execute()
  },
}
