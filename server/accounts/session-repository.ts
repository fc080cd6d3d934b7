import type { Connection } from '../db/database.ts'
import type { SessionRow } from '../db/schema.ts'

/** The earliest last use and creation that a valid session may have. */
export interface SessionBounds {
  usedAt: string
  createdAt: string
}

export const sessionRepository = {
  async add(connection: Connection, session: SessionRow): Promise<void> {
    await connection.insertInto('session').values(session).execute()
  },

  find: (connection: Connection, tokenHash: string) =>
    connection
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
      .where('tokenHash', '=', tokenHash)
      .executeTakeFirst(),

  /** Valid sessions of an administrator, most recently used first. */
  of: (
    connection: Connection,
    administrator: string,
    oldest: SessionBounds,
  ): Promise<SessionRow[]> =>
    connection
      .selectFrom('session')
      .selectAll()
      .where('administrator', '=', administrator)
      .where('usedAt', '>=', oldest.usedAt)
      .where('createdAt', '>=', oldest.createdAt)
      .orderBy('usedAt', 'desc')
      .orderBy('_id', 'desc')
      .execute(),

  async touch(connection: Connection, tokenHash: string, usedAt: string): Promise<void> {
    await connection
      .updateTable('session')
      .set({ usedAt })
      .where('tokenHash', '=', tokenHash)
      .execute()
  },

  async remove(connection: Connection, tokenHash: string): Promise<void> {
    await connection.deleteFrom('session').where('tokenHash', '=', tokenHash).execute()
  },

  /** Returns false if the administrator has no such session. */
  async removeOne(connection: Connection, administrator: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await connection
      .deleteFrom('session')
      .where('administrator', '=', administrator)
      .where('_id', '=', id)
      .executeTakeFirst()
    return numDeletedRows > 0n
  },

  async removeOf(connection: Connection, administrator: string): Promise<void> {
    await connection.deleteFrom('session').where('administrator', '=', administrator).execute()
  },

  async removeOthers(
    connection: Connection,
    administrator: string,
    tokenHash: string,
  ): Promise<void> {
    await connection
      .deleteFrom('session')
      .where('administrator', '=', administrator)
      .where('tokenHash', '<>', tokenHash)
      .execute()
  },

  async removeExpired(connection: Connection, oldest: SessionBounds): Promise<void> {
    await connection
      .deleteFrom('session')
      .where((session) =>
        session.or([
          session('usedAt', '<', oldest.usedAt),
          session('createdAt', '<', oldest.createdAt),
        ]),
      )
      .execute()
  },
}
