import type { Role } from '../../../../domain/accounts/role.ts'
import { allScreens } from './screens.ts'

const ownersOnly = allScreens.filter(({ access }) => access === 'owner')

/** Whether a screen is for somebody of this role; the server decides over what it shows. */
export function mayOpen(pathname: string, role: Role | undefined): boolean {
  if (role !== 'editor') return true
  return !ownersOnly.some(
    ({ address }) => pathname === address || pathname.startsWith(`${address}/`),
  )
}
