import { format } from '../../../domain/text/message.ts'
import { publicPages } from '../../../domain/urls/public-pages.ts'
import { chatAddress, type Site } from '../content/site.ts'

/** Main pages of the site for header, drawer and footer, with the ids of their labels. */
export const navigationPages = Object.values(publicPages).filter((page) => 'menu' in page)

export type ContactChannel = 'facebook' | 'chat' | 'phone' | 'instagram'

export interface ContactLink {
  name: ContactChannel
  href: string
  label: string
  /** Opens in a new tab. */
  outside: boolean
}

/** Contact links of the stored channels, in the requested order. */
export function listContactLinks(site: Site, order: readonly ContactChannel[]): ContactLink[] {
  const labels = site.labels.frame
  const call = format(labels.call, { number: site.phone?.text ?? '' })
  const all: Record<ContactChannel, { href: string | null; label: string; outside: boolean }> = {
    facebook: { href: site.facebookLink || null, label: labels.facebookPage, outside: true },
    chat: { href: chatAddress(site), label: labels.chat, outside: true },
    phone: { href: site.phone?.href ?? null, label: call, outside: false },
    instagram: { href: site.instagramLink || null, label: labels.instagramPage, outside: true },
  }
  return order.flatMap((name) => {
    const { href, ...rest } = all[name]
    return href === null ? [] : [{ name, href, ...rest }]
  })
}

/**
 * `@name` from a profile URL, else the URL's host. Parsed by a regular expression: server and
 * browser differ in what `URL` encodes, which would be a hydration mismatch.
 */
export function handleOf(link: string): string {
  const parts = /^https?:\/\/(?:www\.)?(?<host>[^/?#]*)\/*(?<name>[^/?#]*)/i.exec(link)?.groups
  return parts?.name ? `@${parts.name}` : (parts?.host ?? link)
}
