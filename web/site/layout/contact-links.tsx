import { Icon } from '../../ui/icon.tsx'
import iconButton from '../../ui/icon-button.module.css'
import { openHeaderChat } from '../chat/enquiry-link.tsx'
import type { Site } from '../content/site.ts'
import { type ContactChannel, listContactLinks } from './links.ts'

interface ContactLinksProps {
  site: Site
  order: readonly ContactChannel[]
  className?: string
  /** Channels with a class of their own. */
  aside?: { names: readonly ContactChannel[]; className: string | undefined }
}

/** Round buttons for the shop's contact channels; only stored ones are rendered. */
export function ContactLinks({ site, order, className = '', aside }: ContactLinksProps) {
  return listContactLinks(site, order).map(({ name, href, label, outside }) => (
    <a
      key={name}
      className={`${iconButton.root} ${aside?.names.includes(name) ? aside.className : className}`}
      href={href}
      aria-label={label}
      onClick={
        name === 'chat' ? ({ currentTarget }) => openHeaderChat(currentTarget, site) : undefined
      }
      {...(outside && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      <Icon name={name} />
    </a>
  ))
}
