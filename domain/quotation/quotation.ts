import type { Edition } from './edition.ts'

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

/** Quotation as its page reads it. */
export interface PresentedQuotation {
  _id: string
  status: QuotationStatus
  /** The edition that the page shows. */
  shown: Edition
  /** Number of the newest edition; another one cannot be accepted. */
  newest: number
  isAcceptable: boolean
  /** Differences of the newest edition from the one with the number `changesSince`. */
  changes: EditionChange[]
  /** The shown edition if it is an earlier one, otherwise the one before it; 0 for none. */
  changesSince: number
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
  | { kind: ChangedPart }

/** Part of an edition of which only is said that it differs. */
export type ChangedPart = 'discount' | 'delivery' | 'advance' | 'terms' | 'taxNote' | 'customer'
