import { beforeAll, expect, it } from 'vitest'
import { writeFromPrice, writePrice } from '../../../tests/helpers/price.ts'
import { openShop, shopForAllTests, shopOrigin } from '../../../tests/helpers/shop.ts'

const shop = shopForAllTests('demo')
let product: { _id: string; path: string; createdBy: { _id: string } }
let short: string

beforeAll(async () => {
  const { categoryItemData } = await shop.read('/ourCategoriesItems?q=Teak Spindle Jhoola')
  product = categoryItemData[0]
  short = `/o/${product._id.slice(-12)}`
})

it('leads to the chat of the order button', async () => {
  const { getAllByRole } = await shop.visit(product.path)
  const [order] = getAllByRole('link', { name: 'Order on WhatsApp' })
  const { status, headers } = await shop.request(short)
  expect([status, headers.location]).toEqual([302, order?.getAttribute('href')])
})

it('writes the reference into the message, and is neither cached nor indexed', async () => {
  for (const method of ['HEAD', 'GET'] as const) {
    const { status, headers } = await shop.request(`${short}/ZL-4K6HX`, { method })
    expect(status).toBe(302)
    expect(decodeURIComponent(headers.location ?? '')).toMatch(/Reference: ZL-4K6HX$/)
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  }
})

it('writes what was chosen into the message', async () => {
  const { path, ask } = await askAboutSofa()
  const query = '?fabric=charcoal-wool&wood-finish=dark-walnut&own-length=150+cm'
  expect((await ask(query)).slice(-6)).toEqual([
    'Fabric: Charcoal wool',
    'Wood finish: Dark walnut',
    'Own length: 150 cm (4 ft 11 in)',
    `Price: ${writePrice('79500')}`,
    `Link: ${shopOrigin}${path}${query}`,
    'Reference: ZL-4K6HX',
  ])
})

it('leaves out of the message what cannot be chosen', async () => {
  const { path, ask } = await askAboutSofa()
  const query = '?fabric=velvet&wood-finish=black-ash&own-length=9+m&other=1'
  expect((await ask(query)).slice(-3)).toEqual([
    `Price: ${writeFromPrice('72000')}`,
    `Link: ${shopOrigin}${path}`,
    'Reference: ZL-4K6HX',
  ])
})

async function askAboutSofa() {
  const { categoryItemData } = await shop.read('/ourCategoriesItems?q=Cane-Side Sofa')
  const [{ _id, path }] = categoryItemData
  const ask = async (query: string) => {
    const { headers } = await shop.request(`/o/${_id.slice(-12)}/ZL-4K6HX${query}`)
    return new URL(headers.location ?? '').searchParams.get('text')?.split('\n') ?? []
  }
  return { path, ask }
}

it('leads to the number of the product’s category', async () => {
  await shop.call('PUT', `/ourCategories/${product.createdBy._id}`, { chatNumber: '9000000001' })
  const { headers } = await shop.request(short)
  expect(headers.location).toContain('https://wa.me/919000000001?text=')
})

it('of no product is the 404 page', async () => {
  for (const path of ['/o', '/o/000000000000', '/o/x', `${short}/odd`, `${short}/ZL-4K6HX/more`]) {
    const { status, html } = await shop.request(path)
    expect([path, status, html]).toEqual([path, 404, expect.stringContaining('<h1')])
  }
})

it('of a hidden product is a 404, and in no sitemap', async () => {
  await shop.call('PUT', `/ourCategoriesItems/${product._id}`, { visibility: 'hidden' })
  expect((await shop.request(short)).status).toBe(404)
  expect((await shop.request('/sitemap.xml')).html).not.toContain('/o/')
})

it('is a 404 in a shop without a number', async () => {
  const numberless = await openShop('empty')
  const { categoryItemData } = await numberless.call('POST', '/ourCategoriesItems/add', {
    name: 'Jhoola',
  })
  const { status } = await numberless.request(`/o/${categoryItemData._id.slice(-12)}`)
  expect(status).toBe(404)
  await numberless.close()
})
