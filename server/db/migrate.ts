import { Migrator } from 'kysely/migration'
import type { Database } from './database.ts'
import { up as initial } from './migrations/0001-initial.ts'
import { up as shopFacts } from './migrations/0002-time-zone-currency-synonyms.ts'
import { up as productWords } from './migrations/0003-product-index.ts'

/** Brings the tables up to date, all steps or none. */
export async function migrate(database: Database): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider: {
      getMigrations: async () => ({
        '0001-initial': { up: initial },
        '0002-time-zone-currency-synonyms': { up: shopFacts },
        '0003-product-index': { up: productWords },
      }),
    },
  })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined)
    throw new Error('The database could not be brought up to date.', { cause: error })
}
