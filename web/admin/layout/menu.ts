import { useLocalStorage } from '@mantine/hooks'
import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import type { Role } from '../../../domain/api/credentials.ts'
import type { GroupName, Screen } from '../content/screens/screen-definition.ts'
import { allScreens, mayOpen } from '../content/screens/screens.ts'
import type { IconName } from '../ui/icon.tsx'

export interface MenuGroup {
  name: GroupName
  icon: IconName
  entries: Screen[]
}

type MenuEntry = Screen | MenuGroup

/** Sections of the sidebar for a role, from top to bottom; a group without entries is left out. */
export function menuSections(role: Role | undefined): MenuEntry[][] {
  return (['today', 'site', 'shop'] as const)
    .map((part) => menuOf(allScreens.filter((screen) => isIn(screen, part, role))))
    .filter((entries) => entries.length > 0)
}

/** Small entries at the foot of the sidebar. */
export function footScreens(role: Role | undefined): Screen[] {
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
export function useOpenGroup(): [string, (group: string) => void] {
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
