import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createApp } from '../../server/app/app.ts'
import { readConfig } from '../../server/app/config.ts'
import type { PageSource } from '../../server/pages/page-source.ts'
import { createTestCatalogue, type TestCatalogue } from '../helpers/catalogue.ts'
import { casesOf } from '../helpers/extended-suite.ts'
import { memoryInUse } from '../helpers/process/memory.ts'
import { startServer } from '../helpers/process/program.ts'

const MAX_MEMORY_BYTES = 100 * 1024 * 1024
/** Upper bounds: memory of all cached pages together, and the least that the cache counts for one of them. */
const MAX_CACHE_BYTES = 48 * 1024 * 1024
const MIN_PAGE_BYTES = 2_000

let shop: TestCatalogue
beforeEach(async () => {
  shop = await createTestCatalogue()
})
afterEach(() => shop.close())

/** Page source whose canonical link contains the request's origin; `made` counts the renders. */
function createPages(filling: string): PageSource & { made: number } {
  const source = {
    made: 0,
    isDevelopment: false,
    addAssets: async () => {},
    render:
      async () =>
      async (asked: Request, { origin }: { origin: string }) => {
        source.made += 1
        const headers = { 'content-type': 'text/html; charset=utf-8' }
        const html = `<!doctype html><link rel="canonical" href="${origin}/"><p>${asked.url.length}${filling}`
        return { response: new Response(null, { headers }), html: html }
      },
  }
  return source
}

function open(pages: PageSource) {
  const settings = { LOG_LEVEL: 'silent', READ_SECONDS: '0', HOST: '127.0.0.1' }
  return createApp(readConfig(settings), shop.services, pages)
}

const host = fc.oneof(
  fc.domain(),
  fc.constantFrom('evil.example', 'evil.example:443', 'EVIL.example', 'shop.example.', '[::1]:80'),
  fc.constantFrom('evil.example/', 'shop.example@evil.example', 'evil"><script>', "evil'", 'a b'),
  fc.constantFrom(
    'evil.example/product',
    'evil.example/aboutus?',
    'shop.example#',
    'shop.example/..',
  ),
  fc.string({ minLength: 1, maxLength: 40 }).map((said) => said.replace(/[^\x21-\x7e]/g, 'x')),
)
const more = fc.record(
  {
    'x-forwarded-host': host,
    'x-forwarded-proto': fc.constantFrom('https', 'javascript', 'http, https'),
    'x-forwarded-for': fc.constantFrom('127.0.0.1', '203.0.113.9, 127.0.0.1'),
    'x-original-url': host.map((said) => `/${said}`),
    'x-rewrite-url': host.map((said) => `/${said}`),
    'x-forwarded-prefix': host.map((said) => `/${said}`),
    forwarded: host.map((said) => `host="${said}"`),
    'x-host': host,
  },
  { requiredKeys: [] },
)

it('forged Host and forwarded headers never reach responses to others, cached pages included', async ({
  task,
}) => {
  const count = casesOf({ few: 60, all: 500 })
  task.meta.cases = count
  const app = open(createPages(''))
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
  const agent = new Agent({ keepAlive: true })
  async function ask(path: string, headers: Record<string, string>) {
    const asking = request({ port, path, host: '127.0.0.1', agent, headers, setHost: false }).end()
    const [pageResponse]: IncomingMessage[] = await once(asking, 'response')
    return pageResponse === undefined
      ? ''
      : `${pageResponse.statusCode} ${await text(pageResponse)}`
  }
  const paths = ['/', '/product', '/aboutus', '/robots.txt', '/sitemap.xml']
  const own = { host: 'shop.example' }
  const clean = new Map<string, string>()
  for (const path of paths) clean.set(path, await ask(path, own))
  await fc.assert(
    fc.asyncProperty(host, more, fc.constantFrom(...paths), async (said, headers, path) => {
      const pageResponse = await ask(path, { ...headers, host: said })
      if (!pageResponse.startsWith('400 '))
        expect(pageResponse).toContain(`http://${said.toLowerCase()}/`)
      expect(await ask(path, { ...headers, ...own })).toBe(clean.get(path))
      expect(await ask(path, own)).toBe(clean.get(path))
    }),
    { numRuns: count },
  )
  agent.destroy()
  await app.close()
})

it('the response cache stays within its memory limit when random URLs are requested', async ({
  task,
}) => {
  const count = casesOf({ few: 1_000, all: 100_000 })
  task.meta.cases = count
  // Size of a page such that all of them together exceed the cache by half.
  const filling = 'swing '.repeat((1.5 * MAX_CACHE_BYTES) / count / 6)
  const pages = createPages(filling)
  const app = open(pages)
  const addressOf = (number: number) => `/product?q=${(number * 7_919).toString(36)}-${number}`
  await app.inject('/')
  const before = memoryInUse()
  for (let number = 0; number < count; number += 1) {
    expect((await app.inject(addressOf(number))).statusCode).toBe(200)
    if (number % 10 === 0) await app.inject(`/api/ourCategories?x=${number}`)
  }
  // Pages that are still being compressed hold memory until they are done.
  await expect.poll(() => memoryInUse() - before).toBeLessThan(MAX_MEMORY_BYTES)
  const made = pages.made
  // Requests a sample of 1,000 URLs again, newest first, since a cache hit protects an entry from LRU eviction.
  const step = count / 1_000
  for (let number = count - 1; number >= 0; number -= step) await app.inject(addressOf(number))
  const kept = (1_000 - (pages.made - made)) * step
  expect(kept).toBeGreaterThan(0)
  expect(kept * (MIN_PAGE_BYTES + filling.length)).toBeLessThan(MAX_CACHE_BYTES)
  await app.close()
})

it('the server process returns 404 for URLs that cannot be decoded', async () => {
  const server = startServer({ DATA_DIR: join(shop.dataDir, 'shipped') })
  const url = await server.listening()
  for (const path of ['/%', '/product/%', '/api/%', '/media/%']) {
    const response = await fetch(url + path)
    expect([path, response.status]).toEqual([path, 404])
    expect(await response.text()).not.toContain('FST_')
  }
  expect(await server.end('SIGTERM')).toBe(0)
})
