import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'
import { z } from 'zod'
import type { Database } from './database.ts'

/**
 * Brings the tables up to date by the files in `migrations/`, all steps or none. With `last` it stops
 * where an older version of the program stood.
 */
export async function migrate(database: Database, last?: string): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider,
  })
  const { error } = await (last === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(last))
  if (error !== undefined)
    throw new Error('The database could not be brought up to date.', { cause: error })
}

const folder = join(import.meta.dirname, 'migrations')

/** Each is loaded when it is its turn: most starts have none to run. */
const provider: MigrationProvider = {
  async getMigrations() {
    const files = (await readdir(folder)).filter((file) => file.endsWith('.ts'))
    return Object.fromEntries(files.map((file) => [basename(file, '.ts'), migrationIn(file)]))
  },
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
