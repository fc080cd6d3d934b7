import { beforeAll, expect, it } from 'vitest'
import { writePrice } from '../../../tests/helpers/price.ts'
import { shopForAllTests, shopOrigin } from '../../../tests/helpers/shop.ts'

const names = ['Rattan Egg Chair', 'Oak Rope Plank Swing']
const unknown = '01a1fe04-d592-72a5-a8dc-eff94a3e22f7'

const shop = shopForAllTests('demo')
let path: string

beforeAll(async () => {
  const { categoryItemData } = await shop.read('/ourCategoriesItems')
  const [first, second] = names.map(
    (name) => categoryItemData.find((product: { name: string }) => product.name === name)._id,
  )
  path = `/shortlist?ids=${[first, unknown, second].join()}`
})

it('shows the products in the order of the link, with prices, and drops unknown ones', async () => {
  const { getByRole, getAllByRole, getByText } = await shop.visit(path)
  expect(getByRole('heading', { level: 1 }).textContent).toBe('A shortlist for you')
  const cards = getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(cards).toEqual(expect.arrayContaining(names))
  expect(cards.indexOf('Rattan Egg Chair')).toBeLessThan(cards.indexOf('Oak Rope Plank Swing'))
  expect(getByText(writePrice('38500'))).toBeTruthy()
})

it('asks about all products in one chat', async () => {
  const { getByRole } = await shop.visit(path)
  const link = getByRole('link', { name: 'Ask about all 2 on WhatsApp' })
  expect(link.getAttribute('href')).toMatch(/wa\.me\/.*Rattan%20Egg%20Chair/)
})

it('compares its products side by side', async () => {
  const { getByRole } = await shop.visit(path)
  const link = getByRole('link', { name: 'Compare 2 side by side' })
  expect(link.getAttribute('href')).toMatch(/^\/compare\?ids=[\w-]+,[\w-]+$/)
})

it('shows what was chosen of a product, and asks about it', async () => {
  const { categoryItemData } = await shop.read('/ourCategoriesItems?q=Three-Seat Linen Sofa')
  const [{ _id, name, path: own, images }] = categoryItemData
  const { document, getByRole } = await shop.visit(
    `/shortlist?ids=${_id}&choices=fabric~indigo-linen!own-length~150%2Bcm`,
  )
  const card = document.querySelector('.product-card-module__link')
  const address = `${own}?fabric=indigo-linen&own-length=150+cm`
  expect(card?.getAttribute('href')).toBe(address)
  expect(card?.textContent).toContain('Fabric: Indigo linen, Own length: 150 cm (4 ft 11 in)')
  expect(card?.textContent).toContain(writePrice('118000'))
  const indigo = images[7].url.replace(/^.*\/|\.\w+$/g, '')
  expect(card?.querySelector('img')?.getAttribute('src')).toContain(indigo)
  const ask = getByRole('link', { name: 'Ask about it on WhatsApp' }).getAttribute('href')
  expect(new URL(ask ?? '').searchParams.get('text')?.split('\n')).toEqual([
    'Hello, I am interested in:',
    `1. ${name}`,
    'Fabric: Indigo linen',
    'Own length: 150 cm (4 ft 11 in)',
    shopOrigin + address,
    'Thank you!',
  ])
})

it('is kept out of search engines', async () => {
  expect((await shop.visit(path)).meta('robots')).toBe('noindex, follow')
  const { html: sitemap } = await shop.request('/sitemap.xml')
  expect(sitemap).toContain('/aboutus')
  expect(sitemap).not.toContain('/shortlist')
})

it('without existing products is a 404 that links to all products', async () => {
  const { status, getByRole } = await shop.visit(`/shortlist?ids=${unknown},<b>`)
  expect(status).toBe(404)
  expect(getByRole('heading', { name: 'Nothing on this list' })).toBeTruthy()
  expect(getByRole('link', { name: 'All products' }).getAttribute('href')).toBe('/product')
})
