import {
  CompiledQuery,
  type DatabaseConnection,
  type DataTypeNode,
  type Driver,
  Kysely,
  type KyselyConfig,
  PostgresAdapter,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  PostgresQueryCompiler,
  type Transaction,
  type TransactionSettings,
} from 'kysely'
import pLimit from 'p-limit'
import type { Pool } from 'pg'
import { isExactNumber } from './engine.ts'
import { isToBeRetried } from './postgres-errors.ts'
import type { Schema } from './schema.ts'

/** How the database is reached. */
export interface PostgresOptions {
  url: string
  /** Connections that a process has at most. */
  pool: number
  /** Milliseconds after which a statement is given up; 0 is never. */
  timeout: number
  /** Called whenever a transaction of this process was committed. */
  onWrite?(): void
  log?: KyselyConfig['log']
}

/** Opens the database at an address; nothing is connected before the first query. */
export function openPostgres({
  onWrite = () => {},
  log,
  ...options
}: PostgresOptions): Kysely<Schema> {
  const dialect = new PortableDialect({ pool: () => createPool(options) }, onWrite)
  return new RetryingDatabase({ dialect, ...(log !== undefined && { log }) })
}

/** How long a new connection may take, in milliseconds. */
const CONNECT_TIMEOUT_MS = 5_000
const int8 = 20

async function createPool({ url, pool: max, timeout }: PostgresOptions): Promise<Pool> {
  // Most shops have no such database, and need not wait for its driver.
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: 'catalogue',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    statement_timeout: timeout,
    types: {
      // Counts and sequences are far from where a number becomes inexact.
      getTypeParser: (type, format) =>
        Number(type) === int8 ? Number : pg.types.getTypeParser(type, format),
    },
  })
  // A connection that breaks is replaced by the pool; the query that it breaks fails by itself.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

const MAX_ATTEMPTS = 5
const MAX_RETRY_DELAY_MS = 50

/**
 * Transactions of a process stand in line before they take a connection, so that those who wait leave
 * enough to the readers. What two processes undid for one another is tried again.
 */
class RetryingDatabase extends Kysely<Schema> {
  readonly #limiter = pLimit(1)

  constructor(config: KyselyConfig) {
    super(config)
  }

  override transaction() {
    const builder = super.transaction()
    const execute = builder.execute.bind(builder)
    builder.execute = <T>(run: (transaction: Transaction<Schema>) => Promise<T>) =>
      this.#limiter(() => retry(() => execute(run)))
    return builder
  }
}

async function retry<T>(run: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run()
    } catch (error) {
      if (tries === MAX_ATTEMPTS || !isToBeRetried(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * MAX_RETRY_DELAY_MS))
    }
  }
}

/** PostgreSQL with the column types, the order of texts and the one writer at a time of SQLite. */
class PortableDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig
  readonly #onWrite: () => void

  constructor(config: PostgresDialectConfig, onWrite: () => void) {
    super(config)
    this.#config = config
    this.#onWrite = onWrite
  }

  override createDriver(): Driver {
    return new SerialDriver(this.#config, this.#onWrite)
  }

  override createQueryCompiler() {
    return new PortableQueryCompiler()
  }

  override createAdapter() {
    return new MarkedAdapter()
  }
}

class MarkedAdapter extends PostgresAdapter {
  readonly engine = 'postgres'
}

/** Any number: what matters is that every process takes the same. */
const WRITE_LOCK_ID = 7_205_117

class SerialDriver extends PostgresDriver {
  readonly #onWrite: () => void

  constructor(config: PostgresDialectConfig, onWrite: () => void) {
    super(config)
    this.#onWrite = onWrite
  }

  /** What is read after the lock was taken, is what the transaction before left. */
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    await super.beginTransaction(connection, settings)
    if (settings.accessMode === 'read only') return
    try {
      const lock = `select pg_advisory_xact_lock(${WRITE_LOCK_ID})`
      await connection.executeQuery(CompiledQuery.raw(lock))
    } catch (error) {
      await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => {})
      throw error
    }
  }

  override async commitTransaction(connection: DatabaseConnection) {
    await super.commitTransaction(connection)
    this.#onWrite()
  }
}

/** Whole numbers have 64 bits and texts are in the order of their bytes, as in SQLite. */
const columnTypes: Record<string, string> = { integer: 'bigint', text: 'text collate "C"' }

class PortableQueryCompiler extends PostgresQueryCompiler {
  protected override visitDataType(node: DataTypeNode): void {
    this.append(columnTypes[node.dataType] ?? node.dataType)
  }

  protected override getAutoIncrement(): string {
    return 'generated by default as identity'
  }

  protected override appendValue(parameter: unknown): void {
    super.appendValue(portable(parameter))
  }
}

/** The character 0 is part of no text here. */
function portable(value: unknown): unknown {
  if (value === null || typeof value === 'bigint' || value instanceof Uint8Array) return value
  if (typeof value === 'string') return value.replaceAll('\0', '\uFFFD')
  if (isExactNumber(value)) return value
  // No column is one: what the engine says of itself is asked for so.
  if (typeof value === 'boolean') return value
  if (Array.isArray(value)) return value.map(portable)
  throw new TypeError(
    `A query parameter must be text, a finite number, bytes or null, not ${typeof value}`,
  )
}
