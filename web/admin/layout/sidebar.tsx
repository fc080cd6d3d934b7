import { ActionIcon, Collapse } from '@mantine/core'
import { useId } from 'react'
import { NavLink, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useAdmin } from '../app/admin-context.ts'
import type { Screen } from '../content/screens/screen-definition.ts'
import { useDeclaredTexts } from '../languages/language-provider.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { Brand } from '../ui/brand.tsx'
import { Icon } from '../ui/icon.tsx'
import { footScreens, type MenuGroup, menuSections, useOpenGroup } from './menu.ts'
import { PendingCount } from './pending-count.tsx'
import styles from './sidebar.module.css'

interface SidebarProps {
  onLogout: () => void
  /** Only in the drawer, which can be closed. */
  onClose?: () => void
}

/** Navigation: fixed on wide screens, in a drawer below 900 pixels. */
export function Sidebar({ onLogout, onClose }: SidebarProps) {
  const t = useTranslations('layout.sidebar')
  const declared = useDeclaredTexts()
  const { admin } = useAdmin()
  const [open, setOpen] = useOpenGroup()
  return (
    <>
      <div className={styles.head}>
        <Brand />
        {onClose !== undefined && (
          <ActionIcon className={styles.close} aria-label={t('close')} onClick={onClose}>
            <Icon name="close" />
          </ActionIcon>
        )}
      </div>
      <nav aria-label={t('sections')} className={styles.nav}>
        {menuSections(admin?.role).map((section) => (
          <ul key={section.map(nameOf).join()}>
            {section.map((entry) => (
              <li key={nameOf(entry)}>
                {'entries' in entry ? (
                  <Group
                    group={entry}
                    open={open === entry.name}
                    onToggle={() => setOpen(open === entry.name ? '' : entry.name)}
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
        <nav aria-label={t('records')} className={styles.small}>
          {footScreens(admin?.role).map(({ address, label }) => (
            <NavLink key={address} to={address}>
              {declared(label)}
            </NavLink>
          ))}
        </nav>
        <div className={styles.last}>
          {onClose !== undefined && (
            <span className={styles.who}>
              <Avatar name={admin?.name ?? ''} />
              <span>
                {admin?.name}
                <small>{t('admin')}</small>
              </span>
            </span>
          )}
          <button type="button" className={styles.entry} onClick={onLogout}>
            <Icon name="logout" />
            {t('logout')}
          </button>
        </div>
      </div>
    </>
  )
}

function Entry({ screen: { address, label, icon } }: { screen: Screen }) {
  const declared = useDeclaredTexts()
  const { pathname } = useLocation()
  return (
    <NavLink
      to={address}
      // Every path starts with the dashboard's, so it matches exactly, with or without a trailing
      // slash.
      end={address === '/admin' && pathname !== '/admin/'}
      className={styles.entry}
    >
      <Icon name={icon} />
      {declared(label)}
      {address === '/admin/orders' && <PendingCount className={styles.count} />}
    </NavLink>
  )
}

interface GroupProps {
  group: MenuGroup
  open: boolean
  onToggle: () => void
}

function Group({ group, open, onToggle }: GroupProps) {
  const declared = useDeclaredTexts()
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
        {declared(`screenGroups.${group.name}`)}
        <Icon name={open ? 'up' : 'down'} size={14} className={styles.chevron} />
      </button>
      <Collapse expanded={open} id={id} transitionDuration={120}>
        <ul className={styles.sub}>
          {group.entries.map((entry) => (
            <li key={entry.address}>
              <NavLink to={entry.address} className={styles.entry}>
                {declared(entry.label)}
              </NavLink>
            </li>
          ))}
        </ul>
      </Collapse>
    </>
  )
}

function nameOf(entry: Screen | MenuGroup): string {
  return 'entries' in entry ? entry.name : entry.label
}
