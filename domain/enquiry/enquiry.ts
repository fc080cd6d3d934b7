import type { TableName } from '../content/content-types.ts'

/** The name under which paths, history and references speak of enquiries. */
export const enquiryResource = 'orders'

/** The type of content that enquiries name. */
export const enquiredTable: TableName = 'product'

/** A visitor opened the chat; the contract's paths call it an order, everything else an enquiry. */
export const enquiryStatuses = ['opened', 'pending', 'answered', 'confirmed', 'cancelled'] as const
export type EnquiryStatus = (typeof enquiryStatuses)[number]

/** From where the chat was opened. */
export const enquirySources = ['product', 'shop', 'message', 'header', 'shortlist'] as const
export type EnquirySource = (typeof enquirySources)[number]

/** What a reference looks like, whoever made it. */
export const referencePattern = /^[A-Z0-9]{2,4}-[A-Z0-9]{4,8}$/

/** No letter or digit that reads like another: a reference is read aloud on the phone. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const MAX_INITIALS = 4

/** A new reference such as `ZL-4K6HX`, from the brand's initials. */
export function createReference(brand: string): string {
  return `${referencePrefix(brand)}-${createTail()}`
}

/** The part of a reference that tells it from others of the brand. */
export function createTail(): string {
  const random = crypto.getRandomValues(new Uint32Array(5))
  return Array.from(random, (number) => letters[number % letters.length]).join('')
}

/** The brand's initials; of a single word its first two letters. Always two to four Latin letters. */
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
