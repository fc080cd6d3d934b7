import type { Command } from 'commander'
import { withInstallation } from './installation.ts'

export function addMigration(program: Command): void {
  program
    .command('migrate')
    .description('bring the tables up to date, as every start does')
    .action(() =>
      // Whoever opens an installation brings its tables up to date.
      withInstallation(async () => {
        console.log('The tables are up to date.')
      }),
    )
}
