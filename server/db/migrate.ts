import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import type { Migration, MigrationProvider } from 'kysely/migration'
import { z } from 'zod'
import type { Database } from './database.ts'
import { isMissingTable } from './engine.ts'

interface MigrationOptions {
  /** The last migration to run, to reach the tables of an older version; absent: all. */
  last?: string
  /** Runs before existing tables are changed; an error thrown by it cancels the migration. */
  beforeUpdate?(): Promise<void>
}

/** Runs the pending migrations in `migrations/`, all or none. */
export async function migrate(
  database: Database,
  { last, beforeUpdate = async () => {} }: MigrationOptions = {},
): Promise<void> {
  const done = await readDoneSteps(database)
  const steps = (await filesOfSteps()).map((file) => basename(file, '.ts'))
  if (last === undefined && done.join() === steps.join()) return
  if (done.length > 0 && done.every((step) => steps.includes(step))) await beforeUpdate()
  const { Migrator } = await import('kysely/migration')
  const migrator = new Migrator({
    db: database,
    provider,
  })
  const { error } = await (last === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(last))
  if (error !== undefined) throw new Error('The database could not be updated.', { cause: error })
}

const folder = join(import.meta.dirname, 'migrations')
/** Table of the migrations that have run, as Kysely names it. */
const migrationTable = 'kysely_migration'

/** A single query without the migrator, since most starts have nothing to migrate. */
async function readDoneSteps(database: Database): Promise<string[]> {
  try {
    const { rows } = await sql<{ name: string }>`
      select "name" from ${sql.table(migrationTable)} order by "name"`.execute(database)
    return rows.map(({ name }) => name)
  } catch (error) {
    // Only a missing table means a new database. Any other error must stop, or the migration would
    // run without its backup.
    if (isMissingTable(error, migrationTable)) return []
    throw new Error('The migrations of the database could not be read. Nothing was changed.', {
      cause: error,
    })
  }
}

/** Loads only the migrations that run. */
const provider: MigrationProvider = {
  async getMigrations() {
    const files = await filesOfSteps()
    return Object.fromEntries(files.map((file) => [basename(file, '.ts'), migrationIn(file)]))
  },
}

async function filesOfSteps(): Promise<string[]> {
  return (await readdir(folder)).filter((file) => file.endsWith('.ts')).sort()
}

function migrationIn(file: string): Migration {
  return {
    async up(database) {
      const module: unknown = await import(pathToFileURL(join(folder, file)).href)
      await migrationModule.parse(module).up(database)
    },
  }
}

type Up = Migration['up']
const migrationModule = z.object({ up: z.custom<Up>((value) => typeof value === 'function') })
