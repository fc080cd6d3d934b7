import { v7 as uuid } from 'uuid'
import type { Administrator, Session, SignedIn } from '../../domain/api/accounts.ts'
import type { Connection, Database } from '../db/database.ts'
import { ago, day, minute, now } from '../kernel/clock.ts'
import { notFound } from '../kernel/errors.ts'
import { createToken, hashToken } from '../kernel/secrets.ts'
import { type SessionBounds, sessionRepository } from './session-repository.ts'

const IDLE_TTL_MS = 7 * day
const MAX_TTL_MS = 30 * day
/** Precision of the time of last use, so that few reads need a write. */
const TOUCH_INTERVAL_MS = 10 * minute

/** Sessions of administrators. */
export function createSessionService(database: Database) {
  const touching = new Set<string>()

  /** Runs in the background and ignores errors: a read must not depend on a write. */
  async function touch(tokenHash: string): Promise<void> {
    if (touching.has(tokenHash)) return
    touching.add(tokenHash)
    await sessionRepository.touch(database, tokenHash, now()).catch(() => undefined)
    touching.delete(tokenHash)
  }

  return {
    /** The administrator of a session token, or null when it is unknown, revoked or expired. */
    async authenticate(token: string): Promise<Administrator | null> {
      const session = await sessionRepository.find(database, hashToken(token))
      if (session === undefined) return null
      const oldest = oldestSession()
      if (session.usedAt < oldest.usedAt || session.createdAt < oldest.createdAt) return null
      if (session.usedAt < ago(TOUCH_INTERVAL_MS)) void touch(session.tokenHash)
      return describeAdministrator(session)
    },

    signOut: (token: string): Promise<void> => sessionRepository.remove(database, hashToken(token)),

    /** The sessions of an administrator; the one opened by `token` is marked as current. */
    async sessionsOf(administrator: string, token: string): Promise<Session[]> {
      const present = hashToken(token)
      const sessions = await sessionRepository.of(database, administrator, oldestSession())
      return sessions.map(({ _id, device, createdAt, usedAt, tokenHash }) => ({
        _id,
        device,
        createdAt,
        lastUsedAt: usedAt,
        current: tokenHash === present,
      }))
    },

    async endSession(administrator: string, id: string): Promise<void> {
      if (!(await sessionRepository.removeOne(database, administrator, id))) {
        throw notFound('session')
      }
    },

    /** Ends all sessions of an administrator except the one of the token. */
    endOtherSessions: (administrator: string, token: string): Promise<void> =>
      sessionRepository.removeOthers(database, administrator, hashToken(token)),
  }
}

/** Opens a session for an administrator; `device` has the names of browser and system. */
export async function openSession(
  connection: Connection,
  administrator: Administrator,
  device: string,
): Promise<SignedIn> {
  const token = createToken()
  await sessionRepository.removeExpired(connection, oldestSession())
  await sessionRepository.add(connection, {
    _id: uuid(),
    tokenHash: hashToken(token),
    administrator: administrator._id,
    device,
    createdAt: now(),
    usedAt: now(),
  })
  return { token, admin: describeAdministrator(administrator) }
}

/** The fields of an administrator that they see themselves. */
export function describeAdministrator(administrator: Administrator): Administrator {
  const { _id, name, email, role, language } = administrator
  return { _id, name, email, role, language }
}

function oldestSession(): SessionBounds {
  return { usedAt: ago(IDLE_TTL_MS), createdAt: ago(MAX_TTL_MS) }
}
