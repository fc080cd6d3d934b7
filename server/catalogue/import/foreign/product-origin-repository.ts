import { sql } from 'kysely'
import type { Connection } from '../../../db/database.ts'
import { textsIn } from '../../../db/engine.ts'

/**
 * Products by their keys in other shops. A product in the trash keeps its origin, so that it is
 * found again once it is restored.
 */
export const productOriginRepository = {
  /** Ids of the products of which a format has the keys, by key. */
  async find(connection: Connection, format: string, keys: string[]): Promise<Map<string, string>> {
    if (keys.length === 0) return new Map()
    const prefix = prefixOf(format)
    const { rows } = await sql<{ origin: string; product: string }>`
      select "origin", "product" from "product_origin"
      where "origin" in ${textsIn(
        connection,
        keys.map((key) => prefix + key),
      )}
        and exists (select 1 from "product" where "_id" = "product_origin"."product")`.execute(
      connection,
    )
    return new Map(rows.map(({ origin, product }) => [origin.slice(prefix.length), product]))
  },

  async put(connection: Connection, format: string, key: string, product: string): Promise<void> {
    await connection
      .insertInto('product_origin')
      .values({ origin: prefixOf(format) + key, product })
      .onConflict((conflict) => conflict.column('origin').doUpdateSet({ product }))
      .execute()
  },
}

function prefixOf(format: string): string {
  return `${format}:`
}
