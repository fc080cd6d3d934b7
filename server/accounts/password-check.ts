import type { Database } from '../db/database.ts'
import type { AdministratorRow } from '../db/schema.ts'
import { invalid, type RequestError, unauthorized } from '../kernel/errors.ts'
import { accountRepository } from './account-repository.ts'
import { verifyPassword } from './password-hashing.ts'
import type { SignInLimits } from './sign-in-rate-limits.ts'

/** Whose password it is, or a 422: whoever finds a screen unlocked does not know it. */
export type PasswordCheck = (
  id: string,
  password: string,
  address: string,
) => Promise<AdministratorRow>

export function createPasswordCheck(database: Database, limits: SignInLimits): PasswordCheck {
  return async (id, password, address) => {
    const administrator = await accountRepository.find(database, id)
    if (administrator === undefined) throw unauthorized()
    const counted = await limits.count(administrator.email, address, true)
    if (!(await verifyPassword(administrator.password, password))) throw wrongPassword()
    await limits.rollBack(database, counted)
    return administrator
  }
}

export function wrongPassword(): RequestError {
  return invalid({ currentPassword: 'The current password is wrong.' })
}
