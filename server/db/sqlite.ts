import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely'
import { LRUCache } from 'lru-cache'

const mostStatements = 200

/** Kysely's SQLite dialect on the runtime's own SQLite. `file` may be `:memory:`. */
export function sqliteDialect(file: string): SqliteDialect {
  return new TransactionalSqliteDialect({ database: async () => openSqlite(file) })
}

class TransactionalSqliteDialect extends SqliteDialect {
  override createAdapter() {
    return new TransactionalSqliteAdapter()
  }
}

/** SQLite rolls schema changes back; without this the migrator would run them outside a transaction. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

function openSqlite(file: string): SqliteDatabase {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const database = new DatabaseSync(file)
  database.exec('pragma busy_timeout = 5000')
  database.exec('pragma journal_mode = wal')
  database.exec('pragma synchronous = full')
  database.exec('pragma foreign_keys = on')
  // Half of what a query costs is its preparation, and most queries come again and again.
  const statements = new LRUCache<string, SqliteStatement>({ max: mostStatements })
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = statements.get(sql)
      if (known !== undefined) return known
      // A transaction takes the write lock at once: one that began by reading could not wait for it.
      const made = statement(database.prepare(sql === 'begin' ? 'begin immediate' : sql))
      statements.set(sql, made)
      return made
    },
  }
}

function statement(prepared: StatementSync): SqliteStatement {
  return {
    reader: prepared.columns().length > 0,
    all: (parameters) => prepared.all(...parameters.map(primitive)),
    run: (parameters) => prepared.run(...parameters.map(primitive)),
    iterate: (parameters) => prepared.iterate(...parameters.map(primitive)),
  }
}

/** An object would be read as named parameters and NULL stored without a word. */
function primitive(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'bigint') return value
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value
  if (value instanceof Uint8Array) return value
  throw new TypeError(
    `A query parameter must be text, a whole number, bytes or null, not ${typeof value}`,
  )
}
