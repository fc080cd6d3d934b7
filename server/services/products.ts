import type { RecordOf } from '../../domain/content/define.ts'
import type { product } from '../../domain/content/product.ts'
import type { ProductSort } from '../../domain/shop.ts'

export type Product = RecordOf<typeof product>

export interface ProductQuery {
  skip?: number
  /** 0 or absent: all. */
  limit?: number
  q?: string
  /** A category's id. */
  category?: string
  tag?: string
  material?: string
  /** Only the products in Something Unique. */
  unique?: boolean
  /** Absent: as an administrator arranged them. */
  sort?: ProductSort
}
export interface Facets {
  categories: { _id: string; name: string; count: number }[]
  tags: { value: string; count: number }[]
  materials: { value: string; count: number }[]
}
export interface ProductService {
  list(query?: ProductQuery): Promise<{ records: Product[]; total: number }>
  /** The newest 12 that have a picture. */
  latest(): Promise<Product[]>
  /** Others of the same category, newest first, without the product itself. */
  similar(product: Product): Promise<Product[]>
  /** What can be filtered by, most frequent first (at most 30 of each), counted over all products. */
  facets(): Promise<Facets>
}
