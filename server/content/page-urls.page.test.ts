import { afterAll, beforeAll, expect, it } from 'vitest'
import { messageOf, openShop, type Shop, shopOrigin } from '../../tests/helpers/shop.ts'

interface Named {
  _id: string
  name: string
  path: string
}

let shop: Shop
let products: Named[]
let categories: Named[]

beforeAll(async () => {
  shop = await openShop('demo')
  products = (await shop.read('/ourCategoriesItems')).categoryItemData
  categories = (await shop.read('/ourCategories')).categoryData
})
afterAll(() => shop.close())

function named(records: readonly Named[], name: string): Named {
  const record = records.find((each) => each.name === name)
  if (record === undefined) throw new Error(`The demo has no ${name}.`)
  return record
}

/** All accepted spellings of the address of a product or category. */
function spellingsOf({ _id, path }: Named): string[] {
  const {
    folder = '',
    slug = '',
    end = '',
  } = /^(?<folder>.*\/)(?<slug>.*)-(?<end>\w{12})$/.exec(path)?.groups ?? {}
  return [
    path,
    folder + _id,
    folder + end,
    `${folder}any-other-name-${end}`,
    `${folder}${slug}-${_id}`,
    `${folder}${slug.toUpperCase()}-${end}`,
    `${folder}${slug}-${end.toUpperCase()}`,
    `${path}/`,
    `${folder}${slug.replaceAll('-', '%2D')}-${end}`,
    `${folder}${encodeURIComponent('झूला')}-${end}`,
    `${path}?utm_source=letter`,
  ]
}

/** Status and canonical path of every spelling. */
async function lookUp(record: Named) {
  const pages = await Promise.all(spellingsOf(record).map((path) => shop.visit(path)))
  return pages.map(({ status, document }) => {
    const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href')
    return { status, canonical: canonical?.replace(shopOrigin, '') }
  })
}
const everywhere = (record: Named, canonical: string) =>
  spellingsOf(record).map(() => ({ status: 200, canonical }))

it('opens a product at every spelling of its address', async () => {
  const jhoola = named(products, 'Teak Spindle Jhoola')
  expect(jhoola.path).toMatch(/^\/product-detail\/teak-spindle-jhoola-[0-9a-f]{12}$/)
  expect(await lookUp(jhoola)).toEqual(everywhere(jhoola, jhoola.path))
})

it('opens a renamed product at its former address, which names the present one', async () => {
  const product = named(products, 'Walnut & Brass Rod Jhoola')
  await shop.call('PUT', `/ourCategoriesItems/${product._id}`, { name: 'झूला “Rosewood”' })
  const present = `/product-detail/jhula-rosewood-${product._id.slice(-12)}`
  expect(await lookUp(product)).toEqual(everywhere(product, present))
  const { path, headers, meta, getByRole, getAllByRole } = await shop.visit(product.path)
  expect(path).toBe(product.path)
  expect(getByRole('heading', { level: 1 }).textContent).toBe('झूला “Rosewood”')
  const [order] = getAllByRole('link', { name: 'Order on WhatsApp' })
  expect(messageOf(order)).toContain(`\nLink: ${shopOrigin}${present}`)
  expect(meta('og:url')).toBe(shopOrigin + present)
  expect((await shop.request(present)).headers.etag).toBe(headers.etag)
  const { html } = await shop.request('/sitemap.xml')
  expect(html).toContain(`<loc>${shopOrigin}${present}</loc>`)
  expect(html).not.toContain(product.path)
})

it('is a 404 at every spelling of a product’s address while it is deleted', async () => {
  const product = named(products, 'Canopy Garden Swing')
  await shop.call('DELETE', `/ourCategoriesItems/${product._id}`)
  for (const { status } of await lookUp(product)) expect(status).toBe(404)
  await shop.call('POST', `/trash/${product._id}`)
  expect(await lookUp(product)).toEqual(everywhere(product, product.path))
})

it('opens a renamed category, selected among the filters, at its former address', async () => {
  const category = named(categories, 'Hanging Chairs')
  expect(category.path).toMatch(/^\/product\/hanging-chairs-[0-9a-f]{12}$/)
  await shop.call('PUT', `/ourCategories/${category._id}`, { name: 'Cocoon Chairs' })
  const present = `/product/cocoon-chairs-${category._id.slice(-12)}`
  expect(await lookUp(category)).toEqual(everywhere(category, present))
  const { document, getByRole } = await shop.visit(`${category.path}?sort=name`)
  expect(getByRole('radio', { name: /^Cocoon Chairs/, checked: true })).toBeTruthy()
  expect(document.querySelectorAll('.product-list-module__root > li')).toHaveLength(4)
})

it('leads from a product and from the filter form to the present address of a renamed category', async () => {
  const category = named(categories, 'Tables & Storage')
  await shop.call('PUT', `/ourCategories/${category._id}`, { name: 'Tables' })
  const end = category._id.slice(-12)
  const { getAllByRole } = await shop.visit(named(products, 'Tambour Oak Sideboard').path)
  for (const link of getAllByRole('link', { name: 'Tables' }))
    expect(link.getAttribute('href')).toBe(`/product/tables-${end}`)
  for (const step of [category._id, `tables-storage-${end}`])
    expect((await shop.visit(`/product?category=${step}&q=&tag=`)).path).toBe(
      `/product/tables-${end}`,
    )
})
