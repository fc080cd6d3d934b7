import { ActionIcon, Collapse } from '@mantine/core'
import { useId, useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { useAdmin } from '../app/admin-context.ts'
import { useCounts } from '../app/counts.ts'
import { mayOpen } from '../content/screens/permissions.ts'
import type { Screen } from '../content/screens/screen-definition.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Brand } from '../ui/brand.tsx'
import { Icon } from '../ui/icon.tsx'
import { contentMenu, type MenuGroup, shopMenu } from './menu.ts'
import styles from './sidebar.module.css'

interface SidebarProps {
  onLogout: () => void
  /** Only in the drawer, which can be closed. */
  onClose?: () => void
}

/** Navigation: fixed on wide screens, in a drawer below 900 pixels. */
export function Sidebar({ onLogout, onClose }: SidebarProps) {
  const { pathname } = useLocation()
  const { admin } = useAdmin()
  const isOpen = (entry: Screen | MenuGroup) =>
    'entries' in entry || mayOpen(entry.address, admin?.role)
  const [open, setOpen] = useState<string | null>(
    () => groups.find((group) => holds(group, pathname))?.label ?? groups[0]?.label ?? null,
  )
  return (
    <>
      <div className={styles.head}>
        <Brand />
        {onClose !== undefined && (
          <ActionIcon className={styles.close} aria-label="Close menu" onClick={onClose}>
            <Icon name="close" />
          </ActionIcon>
        )}
      </div>
      <nav aria-label="Sections" className={styles.nav}>
        {[contentMenu, shopMenu].map((part) => (
          <ul key={part[0]?.label}>
            {part.filter(isOpen).map((entry) => (
              <li key={entry.label}>
                {'entries' in entry ? (
                  <Group
                    group={entry}
                    open={open === entry.label}
                    onToggle={() => setOpen(open === entry.label ? null : entry.label)}
                  />
                ) : (
                  <Entry screen={entry} />
                )}
              </li>
            ))}
          </ul>
        ))}
      </nav>
      <div className={styles.foot}>
        {onClose !== undefined && (
          <span className={styles.who}>
            <Avatar name={admin?.name ?? ''} />
            <span>
              {admin?.name}
              <small>Admin</small>
            </span>
          </span>
        )}
        <button type="button" className={styles.entry} onClick={onLogout}>
          <Icon name="logout" />
          Logout
        </button>
      </div>
    </>
  )
}

function Entry({ screen: { address, label, icon } }: { screen: Screen }) {
  const { pathname } = useLocation()
  const { counts } = useCounts()
  const pending = address === '/admin/orders' ? (counts?.pendingOrders ?? 0) : 0
  return (
    <NavLink
      to={address}
      // Every path starts with the dashboard's, so it matches exactly, with or without a trailing
      // slash.
      end={address === '/admin' && pathname !== '/admin/'}
      className={styles.entry}
    >
      <Icon name={icon} />
      {label}
      {pending > 0 && (
        <span className={styles.count}>
          {pending}
          <span className={styles.hidden}> pending</span>
        </span>
      )}
    </NavLink>
  )
}

interface GroupProps {
  group: MenuGroup
  open: boolean
  onToggle: () => void
}

function Group({ group, open, onToggle }: GroupProps) {
  const id = useId()
  return (
    <>
      <button
        type="button"
        className={styles.entry}
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
      >
        <Icon name={group.icon} />
        {group.label}
        <Icon name={open ? 'up' : 'down'} size={14} className={styles.chevron} />
      </button>
      <Collapse expanded={open} id={id} transitionDuration={120}>
        <ul className={styles.sub}>
          {group.entries.map((entry) => (
            <li key={entry.address}>
              <NavLink to={entry.address} className={styles.entry}>
                {entry.label}
              </NavLink>
            </li>
          ))}
        </ul>
      </Collapse>
    </>
  )
}

const groups = [...contentMenu, ...shopMenu].filter((entry) => 'entries' in entry)

function holds(group: MenuGroup, pathname: string): boolean {
  return group.entries.some((entry) => pathname.startsWith(entry.address))
}
