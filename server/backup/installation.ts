import { join } from 'node:path'
import type { Config } from '../app/config.ts'
import { connectDatabase } from '../db/database.ts'
import { openStorages } from '../storage/storages.ts'
import type { VerifiedBackup } from './reader.ts'
import { restoreBackup } from './restore.ts'
import type { Progress } from './writer.ts'

export type InstallationLocation = Pick<Config, 'dataDir'> &
  Partial<Pick<Config, 'postgres' | 'media'>>

/** Restores a whole installation from a backup, into an empty folder, database and storage. */
export async function restoreInstallation(
  backup: VerifiedBackup,
  location: InstallationLocation,
  onProgress: (progress: Progress) => void = () => {},
): Promise<void> {
  const { dataDir, media = null } = location
  const database = connectDatabase(location)
  const storages = await openStorages({ dataDir, location: media, onError: () => {} })
  try {
    const temporaryFolder = join(dataDir, 'temporary')
    const target = { database, originals: storages.originals, temporaryFolder }
    await restoreBackup(backup, target, onProgress)
  } finally {
    storages.close()
    await database.destroy()
  }
}
