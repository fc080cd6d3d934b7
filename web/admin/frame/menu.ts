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
  { label: 'Home Carousal', to: '/admin/home-carosal', icon: 'slides' },
  {
    label: 'Manage Store',
    icon: 'store',
    entries: [
      { label: 'Categories', to: '/admin/manage-store/categories' },
      { label: 'Products', to: '/admin/manage-store/products' },
      { label: 'Something Unique', to: '/admin/manage-store/unique' },
    ],
  },
  { label: 'About Us', to: '/admin/aboutus', icon: 'info' },
  { label: 'Contact', to: '/admin/contact', icon: 'phone' },
  { label: 'Story and Purpose', to: '/admin/story-perpose', icon: 'book' },
  { label: 'About Gallery', to: '/admin/about-gallery', icon: 'images' },
  { label: 'Happy Customer', to: '/admin/happy-customer', icon: 'smile' },
  { label: 'Media Manager', to: '/admin/media-manager', icon: 'film' },
]

/** The second part: the shop's own affairs. */
export const officeMenu: MenuEntry[] = [
  { label: 'Slogan', to: '/admin/slogan', icon: 'quote' },
  { label: 'Enquiries', to: '/admin/orders', icon: 'chat' },
  { label: 'Reviews', to: '/admin/reviews', icon: 'star' },
  { label: 'Settings', to: '/admin/settings', icon: 'settings' },
  { label: 'Administrators', to: '/admin/users', icon: 'users' },
  { label: 'Activity', to: '/admin/activity', icon: 'pulse' },
  { label: 'Trash', to: '/admin/trash', icon: 'trash' },
]

/** Every screen that the sidebar leads to, with the icon of its group where it has none. */
export function menuScreens(): MenuEntry[] {
  return [...contentMenu, ...officeMenu].flatMap((entry) =>
    'entries' in entry ? entry.entries.map((sub) => ({ ...sub, icon: entry.icon })) : [entry],
  )
}
