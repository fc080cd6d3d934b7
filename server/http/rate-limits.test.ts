import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { feedPaths } from '../../domain/shop/feeds.ts'
import { administrator, catalogueForAllTests } from '../../tests/helpers/catalogue.ts'
import { createSignInLimits } from '../accounts/sign-in-rate-limits.ts'
import { connectDatabase } from '../db/database.ts'
import { createFailureLimit, createRateLimit } from './rate-limits.ts'

/** Addresses of a network over its limit of reads, and of another. */
const [exhausted, neighbour, other] = ['2001:db8::1', '2001:db8::a:b:c:d', '2001:db8:0:1::1']

const shop = catalogueForAllTests({ READ_SECONDS: '1' })
beforeAll(async () => {
  await shop.call('PUT', '/settings', { json: { feeds: true } })
  for (let word = 0; (await read(`/api/ourCategoriesItems?q=jhoola${word}`)) !== 429; word++);
})

/** Requests an address from a client's IP address, as the server's socket reports it. */
async function read(url: string, remoteAddress = exhausted, host = 'one.example') {
  return (await shop.app.inject({ url, headers: { host }, remoteAddress })).statusCode
}

async function post(path: string, payload: object, remoteAddress: string): Promise<number> {
  const url = `/api${path}`
  const { statusCode } = await shop.app.inject({ method: 'POST', url, payload, remoteAddress })
  return statusCode
}

it('rate-limits reads per IPv6 /64 network', async () => {
  expect(await read('/api/ourCategoriesItems?q=teak', neighbour)).toBe(429)
  expect(await read('/api/ourCategoriesItems?q=teak', other)).toBe(200)
})

it('rate-limits sitemaps and feeds that are not cached, under any Host header', async () => {
  for (const url of ['/sitemap.xml', '/sitemap-0.xml', ...Object.values(feedPaths)]) {
    expect([url, await read(url)]).toEqual([url, 429])
    expect([url, await read(url, other)]).toEqual([url, 200])
    expect([url, await read(url, exhausted, 'two.example')]).toEqual([url, 429])
  }
  for (const url of ['/sitemap.xml', '/sitemap-0.xml'])
    expect([url, await read(url)]).toEqual([url, 200])
})

it('downloads a backup from an address over its limit: that is no read of a visitor', async () => {
  const { name } = await shop.services.backups.make('by-hand')
  const { body } = await shop.call('POST', `/backups/${name}/link`)
  expect(await read(body.url)).toBe(200)
})

it('rate-limits enquiries per IPv6 /64 network', async () => {
  const enquire = (address: string) => post('/orders', { source: 'header' }, address)
  for (let count = 0; count < 30; count++) expect(await enquire(`2001:db8::${count}`)).toBe(202)
  expect(await enquire(neighbour)).toBe(429)
  expect(await enquire(other)).toBe(202)
})

it('rate-limits failed sign-ins per IPv6 /64 network', async () => {
  const { email } = administrator
  const database = connectDatabase(shop.place)
  const limits = createSignInLimits(database)
  for (let count = 0; count < 9; count++) await limits.count(email, `2001:db8::${count}`, false)
  await database.destroy()
  const signIn = (from: string) => post('/admin/login', { email, password: 'not-mine' }, from)
  expect([await signIn(neighbour), await signIn(neighbour), await signIn(other)]).toEqual([
    401, 429, 401,
  ])
})

afterEach(() => void vi.useRealTimers())

/** Uses the given CPU time in a busy loop. */
async function toil(milliseconds: number): Promise<string> {
  const until = worked() + milliseconds * 1_000
  while (worked() < until);
  return 'done'
}

function worked(): number {
  const { user, system } = process.threadCpuUsage()
  return user + system
}

const refusal = {
  status: 429,
  message: expect.stringMatching(/Try again in \d+ seconds\.$/),
}

it('rejects an IP address over its CPU budget with 429 until the minute is over, but no other', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] })
  const rateLimit = createRateLimit(0.25)
  for (let times = 0; times < 2; times += 1) await rateLimit.run('192.0.2.1', () => toil(150))
  await expect(rateLimit.run('192.0.2.1', () => toil(0))).rejects.toMatchObject(refusal)
  expect(await rateLimit.run('192.0.2.2', () => toil(0))).toBe('done')
  vi.advanceTimersByTime(60_000)
  expect(await rateLimit.run('192.0.2.1', () => toil(0))).toBe('done')
})

it('does not count time spent waiting for I/O', async () => {
  const rateLimit = createRateLimit(1)
  const wait = async () => {
    for (let times = 0; times < 2_000; times += 1) await setImmediate()
  }
  await Promise.all(Array.from({ length: 8 }, () => rateLimit.run('192.0.2.1', wait)))
  expect(await rateLimit.run('192.0.2.1', () => toil(0))).toBe('done')
})

it('does not count the work of administrators and jobs, for which a request waits', async () => {
  const rateLimit = createRateLimit(0.25)
  const imported = Promise.withResolvers<void>()
  const page = rateLimit.run('192.0.2.1', () => imported.promise)
  await setImmediate()
  await rateLimit.runOwn(() => toil(300))
  imported.resolve()
  await page
  expect(await rateLimit.run('192.0.2.1', () => toil(275))).toBe('done')
  await expect(rateLimit.run('192.0.2.1', () => toil(0))).rejects.toMatchObject(refusal)
})

it('runs requests of other addresses between a burst from one address', async () => {
  const rateLimit = createRateLimit(60)
  const ended: string[] = []
  const many = Array.from({ length: 50 }, () =>
    rateLimit.run('192.0.2.1', async () => {
      await setImmediate()
      ended.push('many')
    }),
  )
  const one = rateLimit.run('192.0.2.2', async () => {
    await setImmediate()
    ended.push('one')
  })
  await Promise.all([...many, one])
  expect(ended.indexOf('one')).toBeLessThan(10)
})

it('applies no rate limit if the budget is 0', async () => {
  const rateLimit = createRateLimit(0)
  await rateLimit.run('192.0.2.1', () => toil(200))
  expect(await rateLimit.run('192.0.2.1', () => toil(0))).toBe('done')
})

it('limits what an address asks for in vain, at the same time, too, and what it finds counts nothing', async () => {
  const limit = createFailureLimit({ points: 3, duration: 60 })
  const guess = (ip: string, found: string | null) => limit.run({ ip }, async () => found)
  for (let times = 0; times < 10; times += 1) expect(await guess('192.0.2.1', 'it')).toBe('it')
  const guesses = Array.from({ length: 5 }, () => guess('192.0.2.1', null))
  const statuses = (await Promise.allSettled(guesses)).map(({ status }) => status)
  expect(statuses).toEqual([...Array(3).fill('fulfilled'), ...Array(2).fill('rejected')])
  await expect(guess('192.0.2.1', 'it')).rejects.toMatchObject({ status: 429 })
  expect(await guess('192.0.2.2', 'it')).toBe('it')
})

it('does not count a search that fails, as during an outage of the database', async () => {
  const limit = createFailureLimit({ points: 3, duration: 60 })
  const broken = () => limit.run({ ip: '192.0.2.1' }, () => Promise.reject(new Error('down')))
  for (let times = 0; times < 5; times += 1) await expect(broken()).rejects.toThrow('down')
})
