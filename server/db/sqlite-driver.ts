import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type SqliteDatabase,
  SqliteDriver,
} from 'kysely'
import pRetry from 'p-retry'
import { createEventLoopYield } from '../kernel/event-loop-yield.ts'

/** How long a write waits for a lock of another program, and how often it tries. */
const [BUSY_TIMEOUT_MS, RETRY_DELAY_MS] = [5_000, 20]

export interface SqliteConnections {
  openWriter(): SqliteDatabase
  /** Null if the first connection is read-only already. */
  openReader: (() => SqliteDatabase) | null
}

/**
 * Uses two connections to one file: one for writes and transactions, guarded by a mutex, and one
 * for reads, which never wait. A write that finds the database locked is retried without blocking
 * the thread.
 */
export function createSqliteDriver({ openWriter, openReader }: SqliteConnections): Driver {
  const writing = new SqliteDriver({ database: async () => openWriter() })
  const reading =
    openReader === null ? writing : new SqliteDriver({ database: async () => openReader() })
  const acquireLock = createMutex()
  // Queries complete synchronously, so a series of them would block the event loop.
  const yieldIfBusy = createEventLoopYield()
  /** Mutex release functions of connections with a transaction. */
  const inProgress = new Map<DatabaseConnection, () => void>()

  /** Runs a write once it has the mutex and no other program holds the lock. */
  async function write<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const releaseLock = await acquireLock()
    try {
      const writer = await writing.acquireConnection()
      return await unlessLocked(() => writer.executeQuery<R>(query))
    } finally {
      releaseLock()
    }
  }

  function end(connection: DatabaseConnection): void {
    inProgress.get(connection)?.()
    inProgress.delete(connection)
  }

  return {
    async init() {
      await writing.init()
      if (reading !== writing) await reading.init()
    },

    async acquireConnection() {
      const reader = await reading.acquireConnection()
      const connection: DatabaseConnection = {
        async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
          const delayMs = yieldIfBusy()
          if (delayMs !== undefined) await delayMs
          if (inProgress.has(connection)) {
            return (await writing.acquireConnection()).executeQuery<R>(query)
          }
          return onlyReads(query.sql) ? reader.executeQuery<R>(query) : write<R>(query)
        },
        streamQuery: (query, chunkSize) => reader.streamQuery(query, chunkSize),
      }
      return connection
    },

    async beginTransaction(connection) {
      const releaseLock = await acquireLock()
      try {
        const writer = await writing.acquireConnection()
        await unlessLocked(() => writing.beginTransaction(writer))
      } catch (error) {
        releaseLock()
        throw error
      }
      inProgress.set(connection, releaseLock)
    },

    async commitTransaction(connection) {
      await writing.commitTransaction(await writing.acquireConnection())
      end(connection)
    },

    async rollbackTransaction(connection) {
      try {
        await writing.rollbackTransaction(await writing.acquireConnection())
      } finally {
        end(connection)
      }
    },

    async releaseConnection() {},

    async destroy() {
      if (reading !== writing) await reading.destroy()
      await writing.destroy()
    },
  }
}

/** True if another program holds the database's lock. */
export function isLocked(error: unknown): boolean {
  return error instanceof Error && error.message === 'database is locked'
}

/** A checkpoint needs the connection that writes. */
function onlyReads(sql: string): boolean {
  return /^\s*(?:select|explain|pragma(?! wal_checkpoint))\b/i.test(sql)
}

function unlessLocked<R>(run: () => Promise<R>): Promise<R> {
  return pRetry(run, {
    retries: Number.POSITIVE_INFINITY,
    factor: 1,
    minTimeout: RETRY_DELAY_MS,
    maxRetryTime: BUSY_TIMEOUT_MS,
    shouldRetry: ({ error }) => isLocked(error),
  })
}

/** A fair mutex. Acquiring it returns the function that releases it. */
function createMutex(): () => Promise<() => void> {
  let last: Promise<void> = Promise.resolve()
  return async () => {
    const before = last
    const { promise, resolve } = Promise.withResolvers<void>()
    last = promise
    await before
    return resolve
  }
}
