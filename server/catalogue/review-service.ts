import { sql } from 'kysely'
import type { RecordOf } from '../../domain/content/content-type.ts'
import { itemReview } from '../../domain/content/item-review.ts'
import { product } from '../../domain/content/product.ts'
import type { ContentService } from '../content/content-service.ts'
import type { Page } from '../db/record-repository.ts'

type Review = RecordOf<typeof itemReview>

export type ReviewService = ReturnType<typeof createReviewService>

const newestFirst = sql`"createdAt" desc, "_id" desc`

/** Reviews of products. */
export function createReviewService(content: ContentService) {
  return {
    /** Newest first; none if there is no such product. */
    async ofProduct(productId: string): Promise<Review[]> {
      const { records } = await content.list(itemReview, {
        where: sql`"product" = ${productId}`,
        orderBy: newestFirst,
      })
      return records
    },

    /** Reviews of existing products, newest first. */
    list: (page: Page = {}): Promise<{ records: Review[]; total: number }> =>
      content.list(itemReview, {
        ...page,
        where: sql`exists (select 1 from ${sql.table(product.table)} p where p."_id" = "item_review"."product")`,
        orderBy: newestFirst,
      }),
  }
}
