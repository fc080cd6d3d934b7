import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createServices, type Services } from '../services.ts'

let dataDir: string
let services: Services
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'catalogue-'))
  services = await createServices({ dataDir })
})
afterEach(async () => {
  await services.close()
  await rm(dataDir, { recursive: true, force: true })
})

it('makes the first administrator by the newest link only', async () => {
  const { accounts } = services
  const old = (await accounts.beginSetup()) ?? ''
  const token = (await accounts.beginSetup()) ?? ''
  await expect(
    accounts.completeSetup(old, 'A', 'a@example.com', 'long-enough'),
  ).rejects.toMatchObject({ status: 404 })
  const { admin } = await accounts.completeSetup(token, 'A', 'a@example.com', 'long-enough')
  expect(admin.email).toBe('a@example.com')
  await expect(
    accounts.completeSetup(token, 'B', 'b@example.com', 'long-enough'),
  ).rejects.toMatchObject({ status: 404 })
  expect(await accounts.beginSetup()).toBeNull()
})

it('keeps no token and no password in a readable form', async () => {
  const { accounts } = services
  await accounts.create('A', 'a@example.com', 'long-enough')
  const { token } = await accounts.signIn('a@example.com', 'long-enough', '192.0.2.1')
  await services.close()
  const { readFile } = await import('node:fs/promises')
  const bytes = await readFile(join(dataDir, 'catalogue.sqlite'))
  expect(bytes.includes(token)).toBe(false)
  expect(bytes.includes('long-enough')).toBe(false)
  services = await createServices({ dataDir })
})

it('lets somebody who forgot the password choose a new one, once, and ends the earlier sessions', async () => {
  const { accounts } = services
  await accounts.create('A', 'a@example.com', 'forgotten-one')
  const before = await accounts.signIn('a@example.com', 'forgotten-one', '192.0.2.1')
  const old = await accounts.beginReset('a@example.com')
  const { token, expiresAt } = await accounts.beginReset(' A@Example.com ')
  expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now())
  expect(await accounts.authenticate(before.token)).not.toBeNull()
  await expect(accounts.acceptInvitation(old.token, '', 'chosen-anew')).rejects.toMatchObject({
    status: 404,
  })
  const { admin } = await accounts.acceptInvitation(token, '', 'chosen-anew')
  expect(admin).toEqual(before.admin)
  expect(await accounts.authenticate(before.token)).toBeNull()
  await accounts.signIn('a@example.com', 'chosen-anew', '192.0.2.1')
  await expect(accounts.acceptInvitation(token, '', 'once-more')).rejects.toMatchObject({
    status: 404,
  })
  await expect(accounts.beginReset('b@example.com')).rejects.toMatchObject({
    status: 404,
    message: 'Administrator not found',
  })
})

it('forgets a reset when the password is changed meanwhile', async () => {
  const { accounts } = services
  const { _id } = await accounts.create('A', 'a@example.com', 'remembered')
  const { token } = await accounts.beginReset('a@example.com')
  await accounts.changePassword(_id, 'remembered', 'another-one', '192.0.2.1')
  await expect(accounts.acceptInvitation(token, '', 'taken-over')).rejects.toMatchObject({
    status: 404,
  })
})
