import { sql } from 'kysely'
import type { Database } from '../../server/db/database.ts'

/** All rows of all tables, by table name. */
export async function dumpDatabase(database: Database): Promise<Record<string, unknown[]>> {
  const dump: Record<string, unknown[]> = {}
  for (const { name } of await database.introspection.getTables())
    dump[name] = (await sql`select * from ${sql.table(name)}`.execute(database)).rows
  return dump
}
