/** What kind of device a chat was opened on, as far as it says. */
export const deviceClasses = ['phone', 'tablet', 'desktop'] as const
export type DeviceClass = (typeof deviceClasses)[number]

/** What an advertisement's address says of itself by `utm_source`, `utm_medium` and `utm_campaign`. */
export interface Campaign {
  source: string
  medium: string
  name: string
}

export const originLimits = { address: 2_000, host: 100, campaign: 100 } as const

/** Where a visit came from: the host of an address, or a host as it stands. Empty for what is neither. */
export function hostOf(address: string): string {
  const text = address.trim()
  const url = text.includes(':') ? text : `https://${text}`
  if (text === '' || text.length > originLimits.address || !URL.canParse(url)) return ''
  const { protocol, hostname } = new URL(url)
  if (!/^(?:https?|android-app|ios-app):$/.test(protocol)) return ''
  const host = hostname.toLowerCase().replace(/^www\./, '')
  return /^[a-z0-9.-]+$/.test(host) && host.length <= originLimits.host ? host : ''
}

/** The campaign in the query of the address at which a visit began. */
export function campaignOf(query: string): Campaign {
  const search = new URLSearchParams(query.slice(0, originLimits.address))
  return {
    source: labelOf(search.get('utm_source')),
    medium: labelOf(search.get('utm_medium')),
    name: labelOf(search.get('utm_campaign')),
  }
}

/** A short name; what looks like somebody's address is left out. */
function labelOf(text: string | null): string {
  const line = (text ?? '').replace(/[\s\p{Control}]+/gu, ' ').trim()
  if (line.includes('@')) return ''
  return line
    .slice(0, originLimits.campaign)
    .replace(/\p{Surrogate}$/u, '')
    .trim()
}

/** What a page's address may keep of its query: the words of the shop's own choices, nothing of a visitor's. */
const ownKeys = ['q', 'category', 'tag', 'material', 'sort', 'page', 'product'] as const

/** The page on which a chat was opened, without what other sites have put behind its address. */
export function pageOf(address: string): string {
  const [path = '', query] = address.split('?', 2)
  if (query === undefined) return address
  const given = new URLSearchParams(query)
  const kept = new URLSearchParams()
  for (const key of ownKeys) for (const value of given.getAll(key)) kept.append(key, value)
  return kept.size === 0 ? path : `${path}?${kept}`
}
