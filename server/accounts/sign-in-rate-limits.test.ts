import { beforeEach, expect, it } from 'vitest'
import { databaseForEachTest, itOnSqlite } from '../../tests/helpers/test-database.ts'
import { connectDatabase } from '../db/database.ts'
import { minute } from '../kernel/clock.ts'
import { createSignInLimits, type SignInLimits } from './sign-in-rate-limits.ts'

const account = 'asha@example.com'

const open = databaseForEachTest()
let limits: SignInLimits
beforeEach(() => {
  limits = createSignInLimits(open.database)
})

const refused = { status: 429, message: 'Too many attempts. Please wait 15 minutes and try again.' }
const counts = () => open.database.selectFrom('sign_in_count').selectAll().orderBy('key').execute()

async function fail(times: number, address = '192.0.2.1', isKnown = false): Promise<void> {
  for (let tries = 0; tries < times; tries++) await limits.count(account, address, isKnown)
}

it('counts attempts across restarts and processes', async () => {
  await fail(5)
  const other = connectDatabase(open.place)
  for (let tries = 0; tries < 5; tries++)
    await createSignInLimits(other).count(account, '192.0.2.1', false)
  await other.destroy()
  await expect(limits.count(account, '192.0.2.1', true)).rejects.toMatchObject(refused)
  await open.database.destroy()
  open.database = connectDatabase(open.place)
  limits = createSignInLimits(open.database)
  await expect(limits.count(account, '192.0.2.1', true)).rejects.toMatchObject(refused)
  await limits.count(account, '192.0.2.2', true)
})

it('enforces the rate limit for concurrent attempts', async () => {
  const tries = Array.from({ length: 40 }, () => limits.count(account, '192.0.2.1', false))
  const results = await Promise.allSettled(tries)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
})

itOnSqlite('writes nothing to the database for attempts over the limit', async () => {
  await fail(10)
  const before = await counts()
  await Promise.allSettled(Array.from({ length: 20 }, () => fail(1)))
  expect(await counts()).toEqual(before)
  expect(() => limits.refuseKnown(account, '192.0.2.1')).toThrow(refused.message)
  expect(() => limits.refuseKnown(account, '192.0.2.2')).not.toThrow()
})

itOnSqlite('rejects an address after fifty attempts on any accounts, but no other', async () => {
  const attempt = (account: string, address: string) => limits.count(account, address, false)
  for (let number = 0; number < 50; number++)
    await attempt(`nobody${number}@example.com`, '192.0.2.1')
  await expect(attempt(account, '192.0.2.1')).rejects.toMatchObject(refused)
  await attempt(account, '192.0.2.2')
})

itOnSqlite('rejects unknown clients after 100 attempts on an account, not known ones', async () => {
  for (let from = 1; from <= 100; from++) await fail(1, `198.51.100.${from}`)
  await expect(limits.count(account, '192.0.2.1', false)).rejects.toMatchObject(refused)
  await limits.count(account, '192.0.2.1', true)
  await limits.count('ravi@example.com', '192.0.2.1', false)
})

it('rolls back the count of a successful attempt', async () => {
  for (let times = 0; times < 30; times++)
    await limits.rollBack(open.database, await limits.count(account, '192.0.2.1', false))
  await fail(10)
})

it('resets expired counters and deletes their rows', async () => {
  await fail(10)
  const over = new Date(Date.now() - minute).toISOString()
  await open.database.updateTable('sign_in_count').set({ endsAt: over }).execute()
  await fail(1, '192.0.2.9')
  expect(await counts()).toHaveLength(3)
  await fail(9)
})
