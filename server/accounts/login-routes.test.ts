import { expect, it } from 'vitest'
import { administrator, catalogueForEachTest } from '../../tests/helpers/catalogue.ts'
import { namesOf } from '../../tests/helpers/names.ts'
import { createTestDatabase } from '../../tests/helpers/test-database.ts'
import { createApp } from '../app/app.ts'
import { readConfig } from '../app/config.ts'
import { createServices } from '../app/services.ts'

const shop = catalogueForEachTest({ PUBLIC_URL: 'https://shop.example' })

const { email, password } = administrator

const signIn = (json: unknown) => shop.call('POST', '/admin/login', { token: null, json })

it('signs in, returns the current user, and signs out', async () => {
  const { status, body } = await signIn({ email: ` ${email.toUpperCase()} `, password })
  expect(status).toBe(200)
  expect(body).toEqual({
    token: expect.any(String),
    admin: { _id: expect.any(String), name: 'Asha Mehta', email, role: 'owner', language: null },
  })
  const { token } = body
  expect((await shop.call('GET', '/admin/me', { token })).body).toEqual({ admin: body.admin })
  expect((await shop.call('POST', '/admin/logout', { token })).status).toBe(204)
  expect((await shop.call('GET', '/admin/me', { token })).status).toBe(401)
})

it('stores the admin language of an account, and returns 422 for an unknown one', async () => {
  const write = (language: unknown) => shop.call('PUT', '/admin/me', { json: { language } })
  const { status, body } = await write('gu')
  const admin = { name: 'Asha Mehta', email, role: 'owner', language: 'gu' }
  expect([status, body]).toMatchObject([200, { message: expect.any(String), admin }])
  for (const language of ['mr', 'GU', '', null, undefined, 7])
    expect(await write(language)).toMatchObject({
      status: 422,
      body: { errors: { language: expect.any(String) } },
    })
  expect((await signIn({ email, password })).body.admin).toMatchObject(admin)
})

it('returns 422 with the validation messages of the sign-in form', async () => {
  const empty = await signIn({})
  expect(empty.status).toBe(422)
  expect(empty.body.errors).toEqual({
    email: 'The email field is required.',
    password: 'The password field is required.',
  })
  expect((await signIn({ email: 'nobody', password: '12345' })).body.errors).toEqual({
    email: 'Please enter a valid email address.',
    password: 'Password must be at least 6 characters long.',
  })
})

it('returns the same 401 for a wrong password and an unknown email', async () => {
  const wrong = await signIn({ email, password: 'not-the-one' })
  const unknown = await signIn({ email: 'nobody@example.com', password: 'not-the-one' })
  expect([wrong.status, unknown.status]).toEqual([401, 401])
  expect(wrong.body.message).toBe(unknown.body.message)
})

it('changes the password and ends every session of the account', async () => {
  const { body: other } = await signIn({ email, password })
  const change = (currentPassword: string, newPassword: string) =>
    shop.call('PUT', '/admin/password', { json: { currentPassword, newPassword } })
  for (const [current, chosen, field] of [
    ['x', 'long-enough', 'currentPassword'],
    [password, 'short', 'newPassword'],
  ] as const) {
    const { status, body } = await change(current, chosen)
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  }
  const { status, body } = await change(password, 'long-enough')
  expect(status).toBe(200)
  const statusOf = async (token?: string) => (await shop.call('GET', '/admin/me', { token })).status
  expect([await statusOf(other.token), await statusOf(), await statusOf(body.token)]).toEqual([
    401, 401, 200,
  ])
  expect((await signIn({ email, password: 'long-enough' })).status).toBe(200)
})

const ravi = { name: 'Ravi', email: 'ravi@example.com' }

/** Invites Ravi; returns the path that accepts the invitation. */
async function invite(): Promise<string> {
  const { status, body } = await shop.call('POST', '/admin/users', { json: ravi })
  const { url } = body.invitation
  expect([status, url]).toEqual([
    201,
    expect.stringMatching(/^https:\/\/shop\.example\/admin\/invitations\/[\w-]{43}$/),
  ])
  return `/admin/invitations/${url.split('/').at(-1)}`
}
const accept = (path: string, password: string) =>
  shop.call('POST', path, { token: null, json: { password } })

it('invites an administrator by a single-use link', async () => {
  const path = await invite()
  expect((await signIn({ email: ravi.email, password: '' })).status).toBe(422)
  const json = { name: 'x'.repeat(501), password: 'ravis-password' }
  const refused = await shop.call('POST', path, { token: null, json })
  expect(refused.body.errors).toEqual({ name: 'must be at most 500 characters' })
  const accepted = await accept(path, 'ravis-password')
  expect([accepted.status, accepted.body.admin]).toMatchObject([200, ravi])
  expect((await accept(path, 'again-and-again')).status).toBe(404)
  expect((await signIn({ email: ravi.email, password: 'ravis-password' })).status).toBe(200)
  const again = await shop.call('POST', '/admin/users', { json: ravi })
  expect([again.status, Object.keys(again.body.errors)]).toEqual([422, ['email']])
})

it('removes an administrator and their sessions, and returns 409 for yourself', async () => {
  const { body } = await accept(await invite(), 'ravis-password')
  const { users } = await shop.read('/admin/users')
  expect(namesOf(users)).toEqual(['Ravi', 'Asha Mehta'])
  const remove = async (id: string) => (await shop.call('DELETE', `/admin/users/${id}`)).status
  expect(await remove(users[1]._id)).toBe(409)
  expect(await remove(body.admin._id)).toBe(200)
  expect((await shop.call('GET', '/admin/me', { token: body.token })).status).toBe(401)
  expect(await remove(body.admin._id)).toBe(404)
})

it.each([
  ['Europe/Lisbon', 'Europe/Lisbon'],
  ['Nowhere/Land', 'Asia/Kolkata'],
])('sets the shop’s time zone from the browser at setup: %s', async (timeZone, kept) => {
  const place = await createTestDatabase()
  const services = await createServices(place)
  const app = createApp(readConfig({ LOG_LEVEL: 'silent' }), services, null)
  const link = await services.accounts.startSetup()
  const payload = { name: 'Asha', email, password: 'long-enough', timeZone }
  const setUp = await app.inject({ method: 'POST', url: `/api/admin/setup/${link}`, payload })
  expect(setUp.statusCode).toBe(200)
  expect((await app.inject('/api/settings')).json().settingsData.timeZone).toBe(kept)
  await app.close()
  await services.close()
  await place.remove()
})

it('returns 429 after ten wrong current passwords in a password change', async () => {
  const guess = async () => {
    const json = { currentPassword: 'guessed', newPassword: 'long-enough' }
    return (await shop.call('PUT', '/admin/password', { json })).status
  }
  for (let tries = 0; tries < 10; tries += 1) expect(await guess()).toBe(422)
  expect(await guess()).toBe(429)
})
