import type { PreviewKind } from '../../domain/api/previews.ts'
import { product } from '../../domain/content/product.ts'
import { findRecord } from '../content/content-writer.ts'
import type { Database } from '../db/database.ts'
import { ago, day, minute, now } from '../kernel/clock.ts'
import { linkGone } from '../kernel/errors.ts'
import { createToken, hashToken } from '../kernel/secrets.ts'

/** A valid preview link. */
interface Preview {
  product: string
  kind: PreviewKind
  expiresAt: string
}

/**
 * Private preview links of products that are not live. Tokens are returned once and stored hashed.
 */
export type ProductPreviewService = ReturnType<typeof createProductPreviewService>

const TTL_MS = { shared: 7 * day, own: 60 * minute } as const satisfies Record<PreviewKind, number>

export function createProductPreviewService(database: Database) {
  const valid = () => database.selectFrom('product_preview').where('expiresAt', '>', now())

  return {
    /** Throws a 404 if there is no such product. */
    make: (id: string, kind: PreviewKind): Promise<{ token: string; expiresAt: string }> =>
      database.transaction().execute(async (transaction) => {
        await findRecord(transaction, product, id)
        await transaction.deleteFrom('product_preview').where('expiresAt', '<=', now()).execute()
        const token = createToken()
        const expiresAt = ago(-TTL_MS[kind])
        const row = { tokenHash: hashToken(token), product: id, kind, createdAt: now(), expiresAt }
        await transaction.insertInto('product_preview').values(row).execute()
        return { token, expiresAt }
      }),

    /** The valid shared links, newest first. */
    list: (id: string): Promise<{ createdAt: string; expiresAt: string }[]> =>
      valid()
        .select(['createdAt', 'expiresAt'])
        .where('product', '=', id)
        .where('kind', '=', 'shared')
        .orderBy('expiresAt', 'desc')
        .execute(),

    /** Revokes all links of a product. */
    async revoke(id: string): Promise<void> {
      await database.deleteFrom('product_preview').where('product', '=', id).execute()
    },

    /** Throws a 404 for an unknown or expired token. */
    async open(token: string): Promise<Preview> {
      const preview = await valid()
        .selectAll()
        .where('tokenHash', '=', hashToken(token))
        .executeTakeFirst()
      if (preview === undefined) throw linkGone()
      return preview
    },
  }
}
