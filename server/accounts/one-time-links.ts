import type { Connection } from '../db/database.ts'
import type { AdministratorRow, InvitationRow } from '../db/schema.ts'
import { now } from '../kernel/clock.ts'
import { linkGone } from '../kernel/errors.ts'
import { hashToken } from '../kernel/tokens.ts'
import { accountRepository } from './account-repository.ts'

/** Throws a 404 unless the one-time token works: nothing is hashed for one that was guessed. */
export async function expectLink(connection: Connection, token: string): Promise<InvitationRow> {
  const invitation = await accountRepository.findInvitation(connection, hashToken(token))
  if (invitation === undefined || invitation.expiresAt <= now()) throw linkGone()
  return invitation
}

/** Uses a one-time token up. Answers whom it invited; null stands for the first administrator. */
export async function redeemLink(
  connection: Connection,
  token: string,
): Promise<AdministratorRow | null> {
  const invitation = await expectLink(connection, token)
  await accountRepository.removeInvitation(connection, invitation.tokenHash)
  if (invitation.administrator === null) return null
  return (await accountRepository.find(connection, invitation.administrator)) ?? null
}

/** Only the newest one-time link of an account works; `administrator` null: of the first one. */
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
