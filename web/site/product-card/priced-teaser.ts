import type { RecordOf } from '../../../domain/content/content-type.ts'
import type { product } from '../../../domain/content/product.ts'
import { describePrice } from '../../../domain/money/price.ts'
import { isSold } from '../../../domain/shop/availability.ts'
import { availabilityText } from '../../../domain/shop/availability-text.ts'
import type { Texts } from '../../../domain/text/page-texts.ts'
import { type OfferTexts, type ProductTeaser, toTeaser } from './product-teaser.ts'

/** Teaser with formatted price and availability, in the shop's currency and texts. */
export function toPricedTeaser(
  record: RecordOf<typeof product>,
  currency: string,
  texts: Texts<'offer'>,
): ProductTeaser {
  const availability = availabilityText(record, texts)
  const price = describePrice(record, currency, texts)
  if (availability === '' && price === null) return toTeaser(record)
  // Unset values are omitted from the page's data.
  const offer: OfferTexts = {
    ...(availability !== '' && { availability }),
    ...(price !== null && { price: price.now }),
    ...(price !== null && price.before !== '' && { before: price.before }),
    ...(isSold(record) && { soldAction: texts.soldAction }),
  }
  return { ...toTeaser(record), offer }
}
