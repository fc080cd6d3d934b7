import type { RecordOf } from '../../../domain/content/content-type.ts'
import type { product } from '../../../domain/content/product.ts'
import type { Picture } from '../../../domain/media/media.ts'
import { leadingMaterial } from '../../../domain/shop/product-list.ts'
import type { ProductChat } from '../chat/product-chat.server.ts'
import type { StoredProduct } from '../shortlist/stored-products.ts'
import { sizeOf } from './product-size.ts'

/** What a card shows of a product: much less than the record, and sent with every page. */
export interface ProductTeaser {
  _id: string
  path: string
  name: string
  category: string
  material: string
  /** As it was typed: `120 × 202 × 205 cm`; empty where there is none. */
  size: string
  picture: Picture | null
  /** Where it is asked about in other words, or elsewhere, than the rest. */
  chat?: ProductChat | undefined
  /** What is said of price and availability; absent, with each of its texts, where nothing is. */
  offer?: OfferTexts
}

export interface OfferTexts {
  availability?: string
  price?: string
  /** What it cost before the sale. */
  before?: string
  /** Of a sold product: what the button says in place of ordering it. */
  soldAction?: string
}

export function toTeaser(record: RecordOf<typeof product>): ProductTeaser {
  return {
    _id: record._id,
    path: record.path,
    name: record.name || 'Product',
    category: record.createdBy?.name ?? '',
    material: leadingMaterial(record.material),
    size: sizeOf(record),
    picture: record.images[0] ?? null,
  }
}

/** What the visitor's browser keeps of it. */
export function storedOf({ _id, path, name, picture }: ProductTeaser): StoredProduct {
  return { _id, path, name, picture }
}
