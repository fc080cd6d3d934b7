import { publicPages } from '../urls/public-pages.ts'

/** Device classes of visitors, as far as the browser tells. */
export const deviceClasses = ['phone', 'tablet', 'desktop'] as const
export type DeviceClass = (typeof deviceClasses)[number]

/** UTM parameters of a campaign link: `utm_source`, `utm_medium` and `utm_campaign`. */
export interface Campaign {
  source: string
  medium: string
  name: string
}

export const originLimits = { address: 2_000, host: 100, campaign: 100 } as const

/** Host of a referrer URL or of a bare host; empty for anything else. */
export function hostOf(address: string): string {
  const text = address.trim()
  const url = text.includes(':') ? text : `https://${text}`
  if (text === '' || text.length > originLimits.address || !URL.canParse(url)) return ''
  const { protocol, hostname } = new URL(url)
  if (!/^(?:https?|android-app|ios-app):$/.test(protocol)) return ''
  const host = hostname.toLowerCase().replace(/^www\./, '')
  return /^[a-z0-9.-]+$/.test(host) && host.length <= originLimits.host ? host : ''
}

/** Campaign in the query string of the visit's first page. */
export function campaignOf(query: string): Campaign {
  const search = new URLSearchParams(query.slice(0, originLimits.address))
  return {
    source: labelOf(search.get('utm_source')),
    medium: labelOf(search.get('utm_medium')),
    name: labelOf(search.get('utm_campaign')),
  }
}

/** Shortened label; values that may be an e-mail address become empty. */
function labelOf(text: string | null): string {
  const line = (text ?? '').replace(/[\s\p{Control}]+/gu, ' ').trim()
  if (line.includes('@')) return ''
  return line
    .slice(0, originLimits.campaign)
    .replace(/\p{Surrogate}$/u, '')
    .trim()
}

/**
 * Query parameters of a page URL that are stored: the shop's own filters and the product of the
 * contact page, nothing about the visitor.
 */
const ownKeys = [...publicPages.shop.parameters, ...publicPages.contact.parameters]

/** Page of an enquiry, without query parameters that other sites have appended. */
export function pageOf(address: string): string {
  const [path = '', query] = address.split('?', 2)
  if (query === undefined) return address
  const given = new URLSearchParams(query)
  const kept = new URLSearchParams()
  for (const key of ownKeys) for (const value of given.getAll(key)) kept.append(key, value)
  return kept.size === 0 ? path : `${path}?${kept}`
}
