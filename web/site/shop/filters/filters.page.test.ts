import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type Shop, shopOrigin } from '../../../../tests/helpers/shop.ts'
import { submittedAddress } from '../../../../tests/helpers/submitted-address.ts'

let shop: Shop
let chairs: string

beforeAll(async () => {
  shop = await openShop('demo')
  const { categoryData } = await shop.read('/ourCategories')
  chairs = categoryData.find(({ name }: { name: string }) => name === 'Chairs & Stools').path
})
afterAll(() => shop.close())

const namesOf = (document: Document) =>
  [...document.querySelectorAll('.product-list h2')].map(({ textContent }) => textContent)
/** Text and address of each link in a list. */
const linksOf = (list: HTMLElement) =>
  [...list.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])

it('offers ten tags, and the rest under “More”', async () => {
  const { getByRole } = await shop.visit('/product')
  const tags = getByRole('group', { name: 'Tag' })
  const listed = [...tags.querySelectorAll(':scope > div label')]
  expect(listed.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Any tag', 'teak5', 'two-seater5']),
  )
  expect(listed).toHaveLength(11)
  const more = tags.querySelector('details')
  expect([more?.querySelector('summary')?.textContent, more?.open]).toEqual(['More', false])
  expect(more?.querySelectorAll('input').length).toBeGreaterThan(30)
})

it('shows a chosen tag of those under “More”', async () => {
  const { document, getByRole } = await shop.visit('/product?tag=macrame')
  expect(namesOf(document)).toEqual(['Macramé Moon Chair'])
  const more = getByRole('group', { name: 'Tag' }).querySelector('details')
  expect(more?.open).toBe(true)
  expect(more?.querySelector<HTMLInputElement>('[value=macrame]')?.checked).toBe(true)
})

it('combines tag, material and sort order in an address', async () => {
  const { document, getByRole } = await shop.visit(
    '/product?tag=teak&material=Solid+teak&sort=name',
  )
  expect(namesOf(document)).toEqual([
    'Cane Daybed Swing',
    'Canopy Garden Swing',
    'Teak Spindle Jhoola',
  ])
  expect(document.querySelectorAll('input[type=radio][value="Solid teak"][checked]')).toHaveLength(1)
  expect(linksOf(getByRole('list', { name: 'Active filters' }))).toEqual([
    ['Remove Tag: teak', '/product?material=Solid+teak&sort=name'],
    ['Remove Material: Solid teak', '/product?tag=teak&sort=name'],
    ['Clear all', '/product?sort=name'],
  ])
})

describe('a page of the filters alone', () => {
  it('is linked with the number of chosen filters', async () => {
    const { document } = await shop.visit('/product?tag=teak&width=205+cm&q=swing')
    const link = document.querySelector('.filter-button')
    expect([link?.textContent, link?.getAttribute('href')]).toEqual([
      'Filter2 chosen',
      '/product?q=swing&tag=teak&width=205+cm&show=filters',
    ])
  })

  it('has no products, and is one page with its view for search engines', async () => {
    const { document, getByRole, meta } = await shop.visit(`${chairs}?show=filters`)
    expect(getByRole('heading', { level: 1 }).textContent).toBe('Filter')
    expect(document.querySelector('.product-list')).toBeNull()
    expect(meta('robots')).toBe('noindex, follow')
    const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href')
    expect(canonical).toBe(shopOrigin + chairs)
  })

  it('applies its fields within the category', async () => {
    const { document, getByRole } = await shop.visit(`${chairs}?show=filters`)
    const fields = { width: '2', unit: 'ft', tag: 'dining chair' }
    const form = getByRole('button', { name: 'Show products' }).closest('form')
    const found = await shop.visit(submittedAddress(form, fields))
    expect(document.querySelector('noscript button[form]')).toBeNull()
    expect(found.path).toBe(`${chairs}?tag=dining+chair&width=2+ft`)
    expect(namesOf(found.document)).toEqual(['Cord-Seat Dining Chair'])
  })

  it('has the filters of its view, also where a form asked for it', async () => {
    const { path, document, getByRole } = await shop.visit(
      '/product?category=&tag=oak&show=filters',
    )
    expect(path).toBe('/product?tag=oak&show=filters')
    expect(document.querySelectorAll('input[name=tag][value=oak][checked]')).toHaveLength(1)
    expect(getByRole('link', { name: 'Clear all' }).getAttribute('href')).toBe('/product')
  })
})

describe('price and availability', () => {
  let priced: Shop

  beforeAll(async () => {
    priced = await openShop('empty')
    await add({ name: 'Stool', tags: ['oak'] })
  })
  afterAll(() => priced.close())

  const add = (product: object) => priced.call('POST', '/ourCategoriesItems/add', product)

  it('are no filters before a product has any', async () => {
    const { document, getByRole, queryByRole } = await priced.visit('/product')
    expect(namesOf(document)).toEqual(['Stool'])
    expect(queryByRole('group', { name: 'Price' })).toBeNull()
    expect(queryByRole('checkbox', { name: 'Ready now' })).toBeNull()
    expect(getByRole('combobox', { name: 'Sort by' }).textContent).not.toContain('Price')
  })

  describe('of products that have them', () => {
    beforeAll(async () => {
      await add({ name: 'Bench', price: '9000', availability: 'made-to-order' })
      await add({ name: 'Swing', price: '30000', salePrice: '24000', availability: 'in-stock' })
      await add({ name: 'Sofa', price: '26000', availability: 'in-stock' })
    })

    it('sort them by the price in force, those without one last', async () => {
      const { document, getByRole } = await priced.visit('/product?sort=price')
      expect(namesOf(document)).toEqual(['Bench', 'Swing', 'Sofa', 'Stool'])
      const sort = getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' })
      expect(sort.selectedOptions[0]?.textContent).toBe('Price, low to high')
      const reversed = await priced.visit('/product?sort=-price')
      expect(namesOf(reversed.document)).toEqual(['Sofa', 'Swing', 'Bench', 'Stool'])
    })

    it('filter them by bounds, with the range of the shop as a hint', async () => {
      const { document, getByRole } = await priced.visit('/product?minPrice=10000&sort=-price')
      expect(namesOf(document)).toEqual(['Sofa', 'Swing'])
      const [from, to] = getByRole('group', { name: 'Price' }).querySelectorAll('input')
      expect([from?.value, from?.placeholder]).toEqual(['10000', '₹9,000'])
      expect([to?.value, to?.placeholder]).toEqual(['', '₹26,000'])
    })

    it('filter them by what is ready', async () => {
      const { document, getByRole } = await priced.visit('/product?availability=in-stock')
      expect(namesOf(document)).toEqual(['Sofa', 'Swing'])
      expect(getByRole<HTMLInputElement>('checkbox', { name: 'Ready now' }).checked).toBe(true)
      expect(linksOf(getByRole('list', { name: 'Active filters' }))).toEqual([
        ['Remove Ready now', '/product'],
      ])
    })

    it('are fields of the form without JavaScript', async () => {
      const { document } = await priced.visit('/product?sort=-price')
      const fields = { minPrice: '10,000', maxPrice: '25,000', availability: 'in-stock' }
      const found = await priced.visit(submittedAddress(document.querySelector('#shop-form'), fields))
      expect(found.path).toBe(
        '/product?minPrice=10000&maxPrice=25000&availability=in-stock&sort=-price',
      )
      expect(namesOf(found.document)).toEqual(['Swing'])
    })
  })
})
