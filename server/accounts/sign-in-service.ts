import type { SignedIn } from '../../domain/api/accounts.ts'
import { message } from '../../domain/messages/api-message.ts'
import type { Database } from '../db/database.ts'
import { ago, day, now } from '../kernel/clock.ts'
import { type RequestError, tooManyAttempts, unauthorized } from '../kernel/errors.ts'
import { rateLimitKey } from '../kernel/rate-limit-key.ts'
import { hashToken, type Secrets } from '../kernel/secrets.ts'
import { accountRepository } from './account-repository.ts'
import { normalizeEmail } from './administrators.ts'
import { type PasswordCheck, wrongPassword } from './password-check.ts'
import { hashPassword, isHashingBusy, verifyPassword } from './password-hashing.ts'
import { sessionRepository } from './session-repository.ts'
import { openSession } from './session-service.ts'
import type { SignInLimits } from './sign-in-rate-limits.ts'
import { checkTwoFactor, wrongCode } from './two-factor-service.ts'

interface SignInParts {
  database: Database
  limits: SignInLimits
  checkPassword: PasswordCheck
  secrets: Secrets
}

/** How long an address counts as known to an account after a sign-in. */
const KNOWN_ADDRESS_TTL_MS = 90 * day

/** Sign-in and password changes: everything that checks a password and opens a session. */
export function createSignInService({ database, limits, checkPassword, secrets }: SignInParts) {
  return {
    /**
     * `address` is the client's IP address, for the rate limits; `device` a short description of the
     * browser; `code` the two-factor code, required if the account uses two-factor.
     */
    async signIn(
      email: string,
      password: string,
      address: string,
      { device = '', code = '' }: { device?: string; code?: string } = {},
    ): Promise<SignedIn> {
      limits.refuseKnown(normalizeEmail(email), address)
      const account = await accountRepository.findByEmail(database, normalizeEmail(email))
      const knownAs = hashToken(rateLimitKey(address))
      const isKnown = await accountRepository.knowsAddress(
        database,
        account?._id ?? '',
        knownAs,
        ago(KNOWN_ADDRESS_TTL_MS),
      )
      if (!isKnown && isHashingBusy()) throw tooManyAttempts(5)
      const counted = await limits.count(normalizeEmail(email), address, isKnown)
      // Checked again: many requests may have passed the first check at once.
      if (!isKnown && isHashingBusy()) {
        await limits.rollBack(database, counted)
        throw tooManyAttempts(5)
      }
      const matches = await verifyPassword(account?.password || undefined, password)
      if (account === undefined || !matches) throw wrongCredentials()
      const signedIn = await database.transaction().execute(async (transaction) => {
        // The password may have changed during the comparison, or the account been removed.
        const present = await accountRepository.find(transaction, account._id)
        if (present?.password !== account.password) throw wrongCredentials()
        const step = await checkTwoFactor(transaction, secrets, account._id, code)
        if (step === 'wrong') throw unauthorized(wrongCode, 'code')
        await limits.rollBack(transaction, counted)
        if (step === 'missing') return null
        await accountRepository.deleteAddresses(transaction, ago(KNOWN_ADDRESS_TTL_MS))
        await accountRepository.rememberAddress(transaction, account._id, knownAs, now())
        return openSession(transaction, present, device)
      })
      if (signedIn === null) throw unauthorized(message('accounts.codeNeeded'), 'code')
      return signedIn
    },

    async changePassword(
      id: string,
      currentPassword: string,
      newPassword: string,
      address: string,
      device: string = '',
    ): Promise<string> {
      const administrator = await checkPassword(id, currentPassword, address)
      const password = await hashPassword(newPassword)
      return database.transaction().execute(async (transaction) => {
        const present = await accountRepository.find(transaction, id)
        if (present?.password !== administrator.password) throw wrongPassword()
        await accountRepository.change(transaction, id, { password })
        await sessionRepository.removeOf(transaction, id)
        // A password reset requested earlier must not open the account any more.
        await accountRepository.removeInvitationsOf(transaction, id)
        return (await openSession(transaction, present, device)).token
      })
    },
  }
}

/**
 * The same message for an unknown address and a wrong password, so that accounts cannot be
 * enumerated.
 */
function wrongCredentials(): RequestError {
  return unauthorized(message('accounts.wrongCredentials'))
}
