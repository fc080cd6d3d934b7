import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { lockData, lockFile } from '../server/app/data-lock.ts'
import type { VerifiedBackup } from '../server/backup/reader.ts'
import { type InstallationLocation, restoreInstallation } from '../server/backup/restore.ts'
import { keyFile } from '../server/kernel/secrets.ts'
import { CommandFailure } from './installation.ts'
import { showProgress } from './progress.ts'

/** Subfolder that is filled first, so that an interrupted restore starts over. */
const unfinished = 'unfinished-restore'
/** Entries that an otherwise empty data directory may have. */
const allowedEntries = [unfinished, 'backups', keyFile]

/** Restores a backup into an empty installation, all or nothing. */
export async function fillDataDirectory(
  backup: VerifiedBackup,
  location: InstallationLocation,
): Promise<void> {
  const { dataDir } = location
  // Rows are inserted in one transaction, and content-addressed files may be there already.
  if (location.postgres) return restoreInstallation(backup, location, showProgress('Entries'))
  const lock = lockData(dataDir)
  const folder = join(dataDir, unfinished)
  try {
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    await restoreInstallation(backup, { ...location, dataDir: folder }, showProgress('Entries'))
    await rm(join(folder, 'temporary'), { recursive: true, force: true })
    // Rename the database last: without it there is no shop yet.
    const made = (await readdir(folder)).sort(
      (one, other) => Number(isDatabase(one)) - Number(isDatabase(other)),
    )
    for (const name of made) await rename(join(folder, name), join(dataDir, name))
  } finally {
    await rm(folder, { recursive: true, force: true })
    lock.release()
  }
}

/** Throws unless the folder is empty, so that no data are mixed. */
export async function assertEmptyDirectory({ dataDir }: InstallationLocation): Promise<void> {
  if (!existsSync(dataDir)) return
  const found = (await readdir(dataDir)).filter(
    (name) => !allowedEntries.includes(name) && !name.startsWith(lockFile),
  )
  if (found.length === 0) return
  throw new CommandFailure(
    `${dataDir} is not empty. Set DATA_DIR to an empty folder, or move its contents away first.`,
  )
}

function isDatabase(name: string): boolean {
  return name.startsWith('catalogue.sqlite')
}
