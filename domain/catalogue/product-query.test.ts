import { describe, expect, test } from 'vitest'
import {
  clearFilters,
  filterPageAddress,
  isFilterPage,
  isNonCanonical,
  readProductQuery,
  readShopQuery,
  shopAddress,
} from './product-query.ts'

const read = (search: string, category?: string) =>
  readShopQuery(new URLSearchParams(search), category)

describe('shop page URL', () => {
  test('contains only parameters that differ from the default', () => {
    expect(shopAddress({})).toBe('/product')
    expect(shopAddress({ category: 'a/b', page: 2 })).toBe('/product/a%2Fb?page=2')
  })

  test('is parsed back to the same query', () => {
    const query = { category: 'c1', q: 'oak & rope', tag: '🪵', material: 'a+b', page: 3 } as const
    const sizes = { width: '120 cm', depth: '60 cm', height: '6 ft 6.5 in' }
    const offer = { minPrice: '999.50', maxPrice: '12999', availability: 'in-stock' } as const
    const values = ['one', 'two']
    const whole = { ...query, ...sizes, ...offer, values, sort: '-price' } as const
    const address = new URL(shopAddress(whole), 'http://shop')
    expect(readShopQuery(address.searchParams, 'c1')).toEqual(whole)
    expect(isNonCanonical(address.searchParams, whole)).toBe(false)
  })

  test('is parsed to a query that replaces another one', () => {
    expect({ ...read('tag=oak&value=a'), ...read('q=ash') }).toEqual({ q: 'ash', page: 1 })
  })

  test.each(['0', '-1', '1.5', 'two', '1e3', '99999999', ''])(
    'reads the invalid page %j as page 1',
    (page) => {
      expect(read(`page=${page}`).page).toBe(1)
    },
  )

  test('deduplicates and sorts values, and limits them to 20', () => {
    expect(read('value=b&value=+a+&value=&value=b').values).toEqual(['a', 'b'])
    const many = Array.from({ length: 30 }, (_, number) => `value=${number}`).join('&')
    expect(read(many).values).toHaveLength(20)
  })

  test('drops direction marks from the search, which would reverse the sentence repeating it', () => {
    expect(read('q=%E2%80%AEriahc+%E2%81%A6oak%E2%80%AC').q).toBe('riahc oak')
    expect(read('q=%E2%80%AE').q).toBeUndefined()
    expect(read('q=oak+%E2%80%AE+ash').q).toBe('oak ash')
    expect(isNonCanonical(new URLSearchParams('q=%E2%80%AEoak'), read('q=%E2%80%AEoak'))).toBe(true)
  })

  test.each([
    ['category=c1', true],
    ['q=', true],
    ['page=1', true],
    ['sort=weight', true],
    ['show=filters', false],
    ['unit=ft', true],
    ['q=oak&page=2', false],
    ['value=a&value=b', false],
    ['value=b&value=a', true],
    ['q=oak&q=ash', true],
    ['utm_source=letter', false],
    ['', false],
  ])('%j is non-canonical: %s', (search, nonCanonical) => {
    expect(isNonCanonical(new URLSearchParams(search), read(search))).toBe(nonCanonical)
  })
})

test('the back office has filters of its own in an address', () => {
  const search = new URLSearchParams('showcase=out&stage=hidden&sort=none')
  expect(readProductQuery(search)).toEqual({ unique: false, stage: 'hidden' })
  expect(read('showcase=out&stage=hidden')).toEqual({ page: 1 })
})

describe('filter page without products', () => {
  const query = { category: 'c1', tag: 'oak', sort: 'name', page: 3 } as const

  test('has the URL of the view with a parameter, without the page number', () => {
    const address = filterPageAddress(query)
    expect(address).toBe('/product/c1?tag=oak&sort=name&show=filters')
    expect(isFilterPage(new URL(address, 'http://shop').searchParams)).toBe(true)
    expect(isFilterPage(new URLSearchParams('show=all'))).toBe(false)
  })

  test('clears all filters but keeps category, search and sort order', () => {
    expect(shopAddress(clearFilters({ ...query, q: 'swing', height: '2 m' }))).toBe(
      '/product/c1?q=swing&sort=name',
    )
  })
})
