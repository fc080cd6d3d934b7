import type { Administrator, User } from '../../domain/api/accounts.ts'
import type { Role } from '../../domain/api/credentials.ts'
import type { ShippedLanguage } from '../../domain/languages/language.ts'
import { message } from '../../domain/messages/api-message.ts'
import type { Database } from '../db/database.ts'
import { conflict, notFound } from '../kernel/errors.ts'
import type { Secrets } from '../kernel/secrets.ts'
import { accountRepository } from './account-repository.ts'
import { addAdministrator, describeUser, isLastOwner } from './administrators.ts'
import { createInvitationService } from './invitation-service.ts'
import { createPasswordCheck } from './password-check.ts'
import { hashPassword } from './password-hashing.ts'
import { createSessionService, describeAdministrator } from './session-service.ts'
import { createSignInLimits } from './sign-in-rate-limits.ts'
import { createSignInService } from './sign-in-service.ts'
import { createTwoFactorService } from './two-factor-service.ts'

export type AccountService = ReturnType<typeof createAccountService>

/** Administrators, their sessions and their sign-in. */
export function createAccountService(database: Database, secrets: Secrets) {
  const limits = createSignInLimits(database)
  const checkPassword = createPasswordCheck(database, limits)

  return {
    ...createSignInService({ database, limits, checkPassword, secrets }),
    ...createSessionService(database),
    ...createInvitationService(database),
    ...createTwoFactorService(database, checkPassword, secrets),

    async list(): Promise<User[]> {
      const administrators = await accountRepository.all(database)
      return administrators.map(describeUser)
    },

    /** Administrators' names by id, to show the author of a change. */
    async names(): Promise<Map<string, string>> {
      return new Map((await accountRepository.all(database)).map((row) => [row._id, row.name]))
    },

    async create(
      name: string,
      email: string,
      password: string,
      role: Role = 'owner',
    ): Promise<Administrator> {
      const account = { name, email, password: await hashPassword(password), role }
      return database
        .transaction()
        .execute(async (transaction) =>
          describeAdministrator(await addAdministrator(transaction, account)),
        )
    },

    /** Throws a 409 for the last owner. */
    changeRole: (id: string, role: Role): Promise<User> =>
      database.transaction().execute(async (transaction) => {
        const administrator = await accountRepository.find(transaction, id)
        if (administrator === undefined) throw notFound('administrator')
        if (role !== 'owner' && (await isLastOwner(transaction, administrator))) {
          throw conflict(message('accounts.ownerNeeded'))
        }
        await accountRepository.change(transaction, id, { role })
        return describeUser({ ...administrator, role })
      }),

    /** Chooses the language of the back office for an administrator. */
    changeLanguage: (id: string, language: ShippedLanguage): Promise<Administrator> =>
      database.transaction().execute(async (transaction) => {
        const administrator = await accountRepository.find(transaction, id)
        if (administrator === undefined) throw notFound('administrator')
        await accountRepository.change(transaction, id, { language })
        return describeAdministrator({ ...administrator, language })
      }),

    remove: (id: string, by: string): Promise<void> =>
      database.transaction().execute(async (transaction) => {
        const administrator = await accountRepository.find(transaction, id)
        if (administrator === undefined) throw notFound('administrator')
        if (id === by) throw conflict(message('accounts.cannotRemoveOneself'))
        const isLast =
          administrator.password !== '' && (await accountRepository.countActive(transaction)) === 1
        if (isLast) throw conflict(message('accounts.lastAdministrator'))
        if (await isLastOwner(transaction, administrator)) {
          throw conflict(message('accounts.lastOwner'))
        }
        await accountRepository.remove(transaction, id)
      }),
  }
}
