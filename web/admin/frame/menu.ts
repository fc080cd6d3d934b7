import type { IconName } from '../icon.tsx'

export interface MenuEntry {
  label: string
  to: string
  icon: IconName
}
export interface MenuGroup {
  label: string
  icon: IconName
  entries: Omit<MenuEntry, 'icon'>[]
}

/** The first part of the sidebar: what visitors see. */
export const contentMenu: (MenuEntry | MenuGroup)[] = [
  { label: 'Dashboard', to: '/admin', icon: 'home' },
  {
    label: 'Manage Store',
    icon: 'store',
    entries: [
      { label: 'Categories', to: '/admin/manage-store/categories' },
      { label: 'Products', to: '/admin/manage-store/products' },
      { label: 'Something Unique', to: '/admin/manage-store/unique' },
    ],
  },
]

/** The second part: the shop's own affairs. */
export const officeMenu: MenuEntry[] = []

/** Every screen that the sidebar leads to, with the icon of its group where it has none. */
export function menuScreens(): MenuEntry[] {
  return [...contentMenu, ...officeMenu].flatMap((entry) =>
    'entries' in entry ? entry.entries.map((sub) => ({ ...sub, icon: entry.icon })) : [entry],
  )
}
