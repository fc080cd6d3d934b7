import type { Connection } from '../db/database.ts'
import type { ProductPreviewRow } from '../db/schema.ts'
import { now } from '../kernel/clock.ts'

/** Preview links of products. Expired ones are never returned. */
export const productPreviewRepository = {
  async insert(connection: Connection, row: ProductPreviewRow): Promise<void> {
    await connection.insertInto('product_preview').values(row).execute()
  },

  find(connection: Connection, tokenHash: string): Promise<ProductPreviewRow | undefined> {
    return connection
      .selectFrom('product_preview')
      .selectAll()
      .where('tokenHash', '=', tokenHash)
      .where('expiresAt', '>', now())
      .executeTakeFirst()
  },

  /** Shared links of a product, newest first. */
  listShared(
    connection: Connection,
    productId: string,
  ): Promise<Pick<ProductPreviewRow, 'createdAt' | 'expiresAt'>[]> {
    return connection
      .selectFrom('product_preview')
      .select(['createdAt', 'expiresAt'])
      .where('product', '=', productId)
      .where('expiresAt', '>', now())
      .where('kind', '=', 'shared')
      .orderBy('expiresAt', 'desc')
      .execute()
  },

  async deleteOfProduct(connection: Connection, productId: string): Promise<void> {
    await connection.deleteFrom('product_preview').where('product', '=', productId).execute()
  },

  async deleteExpired(connection: Connection): Promise<void> {
    await connection.deleteFrom('product_preview').where('expiresAt', '<=', now()).execute()
  },
}
