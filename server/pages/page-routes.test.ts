import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readConfig } from '../app/config.ts'
import { serve } from '../app/start.ts'
import { day } from '../kernel/clock.ts'
import type { PageSource } from './page-source.ts'

const MEBIBYTE = 1024 * 1024

let folder: string
let site: Awaited<ReturnType<typeof serve>>
let made: string[]

const pages: PageSource = {
  isDevelopment: false,
  async addAssets() {},
  async render() {
    return async ({ url }) => {
      made.push(new URL(url).pathname + new URL(url).search)
      const response = new Response(null, { headers: { 'content-type': 'text/html' } })
      const expiresAt = url.includes('contactus') ? midnight() : undefined
      const body = url.includes('large') ? 'x'.repeat(MEBIBYTE) : new Date().toISOString()
      return { response, html: `<html>${body}</html>`, expiresAt }
    }
  },
}

function midnight(): number {
  return Math.floor(Date.now() / day + 1) * day
}

beforeEach(async () => {
  made = []
  folder = await mkdtemp(join(tmpdir(), 'kept-'))
  site = await serve(readConfig({ DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent' }), pages)
})
afterEach(async () => {
  vi.useRealTimers()
  await site.app.close()
  await site.services.close()
  await rm(folder, { recursive: true, force: true })
})

const visit = (path: string, options: RequestInit = {}) => fetch(site.address + path, options)

it('renders a page once for reordered and unknown query parameters, and for HEAD', async () => {
  await visit('/product?q=teak&page=2')
  for (const path of ['/product?page=2&q=teak', '/product?q=teak&x=1&page=2']) await visit(path)
  await visit('/product?q=teak&page=2', { method: 'HEAD' })
  expect(made).toEqual(['/product?q=teak&page=2'])
})

it('renders the page of a record once, whatever its slug', async () => {
  await visit('/product-detail/an-old-name-32b947231c12')
  for (const name of ['walnut-jhoola-', 'WALNUT-', ''])
    await visit(`/product-detail/${name}32b947231c12`)
  await visit('/product/swings-32b947231c12?page=2')
  await visit('/product/garden-swings-32b947231c12?page=2')
  expect(made).toEqual([
    '/product-detail/an-old-name-32b947231c12',
    '/product/swings-32b947231c12?page=2',
  ])
})

it('sends a cached page with the headers of a rendered one, but its own request id', async () => {
  const [first, second] = [await visit('/'), await visit('/')]
  const [one, other] = [first, second].map(({ headers }) => Object.fromEntries(headers))
  expect(other).toEqual({ ...one, date: other?.date, 'x-request-id': other?.['x-request-id'] })
  expect(other?.['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  expect(other?.['x-request-id']).not.toBe(one?.['x-request-id'])
  expect(made).toEqual(['/'])
})

it('serves cached pages to requests with a cookie, but does not cache pages rendered for them', async () => {
  await visit('/aboutus', { headers: { cookie: 'a=b' } })
  await visit('/aboutus', { headers: { authorization: 'Bearer x' } })
  await visit('/aboutus')
  await visit('/aboutus', { headers: { cookie: 'a=b' } })
  expect(made).toEqual(['/aboutus', '/aboutus', '/aboutus'])
})

it('re-renders a cached page after it has expired', async () => {
  const read = async () => {
    const page = await visit('/contactus')
    return { etag: page.headers.get('etag') ?? '', html: await page.text() }
  }
  vi.useFakeTimers({ toFake: ['Date'] })
  const today = await read()
  vi.setSystemTime(midnight() - 1)
  expect(await read()).toEqual(today)
  vi.setSystemTime(midnight())
  const asked = await visit('/contactus', { headers: { 'if-none-match': today.etag } })
  expect(asked.status).toBe(200)
  const tomorrow = await read()
  expect(tomorrow.html).not.toBe(today.html)
  expect(await read()).toEqual(tomorrow)
  expect(made).toEqual(['/contactus', '/contactus'])
})

it('caches no pages for non-canonical URLs and unknown paths', async () => {
  for (const path of ['/?a=1', '/?a=2', '/nothing?q=1']) await visit(path)
  expect(made).toHaveLength(3)
  await visit('/')
  expect(made).toHaveLength(4)
})

it('holds the compressed body of a cached page in memory, not the uncompressed one', async () => {
  const before = bufferBytes()
  for (let page = 1; page <= 20; page++) {
    const response = await visit(`/product?q=large&page=${page}`)
    expect(response.headers.get('content-encoding')).toBe('gzip')
    await response.text()
  }
  // Buffers of the requests themselves are freed a moment later.
  await expect.poll(() => bufferBytes() - before).toBeLessThan(5 * MEBIBYTE)
})

/** Bytes of all live buffers, after a garbage collection. */
function bufferBytes(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().arrayBuffers
}
