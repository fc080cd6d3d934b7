import fs from 'node:fs/promises'
import path from 'node:path'
import { FileMigrationProvider, Migrator } from 'kysely/migration'
import type { Database } from './database.ts'

/** Brings the tables up to date by the files in `migrations/`, all steps or none. */
export async function migrate(database: Database): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider: new FileMigrationProvider({
      fs,
      path,
      migrationFolder: path.join(import.meta.dirname, 'migrations'),
      import: (file) => import(file),
    }),
  })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined)
    throw new Error('The database could not be brought up to date.', { cause: error })
}
