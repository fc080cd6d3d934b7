import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  administrator,
  createTestCatalogue,
  type TestCatalogue,
} from '../../tests/helpers/catalogue.ts'
import { namesOf } from '../../tests/helpers/names.ts'
import { createTestDatabase } from '../../tests/helpers/test-database.ts'
import { createApp } from '../app/app.ts'
import { readConfig } from '../app/config.ts'
import { createServices } from '../app/services.ts'

let shop: TestCatalogue
beforeEach(async () => {
  shop = await createTestCatalogue({ PUBLIC_URL: 'https://shop.example' })
})
afterEach(() => shop.close())

const { email, password } = administrator

function signIn(json: unknown, address = '192.0.2.9') {
  return shop.call('POST', '/admin/login', {
    token: null,
    json,
    headers: { 'x-forwarded-for': address },
  })
}

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
  const admin = { _id: expect.any(String), name: 'Asha Mehta', email, role: 'owner' }
  const changed = await shop.call('PUT', '/admin/me', { json: { language: 'gu' } })
  expect(changed.status).toBe(200)
  expect(changed.body).toEqual({
    message: expect.any(String),
    admin: { ...admin, language: 'gu' },
  })
  expect((await shop.read('/admin/me')).admin.language).toBe('gu')
  expect((await signIn({ email, password })).body.admin.language).toBe('gu')
  for (const language of ['mr', 'GU', '', null, undefined, 7]) {
    const refused = await shop.call('PUT', '/admin/me', { json: { language } })
    expect(refused.status).toBe(422)
    expect(refused.body.errors).toEqual({ language: expect.any(String) })
  }
  expect((await shop.read('/admin/me')).admin.language).toBe('gu')
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
  const wrong = await shop.call('PUT', '/admin/password', {
    json: { currentPassword: 'x', newPassword: 'long-enough' },
  })
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['currentPassword']])
  const short = await shop.call('PUT', '/admin/password', {
    json: { currentPassword: password, newPassword: 'short' },
  })
  expect([short.status, Object.keys(short.body.errors)]).toEqual([422, ['newPassword']])
  const { status, body } = await shop.call('PUT', '/admin/password', {
    json: { currentPassword: password, newPassword: 'long-enough' },
  })
  expect(status).toBe(200)
  expect((await shop.call('GET', '/admin/me', { token: other.token })).status).toBe(401)
  expect((await shop.call('GET', '/admin/me')).status).toBe(401)
  expect((await shop.call('GET', '/admin/me', { token: body.token })).status).toBe(200)
  expect((await signIn({ email, password: 'long-enough' })).status).toBe(200)
})

it('invites an administrator by a single-use link', async () => {
  const invited = await shop.call('POST', '/admin/users', {
    json: { name: 'Ravi', email: 'ravi@example.com' },
  })
  expect(invited.status).toBe(201)
  const { url } = invited.body.invitation
  expect(url).toMatch(/^https:\/\/shop\.example\/admin\/invitations\/[\w-]{43}$/)
  const path = `/admin/invitations/${url.split('/').at(-1)}`
  expect((await signIn({ email: 'ravi@example.com', password: '' })).status).toBe(422)
  const accepted = await shop.call('POST', path, {
    token: null,
    json: { password: 'ravis-password' },
  })
  expect(accepted.status).toBe(200)
  expect(accepted.body.admin).toEqual(
    expect.objectContaining({ name: 'Ravi', email: 'ravi@example.com' }),
  )
  expect(
    (await shop.call('POST', path, { token: null, json: { password: 'again-and-again' } })).status,
  ).toBe(404)
  expect((await signIn({ email: 'ravi@example.com', password: 'ravis-password' })).status).toBe(200)
  const again = await shop.call('POST', '/admin/users', {
    json: { name: 'Ravi', email: 'ravi@example.com' },
  })
  expect([again.status, Object.keys(again.body.errors)]).toEqual([422, ['email']])
})

it('removes an administrator and their sessions, and returns 409 for yourself and the last one', async () => {
  const { body } = await shop.call('POST', '/admin/users', {
    json: { name: 'Ravi', email: 'ravi@example.com' },
  })
  const path = `/admin/invitations/${body.invitation.url.split('/').at(-1)}`
  const ravi = await shop.call('POST', path, { token: null, json: { password: 'ravis-password' } })
  const users = (await shop.read('/admin/users')).users
  expect(namesOf(users)).toEqual(['Ravi', 'Asha Mehta'])
  const oneself = users[1]._id
  const removeOneself = () => shop.call('DELETE', `/admin/users/${oneself}`)
  expect((await removeOneself()).status).toBe(409)
  expect((await shop.call('DELETE', `/admin/users/${ravi.body.admin._id}`)).status).toBe(200)
  expect((await shop.call('GET', '/admin/me', { token: ravi.body.token })).status).toBe(401)
  expect((await shop.call('DELETE', `/admin/users/${ravi.body.admin._id}`)).status).toBe(404)
  expect((await removeOneself()).status).toBe(409)
  await expect(shop.services.accounts.remove(oneself, ravi.body.admin._id)).rejects.toMatchObject({
    status: 409,
    message: 'The last administrator cannot be removed.',
  })
  expect((await shop.call('GET', '/admin/me')).status).toBe(200)
})

it('sets the shop’s time zone from the browser at setup, if it is valid', async () => {
  for (const [timeZone, kept] of [
    ['Europe/Lisbon', 'Europe/Lisbon'],
    ['Nowhere/Land', 'Asia/Kolkata'],
    [7, 'Asia/Kolkata'],
    [undefined, 'Asia/Kolkata'],
  ]) {
    const place = await createTestDatabase()
    const services = await createServices(place)
    const app = createApp(readConfig({ LOG_LEVEL: 'silent' }), services, null)
    const link = await services.accounts.startSetup()
    const payload = { name: 'Asha', email, password: 'long-enough', timeZone }
    const setUp = await app.inject({ method: 'POST', url: `/api/admin/setup/${link}`, payload })
    expect(setUp.statusCode).toBe(200)
    const { settingsData } = (await app.inject('/api/settings')).json()
    expect([timeZone, settingsData.timeZone]).toEqual([timeZone, kept])
    await app.close()
    await services.close()
    await place.remove()
  }
})

it('creates no setup link once an administrator exists, and returns 404 for a guessed one', async () => {
  expect(await shop.services.accounts.startSetup()).toBeNull()
  const json = { name: 'Mallory', email: 'mallory@example.com', password: 'long-enough' }
  expect((await shop.call('POST', '/admin/setup/guess', { token: null, json })).status).toBe(404)
})

it('returns 429 after ten wrong current passwords in a password change', async () => {
  const guess = async () => {
    const json = { currentPassword: 'guessed', newPassword: 'long-enough' }
    return (await shop.call('PUT', '/admin/password', { json })).status
  }
  for (let tries = 0; tries < 10; tries += 1) expect(await guess()).toBe(422)
  expect(await guess()).toBe(429)
})
