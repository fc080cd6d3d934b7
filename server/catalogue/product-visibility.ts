import { sql } from 'kysely'
import { product } from '../../domain/content/product.ts'
import type { Connection } from '../db/database.ts'
import { contentRepository } from '../db/record-repository.ts'

/**
 * Condition for live products. A literal, because the engines match partial indexes by the text of
 * their conditions.
 */
export const shown = sql`"isShown" = 1`

/** The ids of live products among `ids`. */
export function shownAmong(connection: Connection, ids: string[]): Promise<Set<string>> {
  return contentRepository.existing(connection, product, ids, shown)
}
