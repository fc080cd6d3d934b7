import fs from 'node:fs/promises'
import path from 'node:path'
import { FileMigrationProvider, Migrator } from 'kysely/migration'
import type { Database } from './database.ts'

/** Brings the tables up to date by the files in `migrations/`, all steps or none; up to `last` if it is named. */
export async function migrate(database: Database, last?: string): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider: new FileMigrationProvider({
      fs,
      path,
      migrationFolder: path.join(import.meta.dirname, 'migrations'),
      import: (file) => import(file),
    }),
  })
  const { error } = await (last === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(last))
  if (error !== undefined)
    throw new Error('The database could not be brought up to date.', { cause: error })
}
