import { productScreens } from '../content/screens/catalogue-screens.ts'

const { address, below = [] } = productScreens

/** Id of the product whose form or view is on the screen; null on every other screen. */
export function productOnScreen(pathname: string): string | null {
  if (!pathname.startsWith(`${address}/`)) return null
  const path = pathname.slice(address.length + 1).replace(/\/$/, '')
  const isOther = path === 'add' || below.includes(path)
  const id = path.startsWith('view/') ? path.slice('view/'.length) : path
  return isOther || id === '' || id.includes('/') ? null : id
}
