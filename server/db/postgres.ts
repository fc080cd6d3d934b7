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
import pRetry from 'p-retry'
import type { Pool } from 'pg'
import { isExactNumber } from './engine.ts'
import { isToBeRetried } from './postgres-errors.ts'
import type { Schema } from './schema.ts'

/** Connection settings. */
export interface PostgresOptions {
  url: string
  /** Maximum number of connections per process. */
  pool: number
  /** Statement timeout in milliseconds; 0 means none. */
  timeout: number
}

interface PostgresListeners {
  /** Called after each committed transaction of this process. */
  onWrite?(): void
  log?: KyselyConfig['log']
}

/** Opens a PostgreSQL database; connects with the first query. */
export function openPostgres({
  onWrite = () => {},
  log,
  ...options
}: PostgresOptions & PostgresListeners): Kysely<Schema> {
  const dialect = new PortableDialect({ pool: () => createPool(options) }, onWrite)
  return new RetryingDatabase({ dialect, ...(log !== undefined && { log }) })
}

const CONNECT_TIMEOUT_MS = 5_000
const int8 = 20

async function createPool({ url, pool: max, timeout }: PostgresOptions): Promise<Pool> {
  // Loaded on demand: most shops use SQLite.
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: 'catalogue',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    statement_timeout: timeout,
    types: {
      // bigint as number: counts and sequences stay far below 2^53.
      getTypeParser: (type, format) =>
        Number(type) === int8 ? Number : pg.types.getTypeParser(type, format),
    },
  })
  // The pool replaces broken connections, and their queries fail by themselves; without a listener
  // the error would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Delays grow from the lower bound to the upper one, at random, so that rivals part. */
const retries = { retries: 4, minTimeout: 10, maxTimeout: 50, randomize: true }

/**
 * Queues the transactions of a process before they take a connection, so that waiting ones leave
 * connections to readers. Retries serialisation failures and deadlocks.
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
      this.#limiter(() =>
        pRetry(() => execute(run), {
          ...retries,
          shouldRetry: ({ error }) => isToBeRetried(error),
        }),
      )
    return builder
  }
}

/** PostgreSQL with SQLite's column types, text order and single writer. */
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

/** Arbitrary, but the same in every process. */
const WRITE_LOCK_ID = 7_205_117

class SerialDriver extends PostgresDriver {
  readonly #onWrite: () => void

  constructor(config: PostgresDialectConfig, onWrite: () => void) {
    super(config)
    this.#onWrite = onWrite
  }

  /**
   * Takes the write lock first, so that all reads of the transaction see the previous writer's
   * commit.
   */
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

/** Integers have 64 bits and texts are sorted by bytes, as in SQLite. */
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

/** PostgreSQL does not accept U+0000 in text. */
function portable(value: unknown): unknown {
  if (value === null || typeof value === 'bigint' || value instanceof Uint8Array) return value
  if (typeof value === 'string') return value.replaceAll('\0', '\uFFFD')
  if (isExactNumber(value)) return value
  // No column is boolean; Kysely's introspection uses boolean parameters.
  if (typeof value === 'boolean') return value
  if (Array.isArray(value)) return value.map(portable)
  throw new TypeError(
    `A query parameter must be text, a finite number, bytes or null, not ${typeof value}`,
  )
}
