import type { RecordOf } from '../../../domain/content/content-type.ts'
import type { product } from '../../../domain/content/product.ts'
import { isAvailability } from '../../../domain/shop/availability.ts'

/**
 * Availabilities of schema.org. `back-on` is out of stock, because its date is free text that
 * search engines cannot parse.
 */
const itemAvailabilities = {
  'in-stock': 'InStock',
  'made-to-order': 'MadeToOrder',
  sold: 'SoldOut',
  'back-on': 'OutOfStock',
} as const

/** Structured data of a product's offer, without its URL; null if no price is set. */
export function offerFacts(
  { price, salePrice, availability }: RecordOf<typeof product>,
  currency: string,
): object | null {
  if (price === '') return null
  return {
    '@type': 'Offer',
    price: salePrice || price,
    priceCurrency: currency,
    ...(isAvailability(availability) && {
      availability: `https://schema.org/${itemAvailabilities[availability]}`,
    }),
  }
}
