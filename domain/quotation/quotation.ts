import type { Language } from '../languages/language.ts'
import type { Picture } from '../media/media.ts'
import type { Discount, Sums } from './sums.ts'

/**
 * Statuses of a quotation. It is a draft until it is sent for the first time; only a sent one
 * expires.
 */
export const quotationStatuses = [
  'draft',
  'sent',
  'accepted',
  'confirmed',
  'expired',
  'withdrawn',
] as const
export type QuotationStatus = (typeof quotationStatuses)[number]

/** True for a date whose day is over; an empty one is never. */
export function isPast(date: string, today: string): boolean {
  return date !== '' && date < today
}

/** Path of the page that a customer opens. */
export function quotationPath(token: string): string {
  return pathStart + token
}

/**
 * True for a path that may hold a token, which no statistics may keep, also behind a language that
 * the shop may not have.
 */
export function isQuotationPath(path: string): boolean {
  return /^(?:\/[a-z]{2})?\/q\//.test(path)
}

const pathStart = '/q/'

/** Line of a sent edition. `P` is the form of its photograph. */
export interface EditionLine<P = Picture> {
  _id: string
  title: string
  details: string
  quantity: number
  price: string
  discount: Discount | null
  /** After its discount. */
  sum: string
  image: P | null
}

/** The shop's head of a sent edition. */
interface EditionShop<P = Picture> {
  brandName: string
  logo: P | null
  accentColor: string
  address: string
  email: string
  /** As written, such as +91 9876543210; empty without one. */
  phone: string
  /** URL that opens a chat with the shop, without a text; empty without a number. */
  chatAddress: string
  upiId: string
  bankLine: string
}

/**
 * All that the page of a quotation shows, as it was when the edition was sent. Amounts are normalised
 * decimals in `currency`.
 */
export interface Edition<P = Picture> {
  number: string
  edition: number
  sentAt: string
  language: Language
  currency: string
  /** Empty for no end. */
  validUntil: string
  customer: { name: string; phone: string; address: string }
  lines: EditionLine<P>[]
  /** Discount of the whole. */
  discount: Discount | null
  sums: Omit<Sums, 'lines'>
  advancePercent: number
  taxNote: string
  terms: string
  shop: EditionShop<P>
}

/** Quotation as its page reads it. */
export interface PresentedQuotation {
  _id: string
  status: QuotationStatus
  /** The edition that the page shows. */
  shown: Edition
  /** Number of the newest edition; another one cannot be accepted. */
  newest: number
  isAcceptable: boolean
  /** Differences from the edition before the shown one; empty for the first. */
  changes: EditionChange[]
  /** ISO 8601; empty before. */
  advanceReceivedAt: string
}

/** Difference between two editions; titles and amounts as the editions have them. */
export type EditionChange =
  | { kind: 'lineAdded'; title: string }
  | { kind: 'lineRemoved'; title: string }
  | { kind: 'lineChanged'; title: string; before: string; after: string }
  | { kind: 'total'; before: string; after: string }
  | { kind: 'validUntil'; before: string; after: string }
  | { kind: 'discount' | 'delivery' | 'advance' | 'terms' | 'taxNote' | 'customer' }
