import { join } from 'node:path'
import { connectDatabase } from '../db/database.ts'
import type { PostgresOptions } from '../db/postgres.ts'
import type { S3Location } from '../storage/s3-location.ts'
import { openStorages } from '../storage/storages.ts'
import type { VerifiedBackup } from './reader.ts'
import { restoreBackup } from './restore.ts'
import type { Progress } from './writer.ts'

export interface InstallationLocation {
  dataDir: string
  postgres?: PostgresOptions | null
  media?: S3Location | null
}

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
