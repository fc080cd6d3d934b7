import type { Administrator, User } from '../../domain/api/accounts.ts'
import type { Database } from '../db/database.ts'
import { conflict, notFound } from '../errors.ts'
import { accountRepository } from './account-repository.ts'
import { addAdministrator, describeAdministrator } from './administrator.ts'
import { createInvitationService, type InvitationService } from './invitations.ts'
import { hashPassword } from './passwords.ts'
import { createSessionService, type SessionService } from './sessions.ts'

export interface AccountService extends SessionService, InvitationService {
  list(): Promise<User[]>
  /** Names by id, for what each of them wrote. */
  names(): Promise<Map<string, string>>
  create(name: string, email: string, password: string): Promise<Administrator>
  remove(id: string, by: string): Promise<void>
}

/** Who may sign in, and who is signed in. */
export function createAccountService(database: Database): AccountService {
  return {
    ...createSessionService(database),
    ...createInvitationService(database),

    async list() {
      const administrators = await accountRepository.all(database)
      return administrators.map((row) => ({
        ...describeAdministrator(row),
        createdAt: row.createdAt,
      }))
    },

    async names() {
      return new Map((await accountRepository.all(database)).map((row) => [row._id, row.name]))
    },

    async create(name, email, password) {
      const encoded = await hashPassword(password)
      return database
        .transaction()
        .execute(async (transaction) =>
          describeAdministrator(await addAdministrator(transaction, name, email, encoded)),
        )
    },

    remove: (id, by) =>
      database.transaction().execute(async (transaction) => {
        const administrator = await accountRepository.find(transaction, id)
        if (administrator === undefined) throw notFound('Administrator')
        if (id === by)
          throw conflict('You cannot remove yourself. Ask another administrator to do it.')
        const isLast =
          administrator.password !== '' && (await accountRepository.countActive(transaction)) === 1
        if (isLast) throw conflict('The last administrator cannot be removed.')
        await accountRepository.remove(transaction, id)
      }),
  }
}
