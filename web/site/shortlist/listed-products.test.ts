import { expect, it } from 'vitest'
import { listedOf, productsQuery, readListedProducts } from './listed-products.ts'

const read = (query: string) => readListedProducts(new URLSearchParams(query), 3)

it('encodes products without selections as ids only', () => {
  expect(productsQuery([])).toBe('')
  expect(productsQuery([listedOf({ _id: 'a', path: '/product-detail/a' })])).toBe('?ids=a')
  expect(read('?ids=a,b')).toEqual([
    { _id: 'a', query: '' },
    { _id: 'b', query: '' },
  ])
})

it('encodes the selection of each product', () => {
  const query = new URLSearchParams({ length: '4\'6" & 1,5 ~ मी !', fabric: 'sage-linen' })
  const products = [
    { _id: 'a', query: '' },
    listedOf({ _id: 'b', path: `/product-detail/b?${query}` }),
    { _id: 'c', query: '?fabric=indigo&finish=teak' },
  ]
  expect(read(productsQuery(products))).toEqual(products)
  expect(new URLSearchParams(products[1]?.query)).toEqual(query)
  expect(productsQuery(products.slice(2))).toBe('?ids=c&choices=fabric~indigo!finish~teak')
  expect(productsQuery([...products.slice(2), { _id: 'd', query: '' }])).toBe(
    '?ids=c,d&choices=fabric~indigo!finish~teak',
  )
})

it.each([
  ['?ids=&choices=fabric~sage', []],
  ['?choices=fabric~sage', []],
  ['?ids=a&choices=,fabric~sage', [{ _id: 'a', query: '' }]],
  ['?ids=<b>,a,a&choices=x~1,fabric~sage,y~2', [{ _id: 'a', query: '?fabric=sage' }]],
])('parses %s as %j', (query, products) => {
  expect(read(query)).toEqual(products)
})
