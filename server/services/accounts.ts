import type { Administrator, SignedIn, User } from '../../domain/api/accounts.ts'
import { resetMark } from '../../domain/login.ts'
import type { Role } from '../../domain/role.ts'
import { ago, day, minute, now } from '../clock.ts'
import type { Connection, Database } from '../db/database.ts'
import type { AdministratorRow } from '../db/schema.ts'
import {
  conflict,
  linkGone,
  notFound,
  type RequestError,
  tooManyTries,
  unauthorized,
} from '../errors.ts'
import { accountRepository } from './account-repository.ts'
import { addAdministrator, isLastOwner, normalizeEmail } from './administrators.ts'
import { networkOf } from './network.ts'
import { expectLink, redeemLink, replaceLink } from './one-time-links.ts'
import { createPasswordCheck, wrongPassword } from './password-check.ts'
import { hashPassword, isHashingBusy, verifyPassword } from './passwords.ts'
import { secondFactorRepository } from './second-factor-repository.ts'
import {
  checkSecondFactor,
  createSecondFactorService,
  type SecondFactorService,
  wrongCode,
} from './second-factors.ts'
import { sessionRepository } from './session-repository.ts'
import {
  createSessionService,
  describeAdministrator,
  openSession,
  type SessionService,
} from './sessions.ts'
import { createSignInLimits } from './sign-in-limits.ts'
import { createToken, hashToken } from './tokens.ts'

/** A one-time link for somebody, without the site's address. */
export interface OneTimeLink {
  user: User
  token: string
  expiresAt: string
}

export interface AccountService extends SessionService, SecondFactorService {
  /**
   * `address` is the caller's network address, for the limits; `device` what it signs in on, `code`
   * the second step, for which an account may ask.
   */
  signIn(
    email: string,
    password: string,
    address: string,
    more?: { device?: string; code?: string },
  ): Promise<SignedIn>
  changePassword(
    id: string,
    currentPassword: string,
    newPassword: string,
    address: string,
    device?: string,
  ): Promise<string>
  list(): Promise<User[]>
  /** Names by id, for what each of them wrote. */
  names(): Promise<Map<string, string>>
  create(name: string, email: string, password: string, role?: Role): Promise<Administrator>
  invite(name: string, email: string, role?: Role): Promise<OneTimeLink>
  /** Also takes a reset's link; every earlier session of the account ends. */
  acceptInvitation(
    token: string,
    name: string,
    password: string,
    device?: string,
  ): Promise<SignedIn>
  /** A one-time token for somebody who forgot the password; the old one holds until it is used. */
  beginReset(email: string): Promise<OneTimeLink>
  /** The same by another administrator. */
  beginResetOf(id: string, by: string): Promise<OneTimeLink>
  /** At least one owner always remains. */
  changeRole(id: string, role: Role): Promise<User>
  /** A one-time token for the first administrator, or null when there is one already. */
  beginSetup(): Promise<string | null>
  completeSetup(
    token: string,
    name: string,
    email: string,
    password: string,
    device?: string,
  ): Promise<SignedIn>
  remove(id: string, by: string): Promise<void>
}

const setupLife = 30 * minute
const invitationLife = 7 * day
/** How long an address counts as one that an account signs in from. */
const knownLife = 90 * day

/** Who may sign in, and who is signed in. */
export function createAccountService(database: Database): AccountService {
  const limits = createSignInLimits(database)
  const checkPassword = createPasswordCheck(database, limits)

  async function beginReset(
    find: (connection: Connection) => Promise<AdministratorRow | undefined>,
  ): Promise<OneTimeLink> {
    const expiresAt = ago(-invitationLife)
    return database.transaction().execute(async (transaction) => {
      const account = await find(transaction)
      if (account === undefined) throw notFound('Administrator')
      // Whoever has no password yet is invited once more.
      const token = account.password === '' ? createToken() : `${resetMark}${createToken()}`
      await replaceLink(transaction, account._id, token, expiresAt)
      return { user: describeUser(account), token, expiresAt }
    })
  }

  return {
    ...createSessionService(database),
    ...createSecondFactorService(database, checkPassword),

    async signIn(email, password, address, { device = '', code = '' } = {}) {
      limits.refuseKnown(normalizeEmail(email), address)
      const account = await accountRepository.findByEmail(database, normalizeEmail(email))
      const knownAs = hashToken(networkOf(address))
      const isKnown = await accountRepository.knowsAddress(
        database,
        account?._id ?? '',
        knownAs,
        ago(knownLife),
      )
      if (!isKnown && isHashingBusy()) throw tooManyTries(5)
      const counted = await limits.count(normalizeEmail(email), address, isKnown)
      // Many may have come past the first question at once.
      if (!isKnown && isHashingBusy()) {
        await limits.takeBack(database, counted)
        throw tooManyTries(5)
      }
      const matches = await verifyPassword(account?.password || undefined, password)
      if (account === undefined || !matches) throw wrongCredentials()
      const signedIn = await database.transaction().execute(async (transaction) => {
        // The password may have been changed while this one was compared, or the account removed.
        const present = await accountRepository.find(transaction, account._id)
        if (present?.password !== account.password) throw wrongCredentials()
        const step = await checkSecondFactor(transaction, account._id, code)
        if (step === 'wrong') throw unauthorized(wrongCode, 'code')
        await limits.takeBack(transaction, counted)
        if (step === 'missing') return null
        await accountRepository.forgetAddresses(transaction, ago(knownLife))
        await accountRepository.rememberAddress(transaction, account._id, knownAs, now())
        return openSession(transaction, present, device)
      })
      if (signedIn === null) throw unauthorized('Please enter the code of your app.', 'code')
      return signedIn
    },

    async changePassword(id, currentPassword, newPassword, address, device = '') {
      const administrator = await checkPassword(id, currentPassword, address)
      const password = await hashPassword(newPassword)
      return database.transaction().execute(async (transaction) => {
        const present = await accountRepository.find(transaction, id)
        if (present?.password !== administrator.password) throw wrongPassword()
        await accountRepository.change(transaction, id, { password })
        await sessionRepository.removeOf(transaction, id)
        // A reset that somebody asked for earlier must not open the account any more.
        await accountRepository.removeInvitationsOf(transaction, id)
        return (await openSession(transaction, present, device)).token
      })
    },

    async list() {
      const administrators = await accountRepository.all(database)
      return administrators.map(describeUser)
    },

    async names() {
      return new Map((await accountRepository.all(database)).map((row) => [row._id, row.name]))
    },

    async create(name, email, password, role = 'owner') {
      const account = { name, email, password: await hashPassword(password), role }
      return database
        .transaction()
        .execute(async (transaction) =>
          describeAdministrator(await addAdministrator(transaction, account)),
        )
    },

    async invite(name, email, role = 'owner') {
      const token = createToken()
      const expiresAt = ago(-invitationLife)
      const user = await database.transaction().execute(async (transaction) => {
        const invited = await addAdministrator(transaction, { name, email, password: '', role })
        await replaceLink(transaction, invited._id, token, expiresAt)
        return describeUser(invited)
      })
      return { user, token, expiresAt }
    },

    async acceptInvitation(token, name, password, device = '') {
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
        // Whoever lost the telephone too comes back by such a link, and by nothing else.
        await secondFactorRepository.remove(transaction, account._id)
        return openSession(transaction, account, device)
      })
    },

    beginReset: (email) =>
      beginReset((connection) => accountRepository.findByEmail(connection, normalizeEmail(email))),

    async beginResetOf(id, by) {
      // A stolen session must not be able to choose the password of its own account.
      if (id === by) {
        throw conflict('This is your own account. Change the password with the one you have.')
      }
      return beginReset((connection) => accountRepository.find(connection, id))
    },

    changeRole: (id, role) =>
      database.transaction().execute(async (transaction) => {
        const administrator = await accountRepository.find(transaction, id)
        if (administrator === undefined) throw notFound('Administrator')
        if (role !== 'owner' && (await isLastOwner(transaction, administrator))) {
          throw conflict('The last owner stays one. Make another administrator an owner first.')
        }
        await accountRepository.change(transaction, id, { role })
        return describeUser({ ...administrator, role })
      }),

    beginSetup: () =>
      database.transaction().execute(async (transaction) => {
        if ((await accountRepository.countActive(transaction)) > 0) return null
        const token = createToken()
        await replaceLink(transaction, null, token, ago(-setupLife))
        return token
      }),

    async completeSetup(token, name, email, password, device = '') {
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

    remove: (id, by) =>
      database.transaction().execute(async (transaction) => {
        const administrator = await accountRepository.find(transaction, id)
        if (administrator === undefined) throw notFound('Administrator')
        if (id === by)
          throw conflict('You cannot remove yourself. Ask another administrator to do it.')
        const isLast =
          administrator.password !== '' && (await accountRepository.countActive(transaction)) === 1
        if (isLast) throw conflict('The last administrator cannot be removed.')
        if (await isLastOwner(transaction, administrator)) {
          throw conflict('The last owner stays. Make another administrator an owner first.')
        }
        await accountRepository.remove(transaction, id)
      }),
  }
}

function describeUser(row: AdministratorRow): User {
  return { ...describeAdministrator(row), createdAt: row.createdAt }
}

/** The same words whether the address is unknown or the password wrong. */
function wrongCredentials(): RequestError {
  return unauthorized('The e-mail address or the password is wrong.')
}
