import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { catalogueForEachTest } from '../../tests/helpers/catalogue.ts'
import { createPages } from '../../tests/helpers/pages.ts'
import { day } from '../kernel/clock.ts'

let rendered: string[]

/** Pages that show when they were rendered; the contact page expires at midnight. */
const pages = createPages(async ({ url }) => {
  rendered.push(new URL(url).pathname + new URL(url).search)
  const html = `<html>${new Date().toISOString()}</html>`
  const response = new Response(html, { headers: { 'content-type': 'text/html' } })
  const expiresAt = url.includes('contactus') ? midnight() : undefined
  return { response, expiresAt }
})

function midnight(): number {
  return Math.floor(Date.now() / day + 1) * day
}

const shop = catalogueForEachTest({}, pages)
beforeEach(() => {
  rendered = []
})
afterEach(() => void vi.useRealTimers())

const visit = (url: string, headers = {}, method: 'GET' | 'HEAD' = 'GET') =>
  shop.app.inject({ url, headers, method })

it('renders a page once for all its addresses', async () => {
  await visit('/product?q=teak&page=2')
  for (const path of ['/product?page=2&q=teak', '/product?q=teak&x=1&page=2']) await visit(path)
  await visit('/product?q=teak&page=2', {}, 'HEAD')
  await visit('/product-detail/an-old-name-32b947231c12')
  for (const name of ['walnut-jhoola-', 'WALNUT-', ''])
    await visit(`/product-detail/${name}32b947231c12`)
  await visit('/product/swings-32b947231c12?page=2')
  await visit('/product/garden-swings-32b947231c12?page=2')
  expect(rendered).toEqual([
    '/product?q=teak&page=2',
    '/product-detail/an-old-name-32b947231c12',
    '/product/swings-32b947231c12?page=2',
  ])
})

it('serves cached pages to requests with a cookie, but does not cache pages rendered for them', async () => {
  await visit('/aboutus', { cookie: 'a=b' })
  await visit('/aboutus', { authorization: 'Bearer x' })
  await visit('/aboutus')
  await visit('/aboutus', { cookie: 'a=b' })
  expect(rendered).toEqual(['/aboutus', '/aboutus', '/aboutus'])
})

it('re-renders a cached page after it has expired', async () => {
  const read = async () => {
    const { headers, body } = await visit('/contactus')
    return { etag: headers.etag, body }
  }
  vi.useFakeTimers({ toFake: ['Date'] })
  const today = await read()
  vi.setSystemTime(midnight() - 1)
  expect(await read()).toEqual(today)
  vi.setSystemTime(midnight())
  expect((await visit('/contactus', { 'if-none-match': today.etag })).statusCode).toBe(200)
  const tomorrow = await read()
  expect(tomorrow.body).not.toBe(today.body)
  expect(await read()).toEqual(tomorrow)
  expect(rendered).toEqual(['/contactus', '/contactus'])
})

it('caches no pages for non-canonical URLs and unknown paths', async () => {
  for (const path of ['/?a=1', '/?a=2', '/nothing?q=1', '/']) await visit(path)
  expect(rendered).toHaveLength(4)
})
