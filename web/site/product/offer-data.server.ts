import type { RecordOf } from '../../../domain/content/content-type.ts'
import type { product } from '../../../domain/content/product.ts'
import { isAvailability } from '../../../domain/shop/availability.ts'

/** As search engines call it. When one is back, nobody says in a form that they read. */
const itemAvailabilities = {
  'in-stock': 'InStock',
  'made-to-order': 'MadeToOrder',
  sold: 'SoldOut',
  'back-on': 'OutOfStock',
} as const

/** What search engines are told of a product's price, but for its address; null where none is set. */
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
