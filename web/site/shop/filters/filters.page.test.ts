import { beforeAll, describe, expect, it } from 'vitest'
import { shopForAllTests, shopOrigin } from '../../../../tests/helpers/shop.ts'
import { submittedAddress } from '../../../../tests/helpers/submitted-address.ts'

const shop = shopForAllTests('demo')
let chairs: string

beforeAll(async () => {
  const { categoryData } = await shop.read('/ourCategories')
  chairs = categoryData.find(({ name }: { name: string }) => name === 'Chairs & Stools').path
})

const namesOf = (document: Document) =>
  [...document.querySelectorAll('.product-list-module__root h2')].map(
    ({ textContent }) => textContent,
  )
const countOf = (document: Document) =>
  document.querySelector('.shop-toolbar-module__count')?.textContent
/** Text and address of each link in a list. */
const linksOf = (list: HTMLElement) =>
  [...list.querySelectorAll('a')].map((link) => [
    link.textContent.replace(/\s+/g, ' '),
    link.getAttribute('href'),
  ])

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
    '/product?tag=two-seater&material=Solid+teak&sort=name',
  )
  expect(namesOf(document)).toEqual(['Canopy Garden Swing', 'Teak Spindle Jhoola'])
  expect(document.querySelectorAll('input[value="Solid teak"][checked]')).toHaveLength(1)
  expect(getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' }).value).toBe('name')
  expect(linksOf(getByRole('list', { name: 'Active filters' }))).toEqual([
    ['Remove Tag: two-seater', '/product?material=Solid+teak&sort=name'],
    ['Remove Material: Solid teak', '/product?tag=two-seater&sort=name'],
    ['Clear all', '/product?sort=name'],
  ])
})

describe('a page of the filters alone', () => {
  it('is linked with the number of chosen filters', async () => {
    const { document } = await shop.visit('/product?tag=teak&width=205+cm&q=swing')
    const link = document.querySelector('.filter-button-module__root')
    expect([link?.textContent, link?.getAttribute('href')]).toEqual([
      'Filter2 chosen',
      '/product?q=swing&tag=teak&width=205+cm&show=filters',
    ])
  })

  it('has no products, and is one page with its view for search engines', async () => {
    const { document, getByRole, meta } = await shop.visit(`${chairs}?show=filters`)
    expect(getByRole('heading', { level: 1 }).textContent).toBe('Filter')
    expect(document.querySelector('.product-list-module__root')).toBeNull()
    expect(meta('robots')).toBe('noindex, follow')
    const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href')
    expect(canonical).toBe(shopOrigin + chairs)
  })

  it('applies its fields within the category', async () => {
    const { getByRole } = await shop.visit(`${chairs}?show=filters`)
    const fields = { width: '2', unit: 'ft', tag: 'dining chair' }
    const form = getByRole('button', { name: 'Show products' }).closest('form')
    const found = await shop.visit(submittedAddress(form, fields))
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

describe('sizes', () => {
  it('find what fits along a wall', async () => {
    const { document, getByRole } = await shop.visit('/product?width=60+cm')
    expect(countOf(document)).toBe('4 products')
    const field = getByRole<HTMLInputElement>('textbox', { name: 'Space along the wall' })
    expect(field.value).toBe('60 cm')
    const chosen = getByRole('list', { name: 'Active filters' })
    expect(chosen.textContent).toContain('Space along the wall: 60 cm')
  })

  it('find what fits below a ceiling as well, in feet and inches', async () => {
    const { document, getByRole } = await shop.visit('/product?width=60+cm&height=1+ft+7.2+in')
    expect(namesOf(document)).toEqual(['Chunky Knitted Pouf', 'Three-Leg Walnut Stool'])
    const field = getByRole<HTMLInputElement>('textbox', { name: 'Ceiling or beam height' })
    expect(field.value).toBe('1 ft 7.2 in')
  })

  it('stay chosen on further pages', async () => {
    const { getByRole } = await shop.visit('/product?width=150+cm')
    expect(getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe(
      '/product?width=150+cm&page=2',
    )
  })

  it('are submitted in the chosen unit without JavaScript', async () => {
    const { document } = await shop.visit('/product')
    const sizes = { width: '2', height: '6½', unit: 'ft' }
    const found = await shop.visit(submittedAddress(document.querySelector('#shop-form'), sizes))
    expect(found.path).toBe('/product?width=2+ft&height=6+ft+6+in')
    expect(countOf(found.document)).toBe('4 products')
    const unit = found.getByRole<HTMLSelectElement>('combobox', { name: 'Unit' })
    expect(unit.value).toBe('ft')
  })

  it('are dropped if they cannot be read', async () => {
    const { document } = await shop.visit('/product?width=2+ft&height=6+ft')
    const form = document.querySelector<HTMLFormElement>('#shop-form')
    const found = await shop.visit(submittedAddress(form, { height: 'nothing' }))
    expect(found.path).toBe('/product?width=2+ft')
  })
})

describe('in a small shop', () => {
  const small = shopForAllTests('empty')
  const add = (product: object) => small.call('POST', '/ourCategoriesItems/add', product)
  beforeAll(() => add({ name: 'Stool' }))

  it('no product has a size, a price or an availability to filter by', async () => {
    const { document, getByRole } = await small.visit('/product')
    expect(namesOf(document)).toEqual(['Stool'])
    const fields = document.querySelectorAll('[name=width], [name=unit], [name=minPrice]')
    expect([...fields, ...document.querySelectorAll('[name=availability]')]).toEqual([])
    expect(getByRole('combobox', { name: 'Sort by' }).textContent).not.toContain('Price')
  })

  describe('of products with sizes and prices', () => {
    beforeAll(async () => {
      await add({ name: 'Bench', price: '9000', availability: 'made-to-order', width: '150 cm' })
      await add({ name: 'Swing', price: '30000', salePrice: '24000', availability: 'in-stock' })
      await add({ name: 'Sofa', price: '26000', availability: 'in-stock', width: 'on request' })
    })

    it('says how many have no size', async () => {
      const { document, getByText } = await small.visit('/product?width=3+m')
      expect(namesOf(document)).toEqual(['Bench'])
      expect(getByText('3 more have no size listed.')).toBeTruthy()
    })

    it('filters by price, with the range of the shop as a hint', async () => {
      const { document, getByRole } = await small.visit('/product?minPrice=10000&sort=-price')
      expect(namesOf(document)).toEqual(['Sofa', 'Swing'])
      const [from, to] = getByRole('group', { name: 'Price' }).querySelectorAll('input')
      expect([from?.value, from?.placeholder]).toEqual(['10000', '₹9,000'])
      expect([to?.value, to?.placeholder]).toEqual(['', '₹26,000'])
    })

    it('filters by what is ready', async () => {
      const { document, getByRole } = await small.visit('/product?availability=in-stock')
      expect(namesOf(document)).toEqual(['Sofa', 'Swing'])
      expect(getByRole<HTMLInputElement>('checkbox', { name: 'Ready now' }).checked).toBe(true)
      expect(linksOf(getByRole('list', { name: 'Active filters' }))).toEqual([
        ['Remove Ready now', '/product'],
      ])
    })

    it('submits price and availability without JavaScript', async () => {
      const { document } = await small.visit('/product?sort=-price')
      const fields = { minPrice: '10,000', maxPrice: '25,000', availability: 'in-stock' }
      const found = await small.visit(
        submittedAddress(document.querySelector('#shop-form'), fields),
      )
      expect(found.path).toBe(
        '/product?minPrice=10000&maxPrice=25000&availability=in-stock&sort=-price',
      )
      expect(namesOf(found.document)).toEqual(['Swing'])
    })
  })
})
