import type { Connection } from '../db/database.ts'
import type { AdministratorRow, InvitationRow } from '../db/schema.ts'
import { now } from '../kernel/clock.ts'
import { linkGone } from '../kernel/errors.ts'
import { hashToken } from '../kernel/secrets.ts'
import { accountRepository } from './account-repository.ts'

/**
 * Throws a 404 unless the token is valid. Callers check it before hashing a password, so that
 * guessed tokens cost little.
 */
export async function expectLink(connection: Connection, token: string): Promise<InvitationRow> {
  const invitation = await accountRepository.findInvitation(connection, hashToken(token))
  if (invitation === undefined || invitation.expiresAt <= now()) throw linkGone()
  return invitation
}

/**
 * Uses a one-time token up and returns the invited administrator; null means the first
 * administrator.
 */
export async function redeemLink(
  connection: Connection,
  token: string,
): Promise<AdministratorRow | null> {
  const invitation = await expectLink(connection, token)
  await accountRepository.removeInvitation(connection, invitation.tokenHash)
  if (invitation.administrator === null) return null
  return (await accountRepository.find(connection, invitation.administrator)) ?? null
}

/**
 * Replaces the earlier links of an account, so that only the newest one works; `administrator`
 * null: the first administrator's.
 */
export async function replaceLink(
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
