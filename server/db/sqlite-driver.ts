import { setTimeout as wait } from 'node:timers/promises'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type SqliteDatabase,
  SqliteDriver,
} from 'kysely'
import { createEventLoopYield } from '../kernel/event-loop-yield.ts'

/** How long a write waits for another program that holds the database, in milliseconds. */
const BUSY_TIMEOUT_MS = 5_000
const RETRY_DELAY_MS = 20

export interface SqliteConnections {
  openWriter(): SqliteDatabase
  /** Null where the first one only reads anyway. */
  openReader: (() => SqliteDatabase) | null
}

/**
 * Two connections to one file: writes and transactions have one for themselves, in turn, and what is
 * only read has another, on which nobody ever waits. A write that finds the database locked tries again
 * and again without holding the thread.
 */
export function createSqliteDriver({ openWriter, openReader }: SqliteConnections): Driver {
  const writing = new SqliteDriver({ database: async () => openWriter() })
  const reading =
    openReader === null ? writing : new SqliteDriver({ database: async () => openReader() })
  const acquireLock = createMutex()
  // A query is answered at once, so one would follow the other until all are done.
  const yieldIfBusy = createEventLoopYield()
  /** How to give the turn up, of the connections that have one. */
  const inProgress = new Map<DatabaseConnection, () => void>()

  /** `query` runs once it is this one's turn and nobody else has the lock. */
  async function write<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const until = performance.now() + BUSY_TIMEOUT_MS
    const releaseLock = await acquireLock()
    try {
      const writer = await writing.acquireConnection()
      return await unlessLocked(until, () => writer.executeQuery<R>(query))
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
      const until = performance.now() + BUSY_TIMEOUT_MS
      const releaseLock = await acquireLock()
      try {
        const writer = await writing.acquireConnection()
        await unlessLocked(until, () => writing.beginTransaction(writer))
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

/** Whether another program holds the database, so that this one could not write. */
export function isLocked(error: unknown): boolean {
  return error instanceof Error && error.message === 'database is locked'
}

function onlyReads(sql: string): boolean {
  return /^\s*(?:select|explain|pragma)\b/i.test(sql)
}

async function unlessLocked<R>(until: number, run: () => Promise<R>): Promise<R> {
  for (;;) {
    try {
      return await run()
    } catch (error) {
      if (!isLocked(error) || performance.now() >= until) throw error
      await wait(RETRY_DELAY_MS)
    }
  }
}

/** Turns in the order in which they are asked for. Taking one answers how to give it up. */
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
