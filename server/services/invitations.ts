import type { SignedIn, User } from '../../domain/api/accounts.ts'
import { resetMark } from '../../domain/login.ts'
import { ago, day, minute, now } from '../clock.ts'
import type { Connection, Database } from '../db/database.ts'
import type { AdministratorRow } from '../db/schema.ts'
import { linkGone, notFound } from '../errors.ts'
import { accountRepository } from './account-repository.ts'
import { addAdministrator, describeAdministrator, normalizeEmail } from './administrator.ts'
import { hashPassword } from './passwords.ts'
import { openSession } from './sessions.ts'
import { createToken, hashToken } from './tokens.ts'

export interface InvitationService {
  invite(name: string, email: string): Promise<{ user: User; token: string; expiresAt: string }>
  /** Also takes a reset's link; every earlier session of the account ends. */
  acceptInvitation(token: string, name: string, password: string): Promise<SignedIn>
  /** A one-time token for somebody who forgot the password; the old one holds until it is used. */
  beginReset(email: string): Promise<{ token: string; expiresAt: string }>
  /** A one-time token for the first administrator, or null when there is one already. */
  beginSetup(): Promise<string | null>
  completeSetup(token: string, name: string, email: string, password: string): Promise<SignedIn>
}

const setupLife = 30 * minute
const invitationLife = 7 * day

/** One-time links: by them somebody becomes an administrator, or gets a new password. */
export function createInvitationService(database: Database): InvitationService {
  return {
    async invite(name, email) {
      const token = createToken()
      const expiresAt = ago(-invitationLife)
      const user = await database.transaction().execute(async (transaction) => {
        const invited = await addAdministrator(transaction, name, email, '')
        await replaceInvitation(transaction, invited._id, token, expiresAt)
        return { ...describeAdministrator(invited), createdAt: invited.createdAt }
      })
      return { user, token, expiresAt }
    },

    async acceptInvitation(token, name, password) {
      const encoded = await hashPassword(password)
      return database.transaction().execute(async (transaction) => {
        const invited = await redeem(transaction, token)
        if (invited === null) throw linkGone()
        const account = { ...invited, name: name || invited.name, password: encoded }
        await accountRepository.change(transaction, account._id, {
          name: account.name,
          password: encoded,
        })
        await accountRepository.removeSessionsOf(transaction, account._id)
        return openSession(transaction, account)
      })
    },

    async beginReset(email) {
      const token = `${resetMark}${createToken()}`
      const expiresAt = ago(-invitationLife)
      await database.transaction().execute(async (transaction) => {
        const account = await accountRepository.findByEmail(transaction, normalizeEmail(email))
        if (account === undefined) throw notFound('Administrator')
        await replaceInvitation(transaction, account._id, token, expiresAt)
      })
      return { token, expiresAt }
    },

    beginSetup: () =>
      database.transaction().execute(async (transaction) => {
        if ((await accountRepository.countActive(transaction)) > 0) return null
        const token = createToken()
        await replaceInvitation(transaction, null, token, ago(-setupLife))
        return token
      }),

    async completeSetup(token, name, email, password) {
      const encoded = await hashPassword(password)
      return database.transaction().execute(async (transaction) => {
        const invited = await redeem(transaction, token)
        const isTaken = (await accountRepository.countActive(transaction)) > 0
        if (invited !== null || isTaken) throw linkGone()
        return openSession(transaction, await addAdministrator(transaction, name, email, encoded))
      })
    },
  }
}

/** Uses a one-time token up, or throws a 404. Answers whom it invited; null stands for the first administrator. */
async function redeem(connection: Connection, token: string): Promise<AdministratorRow | null> {
  const invitation = await accountRepository.findInvitation(connection, hashToken(token))
  if (invitation === undefined || invitation.expiresAt <= now()) throw linkGone()
  await accountRepository.removeInvitation(connection, invitation.tokenHash)
  if (invitation.administrator === null) return null
  return (await accountRepository.find(connection, invitation.administrator)) ?? null
}

/** Only the newest one-time link of an account works; `administrator` null: of the first one. */
async function replaceInvitation(
  connection: Connection,
  administrator: string | null,
  token: string,
  expiresAt: string,
): Promise<void> {
  await accountRepository.removeInvitationsOf(connection, administrator)
  await accountRepository.addInvitation(connection, {
    tokenHash: hashToken(token),
    administrator,
    expiresAt,
  })
}
