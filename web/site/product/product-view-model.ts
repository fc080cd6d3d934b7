import type { RecordOf } from '../../../domain/content/content-type.ts'
import type { product } from '../../../domain/content/product.ts'
import type { Texts } from '../../../domain/text/page-texts.ts'
import { addresses } from '../../../domain/urls/page-paths.ts'
import { toPricedTeaser } from '../product-card/priced-teaser.ts'
import type { Crumb } from '../ui/page-banner.tsx'

/** What a product's page says beside the product. */
interface Shop {
  texts: Texts<'product'>
  /** Of price and availability. */
  offerTexts: Texts<'offer'>
  /** How the way to it calls the shop. */
  shopName: string
  currency: string
  /** Where its category is; empty where it has none. */
  categoryPath: string
  /** What the order button says in the chat. */
  orderMessage: string
  /** Where the chat opens, if not with the shop's own number. */
  chatAddress: string | undefined
}

/**
 * A product as its page shows it, made of a stored record or of what stands in a form. Visitors' pages have it
 * from the server; only the preview of a form makes it in the browser.
 */
export function toProductView(record: RecordOf<typeof product>, shop: Shop) {
  const { categoryPath, orderMessage, chatAddress } = shop
  const teaser = toPricedTeaser(record, shop.currency, shop.offerTexts)
  return {
    ...teaser,
    /** Empty where it has no category. */
    categoryPath,
    description: record.description,
    /** The way to it, the page itself last. */
    trail: trailOf({ ...teaser, categoryPath }, shop.shopName),
    tags: [...new Set(record.tags)],
    size: sizeOf(record, shop.texts),
    fullMaterial: record.material,
    warranty: record.warranty,
    hangingSet: record.hangingSet,
    cushion: record.cushion,
    maintenance: [...new Set(record.maintenance)],
    customizationAvailable: record.customizationAvailable,
    additionalInformation: [...new Set(record.additionalInformation)],
    pictures: record.images,
    orderMessage,
    chatAddress,
  }
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

/** "Length 202 cm, width 120 cm": what is known of the three. */
function sizeOf(
  { length, width, height }: RecordOf<typeof product>,
  { sizeLength, sizeWidth, sizeHeight }: Texts<'product'>,
): string {
  const all = [
    [sizeLength, length],
    [sizeWidth, width],
    [sizeHeight, height],
  ]
  const known = all.filter(([, measure]) => measure !== '')
  const text = known.map(([name, measure]) => `${name} ${measure}`).join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
