import { addresses } from '../../../domain/urls/page-paths.ts'
import { chatAddress, type Site } from '../content/site.ts'

/** The four places of the site, in the header, the drawer and the footer, with the texts that name them. */
export const navigationPages = [
  { to: addresses.home, name: 'menuHome' },
  { to: addresses.about, name: 'menuAbout' },
  { to: addresses.shop, name: 'menuProducts' },
  { to: addresses.contact, name: 'menuContact' },
] as const

export type ContactChannel = 'facebook' | 'chat' | 'phone' | 'instagram'

export interface ContactLink {
  name: ContactChannel
  href: string
  label: string
  /** Opens beside the site, in a new tab. */
  outside: boolean
}

/** The ways to reach the shop that are stored, in the order asked for. */
export function listContactLinks(site: Site, order: readonly ContactChannel[]): ContactLink[] {
  const all: Record<ContactChannel, { href: string | null; label: string; outside: boolean }> = {
    facebook: { href: site.facebookLink || null, label: 'Our Facebook page', outside: true },
    chat: { href: chatAddress(site), label: 'Chat on WhatsApp', outside: true },
    phone: { href: site.phone?.href ?? null, label: `Call ${site.phone?.text}`, outside: false },
    instagram: { href: site.instagramLink || null, label: 'Our Instagram page', outside: true },
  }
  return order.flatMap((name) => {
    const { href, ...rest } = all[name]
    return href === null ? [] : [{ name, href, ...rest }]
  })
}

/**
 * `@name` from a profile's address, else the address without what every address has. As it was
 * written: servers and browsers do not agree on what `URL` encodes, and the page would be drawn anew.
 */
export function handleOf(link: string): string {
  const parts = /^https?:\/\/(?:www\.)?(?<host>[^/?#]*)\/*(?<name>[^/?#]*)/i.exec(link)?.groups
  return parts?.name ? `@${parts.name}` : (parts?.host ?? link)
}
