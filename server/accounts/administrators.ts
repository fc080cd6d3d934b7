import { v7 as uuid } from 'uuid'
import type { User } from '../../domain/api/accounts.ts'
import type { Role } from '../../domain/api/credentials.ts'
import { message } from '../../domain/messages/api-message.ts'
import type { Connection } from '../db/database.ts'
import type { AdministratorRow } from '../db/schema.ts'
import { now } from '../kernel/clock.ts'
import { invalid } from '../kernel/errors.ts'
import { accountRepository } from './account-repository.ts'

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

/** The last owner must not be demoted or removed; only owners with a password count. */
export async function isLastOwner(
  connection: Connection,
  { role, password }: AdministratorRow,
): Promise<boolean> {
  if (role !== 'owner' || password === '') return false
  return (await accountRepository.countActive(connection, ['owner'])) === 1
}

/** True if an administrator has a role at present. */
export async function hasRole(connection: Connection, id: string, role: Role): Promise<boolean> {
  return (await accountRepository.find(connection, id))?.role === role
}

/** E-mail addresses are compared without case and outer white space. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase()
}

/** The fields of an administrator that other administrators may see. */
export function describeUser({ _id, name, email, role, createdAt }: AdministratorRow): User {
  return { _id, name, email, role, createdAt }
}
