import type { RecordOf } from '../../../domain/content/content-type.ts'
import type { product } from '../../../domain/content/product.ts'
import { formatSize } from '../../../domain/measures/product-size.ts'
import { describePrice } from '../../../domain/money/price.ts'
import { isSold } from '../../../domain/shop/availability.ts'
import { availabilityText } from '../../../domain/shop/availability-text.ts'
import { leadingMaterial } from '../../../domain/shop/product-list.ts'
import type { Texts } from '../../../domain/text/page-texts.ts'
import type { PageLanguage } from '../content/page-language.server.ts'
import { pickFallbacks } from '../languages/fallbacks.ts'
import type { OfferTexts } from './offer-texts.ts'
import type { ProductTeaser } from './product-teaser.ts'

/** Teaser with formatted price and availability, in the shop's currency and texts. `page` has the language. */
export function toPricedTeaser(
  record: RecordOf<typeof product>,
  currency: string,
  texts: Texts<'offer'>,
  page: PageLanguage,
): ProductTeaser {
  const offer = offerOf(record, currency, texts, page)
  const labels = page.labels.offer
  return {
    _id: record._id,
    path: record.path,
    name: record.name || labels.product,
    category: record.createdBy?.name ?? '',
    material: leadingMaterial(record.material),
    size: formatSize(record, labels),
    picture: record.images[0] ?? null,
    ...(offer !== null && { offer }),
    ...pickFallbacks(record, 'name', 'createdBy', 'material'),
  }
}

/** Null if neither a price nor an availability is set. Unset texts are omitted from pages' data. */
function offerOf(
  record: RecordOf<typeof product>,
  currency: string,
  texts: Texts<'offer'>,
  { language }: PageLanguage,
): OfferTexts | null {
  const availability = availabilityText(record, texts)
  const price = describePrice(record, currency, texts, language)
  if (availability === '' && price === null) return null
  return {
    ...(availability !== '' && { availability }),
    ...(price !== null && { price: price.now }),
    ...(price !== null && price.before !== '' && { before: price.before }),
    ...(isSold(record) && { soldAction: texts.soldAction }),
  }
}
