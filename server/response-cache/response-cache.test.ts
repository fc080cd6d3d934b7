import { setImmediate } from 'node:timers/promises'
import { afterEach, expect, it, vi } from 'vitest'
import { createResponseCache, type PlainResponse } from './response-cache.ts'

afterEach(() => void vi.useRealTimers())

const responseOf = (text: string, status = 200): PlainResponse => ({
  status,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from(text),
})

it('renders a response once for all concurrent requests, and not again at the same revision', async () => {
  const cache = createResponseCache()
  const render = vi.fn(async () => responseOf('one'))
  await Promise.all([1, 2, 3].map(() => cache.load('/', 'identity', 7, render)))
  expect(render).toHaveBeenCalledTimes(1)
  expect(cache.find('/', 'identity', 7, true)?.body.toString()).toBe('one')
})

it('returns no cached response of another revision', async () => {
  const cache = createResponseCache()
  await cache.load('/', 'identity', 7, async () => responseOf('old'))
  expect(cache.find('/', 'identity', 8, true)).toBeUndefined()
  await cache.load('/', 'identity', 8, async () => responseOf('new'))
  expect(cache.find('/', 'identity', 8, true)?.body.toString()).toBe('new')
})

it('returns pages of some seconds ago while others are being rendered, but not for shared caches', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const cache = createResponseCache()
  const page = { ...responseOf('old'), mayBeStale: true, timedHeaders: () => ({ age: '0' }) }
  cache.find('/', 'identity', 7, true)
  await cache.load('/', 'identity', 7, async () => page)
  await cache.load('/api', 'identity', 7, async () => responseOf('old'))
  expect(cache.find('/', 'identity', 8, true)).toBeUndefined()

  const { promise: rendered, resolve: finish } = Promise.withResolvers<PlainResponse>()
  const others = ['/a', '/b'].map((key) => cache.load(key, 'identity', 8, () => rendered))
  await setImmediate()
  expect(cache.find('/', 'identity', 8, true)?.body.toString()).toBe('old')
  expect(cache.find('/', 'identity', 8, true)?.timedHeaders).toBeUndefined()
  expect(cache.find('/', 'identity', 8, false)).toBeUndefined()
  expect(cache.find('/api', 'identity', 8, true)).toBeUndefined()
  vi.advanceTimersByTime(19_999)
  expect(cache.find('/', 'identity', 8, true)).toBeDefined()
  vi.advanceTimersByTime(1)
  expect(cache.find('/', 'identity', 8, true)).toBeUndefined()
  finish(responseOf('new'))
  await Promise.all(others)
})

it('returns no expired response from the cache', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const cache = createResponseCache()
  const expiresAt = Date.now() + 1_000
  await cache.load('/', 'identity', 7, async () => ({ ...responseOf('today'), expiresAt }))
  vi.setSystemTime(expiresAt - 1)
  expect(cache.find('/', 'identity', 7, true)).toBeDefined()
  vi.setSystemTime(expiresAt)
  expect(cache.find('/', 'identity', 7, true)).toBeUndefined()
  await cache.load('/', 'identity', 7, async () => responseOf('tomorrow'))
  expect(cache.find('/', 'identity', 7, true)?.body.toString()).toBe('tomorrow')
})

it('gives the same body the same ETag in every encoding', async () => {
  const cache = createResponseCache()
  const load = (encoding: 'br' | 'gzip' | 'identity') =>
    cache.load('/', encoding, 1, async () => responseOf('swing '.repeat(500)))
  const [br, gzip, plain] = await Promise.all([load('br'), load('gzip'), load('identity')])
  expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(plain.headers).not.toHaveProperty('content-encoding')
  expect(new Set([br.etag, gzip.etag, plain.etag]).size).toBe(1)
  expect(br.etag).toMatch(/^W\/"/)
})

it('returns a response that is not a 200 to waiting requests, and does not store it', async () => {
  const cache = createResponseCache()
  const response = await cache.load('/x', 'identity', 1, async () => responseOf('gone', 404))
  expect(response).toMatchObject({ status: 404, etag: null })
  expect(cache.find('/x', 'identity', 1, true)).toBeUndefined()
})

it('renders again after a failure', async () => {
  const cache = createResponseCache()
  const failing = cache.load('/', 'identity', 1, () => Promise.reject(new Error('no database')))
  await expect(failing).rejects.toThrow('no database')
  await cache.load('/', 'identity', 1, async () => responseOf('back'))
  expect(cache.find('/', 'identity', 1, true)?.body.toString()).toBe('back')
})

it('never holds more bytes than its limit, and evicts the least recently used', async () => {
  const cache = createResponseCache(400_000)
  for (let number = 0; number < 200; number++)
    await cache.load(`/${number}`, 'identity', 1, async () =>
      responseOf(`${number} `.repeat(2_000)),
    )
  expect(cache.sizeBytes()).toBeLessThanOrEqual(400_000)
  expect(cache.find('/199', 'identity', 1, true)).toBeDefined()
  expect(cache.find('/0', 'identity', 1, true)).toBeUndefined()
})
