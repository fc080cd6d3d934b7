import type { TableName } from '../content/content-types.ts'

/** Resource name of enquiries in paths, history and references. */
export const enquiryResource = 'orders'

/** Content type that enquiries refer to. */
export const enquiredTable: TableName = 'product'

/**
 * Statuses of an enquiry, which begins when a visitor opens the chat. Paths of the contract call it
 * an order.
 */
export const enquiryStatuses = ['opened', 'pending', 'answered', 'confirmed', 'cancelled'] as const
export type EnquiryStatus = (typeof enquiryStatuses)[number]

/** Buttons that open the chat. */
export const enquirySources = ['product', 'shop', 'message', 'header', 'shortlist', 'room'] as const
export type EnquirySource = (typeof enquirySources)[number]

/** Format of a reference, generated here or not. */
export const referencePattern = /^[A-Z0-9]{2,4}-[A-Z0-9]{4,8}$/

/** Alphabet without look-alike characters: references are read aloud on the phone. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const MAX_INITIALS = 4

/** New reference such as `ZL-4K6HX`, from the brand's initials. */
export function createReference(brand: string): string {
  return `${referencePrefix(brand)}-${createTail()}`
}

/** Random part of a reference. */
export function createTail(): string {
  const random = crypto.getRandomValues(new Uint32Array(5))
  return Array.from(random, (number) => letters[number % letters.length]).join('')
}

/**
 * Initials of the brand, or the first two letters of a single word. Always two to four Latin
 * letters.
 */
export function referencePrefix(brand: string): string {
  const words = brand
    .normalize('NFKD')
    .toUpperCase()
    .split(/[\s_-]+/)
    .map((word) => word.replace(/[^A-Z0-9]/g, ''))
    .filter(Boolean)
  const initials = words.map((word) => word[0]).join('')
  const prefix = initials.length > 1 ? initials : (words[0] ?? '')
  return prefix.length > 1 ? prefix.slice(0, initials.length > 1 ? MAX_INITIALS : 2) : `${prefix}SH`
}
