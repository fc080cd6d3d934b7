import { beforeAll, expect, it } from 'vitest'
import { shopForAllTests, shopOrigin } from '../../../tests/helpers/shop.ts'

const shop = shopForAllTests('demo')
let product: { _id: string; name: string; path: string }

beforeAll(async () => {
  product = (await shop.read('/ourCategoriesItems?q=Teak Spindle Jhoola')).categoryItemData[0]
  await setVisibility('hidden')
})

const setVisibility = (visibility: string) =>
  shop.call('PUT', `/ourCategoriesItems/${product._id}`, { visibility })

/** Path of a new private link to the product. */
async function share(): Promise<string> {
  const body = { kind: 'shared' }
  const { url } = await shop.call('POST', `/ourCategoriesItems/${product._id}/preview`, body)
  return new URL(url).pathname
}

/** Texts by path of what a visitor reaches from the home page, the sitemap and searches. */
async function walk(): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  const waiting = ['/', '/sitemap.xml', '/product?q=spindle', '/product?sort=newest']
  waiting.push('/product.data')
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (texts.has(path)) continue
    const { status, html } = await shop.request(path)
    const text = status === 200 ? html : ''
    texts.set(path, text)
    for (const [, link = ''] of text.matchAll(/(?:href="|<loc>)([^"<]+)/g)) {
      const { origin, pathname, search } = new URL(link.replaceAll('&amp;', '&'), shopOrigin)
      const isPage = /^\/(?:$|product|aboutus|contactus|product-detail)/.test(pathname)
      if (origin === shopOrigin && isPage) waiting.push(pathname + search)
    }
  }
  return texts
}

it('is the only page that names a hidden product', async () => {
  const seen = await walk()
  expect(seen.size).toBeGreaterThan(30)
  const naming = [...seen].filter(([, text]) => text.includes(product.name))
  expect(naming.map(([path]) => path)).toEqual([])
})

it('shows the product with a note and its order link', async () => {
  const { status, getByRole, getAllByRole } = await shop.visit(await share())
  expect(status).toBe(200)
  getByRole('heading', { level: 1, name: product.name })
  expect(getByRole('note').textContent).toContain('A private preview')
  expect(getAllByRole('link', { name: 'Order on WhatsApp' }).length).toBeGreaterThan(0)
})

it('is neither cached nor indexed', async () => {
  const path = await share()
  const page = await shop.request(path)
  expect(page.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  })
  const { status, headers } = await shop.request(`${path}.data`)
  expect([status, headers['cache-control']]).toEqual([200, 'private, no-store'])
})

it('has no QR code, which would contain the public address', async () => {
  const { queryByRole } = await shop.visit(await share())
  expect(queryByRole('button', { name: 'QR code' })).toBeNull()
})

it('is a 404 once its links are ended', async () => {
  const path = await share()
  await shop.call('DELETE', `/ourCategoriesItems/${product._id}/preview`)
  const { status, getByText } = await shop.visit(path)
  expect(status).toBe(404)
  getByText('This private link has expired.', { exact: false })
})

it('leads to the public page once the product is live', async () => {
  const link = await share()
  await setVisibility('live')
  const { status, path, queryByRole } = await shop.visit(link)
  expect([status, path]).toEqual([200, product.path])
  expect(queryByRole('note')).toBeNull()
})
