import { message } from '../../domain/messages/api-message.ts'
import type { Database } from '../db/database.ts'
import type { AdministratorRow } from '../db/schema.ts'
import { invalid, type RequestError, unauthorized } from '../kernel/errors.ts'
import { accountRepository } from './account-repository.ts'
import { verifyPassword } from './password-hashing.ts'
import type { SignInLimits } from './sign-in-rate-limits.ts'

/**
 * Confirms a sensitive change by the current password, so that an unlocked screen is not enough.
 * Throws a 422 when it is wrong.
 */
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
  return invalid({ currentPassword: message('accounts.wrongPassword') })
}
