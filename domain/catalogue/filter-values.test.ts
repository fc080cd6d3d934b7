import { describe, expect, test } from 'vitest'
import { fromApiQuery, normaliseFilters, toApiQuery } from './filter-values.ts'
import { readShopQuery } from './product-query.ts'

function read(text: string) {
  const search = new URLSearchParams(text)
  return normaliseFilters(readShopQuery(search), search.get('unit'))
}

describe('filters of a shop URL', () => {
  test.each([
    ['width=150', { width: '150 cm' }],
    ['width=5&unit=ft', { width: '5 ft' }],
    ['depth=1.2+m&height=as+you+like', { depth: '120 cm' }],
    ['minPrice=1,29,900&maxPrice=%E2%82%B9+2,00,000', { minPrice: '129900', maxPrice: '200000' }],
    ['minPrice=१२०००&maxPrice=૨૫,૦૦૦', { minPrice: '12000', maxPrice: '25000' }],
    ['minPrice=cheap&availability=yesterday', {}],
    ['availability=in-stock', { availability: 'in-stock' }],
    ['value=b&value=a', { values: ['a', 'b'] }],
  ])('are normalised from %j', (text, values) => {
    expect(read(text)).toEqual({ page: 1, ...values })
  })

  test('are converted to millimetres, decimals and value ids for the API', () => {
    const query = read(
      'width=150&depth=2+ft&height=2+m&minPrice=999.5&availability=in-stock&value=v1&value=v2',
    )
    expect(toApiQuery(query)).toEqual({
      maxWidth: 1500,
      maxDepth: 610,
      maxHeight: 2000,
      minPrice: '999.50',
      availability: 'in-stock',
      value: ['v1', 'v2'],
    })
    expect(toApiQuery(fromApiQuery(toApiQuery(query)))).toEqual(toApiQuery(query))
  })
})
