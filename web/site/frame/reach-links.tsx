import { Icon } from '../../ui/icon.tsx'
import { trackEnquiry } from '../enquiry.ts'
import type { Site } from '../site.ts'
import { type ReachName, reachesOf } from './links.ts'

interface ReachLinksProps {
  site: Site
  order: readonly ReachName[]
  /** Those that leave the header to the drawer on a phone. */
  onlyWide?: readonly ReachName[]
}

/** Round buttons for the ways to reach the shop; one that is not stored is not shown. */
export function ReachLinks({ site, order, onlyWide = [] }: ReachLinksProps) {
  return reachesOf(site, order).map(({ name, href, label, outside }) => (
    <a
      key={name}
      className={onlyWide.includes(name) ? 'icon-btn only-wide' : 'icon-btn'}
      href={href}
      aria-label={label}
      onClick={name === 'chat' ? () => trackEnquiry({ source: 'header' }) : undefined}
      {...(outside && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      <Icon name={name} />
    </a>
  ))
}
