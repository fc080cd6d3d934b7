import { v7 as uuid } from 'uuid'
import type { Administrator, Session, SignedIn } from '../../domain/api/accounts.ts'
import type { Connection, Database } from '../db/database.ts'
import { ago, day, minute, now } from '../kernel/clock.ts'
import { notFound } from '../kernel/errors.ts'
import { createToken, hashToken } from '../kernel/secrets.ts'

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
    const touched = database.updateTable('session').set({ usedAt: now() })
    await touched
      .where('tokenHash', '=', tokenHash)
      .execute()
      .catch(() => undefined)
    touching.delete(tokenHash)
  }

  return {
    /** The administrator of a session token, or null when it is unknown, revoked or expired. */
    async authenticate(token: string): Promise<Administrator | null> {
      const session = await database
        .selectFrom('session')
        .innerJoin('administrator', 'administrator._id', 'session.administrator')
        .select([
          'session.tokenHash',
          'session.createdAt',
          'session.usedAt',
          'administrator._id',
          'administrator.name',
          'administrator.email',
          'administrator.role',
          'administrator.language',
        ])
        .where('tokenHash', '=', hashToken(token))
        .executeTakeFirst()
      if (session === undefined) return null
      const oldest = oldestSession()
      if (session.usedAt < oldest.usedAt || session.createdAt < oldest.createdAt) return null
      if (session.usedAt < ago(TOUCH_INTERVAL_MS)) void touch(session.tokenHash)
      return describeAdministrator(session)
    },

    async signOut(token: string): Promise<void> {
      await database.deleteFrom('session').where('tokenHash', '=', hashToken(token)).execute()
    },

    /**
     * The valid sessions of an administrator, most recently used first; the one opened by `token` is
     * marked as current.
     */
    async sessionsOf(administrator: string, token: string): Promise<Session[]> {
      const present = hashToken(token)
      const oldest = oldestSession()
      const sessions = await database
        .selectFrom('session')
        .selectAll()
        .where('administrator', '=', administrator)
        .where('usedAt', '>=', oldest.usedAt)
        .where('createdAt', '>=', oldest.createdAt)
        .orderBy('usedAt', 'desc')
        .orderBy('_id', 'desc')
        .execute()
      return sessions.map(({ _id, device, createdAt, usedAt, tokenHash }) => ({
        _id,
        device,
        createdAt,
        lastUsedAt: usedAt,
        current: tokenHash === present,
      }))
    },

    async endSession(administrator: string, id: string): Promise<void> {
      const { numDeletedRows } = await database
        .deleteFrom('session')
        .where('administrator', '=', administrator)
        .where('_id', '=', id)
        .executeTakeFirst()
      if (numDeletedRows === 0n) throw notFound('session')
    },

    /** Ends all sessions of an administrator except the one of the token. */
    async endOtherSessions(administrator: string, token: string): Promise<void> {
      await database
        .deleteFrom('session')
        .where('administrator', '=', administrator)
        .where('tokenHash', '<>', hashToken(token))
        .execute()
    },
  }
}

/** Opens a session for an administrator; `device` has the names of browser and system. */
export async function openSession(
  connection: Connection,
  administrator: Administrator,
  device: string,
): Promise<SignedIn> {
  const token = createToken()
  const oldest = oldestSession()
  await connection
    .deleteFrom('session')
    .where(({ or, eb }) =>
      or([eb('usedAt', '<', oldest.usedAt), eb('createdAt', '<', oldest.createdAt)]),
    )
    .execute()
  const session = {
    _id: uuid(),
    tokenHash: hashToken(token),
    administrator: administrator._id,
    device,
    createdAt: now(),
    usedAt: now(),
  }
  await connection.insertInto('session').values(session).execute()
  return { token, admin: describeAdministrator(administrator) }
}

/** Ends all sessions of an administrator. */
export async function endSessions(connection: Connection, administrator: string): Promise<void> {
  await connection.deleteFrom('session').where('administrator', '=', administrator).execute()
}

/** The fields of an administrator that they see themselves. */
export function describeAdministrator(administrator: Administrator): Administrator {
  const { _id, name, email, role, language } = administrator
  return { _id, name, email, role, language }
}

/** The earliest last use and creation that a valid session may have. */
function oldestSession() {
  return { usedAt: ago(IDLE_TTL_MS), createdAt: ago(MAX_TTL_MS) }
}
