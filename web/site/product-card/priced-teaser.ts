import {
  selectionLines,
  selectionQuery,
  sortBySelection,
} from '../../../domain/choices/selection.ts'
import type { RecordOf } from '../../../domain/content/content-type.ts'
import type { product } from '../../../domain/content/product.ts'
import { formatSize } from '../../../domain/measures/product-size.ts'
import { getSrcsetWidths, type Picture, variantUrl } from '../../../domain/media/media.ts'
import { describePrice, noChoices, type OfferedSelection } from '../../../domain/money/price.ts'
import { availabilityText, isSold } from '../../../domain/shop/availability.ts'
import { leadingMaterial } from '../../../domain/shop/product-list.ts'
import { pickFallbacks } from '../languages/fallbacks.ts'
import type { OfferFormat } from './offer-format.server.ts'
import type { OfferTexts, ProductTeaser, SecondPhoto } from './product-teaser.ts'

/**
 * Teaser with formatted price and availability. With a selection it has that one's photo and price,
 * and its path leads to the selection.
 */
export function toPricedTeaser(
  record: RecordOf<typeof product>,
  shop: OfferFormat,
  chosen = noChoices,
): ProductTeaser {
  const { selection } = chosen
  const offer = offerOf(record, shop, chosen)
  return {
    _id: record._id,
    path: record.path + selectionQuery(selection),
    name: record.name || shop.labels.product,
    category: record.category?.name ?? '',
    material: leadingMaterial(record.material),
    size: formatSize(record, shop.labels),
    picture: sortBySelection(record.images, selection)[0] ?? null,
    ...(offer !== null && { offer }),
    ...(selection.length > 0 && {
      choiceLines: selectionLines(selection),
    }),
    ...pickFallbacks(record, 'name', 'category', 'material'),
  }
}

/** Null if neither a price nor an availability is set. Unset texts are omitted from pages' data. */
function offerOf(
  record: RecordOf<typeof product>,
  shop: OfferFormat,
  chosen: OfferedSelection,
): OfferTexts | null {
  const availability = availabilityText(record, shop.texts)
  const price = describePrice(record, shop, chosen)
  if (availability === '' && price.price === undefined) return null
  return {
    ...(availability !== '' && { availability }),
    ...price,
    ...(isSold(record) && { soldAction: shop.texts.soldAction }),
  }
}

/** Part of a card's data; empty for a product with less than two photos. */
export function secondPhotoOf({ images: [, picture] }: { images: readonly Picture[] }): {
  second?: SecondPhoto
} {
  if (picture === undefined) return {}
  const { width, height, focus, ready } = picture
  const variantWidth = getSrcsetWidths(picture, 'card').at(-1)
  const isOriginal = ready === 'none' || variantWidth === undefined
  const url = isOriginal ? picture.url : variantUrl(picture.url, variantWidth, 'webp')
  return { second: { url, width, height, focus } }
}
