import type { Administrator, User } from '../../domain/api/accounts.ts'
import type { Role } from '../../domain/api/credentials.ts'
import type { ShippedLanguage } from '../../domain/languages/language.ts'
import { message } from '../../domain/messages/api-message.ts'
import type { Connection, Database } from '../db/database.ts'
import type { AdministratorRow } from '../db/schema.ts'
import { conflict, notFound } from '../kernel/errors.ts'
import type { Secrets } from '../kernel/secrets.ts'
import { accountRepository, addAdministrator, describeUser } from './account-repository.ts'
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
        const administrator = await findAdministrator(transaction, id)
        if (role !== 'owner' && (await isLastOwner(transaction, administrator))) {
          throw conflict(message('accounts.ownerNeeded'))
        }
        await accountRepository.change(transaction, id, { role })
        return describeUser({ ...administrator, role })
      }),

    /** Chooses the language of the back office for an administrator. */
    changeLanguage: (id: string, language: ShippedLanguage): Promise<Administrator> =>
      database.transaction().execute(async (transaction) => {
        const administrator = await findAdministrator(transaction, id)
        await accountRepository.change(transaction, id, { language })
        return describeAdministrator({ ...administrator, language })
      }),

    remove: (id: string, by: string): Promise<void> =>
      database.transaction().execute(async (transaction) => {
        const administrator = await findAdministrator(transaction, id)
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

async function findAdministrator(connection: Connection, id: string): Promise<AdministratorRow> {
  const administrator = await accountRepository.find(connection, id)
  if (administrator === undefined) throw notFound('administrator')
  return administrator
}

/** The last owner must not be demoted or removed; only owners with a password count. */
async function isLastOwner(
  connection: Connection,
  { role, password }: AdministratorRow,
): Promise<boolean> {
  if (role !== 'owner' || password === '') return false
  return (await accountRepository.countActive(connection, ['owner'])) === 1
}
