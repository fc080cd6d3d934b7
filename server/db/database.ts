import { join } from 'node:path'
import { Kysely, type Transaction } from 'kysely'
import type { Schema } from './schema.ts'
import { type SqliteOptions, sqliteDialect } from './sqlite.ts'

export type Database = Kysely<Schema>
/** Either the database itself or a transaction on it. */
export type Connection = Kysely<Schema> | Transaction<Schema>

/** Opens the database of a data directory. */
export function openDatabase(dataDir: string, options?: SqliteOptions): Database {
  return new Kysely<Schema>({ dialect: sqliteDialect(join(dataDir, 'catalogue.sqlite'), options) })
}
