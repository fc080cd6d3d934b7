import { shopAddress } from '../../../domain/catalogue/product-query.ts'
import type { RecordOf } from '../../../domain/content/content-type.ts'
import type { product } from '../../../domain/content/product.ts'
import { addresses } from '../../../domain/urls/page-paths.ts'
import { pickDistinctFallbacks } from '../languages/fallbacks.ts'
import type { OfferFormat } from '../product-card/offer-format.server.ts'
import { toPricedTeaser } from '../product-card/priced-teaser.ts'
import type { Crumb } from '../ui/page-banner.tsx'
import type { ProductChoices, SelectionView } from './choices/product-choices.ts'
import { productFacts } from './product-facts.ts'

/** Data of the shop on a product page. */
interface Shop {
  offer: OfferFormat
  /** Label of the shop in the breadcrumb. */
  shopName: string
  /** Path of the product's category; empty if it has none. */
  categoryPath: string
  /** Chat message of the order button. */
  orderMessage: string
  /** Chat URL of the category; undefined for the shop's own. */
  chatAddress: string | undefined
  /** Tags of the default language, by which the shop is filtered; absent if they are the record's. */
  originalTags?: readonly string[]
  /** Absent if the product has no choices. */
  choices?: ProductChoices | undefined
}

/** View model of a product page, from a stored record or from form values. */
export function toProductView(record: RecordOf<typeof product>, shop: Shop) {
  const { categoryPath, orderMessage, chatAddress, choices } = shop
  const { tags, additionalInformation } = record
  const selection: SelectionView = {}
  const teaser = toPricedTeaser(record, shop.offer)
  return {
    ...teaser,
    /** Empty if the product has no category. */
    categoryPath,
    description: record.description,
    /** Breadcrumb, ending with the page itself. */
    trail: trailOf({ ...teaser, categoryPath }, shop.shopName),
    tags: toTags(tags, shop.originalTags),
    fullMaterial: record.material,
    facts: productFacts
      .map(({ field, label }) => ({ field, label, value: withoutRepeats(record[field]) }))
      .filter(({ value }) => value.length > 0),
    additionalInformation: [...new Set(additionalInformation)],
    pictures: record.images,
    ...pickDistinctFallbacks(record, ...shownFields),
    orderMessage,
    chatAddress,
    ...(choices !== undefined && { choices }),
    ...selection,
  }
}

/** Fields whose texts the page shows. */
const shownFields = [
  ...['name', 'category', 'material', 'description', 'tags', 'additionalInformation'],
  ...productFacts.map(({ field }) => field),
]

function withoutRepeats(value: string | string[]): string | string[] {
  return typeof value === 'string' ? value : [...new Set(value)]
}

/** Tags with the paths of the shop filtered by them, in the words of the default language. */
function toTags(tags: readonly string[], originals: readonly string[] = tags) {
  const paths = new Map(
    tags.map((tag, index) => [tag, shopAddress({ tag: originals[index] ?? tag })]),
  )
  return Array.from(paths, ([name, path]) => ({ name, path }))
}

interface Place {
  name: string
  category: string
  categoryPath: string
}

function trailOf({ name, category, categoryPath }: Place, shopName: string): Crumb[] {
  const products = { name: shopName, to: addresses.shop }
  if (categoryPath === '') return [products, { name }]
  return [products, { name: category, to: categoryPath }, { name }]
}
