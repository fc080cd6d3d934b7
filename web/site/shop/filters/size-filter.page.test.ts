import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type Shop } from '../../../../tests/helpers/shop.ts'
import { submittedAddress } from '../../../../tests/helpers/submitted-address.ts'

let shop: Shop

beforeAll(async () => {
  shop = await openShop('demo')
})
afterAll(() => shop.close())

const namesOf = (document: Document) =>
  [...document.querySelectorAll('.product-list h2')].map(({ textContent }) => textContent)
const countOf = (document: Document) => document.querySelector('.shop-toolbar__count')?.textContent
const valueOf = (document: Document, name: string) =>
  document.querySelector<HTMLInputElement>(`.shop-filters [name=${name}]`)?.value

it('has the size of each product on its card', async () => {
  const { document } = await shop.visit('/product')
  const sizes = document.querySelectorAll('.product-list .product-card__size')
  expect(sizes[0]?.textContent).toMatch(/^202\sW\s×\s120\sD\s×\s205\sH\scm$/)
})

it('finds what fits along a wall', async () => {
  const { document, getByRole } = await shop.visit('/product?width=60+cm')
  expect(countOf(document)).toBe('4 pieces')
  const field = getByRole<HTMLInputElement>('textbox', { name: 'Space along the wall' })
  expect(field.value).toBe('60 cm')
  const chosen = getByRole('list', { name: 'Active filters' })
  expect(chosen.textContent).toContain('Space along the wall: 60 cm')
})

it('compares a wall with the longer side of a product, a depth with the shorter one', async () => {
  const { document, getByRole } = await shop.visit('/product?width=150+cm&depth=60+cm')
  expect(namesOf(document)).toEqual([
    'Cord-Seat Dining Chair',
    'Chunky Knitted Pouf',
    'Three-Leg Walnut Stool',
    'Terrazzo Side Table',
    'Teak & Steel Bookshelf',
  ])
  expect(getByRole<HTMLInputElement>('textbox', { name: 'Depth' }).value).toBe('60 cm')
})

it('finds what fits below a ceiling as well, in feet and inches', async () => {
  const { document, getByRole } = await shop.visit('/product?width=60+cm&height=1+ft+7.2+in')
  expect(namesOf(document)).toEqual(['Chunky Knitted Pouf', 'Three-Leg Walnut Stool'])
  const field = getByRole<HTMLInputElement>('textbox', { name: 'Ceiling or beam height' })
  expect(field.value).toBe('1 ft 7.2 in')
})

it('keeps the sizes on further pages', async () => {
  const { getByRole } = await shop.visit('/product?width=150+cm')
  expect(getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe(
    '/product?width=150+cm&page=2',
  )
})

it('is submitted in the chosen unit without JavaScript', async () => {
  const { document } = await shop.visit('/product')
  const sizes = { width: '2', height: '6½', unit: 'ft' }
  const found = await shop.visit(submittedAddress(document.querySelector('#shop-form'), sizes))
  expect(found.path).toBe('/product?width=2+ft&height=6+ft+6+in')
  expect(valueOf(found.document, 'unit')).toBe('ft')
  expect(countOf(found.document)).toBe('4 pieces')
})

it('drops a size that it cannot read', async () => {
  const { document } = await shop.visit('/product?width=2+ft&height=6+ft')
  const form = document.querySelector<HTMLFormElement>('#shop-form')
  const found = await shop.visit(submittedAddress(form, { height: 'nothing' }))
  expect(found.path).toBe('/product?width=2+ft')
})

describe('of a shop with few sizes', () => {
  let small: Shop
  let bench: string

  beforeAll(async () => {
    small = await openShop('empty')
    const add = (product: object) => small.call('POST', '/ourCategoriesItems/add', product)
    await add({ name: 'Stool' })
    await add({ name: 'Lamp', width: 'on request' })
    bench = (await add({ name: 'Bench', width: '150 cm' })).categoryItemData._id
  })
  afterAll(() => small.close())

  it('says how many products have no size', async () => {
    const { document, getByText } = await small.visit('/product?width=3+m')
    expect(countOf(document)).toBe('1 piece')
    expect(getByText('2 more have no size listed.')).toBeTruthy()
  })

  it('is hidden if no product has one', async () => {
    await small.call('PUT', `/ourCategoriesItems/${bench}`, { width: '' })
    const { document } = await small.visit('/product')
    expect(namesOf(document)).toHaveLength(3)
    expect(document.querySelector('[name=width], [name=unit]')).toBeNull()
  })
})
