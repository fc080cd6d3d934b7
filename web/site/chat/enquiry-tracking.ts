import { createTail } from '../../../domain/enquiry/enquiry.ts'
import type { Language } from '../../../domain/languages/language.ts'

export interface Enquiry {
  /** Button that opened the chat. */
  source: 'product' | 'shop' | 'message' | 'header' | 'shortlist' | 'room'
  /** Ids of the products in the message. */
  products?: readonly string[]
  /** Selections of these products. */
  choices?: readonly EnquiredChoice[] | undefined
  /** Language of the page, if it is not the default one. */
  lang?: Language | undefined
}

/** A choice that a visitor has made of a product, by ids or by the words of the page's address. */
export interface EnquiredChoice {
  product: string
  choice: string
  value: string
}

/** Choices of an enquiry, from the query of a product's address with a selection. */
export function choicesOfQuery(product: string, query: string): EnquiredChoice[] {
  return [...new URLSearchParams(query)].map(([choice, value]) => ({ product, choice, value }))
}

/** Within this time, further clicks with the same source, products and choices count as the same enquiry. */
const DUPLICATE_WINDOW_MS = 600_000
/**
 * Time and reference of each enquiry of the page, and origin of the visit. Session storage has them
 * too, for the other pages of the visit, unless it is forbidden or full.
 */
const memory: Record<string, string> = {}

if (!import.meta.env.SSR) recordVisit()

/**
 * Records an enquiry when a visitor opens a chat. With a `prefix` it returns the reference for the
 * end of the message; a chat without a text has none. Fire-and-forget: the chat opens whether or
 * not the request succeeds.
 */
export function trackEnquiry(
  { source, products = [], choices, lang }: Enquiry,
  prefix?: string,
): string {
  const key = `chat ${JSON.stringify([source, products, choices])}`
  const present = Date.now()
  const [at, before = ''] = recall(key)?.split(' ') ?? []
  if (Math.abs(present - Number(at)) < DUPLICATE_WINDOW_MS) return before
  const reference = prefix === undefined ? '' : `${prefix}-${createTail()}`
  remember(key, `${present} ${reference}`)
  const page = (location.pathname + location.search).slice(0, 500)
  const [referrer, landing] = recall('visit')?.split(' ') ?? []
  const body = { source, products, choices, page, reference, referrer, landing, lang }
  // A beacon is sent even if the page is unloaded.
  navigator.sendBeacon(
    '/api/orders',
    new Blob([JSON.stringify(body)], { type: 'application/json' }),
  )
  return reference
}

/** The origin of a visit is kept across pages of the site. */
function recordVisit(): void {
  const { referrer } = document
  const { origin, search } = location
  if (!recall('visit') || !referrer.startsWith(origin) || search.includes('utm_'))
    remember('visit', `${referrer} ${search}`)
}

function recall(key: string): string | undefined {
  try {
    return memory[key] ?? sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

function remember(key: string, value: string): void {
  memory[key] = value
  try {
    sessionStorage.setItem(key, value)
  } catch {
    // Storage is forbidden or full: the memory of the page has it.
  }
}
