import { Secret, TOTP } from 'otpauth'
import { afterEach, expect, it, vi } from 'vitest'
import { openDatabase } from '../../server/db/database.ts'
import { variantJobs } from '../../server/db/variant-job-repository.ts'
import { day } from '../../server/kernel/clock.ts'
import { administrator, catalogueForEachTest } from '../helpers/catalogue.ts'
import { photograph } from '../helpers/media.ts'

const { email, password } = administrator

const shop = catalogueForEachTest()
afterEach(() => void vi.useRealTimers())

function setBack(days: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - days * day })
}

it('sessions, versions, history and media survive a clock that is set back by a year', async () => {
  const { _id } = await shop.addCategory('Before')
  const path = `/ourCategories/${_id}`
  setBack(365)
  expect((await shop.call('GET', '/admin/me')).status).toBe(200)
  const headers = { 'if-match': '"1"' }
  const changed = await shop.call('PUT', path, { json: { name: 'After' }, headers })
  expect([changed.status, changed.body.categoryData.version]).toEqual([200, 2])
  expect((await shop.call('PUT', path, { json: { name: 'Late' }, headers })).status).toBe(409)
  const { revisions } = (await shop.call('GET', `${path}/history`)).body
  expect(revisions.map(({ version }: { version: number }) => version)).toEqual([2, 1])
  await shop.addCategory('Next', { image: await photograph('#222222') })
  const { media } = await shop.files()
  expect(await shop.services.sweep()).toBe(0)
  expect((await shop.files()).media).toEqual(media)
  const list = (await shop.call('GET', '/ourCategories')).body.categoryData
  expect(list.map(({ name }: { name: string }) => name)).toEqual(['After', 'Next'])
})

it('a clock that is set back by a year lifts the sign-in rate limit', async () => {
  const signIn = (given: string) =>
    shop.call('POST', '/admin/login', { token: null, json: { email, password: given } })
  for (let tries = 0; tries < 10; tries += 1) await signIn('not-the-one')
  expect((await signIn(password)).status).toBe(429)
  setBack(365)
  expect((await signIn(password)).status).toBe(200)
})

it('accepts a two-factor code, once, after the clock is set back by a year', async () => {
  const begun = await shop.call('POST', '/admin/second-factor', {
    json: { currentPassword: password },
  })
  const totp = new TOTP({ secret: Secret.fromBase32(begun.body.secret) })
  const code = () => totp.generate()
  expect((await shop.call('PUT', '/admin/second-factor', { json: { code: code() } })).status).toBe(
    200,
  )
  setBack(365)
  const signIn = () =>
    shop.call('POST', '/admin/login', { token: null, json: { email, password, code: code() } })
  expect((await signIn()).status).toBe(200)
  expect((await signIn()).status).toBe(401)
})

it('claims pending image variant jobs after the clock is set back by a year', async () => {
  await shop.addCategory('Swings')
  setBack(365)
  const database = openDatabase(shop.dataDir)
  expect(await variantJobs.claim(database)).toMatchObject({ stage: 'avif' })
  expect(await variantJobs.claim(database)).toBeUndefined()
  await database.destroy()
})
