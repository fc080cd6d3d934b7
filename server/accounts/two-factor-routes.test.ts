import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { administrator, catalogueForEachTest } from '../../tests/helpers/catalogue.ts'
import { createApp } from '../app/app.ts'
import { readConfig } from '../app/config.ts'
import { createServices } from '../app/services.ts'

const { email, password } = administrator
const path = '/admin/second-factor'

const shop = catalogueForEachTest()
beforeEach(async () => {
  // Five seconds into a 30-second TOTP step, so that codes stay the same during the test.
  vi.setSystemTime(Math.floor(Date.now() / 30_000) * 30_000 + 5_000)
})
afterEach(() => void vi.useRealTimers())

function codeOf(secret: string, steps = 0): string {
  const timestamp = Date.now() + steps * 30_000
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
}

const signIn = (code?: string) =>
  shop.call('POST', '/admin/login', { token: null, json: { email, password, code } })
const begin = (currentPassword = password) => shop.call('POST', path, { json: { currentPassword } })
const confirm = (code: string) => shop.call('PUT', path, { json: { code } })

async function turnOn() {
  const { secret } = (await begin()).body
  const { body } = await confirm(codeOf(secret, -1))
  return { secret, codes: body.recoveryCodes as string[] }
}

it('requires a two-factor code at sign-in only after the setup is confirmed by a code', async () => {
  const wrong = await begin('not-the-one')
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['currentPassword']])
  const begun = await begin()
  expect(begun.status).toBe(201)
  expect(begun.body.url).toContain(`secret=${begun.body.secret}`)
  expect((await signIn()).status).toBe(200)
  const mistyped = await confirm('000000')
  expect([mistyped.status, Object.keys(mistyped.body.errors)]).toEqual([422, ['code']])
  const { status, body } = await confirm(codeOf(begun.body.secret))
  expect([status, new Set(body.recoveryCodes).size]).toEqual([200, 10])
  expect((await shop.read(path)).secondFactor).toEqual({ active: true, recoveryCodes: 10 })
  expect((await shop.call('GET', '/admin/me')).status).toBe(200)
  const asked = await signIn()
  const errors = { code: 'Please enter the code from your app.' }
  expect([asked.status, asked.body.errors]).toEqual([401, errors])
  expect((await begin()).status).toBe(409)
})

it('accepts each TOTP code and each recovery code only once', async () => {
  const { secret, codes } = await turnOn()
  expect((await signIn(codeOf(secret, -1))).status).toBe(401)
  expect((await signIn(` ${codeOf(secret).replace(/(...)/, '$1 ')} `)).status).toBe(200)
  expect((await signIn(codeOf(secret))).status).toBe(401)
  expect((await signIn(codeOf(secret, 5))).status).toBe(401)
  expect((await signIn(codes[0]?.toUpperCase().replaceAll('-', ' '))).status).toBe(200)
  expect((await signIn(codes[0])).status).toBe(401)
  expect((await shop.read(path)).secondFactor.recoveryCodes).toBe(9)
})

it('returns 401 without a code error for a wrong password, and 429 after too many wrong codes', async () => {
  await turnOn()
  const json = { email, password: 'not-the-one', code: '123456' }
  const { status, body } = await shop.call('POST', '/admin/login', { token: null, json })
  expect([status, body.errors]).toEqual([401, undefined])
  // Sign-ins without a code do not count.
  for (let tries = 0; tries < 3; tries++) expect((await signIn()).status).toBe(401)
  for (let tries = 0; tries < 9; tries++) expect((await signIn('000000')).status).toBe(401)
  expect((await signIn('000000')).status).toBe(429)
})

it('turns two-factor off with the password, and after a password reset', async () => {
  await turnOn()
  const turnOff = async (currentPassword: string) =>
    (await shop.call('POST', `${path}/end`, { json: { currentPassword } })).status
  expect([await turnOff('wrong-one'), await turnOff(password)]).toEqual([422, 200])
  expect((await signIn()).status).toBe(200)

  await turnOn()
  expect((await signIn()).status).toBe(401)
  const { token } = await shop.services.accounts.startPasswordReset(email)
  expect((await signIn()).status).toBe(401)
  await shop.call('POST', `/admin/invitations/${token}`, { token: null, json: { password } })
  expect((await signIn()).status).toBe(200)
})

it('encrypts the secret in the database, and one that an earlier version stored in plain text', async () => {
  const { secret } = await turnOn()
  const stored = () => {
    const database = new DatabaseSync(join(shop.dataDir, 'catalogue.sqlite'))
    const row = database.prepare('select secret from second_factor').get()
    database.close()
    return String(row?.secret)
  }
  expect(stored()).not.toContain(secret)
  const database = new DatabaseSync(join(shop.dataDir, 'catalogue.sqlite'))
  database.prepare('update second_factor set secret = ?').run(secret)
  database.close()
  const again = await createServices({ dataDir: shop.dataDir })
  await again.close()
  expect(stored()).not.toContain(secret)
  expect((await signIn(codeOf(secret))).status).toBe(200)
})

it('returns 401 for codes after the secret key changed, but accepts recovery codes', async () => {
  const { secret, codes } = await turnOn()
  const other = { dataDir: shop.dataDir, secretKey: 'another-key-than-the-one-that-was-there' }
  const services = await createServices(other)
  const app = createApp(readConfig({ LOG_LEVEL: 'silent' }), services, null)
  const tryCode = (code: string | undefined) =>
    app.inject({ method: 'POST', url: '/api/admin/login', payload: { email, password, code } })
  const refused = await tryCode(codeOf(secret))
  expect([refused.statusCode, refused.json().errors.code]).toEqual([
    401,
    expect.stringContaining('can no longer check codes'),
  ])
  expect((await tryCode(undefined)).statusCode).toBe(401)
  expect((await tryCode(codes[0])).statusCode).toBe(200)
  await app.close()
  await services.close()
})
