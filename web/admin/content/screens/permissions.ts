import type { Role } from '../../../../domain/accounts/role.ts'
import { allScreens } from './screens.ts'

const ownersOnly = allScreens.filter(({ access }) => access === 'owner')

/** Hides screens by role; the server enforces access to their data. */
export function mayOpen(pathname: string, role: Role | undefined): boolean {
  if (role !== 'editor') return true
  return !ownersOnly.some(
    ({ address }) => pathname === address || pathname.startsWith(`${address}/`),
  )
}
