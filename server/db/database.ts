import { join } from 'node:path'
import { Kysely, type KyselyConfig, type Transaction } from 'kysely'
import { openPostgres, type PostgresOptions } from './postgres.ts'
import type { Schema } from './schema.ts'
import { type SqliteOptions, sqliteDialect } from './sqlite.ts'

export type Database = Kysely<Schema>
/** The database or a transaction on it. */
export type Connection = Kysely<Schema> | Transaction<Schema>

/** Location of an installation's rows: a SQLite file in its data directory, or PostgreSQL. */
export interface DatabaseOptions {
  dataDir: string
  postgres?: PostgresOptions | null
}

/** Callbacks of a database connection. */
export interface DatabaseListeners {
  /** Called after each write of this process. */
  onWrite?(): void
  /** Called for each failed statement. */
  onError?(): void
}

/** Opens the SQLite database of a data directory. */
export function openDatabase(
  dataDir: string,
  { onError, ...options }: SqliteOptions & DatabaseListeners = {},
): Database {
  return new Kysely<Schema>({
    dialect: sqliteDialect(join(dataDir, 'catalogue.sqlite'), options),
    ...countErrors(onError),
  })
}

export function connectDatabase(
  { dataDir, postgres }: DatabaseOptions,
  listeners: DatabaseListeners = {},
): Database {
  if (!postgres) return openDatabase(dataDir, listeners)
  const { onError, ...others } = listeners
  return openPostgres({ ...postgres, ...others, ...countErrors(onError) })
}

/** Opens a separate read-only connection. */
export function connectReader({ dataDir, postgres }: DatabaseOptions): Database {
  if (!postgres) return openDatabase(dataDir, { readOnly: true })
  return openPostgres({ ...postgres, pool: 1, timeout: 0 })
}

function countErrors(onError: (() => void) | undefined): Pick<KyselyConfig, 'log'> {
  if (onError === undefined) return {}
  return {
    log: ({ level }) => {
      if (level === 'error') onError()
    },
  }
}
