import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { slogan } from '../../domain/content/slogan.ts'
import { readCounter } from '../../tests/helpers/counter.ts'
import { createPages } from '../../tests/helpers/pages.ts'
import { readConfig } from '../app/config.ts'
import { serve } from '../app/start.ts'
import { createScheduler } from '../kernel/scheduler.ts'
import { openPurgeHook } from './cdn-purge.ts'

const pages = createPages(async ({ url }) => {
  const status = new URL(url).pathname === '/aboutus' ? 404 : 200
  const headers = { 'content-type': 'text/html' }
  const response = new Response('<html></html>', { status, headers })
  return { response, ...(expiresAt !== null && { expiresAt }) }
})

let folder: string
let site: Awaited<ReturnType<typeof serve>>
let cdn: Server
let purgeUrl: string
let purges: { keys: unknown; login: string | undefined }[]
let purgeResponse: number
/** Expiry of the pages that are rendered. */
let expiresAt: number | null

beforeEach(() => {
  ;[purges, purgeResponse, expiresAt] = [[], 200, null]
})
afterEach(() => void vi.useRealTimers())
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'purge-'))
  cdn = createServer(async (request, response) => {
    purges.push({ keys: await json(request), login: request.headers.authorization })
    response.writeHead(purgeResponse).end()
  })
  await once(cdn.listen(0, '127.0.0.1'), 'listening')
  const address = cdn.address()
  const port = address === null || typeof address === 'string' ? 0 : address.port
  const environment = { DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent' }
  purgeUrl = `http://shop:secret@127.0.0.1:${port}/purge?zone=1`
  site = await serve(readConfig({ ...environment, PURGE_URL: purgeUrl }), pages)
})
afterAll(async () => {
  await site.app.close()
  await site.services.close()
  cdn.close()
  await rm(folder, { recursive: true, force: true })
})

async function write(words: string): Promise<void> {
  const { content } = site.services
  const { _id } = await content.single(slogan)
  await content.update(slogan, _id, { kind: 'json', body: { slogan: words } }, null)
}
const visit = (path: string, options: RequestInit = {}) => fetch(site.address + path, options)
const countOf = (name: 'pagesRendered' | 'purges' | 'purgeFailures') =>
  readCounter(site.services.meters[name])

it('lets CDNs cache pages with surrogate keys, and browsers revalidate each time', async () => {
  const wanted = {
    'cache-control': 'public, max-age=0, must-revalidate, s-maxage=3600, stale-while-revalidate=60',
    'cdn-cache-control': 'max-age=3600, stale-while-revalidate=60, stale-if-error=86400',
    'surrogate-key': 'pages',
    'cache-tag': 'pages',
    vary: 'accept-encoding',
  }
  const first = await visit('/')
  expect(Object.fromEntries(first.headers)).toMatchObject(wanted)
  const etag = first.headers.get('etag') ?? ''
  const known = await visit('/', { headers: { 'if-none-match': etag } })
  expect(known.status).toBe(304)
  expect(Object.fromEntries(known.headers)).toMatchObject({ ...wanted, etag })
})

it('lets CDNs cache a page no longer than until its own expiry, also when it is sent again', async () => {
  const renderedBefore = await countOf('pagesRendered')
  vi.useFakeTimers({ toFake: ['Date'] })
  expiresAt = Date.now() + 10 * 60_000
  for (const [passedMs, left] of [
    [0, 600],
    [4 * 60_000, 360],
  ] as const) {
    vi.setSystemTime(expiresAt - 10 * 60_000 + passedMs)
    const { headers } = await visit('/contactus')
    expect(headers.get('cache-control')).toContain(`s-maxage=${left},`)
    expect(headers.get('cdn-cache-control')).toContain(`max-age=${left},`)
  }
  expect(await countOf('pagesRendered')).toBe(renderedBefore + 1)
})

it('sends no-cache for 404 pages, admin pages and requests with a cookie', async () => {
  for (const [path, options] of [
    ['/aboutus', {}],
    ['/admin/login', {}],
    ['/product', { headers: { cookie: 'a=b' } }],
  ] as const) {
    const { headers } = await visit(path, options)
    expect([path, headers.get('cache-control'), headers.get('surrogate-key')]).toEqual([
      path,
      'no-cache',
      null,
    ])
  }
})

it('tags content pages and media files with surrogate keys and cache tags', async () => {
  expect((await visit('/sitemap.xml')).headers.get('surrogate-key')).toBe('pages')
  const name = 'a'.repeat(22)
  const { headers } = await visit(`/media/${name}-320.webp`)
  expect(headers.get('cache-tag')).toBe(`media,media-${name}`)
})

it('sends a purge request with the invalidated keys and basic authentication after a write', async () => {
  await expect.poll(() => countOf('purges')).toBeGreaterThan(0)
  purges = []
  await write('Made of teak')
  await expect
    .poll(() => purges)
    .toEqual([{ keys: ['pages'], login: `Basic ${Buffer.from('shop:secret').toString('base64')}` }])
  const { media, revision } = site.services
  await media.forget(`${'a'.repeat(22)}.jpg`, await revision.current())
  await expect.poll(() => purges.at(-1)?.keys).toEqual([`media-${'a'.repeat(22)}`])
})

it('does not block writes while purge requests fail, and retries them', async () => {
  const before = await countOf('purges')
  const purgeFailures = await countOf('purgeFailures')
  purgeResponse = 500
  await write('Made of oak')
  await expect.poll(() => countOf('purgeFailures')).toBeGreaterThan(purgeFailures + 1)
  expect((await site.services.content.single(slogan)).slogan).toBe('Made of oak')
  purgeResponse = 204
  await expect.poll(() => countOf('purges')).toBe(before + 1)
  expect(purges.at(-1)?.keys).toEqual(['pages'])
})

it('sends what changes in the moment after a request', async () => {
  const [a, b] = ['a', 'b'].map((letter) => letter.repeat(22))
  const { revision, meters } = site.services
  const scheduler = createScheduler(() => {})
  let remove: (file: string) => void = () => {}
  const hook = openPurgeHook({
    ...{ url: purgeUrl, revision, meters, scheduler, onError: () => {} },
    onFileDeleted: (listener) => {
      remove = listener
    },
  })
  vi.spyOn(meters.purges, 'inc').mockImplementationOnce(() =>
    queueMicrotask(() => remove(`${b}.jpg`)),
  )
  remove(`${a}.jpg`)
  await expect.poll(() => purges.map(({ keys }) => keys)).toEqual([[`media-${a}`], [`media-${b}`]])
  await hook.close()
  await scheduler.stop()
})

it('retries failed purge requests at shutdown', async () => {
  const purgeFailures = await countOf('purgeFailures')
  purgeResponse = 500
  await write('Made of pine')
  await expect.poll(() => countOf('purgeFailures')).toBeGreaterThan(purgeFailures)
  purgeResponse = 200
  purges = []
  await site.app.close()
  expect(purges.map(({ keys }) => keys)).toEqual([['pages']])
})
