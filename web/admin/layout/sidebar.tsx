import { ActionIcon, Collapse, VisuallyHidden } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { useId, useLayoutEffect } from 'react'
import { NavLink, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Role } from '../../../domain/api/credentials.ts'
import { dashboardEndpoints } from '../../../domain/api/dashboard.ts'
import { useAdmin } from '../app/admin-context.ts'
import { useData } from '../app/use-data.ts'
import type { GroupName, Screen } from '../content/screens/screen-definition.ts'
import { allScreens, mayOpen } from '../content/screens/screens.ts'
import { useDeclaredTexts } from '../languages/language-provider.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { Brand } from '../ui/brand.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
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

/** Number of enquiries that wait for a reply, behind the word Enquiries. */
export function PendingCount({ className }: { className: string | undefined }) {
  const t = useTranslations('layout.pendingCount')
  const pending = useData(dashboardEndpoints.counts, {}).data?.data.pendingOrders ?? 0
  if (pending === 0) return null
  return (
    <span className={className}>
      {pending}
      <VisuallyHidden> {t('pending')}</VisuallyHidden>
    </span>
  )
}

interface MenuGroup {
  name: GroupName
  icon: IconName
  entries: Screen[]
}

type MenuEntry = Screen | MenuGroup

/** Sections of the sidebar for a role, from top to bottom; a group without entries is left out. */
function menuSections(role: Role | undefined): MenuEntry[][] {
  return (['today', 'site', 'shop'] as const)
    .map((part) => menuOf(allScreens.filter((screen) => isIn(screen, part, role))))
    .filter((entries) => entries.length > 0)
}

/** Small entries at the foot of the sidebar. */
function footScreens(role: Role | undefined): Screen[] {
  return allScreens.filter((screen) => isIn(screen, 'foot', role))
}

/** Group whose screens a path belongs to. */
function groupAt(pathname: string): GroupName | undefined {
  return allScreens.find(
    ({ group, address }) =>
      group !== undefined && (pathname === address || pathname.startsWith(`${address}/`)),
  )?.group
}

const groupIcons: Record<GroupName, IconName> = {
  manageStore: 'store',
  texts: 'edit',
  shop: 'settings',
}

function isIn(screen: Screen, part: Screen['part'], role: Role | undefined): boolean {
  return screen.part === part && mayOpen(screen.address, role)
}

/** A group has the position of its first screen. */
function menuOf(screens: Screen[]): MenuEntry[] {
  return screens.flatMap<MenuEntry>((screen) => {
    if (screen.group === undefined) return [screen]
    const entries = screens.filter(({ group }) => group === screen.group)
    if (screen !== entries[0]) return []
    return [{ name: screen.group, icon: groupIcons[screen.group], entries }]
  })
}

/** Storage key of the group that was used last; empty if it was closed. */
const openGroupKey = 'menu-group'

/** The open group of the menu, at most one: that of the present screen, else the last used one. */
function useOpenGroup(): [string, (group: string) => void] {
  const here = groupAt(useLocation().pathname)
  const [open, setOpen] = useLocalStorage<string>({
    key: openGroupKey,
    defaultValue: 'manageStore',
    getInitialValueInEffect: false,
  })
  // Layout effect, so that the menu is never painted without the present screen.
  useLayoutEffect(() => {
    if (here !== undefined) setOpen(here)
  }, [here, setOpen])
  return [open, setOpen]
}

function nameOf(entry: Screen | MenuGroup): string {
  return 'entries' in entry ? entry.name : entry.label
}
