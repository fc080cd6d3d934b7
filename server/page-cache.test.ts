import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it, test, vi } from 'vitest'
import { createPageCache, type FinishedPage, type KeptPage, type PageCache } from './page-cache.ts'
import { encodingFor } from './page-encoding.ts'

const pageOf = (text: string, status = 200): FinishedPage => ({
  status,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from(text),
})

async function keep(cache: PageCache, key: string, text: string): Promise<KeptPage> {
  const page = await cache.make(key, 1, async () => pageOf(text))
  if (!('answers' in page)) throw new Error('The page was not kept.')
  return page
}

it('makes a page once, however many wait for it, and never again at the same revision', async () => {
  const cache = createPageCache()
  const render = vi.fn(async () => pageOf('one'))
  await Promise.all([1, 2, 3].map(() => cache.make('/', 7, render)))
  expect(render).toHaveBeenCalledTimes(1)
  expect(cache.find('/', 7)?.answers.get('identity')?.body?.toString()).toBe('one')
})

it('has nothing to show for another revision than that of the page', async () => {
  const cache = createPageCache()
  await cache.make('/', 7, async () => pageOf('old'))
  expect(cache.find('/', 8)).toBeUndefined()
  await cache.make('/', 8, async () => pageOf('new'))
  expect(cache.find('/', 8)?.answers.get('identity')?.body?.toString()).toBe('new')
})

it('has nothing to show once a page has expired', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const cache = createPageCache()
  const expiresAt = Date.now() + 1_000
  await cache.make('/', 7, async () => ({ ...pageOf('today'), expiresAt }))
  vi.setSystemTime(expiresAt - 1)
  expect(cache.find('/', 7)).toBeDefined()
  vi.setSystemTime(expiresAt)
  expect(cache.find('/', 7)).toBeUndefined()
  await cache.make('/', 7, async () => pageOf('tomorrow'))
  expect(cache.find('/', 7)?.answers.get('identity')?.body?.toString()).toBe('tomorrow')
  vi.useRealTimers()
})

it('keeps the same page in each encoding that is asked for, under one name, and packs it for nobody else', async () => {
  const cache = createPageCache()
  const text = 'swing '.repeat(2_000)
  const page = await keep(cache, '/', text)
  expect([...page.answers.keys()]).toEqual(['identity'])
  const whole = cache.size()
  const [br, again, gzip] = await Promise.all(
    (['br', 'br', 'gzip'] as const).map((encoding) => cache.pack('/', page, encoding)),
  )
  expect(again).toBe(br)
  expect(brotliDecompressSync(br?.body ?? '').toString()).toBe(text)
  expect(gunzipSync(gzip?.body ?? '').toString()).toBe(text)
  // As it is, it is kept no more, but there for whoever asks for it again.
  expect([...page.answers.keys()].sort()).toEqual(['br', 'gzip'])
  expect(cache.size()).toBeLessThan(whole - text.length / 2)
  const plain = await cache.pack('/', page, 'identity')
  expect(plain.body?.toString()).toBe(text)
  expect(cache.size()).toBeGreaterThan(text.length + (br?.body?.length ?? 0))
  const named = [br, gzip, plain].map((answer) => answer?.headers.find((h) => h.startsWith('W/')))
  expect(new Set(named).size).toBe(1)
})

it('packs a page more tightly once it is asked for again, and nobody waits for it', async () => {
  const cache = createPageCache()
  const text = Array.from({ length: 3_000 }, (_, number) => `swing ${number ** 2}`).join()
  for (const key of ['/', '/once']) await cache.pack(key, await keep(cache, key, text), 'br')
  const packedAt = (key: string) => cache.find(key, 1)?.packing
  expect(packedAt('/')).not.toBe('thorough')
  const first = cache.size()
  await expect.poll(() => packedAt('/')).toBe('thorough')
  const second = cache.size()
  expect(second).toBeLessThan(first)
  // The other one was never asked for again.
  expect(packedAt('/once')).not.toBe('thorough')
  await expect.poll(() => cache.size()).toBeLessThan(second)
})

it('answers what is no 200 to those who wait, and forgets it', async () => {
  const cache = createPageCache()
  const page = await cache.make('/nothing', 1, async () => pageOf('gone', 404))
  expect(page).toMatchObject({ status: 404 })
  expect(cache.find('/nothing', 1)).toBeUndefined()
})

it('tries again after a page that could not be made', async () => {
  const cache = createPageCache()
  const failing = cache.make('/', 1, () => Promise.reject(new Error('no database')))
  await expect(failing).rejects.toThrow('no database')
  await cache.make('/', 1, async () => pageOf('back'))
  expect(cache.find('/', 1)?.answers.get('identity')?.body?.toString()).toBe('back')
})

const later = () => performance.now() + 60_000

it('shows what one write made until the next one, which came meanwhile, has made it anew', async () => {
  const cache = createPageCache()
  await keep(cache, '/', 'before')
  cache.find('/', 1)
  const shown = () => cache.find('/', 3)?.answers.get('identity')?.body?.toString()
  const [first] = cache.hold(1, 8, later())
  const { promise, resolve } = Promise.withResolvers<FinishedPage>()
  const renewing = first && cache.renew(first, 2, () => promise)
  const [second] = cache.hold(2, 8, later())
  expect(shown()).toBe('before')
  resolve(pageOf('one'))
  await renewing
  expect(shown()).toBe('one')
  await (second && cache.renew(second, 3, async () => pageOf('two')))
  expect(cache.find('/', 3)?.revision).toBe(3)
})

it('shows no page of an earlier write that the next one does not make anew', async () => {
  const cache = createPageCache()
  for (const key of ['/', '/product']) {
    await keep(cache, key, 'before')
    cache.find(key, 1)
  }
  cache.hold(1, 2, later())
  expect(cache.hold(2, 1, later()).map(({ key }) => key)).toEqual(['/product'])
  expect(cache.find('/product', 3)).toBeDefined()
  expect(cache.find('/', 3)).toBeUndefined()
})

it('never holds more bytes than it may', async () => {
  const cache = createPageCache(400_000)
  for (let number = 0; number < 200; number++) {
    await cache.make(`/${number}`, 1, async () => pageOf(`${number} `.repeat(2_000)))
  }
  expect(cache.size()).toBeLessThanOrEqual(400_000)
  expect(cache.find('/199', 1)).toBeDefined()
  expect(cache.find('/0', 1)).toBeUndefined()
})

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['identity', 'identity'],
  [undefined, 'identity'],
])('a browser that takes %s gets %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})
