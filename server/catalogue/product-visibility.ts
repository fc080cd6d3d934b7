import { sql } from 'kysely'
import { product } from '../../domain/content/product.ts'
import type { Connection } from '../db/database.ts'
import { textsIn } from '../db/engine.ts'

/**
 * Condition for live products. A literal, because the engines match partial indexes by the text of
 * their conditions.
 */
export const shown = sql`"isShown" = 1`

/** The ids of live products among `ids`. */
export async function shownAmong(connection: Connection, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ _id: string }>`select "_id" from ${sql.table(product.table)}
    where "_id" in ${textsIn(connection, ids)} and ${shown}`.execute(connection)
  return new Set(rows.map(({ _id }) => _id))
}
