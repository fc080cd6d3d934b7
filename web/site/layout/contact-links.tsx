import type { ComponentProps } from 'react'
import { format } from '../../../domain/text/message.ts'
import button from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import { openHeaderChat } from '../chat/enquiry-link.tsx'
import { chatAddress, type Site } from '../content/site.ts'

interface ContactLinksProps {
  site: Site
  order: readonly ContactChannel[]
  className?: string
  /** Channels with a class of their own. */
  aside?: { names: readonly ContactChannel[]; className: string | undefined }
}

/** Round buttons for the shop's contact channels; only stored ones are rendered. */
export function ContactLinks({ site, order, className = '', aside }: ContactLinksProps) {
  return listContactLinks(site, order).map(({ name, label, href, outside }) => (
    <a
      key={name}
      className={`${button.round} ${aside?.names.includes(name) ? aside.className : className}`}
      href={href}
      aria-label={label}
      onClick={
        name === 'chat' ? ({ currentTarget }) => openHeaderChat(currentTarget, site) : undefined
      }
      {...outside}
    >
      <Icon name={name} />
    </a>
  ))
}

/** Comma-separated address with a line break after its second comma. */
export function AddressLines({ address }: { address: string }) {
  const parts = address.split(',')
  const rest = parts.slice(2).join(',').trim()
  if (rest === '') return address
  return (
    <>
      {parts.slice(0, 2).join(',')},<br />
      {rest}
    </>
  )
}

type ContactChannel = 'facebook' | 'chat' | 'phone' | 'instagram' | 'mail'

interface ContactLink<C> {
  name: C
  /** Name of a link that is an icon alone. */
  label: string
  /** Number, address or name of the shop there; empty for a chat. */
  text: string
  href: string
  /** Attributes of a link to another site, which opens in a new tab. */
  outside: Pick<ComponentProps<'a'>, 'target' | 'rel'>
}

interface ContactRow extends Pick<ContactLink<ContactChannel>, 'label' | 'text'> {
  /** Empty or null if the channel is not stored. */
  href: string | null
  /** Leads to another site. */
  isOutside: boolean
}

const newTab = { target: '_blank', rel: 'noopener noreferrer' }

/** Contact links of the stored channels, in the requested order. */
export function listContactLinks<C extends ContactChannel>(
  site: Site,
  order: readonly C[],
): ContactLink<C>[] {
  const labels = site.labels.frame
  const { brand, email, facebookLink, instagramLink } = site
  const phone = site.phone?.text ?? ''
  const all: Record<ContactChannel, ContactRow> = {
    facebook: { href: facebookLink, label: labels.facebookPage, text: brand, isOutside: true },
    chat: { href: chatAddress(site), label: labels.chat, text: '', isOutside: true },
    phone: {
      href: site.phone?.href ?? null,
      label: format(labels.call, { number: phone }),
      text: phone,
      isOutside: false,
    },
    instagram: {
      href: instagramLink,
      label: labels.instagramPage,
      text: handleOf(instagramLink),
      isOutside: true,
    },
    mail: { href: email && `mailto:${email}`, label: email, text: email, isOutside: false },
  }
  return order.flatMap((name) => {
    const { href, isOutside, ...rest } = all[name]
    return href ? [{ name, href, ...rest, outside: isOutside ? newTab : {} }] : []
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
