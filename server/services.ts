import type { ContentService } from './content/service.ts'
import type { ProductService } from './services/products.ts'
import type { ReviewService } from './services/reviews.ts'

export interface Services {
  content: ContentService
  products: ProductService
  reviews: ReviewService
}
