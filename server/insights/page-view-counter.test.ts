import { afterEach, beforeEach, expect, it } from 'vitest'
import { createPages } from '../../tests/helpers/pages.ts'
import { createTestDatabase, type TestDatabase } from '../../tests/helpers/test-database.ts'
import { readConfig } from '../app/config.ts'
import { serve } from '../app/start.ts'
import { connectDatabase } from '../db/database.ts'
import type { PageSubject } from './page-view-counter.ts'

const swing = '01a1fe04-d592-72a5-a8dc-eff94a3e22f7'
const browser =
  'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'

let place: TestDatabase
let site: Awaited<ReturnType<typeof serve>>

/** Pages of a product, of a zero-result search, or of neither. */
const pages = createPages(async (request) => {
  const { pathname, searchParams } = new URL(request.url)
  const type = pathname.endsWith('.data') ? 'text/x-script' : 'text/html'
  const isThere = !pathname.includes('gone')
  const headers = { 'content-type': type }
  const response = new Response('<html></html>', { status: isThere ? 200 : 404, headers })
  return { response, subject: subjectOf(pathname, searchParams) }
})

function subjectOf(path: string, search: URLSearchParams): PageSubject {
  if (path.startsWith('/product-detail/')) return { product: swing }
  return search.has('q') ? { missed: search.get('q') ?? '' } : {}
}

async function start() {
  const config = readConfig({ PORT: '0', LOG_LEVEL: 'silent' })
  site = await serve({ ...config, ...place }, pages)
}
async function stop() {
  await site.app.close()
  await site.services.close()
}

beforeEach(async () => {
  place = await createTestDatabase()
  await start()
})
afterEach(async () => {
  await stop()
  await place.remove()
})

const visit = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(site.address + path, { method, headers: { 'user-agent': browser, ...headers } })
const page = `/product-detail/${swing}`
const from = (path: string) => ({ referer: site.address + path })

async function views(): Promise<number> {
  await site.services.views.write()
  const [figures] = await site.services.statistics.ofProducts([swing], 1)
  return figures?.viewed ?? 0
}
async function missed() {
  await site.services.views.write()
  return (await site.services.statistics.interest(1)).missed
}

it('counts views of rendered, cached and not modified pages, with extra query or cookie', async () => {
  await visit(page)
  const { headers } = await visit(page)
  expect((await visit(page, { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304)
  await visit(`${page}?utm_source=instagram`)
  await visit(page, { cookie: 'a=b' })
  expect(await views()).toBe(5)
})

it('counts one view for a page and its own data request, and one per client-side navigation', async () => {
  await visit(page)
  await visit(`${page}.data`, from(page))
  await visit(`${page}.data?_routes=x`, from(`${page}?utm_source=x`))
  expect(await views()).toBe(1)
  await visit(`${page}.data`, from('/product'))
  await visit(`${page}.data`, from('/product-detail/01a1fe04-d592-72a5-a8dc-eff94a3e22f8'))
  expect(await views()).toBe(3)
})

it('counts no views for crawlers, previews, prefetches, HEAD requests, admin visits and 404 pages', async () => {
  const requests: Record<string, string>[] = [
    { 'user-agent': 'WhatsApp/2.23.20' },
    { 'user-agent': '' },
    { 'sec-purpose': 'prefetch;prerender' },
    { purpose: 'prefetch' },
    from('/admin/manage-store/products'),
  ]
  for (const headers of requests) await visit(page, headers)
  await visit(page, {}, 'HEAD')
  await visit(`${page}.data`, from('/product'), 'HEAD')
  await visit('/product-detail/gone')
  await visit('/product')
  expect(await views()).toBe(0)
})

it('counts a zero-result search once while typing, and never phone numbers and emails', async () => {
  await visit('/product?q=Hammock')
  await visit('/product.data?q=Hammock', from('/product?q=Hammock'))
  await visit('/product.data?q=ro', from('/product'))
  await visit('/product.data?q=rock', from('/product?q=ro'))
  await visit('/product.data?q=rocking', from('/product?q=rock'))
  await visit('/product.data?q=rock', from('/product?q=rocking'))
  await visit('/product?q=HAMMOCK')
  for (const words of ['x', '98765 43210', 'asha@example.com', '\0\n'])
    await visit(`/product?q=${encodeURIComponent(words)}`)
  await visit('/product?q=bunk', { 'user-agent': 'curl/8.1' })
  await visit('/product?q=bunk', {}, 'HEAD')
  await visit('/product.data?q=bunk', from('/product'), 'HEAD')
  expect(await missed()).toEqual([
    { words: 'hammock', count: 2 },
    { words: 'rocking', count: 1 },
  ])
})

it('stores view counts at shutdown, and adds to them after a restart', async () => {
  await visit(page)
  await stop()
  await start()
  await visit(page)
  expect(await views()).toBe(2)
})

it('stores only product or search words, date and count, without personal data', async () => {
  await visit(page, { cookie: 'a=b', referer: 'https://www.instagram.com/' })
  await visit('/product?q=hammock')
  await site.services.views.write()
  const database = connectDatabase(place)
  const [seen] = await database.selectFrom('product_view').selectAll().execute()
  const [words] = await database.selectFrom('missed_search').selectAll().execute()
  await database.destroy()
  const date = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/)
  const _id = expect.any(String)
  expect(seen).toEqual({ _id, product: swing, date, count: 1, isExample: 0 })
  expect(words).toEqual({ _id, words: 'hammock', date, count: 1, isExample: 0 })
})
