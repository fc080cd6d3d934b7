import type { OfferedChoice } from '../../domain/choices/offered-choice.ts'
import {
  photographedValues,
  type Selection,
  selectionQuery,
  sortBySelection,
  type ValueSelection,
  valueProductId,
} from '../../domain/choices/selection.ts'
import type { RecordOf } from '../../domain/content/content-type.ts'
import type { product } from '../../domain/content/product.ts'
import { jpegUrl } from '../../domain/media/media.ts'
import { hundredthsOf } from '../../domain/money/decimal.ts'
import { addSurcharges } from '../../domain/money/price.ts'
import type { FeedGap } from '../../domain/shop/feeds.ts'

/** The shop's data in feeds. */
export interface FeedShop {
  /** Base URL of all links. */
  origin: string
  /** Its name, or the host of a shop without one. */
  brand: string
  /** ISO 4217 code. */
  currency: string
}

/** The shop at an origin, by its settings. */
export function feedShop(
  { brandName, currency }: { brandName: string; currency: string },
  origin: string,
): FeedShop {
  return { origin, brand: cleanLine(brandName) || new URL(origin).hostname, currency }
}

/** A product as all feeds use it; texts are not shortened yet. */
export interface FeedItem {
  id: string
  /** Equal for the values of one product; empty for a product without photographed values. */
  groupId: string
  /** Name of the value; empty as above. */
  colour: string
  title: string
  description: string
  link: string
  /** JPEG URLs; the first is the cover. */
  images: string[]
  isAvailable: boolean
  /** Such as `1299.00 INR`. */
  price: string
  /** Lower than `price`; empty without a sale. */
  salePrice: string
  /**
   * Start and end of the sale in UTC, such as `2026-11-23T18:30`; null for a sale without an end.
   * The sale price is known to be in force since the last change of the product.
   */
  saleTimes: { start: string; end: string } | null
  brand: string
  productType: string
}

/** Fields of a product that feeds read. */
export type FeedProduct = Pick<
  RecordOf<typeof product>,
  | '_id'
  | 'path'
  | 'updatedAt'
  | 'name'
  | 'description'
  | 'material'
  | 'category'
  | 'images'
  | 'availability'
  | 'price'
  | 'salePrice'
  | 'saleUntil'
>

/** Fields that a product lacks to appear in a feed; empty for most products. */
export function gapsOf({ name, price, images }: FeedProduct): FeedGap[] {
  const isMissing: Record<FeedGap, boolean> = {
    name: cleanLine(name) === '',
    // Catalogues reject a price of zero.
    price: price === '' || hundredthsOf(price) === 0,
    picture: images.length === 0,
  }
  return (['name', 'price', 'picture'] as const).filter((gap) => isMissing[gap])
}

/**
 * Items of a product: one, or one of each value of its first choice with samples that photos of it
 * show. The product, as visitors get it, must have no gaps.
 */
export function feedItems(
  record: FeedProduct,
  choices: readonly OfferedChoice[],
  shop: FeedShop,
): FeedItem[] {
  const selections = photographedValues(choices, record.images)
  if (selections.length === 0) return [feedItem(record, shop)]
  return selections.map((selection) => valueItem(record, selection, shop))
}

function valueItem(record: FeedProduct, selection: ValueSelection, shop: FeedShop): FeedItem {
  const [{ value }] = selection
  const item = feedItem(record, shop, selection)
  const name = cleanLine(value.name)
  return {
    ...item,
    id: valueProductId(record._id, value._id),
    groupId: record._id,
    colour: name,
    title: `${item.title}, ${name}`,
    link: item.link + selectionQuery(selection),
    images: imagesOf(sortBySelection(record.images, selection), shop),
    isAvailable: item.isAvailable && value.isAvailable,
  }
}

function feedItem(record: FeedProduct, shop: FeedShop, selection: Selection = []): FeedItem {
  const { origin, brand, currency } = shop
  const { _id, path, name, description, images, availability } = record
  const { price, salePrice, saleUntil } = record
  const title = cleanLine(name)
  const category = cleanLine(record.category?.name ?? '')
  const amount = (decimal: string) =>
    `${Number(addSurcharges(decimal, selection)).toFixed(2)} ${currency}`
  return {
    id: _id,
    groupId: '',
    colour: '',
    title,
    // Catalogues require a description; fall back on name, category and material.
    description:
      clean(description) ||
      [title, category, cleanLine(record.material)].filter(Boolean).join(', '),
    link: origin + path,
    images: imagesOf(images, shop),
    // Made to order counts as available. A product that is back later does not: feeds require a
    // date, and none is known.
    isAvailable: availability !== 'sold' && availability !== 'back-on',
    price: amount(price),
    salePrice: salePrice === '' ? '' : amount(salePrice),
    saleTimes:
      salePrice === '' || saleUntil === ''
        ? null
        : { start: toMinutes(record.updatedAt), end: toMinutes(saleUntil) },
    brand,
    productType: category,
  }
}

function imagesOf(pictures: FeedProduct['images'], { origin }: FeedShop): string[] {
  return pictures.map((picture) => new URL(jpegUrl(picture), origin).href)
}

/** Timestamp without seconds and time zone, which catalogues write differently. */
function toMinutes(timestamp: string): string {
  return timestamp.slice(0, 'YYYY-MM-DDThh:mm'.length)
}

/** Shortens a text to `max` code points, at a word boundary if possible, with an ellipsis. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text
  const characters = [...text]
  if (characters.length <= max) return text
  const kept = characters.slice(0, max - 1).join('')
  const words = /^.*(?=\s)/s.exec(kept)?.[0].trimEnd() ?? ''
  // A text of one long word is cut inside it.
  return `${words.length > kept.length / 2 ? words : kept}…`
}

/** Removes characters that XML does not allow and control characters. */
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
