import type { Texts } from '../text/page-texts.ts'

/** Whether a product can be had, by the stored word. */
export const availabilities = {
  'in-stock': 'In stock',
  'made-to-order': 'Made to order',
  sold: 'Sold',
  'back-on': 'Back soon',
} as const
type Availability = keyof typeof availabilities

export interface Available {
  availability: string
  /** How long it takes, or when it is back. */
  availabilityNote: string
}

const textIds = {
  'in-stock': 'offerInStock',
  'made-to-order': 'offerMadeToOrder',
  sold: 'offerSold',
  'back-on': 'offerBackOn',
} as const satisfies Record<Availability, keyof Texts<'offer'>>

/** As visitors read it, such as `Made to order, 3 weeks`; empty where nothing is said. */
export function availabilityText(
  { availability, availabilityNote }: Available,
  texts: Texts<'offer'>,
): string {
  if (!isAvailability(availability)) return ''
  const words = texts[textIds[availability]]
  return availabilityNote === '' ? words : `${words}, ${availabilityNote}`
}

/** Whether nobody can have this one any more, only one like it. */
export function isSold({ availability }: Pick<Available, 'availability'>): boolean {
  return availability === 'sold'
}

export function isAvailability(word: string): word is Availability {
  return Object.hasOwn(availabilities, word)
}
