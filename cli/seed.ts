import type { Command } from 'commander'
import { loadDemoCatalogue } from '../demo/catalogue.ts'
import { readConfig } from '../server/app/config.ts'
import { lockData } from '../server/app/data-lock.ts'
import { CommandFailure, withNewInstallation } from './installation.ts'
import { showProgress } from './progress.ts'

export function addSeed(program: Command): void {
  program
    .command('seed')
    .description('fill an empty shop with the demo catalogue; stop the server first')
    .action(async () => {
      const lock = lockData(readConfig(process.env).dataDir)
      try {
        await withNewInstallation(async ({ services }) => {
          const counts = await services.dashboard.counts()
          if (counts.totalCategories + counts.totalCategoryItems > 0) {
            throw new CommandFailure('There are categories or products already. Nothing was added.')
          }
          const tell = showProgress('Products')
          const onProduct = (done: number, total: number) => tell({ done, total })
          const count = await loadDemoCatalogue(services, { onProduct })
          console.log(`Added the demo catalogue with ${count} products.`)
        })
      } finally {
        lock.release()
      }
    })
}
