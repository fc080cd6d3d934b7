import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { lockData, lockFile } from '../server/app/data-lock.ts'
import { type InstallationLocation, restoreInstallation } from '../server/backup/installation.ts'
import type { VerifiedBackup } from '../server/backup/reader.ts'
import { keyFile } from '../server/kernel/secrets.ts'
import { CommandFailure } from './installation.ts'
import { showProgress } from './progress.ts'

/** Where a data directory is filled, so that one that was cut off starts over. */
const unfinished = 'unfinished-restore'
/** What may lie in a folder that is to be filled. */
const allowedEntries = [unfinished, 'backups', keyFile]

/** Fills an empty installation with a backup: all of it is there afterwards, or nothing. */
export async function fillDataDirectory(
  backup: VerifiedBackup,
  location: InstallationLocation,
): Promise<void> {
  const { dataDir } = location
  // Rows go into a database by one transaction; files that are there already are the same ones.
  if (location.postgres) return restoreInstallation(backup, location, showProgress('Entries'))
  const lock = lockData(dataDir)
  const folder = join(dataDir, unfinished)
  try {
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    await restoreInstallation(backup, { ...location, dataDir: folder }, showProgress('Entries'))
    await rm(join(folder, 'temporary'), { recursive: true, force: true })
    // The database comes last: without it there is no shop yet.
    const made = (await readdir(folder)).sort(
      (one, other) => Number(isDatabase(one)) - Number(isDatabase(other)),
    )
    for (const name of made) await rename(join(folder, name), join(dataDir, name))
  } finally {
    await rm(folder, { recursive: true, force: true })
    lock.release()
  }
}

/** Throws unless nothing would be mixed with what is in the folder. */
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
