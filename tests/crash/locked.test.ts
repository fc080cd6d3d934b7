import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { catalogueForEachTest } from '../helpers/catalogue.ts'

const shop = catalogueForEachTest()
/** Another connection, as of a backup or an SQL client. */
let other: DatabaseSync
beforeEach(() => {
  other = new DatabaseSync(join(shop.dataDir, 'catalogue.sqlite'))
  other.exec('begin immediate')
})
afterEach(() => {
  vi.useRealTimers()
  other.close()
})

const add = () => shop.call('POST', '/ourCategoriesItems/add', { json: { name: 'Jhoola' } })

it('answers reads while the database is locked, and writes when it is unlocked', async () => {
  const writes = [add(), add()]
  for (const path of ['/ourCategories', '/admin/me'])
    expect((await shop.call('GET', path)).status).toBe(200)
  other.exec('rollback')
  expect((await Promise.all(writes)).map(({ status }) => status)).toEqual([201, 201])
})

it('answers writes with 503 once the database has been locked for seconds', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const login = { email: 'b@example.com', password: 'long-enough' }
  const writes = [
    add(),
    shop.call('PUT', '/settings', { json: { brandName: 'Zula' } }),
    shop.call('POST', '/admin/login', { json: login }),
  ]
  await shop.call('GET', '/ourCategories')
  let isWaiting = true
  const answers = Promise.all(writes).finally(() => {
    isWaiting = false
  })
  while (isWaiting) {
    vi.advanceTimersByTime(1_000)
    await setTimeout(10)
  }
  for (const { status, headers, body } of await answers) {
    expect([status, headers['retry-after']]).toEqual([503, '5'])
    expect(body.message).toBe(
      'The database is locked by another program, so nothing was saved. Please try again.',
    )
  }
  other.exec('rollback')
  expect((await shop.call('GET', '/ourCategoriesItems')).body.total).toBe(0)
})
