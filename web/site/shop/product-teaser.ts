import type { RecordOf } from '../../../domain/content/define.ts'
import type { product } from '../../../domain/content/product.ts'
import type { Picture } from '../../../domain/media.ts'
import type { StoredProduct } from '../shortlist/stored-products.ts'

/** What a card shows of a product: much less than the record, and sent with every page. */
export interface ProductTeaser {
  _id: string
  name: string
  category: string
  material: string
  picture: Picture | null
}

export function teaserOf(record: RecordOf<typeof product>): ProductTeaser {
  return {
    _id: record._id,
    name: record.name || 'Product',
    category: record.createdBy?.name ?? '',
    // Free text such as "Solid teak, oil finish; brass chains": what stands first names it.
    material: record.material.split(/[,;]/)[0]?.trim() ?? '',
    picture: record.images[0] ?? null,
  }
}

export function productPath(id: string): string {
  return `/product-detail/${id}`
}

/** What the visitor's browser keeps of it. */
export function storedOf({ _id, name, picture }: ProductTeaser): StoredProduct {
  return { _id, name, picture }
}
