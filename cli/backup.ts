import { access, constants } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { Command } from 'commander'
import { describeSize } from '../domain/text/file-size.ts'
import { readConfig } from '../server/app/config.ts'
import { writeAtomically } from '../server/backup/backup-storage.ts'
import { writeBackup } from '../server/backup/writer.ts'
import { assertEmptyDirectory, fillDataDirectory } from './data-directory-fill.ts'
import { CommandFailure, readFailure, withInstallation } from './installation.ts'
import { showProgress } from './progress.ts'

export function addBackup(program: Command): void {
  program
    .command('backup')
    .description(
      'write the database and all original files to one file; the server can keep running',
    )
    .argument('<file.tar>', 'where to; a file of this name is replaced when the new one is whole')
    .action((given: string) =>
      withInstallation(async ({ services: { backupSource } }) => {
        const file = resolve(given)
        console.log(`Writing ${file} …`)
        await access(dirname(file), constants.W_OK).catch((error: unknown) => {
          throw new CommandFailure(`${dirname(file)} is not writable.`, { cause: error })
        })
        const made = await writeAtomically(file, (target) =>
          writeBackup(backupSource, target, { onProgress: showProgress('Photos and videos') }),
        )
        const rows = Object.values(made.rows).reduce((sum, count) => sum + count, 0)
        console.log(
          `Done: ${rows} records, ${made.files} photos and videos, ${describeSize(made.bytes)}.`,
        )
        reportFaults(made.faults)
      }),
    )
}

/** Names the files that a backup has not, or not as they were. */
export function reportFaults(faults: readonly string[]): void {
  for (const fault of faults)
    console.error(`${fault} is missing or damaged. “media check” shows where it is used.`)
}

export function addRestore(program: Command): void {
  program
    .command('restore')
    .description('restore a backup into an empty installation, after checking every byte')
    .argument('<file.tar>', 'a file written by “backup”')
    .action(async (given: string) => {
      const config = readConfig(process.env)
      const location = { ...config, dataDir: resolve(config.dataDir) }
      if (location.postgres === null) await assertEmptyDirectory(location)
      const { verifyBackup } = await import('../server/backup/reader.ts')
      console.log(`Checking ${given} …`)
      const backup = await verifyBackup(given).catch((error: unknown) => {
        throw readFailure(given, error)
      })
      console.log(`Created ${backup.head.madeAt}. Restoring …`)
      await fillDataDirectory(backup, location)
      reportFaults(backup.summary.faults)
      console.log('Done. Start the server. All administrators must sign in again.')
    })
}
