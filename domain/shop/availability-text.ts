import type { Texts } from '../text/page-texts.ts'
import { type Availability, type Available, isAvailability } from './availability.ts'

/** Texts of the availabilities. */
export const availabilityTexts = {
  'in-stock': 'offerInStock',
  'made-to-order': 'offerMadeToOrder',
  sold: 'offerSold',
  'back-on': 'offerBackOn',
} as const satisfies Record<Availability, keyof Texts<'offer'>>

/** Availability as visitors read it, such as `Made to order, 3 weeks`; empty if not set. */
export function availabilityText(
  { availability, availabilityNote }: Available,
  texts: Texts<'offer'>,
): string {
  if (!isAvailability(availability)) return ''
  const words = texts[availabilityTexts[availability]]
  return availabilityNote === '' ? words : `${words}, ${availabilityNote}`
}
