import { addresses } from '../../../domain/addresses.ts'
import type { RecordOf } from '../../../domain/content/define.ts'
import type { product } from '../../../domain/content/product.ts'
import type { Crumb } from '../sections/page-banner.tsx'
import { teaserOf } from '../shop/product-teaser.ts'

/**
 * A product as its page shows it: made of a stored record, or of what stands in a form. `orderMessage` is what
 * the order button says in the chat, which is written on the server: no script of a page has the words.
 */
export function viewOf(record: RecordOf<typeof product>, orderMessage: string) {
  const teaser = teaserOf(record)
  return {
    ...teaser,
    categoryId: record.createdBy?._id ?? '',
    description: record.description,
    /** The way to it, the page itself last. */
    trail: trailOf(record, teaser.name),
    tags: [...new Set(record.tags)],
    size: sizeOf(record),
    fullMaterial: record.material,
    warranty: record.warranty,
    hangingSet: record.hangingSet,
    cushion: record.cushion,
    maintenance: [...new Set(record.maintenance)],
    customizationAvailable: record.customizationAvailable,
    additionalInformation: [...new Set(record.additionalInformation)],
    pictures: record.images,
    orderMessage,
  }
}

function trailOf({ createdBy }: RecordOf<typeof product>, name: string): Crumb[] {
  const products = { name: 'Products', to: addresses.shop }
  if (createdBy === null) return [products, { name }]
  return [products, { name: createdBy.name, to: addresses.category(createdBy._id) }, { name }]
}

/** "Length 202 cm, width 120 cm": what is known of the three. */
function sizeOf({ length, width, height }: RecordOf<typeof product>): string {
  const known = Object.entries({ length, width, height }).filter(([, measure]) => measure !== '')
  const text = known.map(([name, measure]) => `${name} ${measure}`).join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
