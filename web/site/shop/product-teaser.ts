import type { RecordOf } from '../../../domain/content/define.ts'
import type { product } from '../../../domain/content/product.ts'
import type { Picture } from '../../../domain/media.ts'
import { leadingMaterial } from '../../../domain/shop.ts'
import type { ProductChat } from '../product-chat.server.ts'
import type { StoredProduct } from '../shortlist/stored-products.ts'

/** What a card shows of a product: much less than the record, and sent with every page. */
export interface ProductTeaser {
  _id: string
  name: string
  category: string
  material: string
  picture: Picture | null
  /** Where it is asked about in other words, or elsewhere, than the rest. */
  chat?: ProductChat | undefined
}

export function teaserOf(record: RecordOf<typeof product>): ProductTeaser {
  return {
    _id: record._id,
    name: record.name || 'Product',
    category: record.createdBy?.name ?? '',
    material: leadingMaterial(record.material),
    picture: record.images[0] ?? null,
  }
}

/** What the visitor's browser keeps of it. */
export function storedOf({ _id, name, picture }: ProductTeaser): StoredProduct {
  return { _id, name, picture }
}
