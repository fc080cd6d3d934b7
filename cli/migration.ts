import type { Command } from 'commander'
import { readConfig } from '../server/app/config.ts'
import { withInstallation } from './installation.ts'

export function addMigration(program: Command): void {
  program
    .command('migrate')
    .description('back up, then update the database, as every start does')
    .option('--without-backup', 'where a backup is kept elsewhere')
    .action(async ({ withoutBackup = false }: { withoutBackup?: boolean }) => {
      if (withoutBackup) await changeTables()
      // Opening an installation runs its migrations.
      await withInstallation(async () => {
        console.log('The database is up to date.')
      })
    })
}

async function changeTables(): Promise<void> {
  const { connectDatabase } = await import('../server/db/database.ts')
  const { migrate } = await import('../server/db/migrate.ts')
  const database = connectDatabase(readConfig(process.env))
  try {
    await migrate(database)
  } finally {
    await database.destroy()
  }
}
