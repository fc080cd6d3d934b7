import { type Role, roles } from '../../domain/api/credentials.ts'
import type { Connection } from '../db/database.ts'
import type { AdministratorRow, InvitationRow } from '../db/schema.ts'

/** Queries over administrators, their invitations and the addresses they signed in from. */
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

  /** Administrators with a password, of some roles; pending invitations do not count. */
  async countActive(connection: Connection, among: readonly Role[] = roles): Promise<number> {
    const row = await connection
      .selectFrom('administrator')
      .select((of) => of.fn.countAll().as('count'))
      .where('password', '<>', '')
      .where('role', 'in', among)
      .executeTakeFirst()
    return Number(row?.count ?? 0)
  },

  async add(connection: Connection, administrator: AdministratorRow): Promise<void> {
    await connection.insertInto('administrator').values(administrator).execute()
  },

  async change(
    connection: Connection,
    id: string,
    values: Partial<Pick<AdministratorRow, 'name' | 'password' | 'role' | 'language'>>,
  ): Promise<void> {
    await connection.updateTable('administrator').set(values).where('_id', '=', id).execute()
  },

  async remove(connection: Connection, id: string): Promise<void> {
    await connection.deleteFrom('administrator').where('_id', '=', id).execute()
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

  /** `administrator` null: the links for the first administrator. */
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
    since: string,
  ): Promise<boolean> {
    const row = await connection
      .selectFrom('known_address')
      .select('address')
      .where('administrator', '=', administrator)
      .where('address', '=', address)
      .where('at', '>', since)
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

  async deleteAddresses(connection: Connection, until: string): Promise<void> {
    await connection.deleteFrom('known_address').where('at', '<=', until).execute()
  },
}
