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

/** Offer of schema.org, without its URL. */
export interface OfferFacts {
  '@type': 'Offer'
  price: string
  priceCurrency: string
  availability?: string
}

/** Structured data of a product's offer; null if no price is set. */
export function offerFacts(
  { price, salePrice, availability }: RecordOf<typeof product>,
  currency: string,
): OfferFacts | null {
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
