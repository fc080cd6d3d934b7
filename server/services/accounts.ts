import { v7 as uuid } from 'uuid'
import { resetMark } from '../../domain/login.ts'
import { ago, day, minute, now } from '../clock.ts'
import type { Connection, Database } from '../db/database.ts'
import type { AdministratorRow } from '../db/schema.ts'
import { conflict, invalid, linkGone, notFound, unauthorized } from '../errors.ts'
import { accountRepository } from './account-repository.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { createSignInLimits } from './sign-in-limits.ts'
import { createToken, hashToken } from './tokens.ts'

/** An administrator as others may see one. */
export interface Administrator {
  _id: string
  name: string
  email: string
}
interface SignedIn {
  token: string
  admin: Administrator
}

export interface AccountService {
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
  list(): Promise<(Administrator & { createdAt: string })[]>
  /** Names by id, for what each of them wrote. */
  names(): Promise<Map<string, string>>
  create(name: string, email: string, password: string): Promise<Administrator>
  invite(
    name: string,
    email: string,
  ): Promise<{ user: Administrator & { createdAt: string }; token: string; expiresAt: string }>
  /** Also takes a reset's link; every earlier session of the account ends. */
  acceptInvitation(token: string, name: string, password: string): Promise<SignedIn>
  /** A one-time token for somebody who forgot the password; the old one holds until it is used. */
  beginReset(email: string): Promise<{ token: string; expiresAt: string }>
  /** A one-time token for the first administrator, or null when there is one already. */
  beginSetup(): Promise<string | null>
  completeSetup(token: string, name: string, email: string, password: string): Promise<SignedIn>
  remove(id: string, by: string): Promise<void>
}

const slidingLife = 7 * day
const longestLife = 30 * day
const setupLife = 30 * minute
const invitationLife = 7 * day
/** How exact the time of last use is kept: not every read needs a write. */
const touchInterval = 10 * minute

/** Who may sign in, and who is signed in. */
export function createAccountService(database: Database): AccountService {
  const limits = createSignInLimits()

  async function openSession(
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
    return { token, admin: describe(administrator) }
  }

  /** Adds an administrator, or takes the one up who was invited and has not answered yet. */
  async function add(connection: Connection, name: string, email: string, password: string) {
    const known = await accountRepository.findByEmail(connection, normalize(email))
    if (known !== undefined && known.password !== '') {
      throw invalid({ email: 'An administrator with this e-mail address exists already.' })
    }
    const administrator = {
      _id: known?._id ?? uuid(),
      name,
      email: normalize(email),
      password,
      createdAt: known?.createdAt ?? now(),
    }
    if (known === undefined) await accountRepository.add(connection, administrator)
    else await accountRepository.change(connection, known._id, { name, password })
    return administrator
  }

  /** Uses a one-time token up, or throws a 404. Answers whom it invited; null stands for the first administrator. */
  async function redeem(connection: Connection, token: string): Promise<AdministratorRow | null> {
    const invitation = await accountRepository.findInvitation(connection, hashToken(token))
    if (invitation === undefined || invitation.expiresAt <= now()) throw linkGone()
    await accountRepository.removeInvitation(connection, invitation.tokenHash)
    if (invitation.administrator === null) return null
    return (await accountRepository.find(connection, invitation.administrator)) ?? null
  }

  return {
    async signIn(email, password, address) {
      const account = await accountRepository.findByEmail(database, normalize(email))
      const knownAs = hashToken(address)
      const isKnown =
        account !== undefined &&
        (await accountRepository.knowsAddress(database, account._id, knownAs))
      const forget = await limits.count(normalize(email), address, isKnown)
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
      return describe(session)
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

    async list() {
      const administrators = await accountRepository.all(database)
      return administrators.map((row) => ({ ...describe(row), createdAt: row.createdAt }))
    },

    async names() {
      return new Map((await accountRepository.all(database)).map((row) => [row._id, row.name]))
    },

    async create(name, email, password) {
      const encoded = await hashPassword(password)
      return database
        .transaction()
        .execute(async (transaction) => describe(await add(transaction, name, email, encoded)))
    },

    async invite(name, email) {
      const token = createToken()
      const expiresAt = ago(-invitationLife)
      const user = await database.transaction().execute(async (transaction) => {
        const invited = await add(transaction, name, email, '')
        await replaceInvitation(transaction, invited._id, token, expiresAt)
        return { ...describe(invited), createdAt: invited.createdAt }
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
        const account = await accountRepository.findByEmail(transaction, normalize(email))
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
        return openSession(transaction, await add(transaction, name, email, encoded))
      })
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

function normalize(email: string): string {
  return email.trim().toLowerCase()
}

function describe({ _id, name, email }: Administrator): Administrator {
  return { _id, name, email }
}
