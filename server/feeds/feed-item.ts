import type { RecordOf } from '../../domain/content/content-type.ts'
import type { product } from '../../domain/content/product.ts'
import { jpegUrl } from '../../domain/media/media.ts'
import { hundredthsOf } from '../../domain/money/decimal.ts'
import type { FeedGap } from '../../domain/shop/feeds.ts'

/** What the feeds say of the shop. */
export interface FeedShop {
  /** What every address begins with. */
  origin: string
  brand: string
  /** A code of three letters. */
  currency: string
}

/** A product as every feed has it, its texts not cut yet. */
export interface FeedItem {
  id: string
  title: string
  description: string
  link: string
  /** JPEG, the first one is the cover. */
  images: string[]
  isAvailable: boolean
  /** Such as `1299.00 INR`. */
  price: string
  /** Below the price; empty without one. */
  salePrice: string
  brand: string
  productType: string
}

type Product = RecordOf<typeof product>

/** What a product lacks to stand in a feed, most often nothing. */
export function gapsOf({ name, price, images }: Product): FeedGap[] {
  const isMissing: Record<FeedGap, boolean> = {
    name: cleanLine(name) === '',
    // For nothing, no catalogue sells.
    price: price === '' || hundredthsOf(price) === 0,
    picture: images.length === 0,
  }
  return (['name', 'price', 'picture'] as const).filter((gap) => isMissing[gap])
}

/** Of a product without gaps. */
export function feedItem(record: Product, { origin, brand, currency }: FeedShop): FeedItem {
  const { _id, path, name, description, images, availability, price, salePrice, createdBy } = record
  const title = cleanLine(name)
  const category = cleanLine(createdBy?.name ?? '')
  const amount = (decimal: string) => `${Number(decimal).toFixed(2)} ${currency}`
  return {
    id: _id,
    title,
    // The catalogues ask for one: what is known of it then.
    description:
      clean(description) ||
      [title, category, cleanLine(record.material)].filter(Boolean).join(', '),
    link: origin + path,
    images: images.map((picture) => new URL(jpegUrl(picture), origin).href),
    // Made to order can be ordered; of one that is to be back, no day is known that a feed could name.
    isAvailable: availability !== 'sold' && availability !== 'back-on',
    price: amount(price),
    salePrice: salePrice === '' ? '' : amount(salePrice),
    brand: cleanLine(brand) || new URL(origin).hostname,
    productType: category,
  }
}

/** At most so many characters, by code point; cut at a word where there is one, with an ellipsis. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text
  const characters = [...text]
  if (characters.length <= max) return text
  const kept = characters.slice(0, max - 1).join('')
  const words = /^.*(?=\s)/s.exec(kept)?.[0].trimEnd() ?? ''
  // A text of one long word is cut inside it.
  return `${words.length > kept.length / 2 ? words : kept}…`
}

/** Without what XML cannot hold, and what no reader shows. */
function clean(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}\uFFFE\uFFFF]/gu, (character) => (character === '\n' ? '\n' : ' '))
    .trim()
}

function cleanLine(text: string): string {
  return clean(text).replace(/\s+/g, ' ')
}
