import { menuScreens } from '../frame/menu.ts'

const screens = [
  ...menuScreens().map(({ to }) => to),
  '/admin/manage-store/categories/add',
  '/admin/manage-store/products/add',
  '/admin/manage-store/products/import',
  '/admin/story-perpose/add',
  '/admin/aboutus/edit',
  '/admin/contact/edit',
]
/** Below these stand records, by their ids. */
const folders = [
  '/admin/manage-store/categories/',
  '/admin/manage-store/products/',
  '/admin/manage-store/products/view/',
  '/admin/story-perpose/',
]
const record = /^(?<folder>.*\/)(?<id>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** The screen that a link asks for after the sign-in, out of the known ones; otherwise the first. */
export function knownAddress(wanted: string | null): string {
  const screen = screens.find((address) => address === wanted)
  if (screen !== undefined) return screen
  const parts = record.exec(wanted ?? '')?.groups
  const folder = folders.find((address) => address === parts?.folder)
  return folder !== undefined && parts?.id !== undefined ? folder + parts.id : '/admin'
}
