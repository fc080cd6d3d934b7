import type { Texts } from '../text/page-texts.ts'

/** Availabilities of a product: stored value to label. */
export const availabilities = {
  'in-stock': 'In stock',
  'made-to-order': 'Made to order',
  sold: 'Sold',
  'back-on': 'Back soon',
} as const
export type Availability = keyof typeof availabilities

/** Sort order of products by availability: what is ready first, without one before the sold ones. */
export const availabilityOrder = ['in-stock', 'made-to-order', 'back-on', '', 'sold'] as const

export interface Available {
  availability: string
  /** Lead time, or the date when it is back. */
  availabilityNote: string
}

/** True if this piece is gone, and only a similar one can be ordered. */
export function isSold({ availability }: Pick<Available, 'availability'>): boolean {
  return availability === 'sold'
}

export function isAvailability(word: string): word is Availability {
  return Object.hasOwn(availabilities, word)
}

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
