import { within } from '@testing-library/dom'
import { beforeAll, expect, it } from 'vitest'
import { writePrice } from '../../../tests/helpers/price.ts'
import { shopForAllTests, shopOrigin } from '../../../tests/helpers/shop.ts'

interface Product {
  _id: string
  name: string
  path: string
  description: string
  tags: string[]
  material: string
  createdBy: { name: string }
}

const shop = shopForAllTests('demo')
let products: Product[]
let jhoola: Product

function productNamed(name: string): Product {
  const product = products.find((each) => each.name === name)
  if (product === undefined) throw new Error(`The demo has no ${name}.`)
  return product
}

/** Names of the similar products on a product's page. */
async function similarTo({ path }: Product): Promise<string[]> {
  const { getByRole } = await shop.visit(path)
  const similar = within(getByRole('region', { name: 'Similar Product' }))
  return similar.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
}

beforeAll(async () => {
  products = (await shop.read('/ourCategoriesItems')).categoryItemData
  jhoola = productNamed('Teak Spindle Jhoola')
})

it('has the name of the product as its heading', async () => {
  const { getByRole, getByText } = await shop.visit(jhoola.path)
  expect(getByRole('heading', { level: 1 }).textContent).toBe(jhoola.name)
  expect(getByText('Product details')).toBeTruthy()
})

it('has one image for link previews', async () => {
  const { document } = await shop.visit(jhoola.path)
  expect(document.querySelectorAll('meta[property="og:image:width"]')).toHaveLength(1)
})

it('lists category, tags, size and material', async () => {
  const { getByRole } = await shop.visit(jhoola.path)
  const rows = within(getByRole('table')).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent.replaceAll(/\s+/g, ' '))).toEqual([
    'CategoryIndoor Swings',
    `Tags${jhoola.tags.join('')}`,
    'Size202 W × 120 D × 205 H cm',
    `Material${jhoola.material}`,
  ])
})

it('orders the product with all its details', async () => {
  const { getAllByRole } = await shop.visit(jhoola.path)
  const [order] = getAllByRole('link', { name: 'Order on WhatsApp' })
  expect(new URL(order?.getAttribute('href') ?? '').searchParams.get('text')).toBe(
    [
      'Hello, I want to order:',
      `Name: ${jhoola.name}`,
      `Description: ${jhoola.description}`,
      'Category: Indoor Swings',
      `Tags: ${jhoola.tags.join(', ')}`,
      'Size: Length 202 cm, Width 120 cm, Height 205 cm',
      `Material: ${jhoola.material}`,
      `Price: ${writePrice('68500')}`,
      `Link: ${shopOrigin}${jhoola.path}`,
    ].join('\n'),
  )
})

it('offers to call the shop', async () => {
  const { getByRole } = await shop.visit(jhoola.path)
  expect(getByRole('link', { name: 'Call us' }).getAttribute('href')).toMatch(/^tel:\+91/)
})

it('shows the first of two tabs', async () => {
  const { getAllByRole } = await shop.visit(jhoola.path)
  const [description, additional] = getAllByRole('tabpanel')
  const terms = [...(description?.querySelectorAll('dt') ?? [])]
  expect(terms.map(({ textContent }) => textContent)).toEqual([
    'Warranty',
    'Hanging Set',
    'Cushion',
    'Maintenance',
    'Customization Available',
  ])
  expect(additional?.textContent).toContain('Seats two adults')
  expect([description?.hidden, additional?.hidden]).toEqual([false, true])
})

it('links to every photo without JavaScript', async () => {
  const { document } = await shop.visit(jhoola.path)
  expect(document.querySelectorAll('noscript .product-gallery-module__plain a img')).toHaveLength(3)
})

it('shows rating and reviews', async () => {
  const { getByRole } = await shop.visit(jhoola.path)
  const reviews = getByRole('region', { name: 'Customer Reviews' })
  expect(reviews.textContent).toContain('4.5 out of 5, from 2 reviews')
  expect(within(reviews).getByRole('img', { name: 'Rated 4 out of 5' })).toBeTruthy()
})

it('has no section for reviews without any', async () => {
  const { queryByRole } = await shop.visit(productNamed('Canopy Garden Swing').path)
  expect(queryByRole('region', { name: 'Customer Reviews' })).toBeNull()
})

it('shows similar products of related categories, each once', async () => {
  for (const product of products.slice(0, 5)) {
    const similar = await similarTo(product)
    expect(similar.length).toBeGreaterThanOrEqual(4)
    expect(new Set(similar).size).toBe(similar.length)
  }
  const categories = (await similarTo(jhoola)).map((name) => productNamed(name).createdBy.name)
  expect(new Set(categories).size).toBeGreaterThan(1)
})

it('introduces similar products as new', async () => {
  const { getByRole } = await shop.visit(jhoola.path)
  expect(getByRole('region', { name: 'Similar Product' }).textContent).toContain(
    'Look at Our Most New Additions!',
  )
})

it('shows the products that the owner chose as related before other similar ones', async () => {
  const chosen = ['Three-Leg Walnut Stool', 'Rattan Egg Chair'].map(productNamed)
  await shop.call('PUT', `/ourCategoriesItems/${jhoola._id}`, {
    related: chosen.map(({ _id }) => _id),
  })
  const similar = await similarTo(jhoola)
  expect(similar.slice(0, 2)).toEqual(chosen.map(({ name }) => name))
  expect(similar.length).toBeGreaterThan(2)
  expect(new Set(similar).size).toBe(similar.length)
})

it('says below the order button how the shop delivers', async () => {
  const { document, getByRole } = await shop.visit(jhoola.path)
  const delivery = document.querySelector('#order + *')
  expect(delivery?.contains(getByRole('heading', { name: 'Delivery and assembly' }))).toBe(true)
  expect(delivery?.textContent).toContain('Tell us your town in the chat.')
})

it('says in the shop’s own words how it delivers', async () => {
  const deliveryText = 'Hung by our carpenters within 50 km of Ahmedabad.'
  await shop.call('PUT', '/pageTexts', { texts: { deliveryText } })
  expect((await shop.visit(jhoola.path)).getByText(deliveryText)).toBeTruthy()
})

it('says nothing of delivery if the shop has no words for it', async () => {
  await shop.call('PUT', '/pageTexts', { texts: { deliveryText: '' } })
  const { queryByRole } = await shop.visit(jhoola.path)
  expect(queryByRole('heading', { name: 'Delivery and assembly' })).toBeNull()
})
