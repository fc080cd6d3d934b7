import { resolve } from 'node:path'
import type { Command } from 'commander'
import { readConfig } from '../server/app/config.ts'
import { assertEmptyDirectory, fillDataDirectory } from './data-directory-fill.ts'

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
      const backup = await verifyBackup(given)
      console.log(`Created ${backup.head.madeAt}. Restoring …`)
      await fillDataDirectory(backup, location)
      console.log('Done. Start the server. All administrators must sign in again.')
    })
}
