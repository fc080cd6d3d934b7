import { expect, it } from 'vitest'
import { shopForAllTests, shopOrigin } from '../../../tests/helpers/shop.ts'

const shop = shopForAllTests('demo')

it.each(['/%', '/product/%E0%A4%A', '/product-detail/%'])(
  'returns the 404 page for the malformed address %s',
  async (path) => {
    const { status, getByRole } = await shop.visit(path)
    expect(status).toBe(404)
    expect(getByRole('heading', { level: 1 }).textContent).toBe('This seat is empty')
  },
)

it('leads from an unknown path to all products', async () => {
  const { status, document, getAllByRole } = await shop.visit('/no/such/page')
  expect(status).toBe(404)
  expect(document.title).toBe('Page not found | Zula Living')
  const paths = getAllByRole('link', { name: 'All products' }).map((link) =>
    link.getAttribute('href'),
  )
  expect(paths).toContain('/product')
})

it('suggests for a deleted product its category, similar products and a chat', async () => {
  const { categoryItemData } = await shop.read('/ourCategoriesItems?limit=1')
  const [{ _id, createdBy }] = categoryItemData
  await shop.call('DELETE', `/ourCategoriesItems/${_id}`)
  const address = `/product-detail/${_id}`
  const { status, getByRole } = await shop.visit(address)
  expect(status).toBe(404)
  expect(getByRole('heading', { level: 1 }).textContent).toBe('This seat is empty')
  expect(getByRole('heading', { name: 'Similar products' })).toBeTruthy()
  const chat = getByRole('link', { name: 'Ask about this product' }).getAttribute('href') ?? ''
  expect(new URL(chat).searchParams.get('text')).toContain(shopOrigin + address)
  expect(getByRole('link', { name: `All ${createdBy.name}` }).getAttribute('href')).toMatch(
    new RegExp(`^/product/[a-z-]+-${createdBy._id.slice(-12)}$`),
  )
})

it('suggests the newest products for an unknown one', async () => {
  const { status, document, getByRole } = await shop.visit('/product-detail/never-was')
  expect(status).toBe(404)
  expect(getByRole('heading', { name: 'Our newest products' })).toBeTruthy()
  const links = [...document.querySelectorAll('main .slider-module__root > li > a')]
  expect(links).toHaveLength(6)
  for (const link of links) expect(link.getAttribute('href')).toMatch(/^\/product-detail\//)
})
