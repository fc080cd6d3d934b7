import { reviewEndpoints } from '../../domain/api/reviews.ts'
import { itemReview } from '../../domain/content/item-review.ts'
import { product } from '../../domain/content/product.ts'
import type { AccountService } from '../accounts/account-service.ts'
import { boundedPage, createContentResponses } from '../content/content-responses.ts'
import type { ContentService } from '../content/content-service.ts'
import { type Endpoint, implement } from '../http/endpoint.ts'
import type { ProductService } from './product-service.ts'
import type { ReviewService } from './review-service.ts'

interface ReviewRouteServices {
  reviews: ReviewService
  products: ProductService
  content: ContentService
  accounts: AccountService
}

/** Routes that list reviews, in general or of one product. */
export function createReviewRoutes(services: ReviewRouteServices): Endpoint[] {
  const { reviews, products, content } = services
  const responses = createContentResponses(services)
  return [
    implement(reviewEndpoints.ofProduct, async ({ params, query, currentUser }) => {
      const shown = await content.readShownLanguage(query.lang)
      if (currentUser === null) await products.readShown(params.id)
      else await content.read(product, params.id)
      const records = await reviews.ofProduct(params.id)
      const { limit } = boundedPage({}, currentUser !== null)
      const isAdministrator = currentUser !== null
      const page = records.slice(0, limit || undefined)
      return { reviewData: await responses.records(itemReview, page, isAdministrator, shown) }
    }),
    implement(reviewEndpoints.list, async ({ query }) => {
      const { records, total } = await reviews.list(query)
      return { reviewData: await responses.records(itemReview, records, true), total }
    }),
  ]
}
