import { v7 as uuid } from 'uuid'
import type { User } from '../../domain/api/accounts.ts'
import { type Role, roles } from '../../domain/api/credentials.ts'
import { message } from '../../domain/messages/api-message.ts'
import type { Connection } from '../db/database.ts'
import type { AdministratorRow } from '../db/schema.ts'
import { now } from '../kernel/clock.ts'
import { invalid } from '../kernel/errors.ts'

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

/** Adds an administrator, or completes a pending invitation to the same e-mail address. */
export async function addAdministrator(
  connection: Connection,
  { name, email, password, role }: Pick<AdministratorRow, 'name' | 'email' | 'password' | 'role'>,
): Promise<AdministratorRow> {
  const known = await accountRepository.findByEmail(connection, normalizeEmail(email))
  if (known !== undefined && known.password !== '') {
    throw invalid({ email: message('accounts.emailTaken') })
  }
  const administrator = {
    _id: known?._id ?? uuid(),
    name,
    email: normalizeEmail(email),
    password,
    role,
    language: known?.language ?? null,
    createdAt: known?.createdAt ?? now(),
  }
  if (known === undefined) await accountRepository.add(connection, administrator)
  else await accountRepository.change(connection, known._id, { name, password, role })
  return administrator
}

/** E-mail addresses are compared without case and outer white space. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase()
}

/** The fields of an administrator that other administrators may see. */
export function describeUser({ _id, name, email, role, createdAt }: AdministratorRow): User {
  return { _id, name, email, role, createdAt }
}
