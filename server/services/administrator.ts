import { v7 as uuid } from 'uuid'
import type { Administrator } from '../../domain/api/accounts.ts'
import { now } from '../clock.ts'
import type { Connection } from '../db/database.ts'
import { invalid } from '../errors.ts'
import { accountRepository } from './account-repository.ts'

/** Adds an administrator, or takes the one up who was invited and has not answered yet. */
export async function addAdministrator(
  connection: Connection,
  name: string,
  email: string,
  password: string,
) {
  const known = await accountRepository.findByEmail(connection, normalizeEmail(email))
  if (known !== undefined && known.password !== '') {
    throw invalid({ email: 'An administrator with this e-mail address exists already.' })
  }
  const administrator = {
    _id: known?._id ?? uuid(),
    name,
    email: normalizeEmail(email),
    password,
    createdAt: known?.createdAt ?? now(),
  }
  if (known === undefined) await accountRepository.add(connection, administrator)
  else await accountRepository.change(connection, known._id, { name, password })
  return administrator
}

export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase()
}

export function describeAdministrator({ _id, name, email }: Administrator): Administrator {
  return { _id, name, email }
}
