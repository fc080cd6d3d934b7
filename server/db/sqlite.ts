import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely'
import { LRUCache } from 'lru-cache'
import { isExactNumber } from './engine.ts'
import { createSqliteDriver } from './sqlite-driver.ts'

const MAX_CACHED_STATEMENTS = 200

export interface SqliteOptions {
  /** For additional connections that only read. */
  readOnly?: boolean
  /** Called after each write, once it is visible to other connections. */
  onWrite?(): void
}

/** Kysely's SQLite dialect on `node:sqlite`, with our own driver. */
export function sqliteDialect(file: string, options: SqliteOptions = {}): Dialect {
  const openReader = () => openSqlite(file, { readOnly: true })
  return {
    createAdapter: () => new TransactionalSqliteAdapter(),
    createDriver: () =>
      createSqliteDriver({
        openWriter: () => openSqlite(file, options),
        openReader: options.readOnly ? null : openReader,
      }),
    createIntrospector: (database) => new SqliteIntrospector(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

/**
 * SQLite rolls schema changes back; without this the migrator would run them outside of a
 * transaction.
 */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }

  /** The driver serialises writes itself. */
  override get supportsMultipleConnections() {
    return true
  }
}

function openSqlite(
  file: string,
  { readOnly = false, onWrite = () => {} }: SqliteOptions,
): SqliteDatabase {
  mkdirSync(dirname(file), { recursive: true })
  const database = new DatabaseSync(file, { readOnly })
  database.exec('pragma busy_timeout = 5000')
  if (!readOnly) {
    database.exec('pragma journal_mode = wal')
    database.exec('pragma synchronous = full')
    database.exec('pragma foreign_keys = on')
    // Deleted content is overwritten, so that what is erased of a person leaves the file.
    database.exec('pragma secure_delete = on')
    // From here on the driver retries; SQLite's own busy timeout would block the thread.
    database.exec('pragma busy_timeout = 0')
  }
  // Preparing takes half the time of a query, and most queries recur.
  const statements = new LRUCache<string, SqliteStatement>({ max: MAX_CACHED_STATEMENTS })
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = statements.get(sql)
      if (known !== undefined) return known
      // Transactions take the write lock at once: one that began with a read could not wait for it.
      const text = sql === 'begin' && !readOnly ? 'begin immediate' : sql
      const made = statement(database.prepare(text), () => {
        if (!readOnly && !database.isTransaction) onWrite()
      })
      statements.set(sql, made)
      return made
    },
  }
}

/** `afterRun` is called after every execution, be it a write or the end of a transaction. */
function statement(prepared: StatementSync, afterRun: () => void): SqliteStatement {
  return {
    reader: prepared.columns().length > 0,
    all(parameters) {
      const rows = prepared.all(...parameters.map(primitive))
      afterRun()
      return rows
    },
    run(parameters) {
      const result = prepared.run(...parameters.map(primitive))
      afterRun()
      return result
    },
    iterate: (parameters) => prepared.iterate(...parameters.map(primitive)),
  }
}

/** `node:sqlite` would read an object as named parameters and silently store NULL. */
function primitive(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'bigint') return value
  if (isExactNumber(value)) return value
  if (value instanceof Uint8Array) return value
  throw new TypeError(
    `A query parameter must be text, a finite number, bytes or null, not ${typeof value}`,
  )
}
