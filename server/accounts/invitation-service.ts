import type { SignedIn, User } from '../../domain/api/accounts.ts'
import type { Role } from '../../domain/api/credentials.ts'
import { RESET_TOKEN_PREFIX } from '../../domain/api/credentials.ts'
import { message } from '../../domain/messages/api-message.ts'
import type { Connection, Database } from '../db/database.ts'
import type { AdministratorRow } from '../db/schema.ts'
import { ago, day, minute } from '../kernel/clock.ts'
import { conflict, linkGone, notFound } from '../kernel/errors.ts'
import { createToken } from '../kernel/secrets.ts'
import { accountRepository } from './account-repository.ts'
import { addAdministrator, describeUser, normalizeEmail } from './administrators.ts'
import { expectLink, redeemLink, replaceLink } from './one-time-links.ts'
import { hashPassword } from './password-hashing.ts'
import { sessionRepository } from './session-repository.ts'
import { openSession } from './session-service.ts'
import { twoFactorRepository } from './two-factor-repository.ts'

/** The token of a one-time link, to which the route adds the site's address. */
export interface OneTimeLink {
  user: User
  token: string
  expiresAt: string
}

const SETUP_TTL_MS = 30 * minute
const INVITATION_TTL_MS = 7 * day

/** One-time links: for invitations, password resets and the first administrator. */
export function createInvitationService(database: Database) {
  async function startPasswordReset(
    find: (connection: Connection) => Promise<AdministratorRow | undefined>,
  ): Promise<OneTimeLink> {
    const expiresAt = ago(-INVITATION_TTL_MS)
    return database.transaction().execute(async (transaction) => {
      const account = await find(transaction)
      if (account === undefined) throw notFound('administrator')
      // An account without a password gets a new invitation instead of a reset.
      const token =
        account.password === '' ? createToken() : `${RESET_TOKEN_PREFIX}${createToken()}`
      await replaceLink(transaction, account._id, token, expiresAt)
      return { user: describeUser(account), token, expiresAt }
    })
  }

  return {
    async invite(name: string, email: string, role: Role = 'owner'): Promise<OneTimeLink> {
      const token = createToken()
      const expiresAt = ago(-INVITATION_TTL_MS)
      const user = await database.transaction().execute(async (transaction) => {
        const invited = await addAdministrator(transaction, { name, email, password: '', role })
        await replaceLink(transaction, invited._id, token, expiresAt)
        return describeUser(invited)
      })
      return { user, token, expiresAt }
    },

    /** Also accepts the token of a password reset. Ends every earlier session of the account. */
    async acceptInvitation(
      token: string,
      name: string,
      password: string,
      device: string = '',
    ): Promise<SignedIn> {
      await expectLink(database, token)
      const encoded = await hashPassword(password)
      return database.transaction().execute(async (transaction) => {
        const invited = await redeemLink(transaction, token)
        if (invited === null) throw linkGone()
        const account = { ...invited, name: name || invited.name, password: encoded }
        await accountRepository.change(transaction, account._id, {
          name: account.name,
          password: encoded,
        })
        await sessionRepository.removeOf(transaction, account._id)
        // A reset also removes two-factor: it is the only way back after losing the phone.
        await twoFactorRepository.remove(transaction, account._id)
        return openSession(transaction, account, device)
      })
    },

    /** A one-time token for a forgotten password; the old password works until the token is used. */
    startPasswordReset: (email: string): Promise<OneTimeLink> =>
      startPasswordReset((connection) =>
        accountRepository.findByEmail(connection, normalizeEmail(email)),
      ),

    /** The same, started by another administrator. */
    async startPasswordResetFor(id: string, by: string): Promise<OneTimeLink> {
      // A stolen session must not be able to choose the password of its own account.
      if (id === by) {
        throw conflict(message('accounts.ownAccount'))
      }
      return startPasswordReset((connection) => accountRepository.find(connection, id))
    },

    /** A one-time token to create the first administrator, or null when an administrator exists. */
    startSetup: (): Promise<string | null> =>
      database.transaction().execute(async (transaction) => {
        if ((await accountRepository.countActive(transaction)) > 0) return null
        const token = createToken()
        await replaceLink(transaction, null, token, ago(-SETUP_TTL_MS))
        return token
      }),

    async completeSetup(
      token: string,
      name: string,
      email: string,
      password: string,
      device: string = '',
    ): Promise<SignedIn> {
      await expectLink(database, token)
      const account = {
        name,
        email,
        password: await hashPassword(password),
        role: 'owner' as const,
      }
      return database.transaction().execute(async (transaction) => {
        const invited = await redeemLink(transaction, token)
        const isTaken = (await accountRepository.countActive(transaction)) > 0
        if (invited !== null || isTaken) throw linkGone()
        return openSession(transaction, await addAdministrator(transaction, account), device)
      })
    },
  }
}
