import { join } from 'node:path'
import { Kysely, type KyselyConfig, type Transaction } from 'kysely'
import { openPostgres } from './postgres.ts'
import type { Schema } from './schema.ts'
import { type SqliteOptions, sqliteDialect } from './sqlite.ts'

export type Database = Kysely<Schema>
/** Either the database itself or a transaction on it. */
export type Connection = Kysely<Schema> | Transaction<Schema>

/** Where an installation keeps its rows: in a file of its folder, or in PostgreSQL. */
export interface DatabaseOptions {
  dataDir: string
  postgres?: PostgresOptions | null
}

export interface PostgresOptions {
  url: string
  /** Connections that a process has at most. */
  pool: number
  /** Milliseconds after which a statement is given up; 0 is never. */
  timeout: number
}

/** What happens on a connection. */
export interface DatabaseListeners {
  /** Called whenever this process wrote something. */
  onWrite?(): void
  /** Called when a statement failed. */
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

/** Opens the database of an installation. */
export function connectDatabase(
  { dataDir, postgres }: DatabaseOptions,
  listeners: DatabaseListeners = {},
): Database {
  if (!postgres) return openDatabase(dataDir, listeners)
  const { onError, ...others } = listeners
  return openPostgres({ ...postgres, ...others, ...countErrors(onError) })
}

/** Opens the same for whoever only reads, beside the connection that the shop writes by. */
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
