import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  createTestDatabase,
  itOnSqlite,
  type TestDatabase,
} from '../../tests/helpers/test-database.ts'
import { createServices, type Services } from '../app/services.ts'
import { connectDatabase, type Database } from '../db/database.ts'
import { accountRepository } from './account-repository.ts'
import { hashPassword } from './password-hashing.ts'

let place: TestDatabase
let services: Services
let database: Database
beforeEach(async () => {
  place = await createTestDatabase()
  services = await createServices(place)
  database = connectDatabase(place)
})
afterEach(async () => {
  await database.destroy()
  await services.close()
  await place.remove()
})

const notFound = { status: 404 }

it('accepts only the newest setup link for the first administrator, and only once', async () => {
  const { accounts } = services
  const old = (await accounts.startSetup()) ?? ''
  const token = (await accounts.startSetup()) ?? ''
  const complete = (token: string) =>
    accounts.completeSetup(token, 'A', 'a@example.com', 'long-enough')
  await expect(complete(old)).rejects.toMatchObject(notFound)
  expect((await complete(token)).admin.email).toBe('a@example.com')
  await expect(complete(token)).rejects.toMatchObject(notFound)
  expect(await accounts.startSetup()).toBeNull()
})

itOnSqlite('rejects a setup link once an administrator exists', async () => {
  const { accounts } = services
  const link = (await accounts.startSetup()) ?? ''
  await accounts.create('A', 'a@example.com', 'long-enough')
  const made = accounts.completeSetup(link, 'E', 'e@example.com', 'long-enough')
  await expect(made).rejects.toMatchObject(notFound)
  expect((await accounts.list()).map(({ name }) => name)).toEqual(['A'])
})

// Reads the raw database file.
itOnSqlite('stores no session token or password in plain text', async () => {
  const { accounts } = services
  await accounts.create('A', 'a@example.com', 'long-enough')
  const { token } = await accounts.signIn('a@example.com', 'long-enough', '192.0.2.1')
  await services.close()
  const { readFile } = await import('node:fs/promises')
  const bytes = await readFile(join(place.dataDir, 'catalogue.sqlite'))
  expect(bytes.includes(token)).toBe(false)
  expect(bytes.includes('long-enough')).toBe(false)
  services = await createServices(place)
})

it('resets a forgotten password by a single-use link and ends earlier sessions', async () => {
  const { accounts } = services
  await accounts.create('A', 'a@example.com', 'forgotten-one')
  const before = await accounts.signIn('a@example.com', 'forgotten-one', '192.0.2.1')
  const old = await accounts.startPasswordReset('a@example.com')
  const { token, expiresAt } = await accounts.startPasswordReset(' A@Example.com ')
  expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now())
  expect(await accounts.authenticate(before.token)).not.toBeNull()
  const accept = (token: string) => accounts.acceptInvitation(token, '', 'chosen-anew')
  await expect(accept(old.token)).rejects.toMatchObject(notFound)
  expect((await accept(token)).admin).toEqual(before.admin)
  expect(await accounts.authenticate(before.token)).toBeNull()
  await accounts.signIn('a@example.com', 'chosen-anew', '192.0.2.1')
  await expect(accept(token)).rejects.toMatchObject(notFound)
  await expect(accounts.startPasswordReset('b@example.com')).rejects.toMatchObject({
    status: 404,
    message: 'Administrator not found',
  })
})

itOnSqlite('invalidates a password reset link when the password changes', async () => {
  const { accounts } = services
  const { _id } = await accounts.create('A', 'a@example.com', 'remembered')
  const { token } = await accounts.startPasswordReset('a@example.com')
  await accounts.changePassword(_id, 'remembered', 'another-one', '192.0.2.1')
  const accepting = accounts.acceptInvitation(token, '', 'taken-over')
  await expect(accepting).rejects.toMatchObject(notFound)
})

it('rejects a sign-in when the password changes during hash comparison', async () => {
  const { accounts } = services
  const { _id } = await accounts.create('A', 'a@example.com', 'long-enough')
  // Opens the connection first: connecting must not delay the password change.
  await accountRepository.find(database, _id)
  const password = await hashPassword('another-one')
  const trying = accounts.signIn('a@example.com', 'long-enough', '192.0.2.1')
  const failing = expect(trying).rejects.toMatchObject({ status: 401 })
  await accountRepository.change(database, _id, { password })
  await failing
})

it('rejects a sign-in when the account is removed during hash comparison', async () => {
  const { accounts } = services
  await accounts.create('A', 'a@example.com', 'long-enough')
  const { _id } = await accounts.create('B', 'b@example.com', 'long-enough')
  const trying = accounts.signIn('b@example.com', 'long-enough', '192.0.2.1')
  const failing = expect(trying).rejects.toMatchObject({ status: 401 })
  await accounts.remove(_id, 'somebody')
  await failing
})

itOnSqlite('rejects creating a password reset link for your own account', async () => {
  const { _id } = await services.accounts.create('A', 'a@example.com', 'long-enough')
  const starting = services.accounts.startPasswordResetFor(_id, _id)
  await expect(starting).rejects.toMatchObject({ status: 409 })
})

itOnSqlite('does not hash the password for an unknown invitation or setup token', async () => {
  const { accounts } = services
  const hashing = await processorOf(async () => {
    for (let tries = 0; tries < 2; tries++)
      await accounts.signIn('a@example.com', 'long-enough', '192.0.2.1').catch(() => {})
  })
  const guessing = await processorOf(async () => {
    for (let tries = 0; tries < 50; tries++) {
      await accounts.acceptInvitation('guess', '', 'long-enough').catch(() => {})
      await accounts.completeSetup('guess', 'A', 'a@example.com', 'long-enough').catch(() => {})
    }
  })
  expect(guessing / 100).toBeLessThan(hashing / 2 / 3)
})

it('works as long on a wrong password for an unknown account as for a known one', async () => {
  const { accounts } = services
  await accounts.create('A', 'a@example.com', 'long-enough')
  const failAs = (email: string) =>
    processorOf(async () => {
      await accounts.signIn(email, 'not-the-one', '192.0.2.1').catch(() => {})
    })
  const known: number[] = []
  const unknown: number[] = []
  // Other work of the process, such as collecting garbage, counts too.
  for (let tries = 0; tries < 3; tries++) {
    known.push(await failAs('a@example.com'))
    unknown.push(await failAs('nobody@example.com'))
  }
  expect(Math.max(...unknown)).toBeGreaterThan(Math.min(...known) / 2)
})

it('rejects unknown clients while the queue of password checks is full, not known ones', async () => {
  const { accounts } = services
  const signInFrom = (address: string) => accounts.signIn('a@example.com', 'long-enough', address)
  await accounts.create('A', 'a@example.com', 'long-enough')
  await signInFrom('192.0.2.1')
  const queued = Promise.all(Array.from({ length: 150 }, () => hashPassword('long-enough')))
  await expect(signInFrom('198.51.100.1')).rejects.toMatchObject({ status: 429 })
  await expect(signInFrom('192.0.2.1')).resolves.toMatchObject({ token: expect.any(String) })
  await queued
  await expect(signInFrom('198.51.100.1')).resolves.toMatchObject({ token: expect.any(String) })
})

it('keeps one owner under concurrent role changes and removals', async () => {
  const { accounts } = services
  const owners = await Promise.all(
    ['a', 'b', 'c'].map((name) => accounts.create(name, `${name}@example.com`, 'long-enough')),
  )
  await accounts.create('d', 'd@example.com', 'long-enough', 'editor')
  await accounts.invite('e', 'e@example.com', 'owner')
  const [first, ...others] = owners.map(({ _id }) => _id)
  const changes = [first, ...others].map((id = '') => accounts.changeRole(id, 'editor'))
  const removals = others.map((id) => accounts.remove(id, first ?? ''))
  const results = await Promise.allSettled([...changes, ...removals])
  expect(results.some(({ status }) => status === 'rejected')).toBe(true)
  const left = (await accounts.list()).filter(({ role, name }) => role === 'owner' && name !== 'e')
  expect(left).toHaveLength(1)
  const [{ _id = '' } = {}] = left
  await expect(accounts.changeRole(_id, 'editor')).rejects.toMatchObject({ status: 409 })
  await expect(accounts.remove(_id, 'somebody')).rejects.toMatchObject({
    status: 409,
    message: 'The last owner cannot be removed. Make another administrator an owner first.',
  })
})

/** CPU time of the work in microseconds. */
async function processorOf(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return user + system
}
