import type { Administrator, SignedIn } from '../../domain/api/accounts.ts'
import { ago, day, minute, now } from '../clock.ts'
import type { Connection, Database } from '../db/database.ts'
import type { AdministratorRow } from '../db/schema.ts'
import { invalid, unauthorized } from '../errors.ts'
import { accountRepository } from './account-repository.ts'
import { describeAdministrator, normalizeEmail } from './administrator.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { createSignInLimits } from './sign-in-limits.ts'
import { createToken, hashToken } from './tokens.ts'

export interface SessionService {
  /** `address` is the caller's network address, for the limits. */
  signIn(email: string, password: string, address: string): Promise<SignedIn>
  /** Whose token it is, or null when it is unknown, revoked or expired. */
  authenticate(token: string): Promise<Administrator | null>
  signOut(token: string): Promise<void>
  changePassword(
    id: string,
    currentPassword: string,
    newPassword: string,
    address: string,
  ): Promise<string>
}

const slidingLife = 7 * day
const longestLife = 30 * day
/** How exact the time of last use is kept: not every read needs a write. */
const touchInterval = 10 * minute

/** Who is signed in. */
export function createSessionService(database: Database): SessionService {
  const limits = createSignInLimits()

  return {
    async signIn(email, password, address) {
      const account = await accountRepository.findByEmail(database, normalizeEmail(email))
      const knownAs = hashToken(address)
      const isKnown =
        account !== undefined &&
        (await accountRepository.knowsAddress(database, account._id, knownAs))
      const forget = await limits.count(normalizeEmail(email), address, isKnown)
      const matches = await verifyPassword(account?.password || undefined, password)
      if (account === undefined || !matches)
        throw unauthorized('The e-mail address or the password is wrong.')
      await forget()
      return database.transaction().execute(async (transaction) => {
        await accountRepository.rememberAddress(transaction, account._id, knownAs, now())
        return openSession(transaction, account)
      })
    },

    async authenticate(token) {
      const session = await accountRepository.findSession(database, hashToken(token))
      if (session === undefined) return null
      if (session.usedAt < ago(slidingLife) || session.createdAt < ago(longestLife)) return null
      if (session.usedAt < ago(touchInterval)) {
        await accountRepository.touchSession(database, session.tokenHash, now())
      }
      return describeAdministrator(session)
    },

    signOut: (token) => accountRepository.removeSession(database, hashToken(token)),

    async changePassword(id, currentPassword, newPassword, address) {
      const administrator = await accountRepository.find(database, id)
      if (administrator === undefined) throw unauthorized()
      const forget = await limits.count(administrator.email, address, true)
      if (!(await verifyPassword(administrator.password, currentPassword))) {
        throw invalid({ currentPassword: 'The current password is wrong.' })
      }
      await forget()
      const password = await hashPassword(newPassword)
      return database.transaction().execute(async (transaction) => {
        await accountRepository.change(transaction, id, { password })
        await accountRepository.removeSessionsOf(transaction, id)
        // A reset that somebody asked for earlier must not open the account any more.
        await accountRepository.removeInvitationsOf(transaction, id)
        return (await openSession(transaction, administrator)).token
      })
    },
  }
}

export async function openSession(
  connection: Connection,
  administrator: AdministratorRow,
): Promise<SignedIn> {
  const token = createToken()
  await accountRepository.removeExpiredSessions(connection, ago(slidingLife), ago(longestLife))
  await accountRepository.addSession(connection, {
    tokenHash: hashToken(token),
    administrator: administrator._id,
    createdAt: now(),
    usedAt: now(),
  })
  return { token, admin: describeAdministrator(administrator) }
}
