import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { administrator, catalogueForEachTest, signInEditor } from '../../tests/helpers/catalogue.ts'
import { connectDatabase } from '../db/database.ts'
import { hashToken } from '../kernel/secrets.ts'

const shop = catalogueForEachTest()

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.2 Mobile/15E148 Safari/604.1'

/** Signs the owner in again and returns the token. */
async function signIn(userAgent: string): Promise<string> {
  const { email, password } = administrator
  const sent = { json: { email, password }, headers: { 'user-agent': userAgent } }
  return (await shop.call('POST', '/admin/login', { token: null, ...sent })).body.token
}

async function statusOf(token: string): Promise<number> {
  return (await shop.call('GET', '/admin/me', { token })).status
}

it('lists the sessions of the account and ends one of them', async () => {
  const token = await signIn(phone)
  const editor = await signInEditor(shop)
  const body = await shop.read('/admin/sessions')
  const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
  const times = { _id: expect.any(String), createdAt: moment, lastUsedAt: moment }
  expect(body.sessions).toEqual([
    { ...times, device: 'Safari on iPhone', current: false },
    { ...times, device: '', current: true },
  ])
  expect(JSON.stringify(body)).not.toContain(hashToken(token))

  const path = `/admin/sessions/${body.sessions[0]._id}`
  expect((await shop.call('DELETE', path, { token: editor })).status).toBe(404)
  expect(await statusOf(token)).toBe(200)
  expect((await shop.call('DELETE', path)).status).toBe(200)
  expect(await statusOf(token)).toBe(401)
  expect((await shop.call('DELETE', path)).status).toBe(404)
  expect(await statusOf(shop.token)).toBe(200)
})

it('ends all other sessions of the account, but none of other accounts', async () => {
  const others = [await signIn(phone), await signIn('')]
  const editor = await signInEditor(shop)
  expect((await shop.call('DELETE', '/admin/sessions')).status).toBe(200)
  expect(await Promise.all(others.map(statusOf))).toEqual([401, 401])
  expect(await Promise.all([shop.token, editor].map(statusOf))).toEqual([200, 200])
  expect((await shop.read('/admin/sessions')).sessions).toHaveLength(1)
})

it('omits expired sessions from the list and returns 401 for their tokens', async () => {
  const tokens = [await signIn(phone), await signIn('')]
  const database = connectDatabase(shop.place)
  const long = '2020-01-01T00:00:00.000Z'
  for (const [index, over] of [{ usedAt: long }, { createdAt: long }].entries()) {
    const tokenHash = hashToken(tokens[index] ?? '')
    await database.updateTable('session').set(over).where('tokenHash', '=', tokenHash).execute()
  }
  await database.destroy()
  expect(await Promise.all(tokens.map(statusOf))).toEqual([401, 401])
  expect((await shop.read('/admin/sessions')).sessions).toHaveLength(1)
})

it('authenticates requests while the database is locked, and updates lastUsedAt later', async () => {
  const database = new DatabaseSync(join(shop.dataDir, 'catalogue.sqlite'))
  const before = new Date(Date.now() - 60 * 60_000).toISOString()
  database.prepare('update "session" set "usedAt" = ?').run(before)
  const lastUse = async () => (await shop.read('/admin/sessions')).sessions[0].lastUsedAt
  database.exec('begin immediate')
  expect(await lastUse()).toBe(before)
  database.exec('rollback')
  await expect.poll(lastUse).not.toBe(before)
  database.close()
})
