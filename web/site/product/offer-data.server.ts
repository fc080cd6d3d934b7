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
  /** End of the sale. */
  priceValidUntil?: string
  availability?: string
}

/** Structured data of the offer of a product as visitors get it; null if no price is set. */
export function offerFacts(
  { price, salePrice, saleUntil, availability }: RecordOf<typeof product>,
  currency: string,
): OfferFacts | null {
  if (price === '') return null
  return {
    '@type': 'Offer',
    price: salePrice || price,
    priceCurrency: currency,
    ...(salePrice !== '' && saleUntil !== '' && { priceValidUntil: saleUntil }),
    ...(isAvailability(availability) && {
      availability: `https://schema.org/${itemAvailabilities[availability]}`,
    }),
  }
}
