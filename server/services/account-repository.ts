import type { Connection } from '../db/database.ts'
import type { AdministratorRow, InvitationRow, SessionRow } from '../db/schema.ts'

/** The queries over administrators, their sessions and their invitations. */
export const accountRepository = {
  all: (connection: Connection): Promise<AdministratorRow[]> =>
    connection
      .selectFrom('administrator')
      .selectAll()
      .orderBy('createdAt', 'desc')
      .orderBy('_id', 'desc')
      .execute(),

  find: (connection: Connection, id: string): Promise<AdministratorRow | undefined> =>
    connection.selectFrom('administrator').selectAll().where('_id', '=', id).executeTakeFirst(),

  findByEmail: (connection: Connection, email: string): Promise<AdministratorRow | undefined> =>
    connection
      .selectFrom('administrator')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirst(),

  /** Those who can sign in: an invitation that waits does not count. */
  async countActive(connection: Connection): Promise<number> {
    const row = await connection
      .selectFrom('administrator')
      .select((of) => of.fn.countAll().as('count'))
      .where('password', '<>', '')
      .executeTakeFirst()
    return Number(row?.count ?? 0)
  },

  async add(connection: Connection, administrator: AdministratorRow): Promise<void> {
    await connection.insertInto('administrator').values(administrator).execute()
  },

  async change(
    connection: Connection,
    id: string,
    values: { name?: string; password?: string },
  ): Promise<void> {
    await connection.updateTable('administrator').set(values).where('_id', '=', id).execute()
  },

  async remove(connection: Connection, id: string): Promise<void> {
    await connection.deleteFrom('administrator').where('_id', '=', id).execute()
  },

  async addSession(connection: Connection, session: SessionRow): Promise<void> {
    await connection.insertInto('session').values(session).execute()
  },

  findSession: (connection: Connection, tokenHash: string) =>
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
      ])
      .where('tokenHash', '=', tokenHash)
      .executeTakeFirst(),

  async touchSession(connection: Connection, tokenHash: string, usedAt: string): Promise<void> {
    await connection
      .updateTable('session')
      .set({ usedAt })
      .where('tokenHash', '=', tokenHash)
      .execute()
  },

  async removeSession(connection: Connection, tokenHash: string): Promise<void> {
    await connection.deleteFrom('session').where('tokenHash', '=', tokenHash).execute()
  },

  async removeSessionsOf(connection: Connection, administrator: string): Promise<void> {
    await connection.deleteFrom('session').where('administrator', '=', administrator).execute()
  },

  async removeExpiredSessions(
    connection: Connection,
    usedBefore: string,
    createdBefore: string,
  ): Promise<void> {
    await connection
      .deleteFrom('session')
      .where((session) =>
        session.or([session('usedAt', '<', usedBefore), session('createdAt', '<', createdBefore)]),
      )
      .execute()
  },

  async addInvitation(connection: Connection, invitation: InvitationRow): Promise<void> {
    await connection.insertInto('invitation').values(invitation).execute()
  },

  findInvitation: (connection: Connection, tokenHash: string): Promise<InvitationRow | undefined> =>
    connection
      .selectFrom('invitation')
      .selectAll()
      .where('tokenHash', '=', tokenHash)
      .executeTakeFirst(),

  async removeInvitation(connection: Connection, tokenHash: string): Promise<void> {
    await connection.deleteFrom('invitation').where('tokenHash', '=', tokenHash).execute()
  },

  /** `administrator` null: the links for the first one. */
  async removeInvitationsOf(connection: Connection, administrator: string | null): Promise<void> {
    await connection
      .deleteFrom('invitation')
      .where('administrator', administrator === null ? 'is' : '=', administrator)
      .execute()
  },

  async knowsAddress(
    connection: Connection,
    administrator: string,
    address: string,
  ): Promise<boolean> {
    const row = await connection
      .selectFrom('known_address')
      .select('address')
      .where('administrator', '=', administrator)
      .where('address', '=', address)
      .executeTakeFirst()
    return row !== undefined
  },

  async rememberAddress(
    connection: Connection,
    administrator: string,
    address: string,
    at: string,
  ): Promise<void> {
    await connection
      .insertInto('known_address')
      .values({ administrator, address, at })
      .onConflict((conflict) => conflict.columns(['administrator', 'address']).doUpdateSet({ at }))
      .execute()
  },
}
