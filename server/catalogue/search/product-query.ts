import type { PublicationStatus } from '../../../domain/content/publication-status.ts'
import type { ProductSort } from '../../../domain/shop/product-list.ts'

/** A query for products: filters, search words, order and page. */
export interface ProductQuery {
  skip?: number
  /** 0 or absent: all. */
  limit?: number
  q?: string
  /** Whether one of the words is enough. */
  isLoose?: boolean
  /** A category's id. */
  category?: string
  tag?: string
  material?: string
  /** In millimetres: only the products that are known to be no wider, or no higher. */
  maxWidth?: number
  maxHeight?: number
  /** Only the products in Something Unique, or only the others. */
  unique?: boolean
  /** Absent: what visitors see, which is what is live. All the others are administrators' business. */
  stage?: PublicationStatus | 'any'
  /** Absent: as an administrator arranged them; for visitors with what is sold behind the rest. */
  sort?: ProductSort
}

/**
 * Whether a list has what is sold behind the rest. One that an administrator asks for by its stage has not, nor
 * has a showcase.
 */
export function endsWithSold({ stage, unique, sort }: ProductQuery): boolean {
  return stage === undefined && unique === undefined && sort === undefined
}

/** The products of a page, in order, and how many there are on all pages. */
export interface FoundProducts {
  ids: string[]
  total: number
  /** The words that were searched for, where they are not those that were asked for. */
  corrected?: string
  /** Of a query that asks for sizes: how many it leaves out because theirs cannot be read. */
  unsized?: number
}
