import { resolve } from 'node:path'
import type { Command } from 'commander'
import { readConfig } from '../server/app/config.ts'
import { assertEmptyDirectory, fillDataDirectory } from './data-directory-fill.ts'

export function addRestore(program: Command): void {
  program
    .command('restore')
    .description('fill an empty installation with a backup, after every byte of it was checked')
    .argument('<file.tar>', 'what “backup” wrote')
    .action(async (given: string) => {
      const config = readConfig(process.env)
      const location = { ...config, dataDir: resolve(config.dataDir) }
      if (location.postgres === null) await assertEmptyDirectory(location)
      const { verifyBackup } = await import('../server/backup/reader.ts')
      console.log(`Checking ${given} …`)
      const backup = await verifyBackup(given)
      console.log(`It was made on ${backup.head.madeAt}. Restoring …`)
      await fillDataDirectory(backup, location)
      console.log('Done. Start the server; everybody signs in anew.')
    })
}
