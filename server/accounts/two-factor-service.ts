import { randomBytes } from 'node:crypto'
import type { TwoFactorStatus } from '../../domain/api/two-factor.ts'
import { message } from '../../domain/messages/api-message.ts'
import type { Connection, Database } from '../db/database.ts'
import { now } from '../kernel/clock.ts'
import { conflict, invalid, unauthorized } from '../kernel/errors.ts'
import { hashToken, isSealed, type Secrets } from '../kernel/secrets.ts'
import type { PasswordCheck } from './password-check.ts'
import { twoFactorRepository } from './two-factor-repository.ts'

const TOTP_PERIOD_SECONDS = 30
const TOTP_DIGITS = 6
const RECOVERY_CODE_COUNT = 10
const letters = 'abcdefghijkmnpqrstuvwxyz23456789'

/** Two-factor sign-in with codes of an authenticator app (TOTP). */
export function createTwoFactorService(
  database: Database,
  checkPassword: PasswordCheck,
  secrets: Secrets,
) {
  return {
    async getTwoFactor(administrator: string): Promise<TwoFactorStatus> {
      const factor = await twoFactorRepository.find(database, administrator)
      const isActive = factor !== undefined && factor.confirmedAt !== ''
      const left = isActive ? await twoFactorRepository.countCodes(database, administrator) : 0
      return { active: isActive, recoveryCodes: left }
    },

    /**
     * A secret that takes effect once a code confirms it; `issuer` is the site's name in the
     * authenticator app.
     */
    async startTwoFactorSetup(
      administrator: string,
      password: string,
      address: string,
      issuer: string,
    ): Promise<{ secret: string; url: string }> {
      const { email } = await checkPassword(administrator, password, address)
      const { Secret, TOTP } = await import('otpauth')
      const secret = new Secret({ size: 20 })
      await database.transaction().execute(async (transaction) => {
        const present = await twoFactorRepository.find(transaction, administrator)
        if (present !== undefined && present.confirmedAt !== '') throw alreadyActive()
        await twoFactorRepository.remove(transaction, administrator)
        const sealed = secrets.seal(secret.base32, administrator)
        const row = { administrator, secret: sealed, confirmedAt: '', lastStep: 0 }
        await twoFactorRepository.add(transaction, row)
      })
      const url = new TOTP({
        issuer,
        label: email,
        secret,
        digits: TOTP_DIGITS,
        period: TOTP_PERIOD_SECONDS,
      }).toString()
      return { secret: secret.base32, url }
    },

    /** Returns the recovery codes, which are shown only once. */
    confirmTwoFactor: (administrator: string, code: string): Promise<string[]> =>
      database.transaction().execute(async (transaction) => {
        const factor = await twoFactorRepository.find(transaction, administrator)
        if (factor === undefined) throw conflict(message('accounts.nothingToConfirm'))
        if (factor.confirmedAt !== '') throw alreadyActive()
        const lastStep = await stepOf(secrets.open(factor.secret, administrator), code)
        if (lastStep === null) throw invalid({ code: wrongCode })
        await twoFactorRepository.change(transaction, administrator, {
          confirmedAt: now(),
          lastStep,
        })
        const codes = Array.from({ length: RECOVERY_CODE_COUNT }, createRecoveryCode)
        await twoFactorRepository.addCodes(transaction, administrator, codes.map(hashCode))
        return codes
      }),

    async disableTwoFactor(
      administrator: string,
      password: string,
      address: string,
    ): Promise<void> {
      await checkPassword(administrator, password, address)
      await database
        .transaction()
        .execute((transaction) => twoFactorRepository.remove(transaction, administrator))
    },
  }
}

const keyIsGone = message('accounts.codesUnreadable')

export const wrongCode = message('accounts.wrongCode')

/** Checks a TOTP or recovery code against the account's settings and uses it up. */
export async function checkTwoFactor(
  connection: Connection,
  secrets: Secrets,
  administrator: string,
  code: string,
): Promise<'right' | 'missing' | 'wrong'> {
  const factor = await twoFactorRepository.find(connection, administrator)
  if (factor === undefined || factor.confirmedAt === '') return 'right'
  if (code === '') return 'missing'
  const secret = secrets.open(factor.secret, administrator)
  const step = await stepOf(secret, code)
  if (step === null) {
    const isCode = await twoFactorRepository.useCode(connection, administrator, hashCode(code))
    if (!isCode && secret === null) throw unauthorized(keyIsGone, 'code')
    return isCode ? 'right' : 'wrong'
  }
  // Each time step is accepted once, so that an observed code cannot be replayed. A stored step in
  // the future comes from a wrong clock and is ignored.
  if (step <= factor.lastStep && factor.lastStep <= presentStep() + 1) return 'wrong'
  await twoFactorRepository.change(connection, administrator, { lastStep: step })
  return 'right'
}

/** Encrypts secrets that earlier versions stored in plain text. */
export async function sealTwoFactorSecrets(database: Database, secrets: Secrets): Promise<void> {
  for (const { administrator, secret } of await twoFactorRepository.all(database)) {
    if (isSealed(secret)) continue
    const sealed = secrets.seal(secret, administrator)
    await twoFactorRepository.change(database, administrator, { secret: sealed })
  }
}

/**
 * The time step whose code matches, at most one step before or after the present; null if none
 * does.
 */
async function stepOf(secret: string | null, code: string): Promise<number | null> {
  if (secret === null) return null
  const token = code.replaceAll(/\s/g, '')
  if (!/^[0-9]{6}$/.test(token)) return null
  const { Secret, TOTP } = await import('otpauth')
  const totp = new TOTP({
    secret: Secret.fromBase32(secret),
    digits: TOTP_DIGITS,
    period: TOTP_PERIOD_SECONDS,
  })
  const delta = totp.validate({ token, timestamp: Date.now(), window: 1 })
  return delta === null ? null : presentStep() + delta
}

function presentStep(): number {
  return Math.floor(Date.now() / 1_000 / TOTP_PERIOD_SECONDS)
}

/** 80 random bits in letters that are hard to confuse. */
function createRecoveryCode(): string {
  const text = Array.from(randomBytes(16), (byte) => letters[byte % letters.length]).join('')
  return text.replaceAll(/(.{4})(?=.)/g, '$1-')
}

function hashCode(code: string): string {
  return hashToken(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
}

function alreadyActive() {
  return conflict(message('accounts.twoFactorIsOn'))
}
