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

/** As people read it, such as `Made to order, 3 weeks`; empty where nothing is said. */
export function availabilityText({ availability, availabilityNote }: Available): string {
  if (!isAvailability(availability)) return ''
  const words = availabilities[availability]
  return availabilityNote === '' ? words : `${words}, ${availabilityNote}`
}

export function isAvailability(word: string): word is Availability {
  return Object.hasOwn(availabilities, word)
}
