import { expect, it } from 'vitest'
import { asksForDifferences, compareAddress, readCompared } from './list-addresses.ts'

const searchOf = (address: string) => new URL(address, 'http://shop').searchParams
const read = (address: string) => readCompared(searchOf(address)).map(({ _id }) => _id)
const named = (...ids: string[]) => ids.map((_id) => ({ _id, query: '' }))

it('parses the comparison URL back to the same products', () => {
  expect(compareAddress(named('a-1', 'b-2', 'c-3'))).toBe('/compare?ids=a-1,b-2,c-3')
  expect(read(compareAddress(named('a-1', 'b-2', 'c-3')))).toEqual(['a-1', 'b-2', 'c-3'])
  expect(compareAddress([])).toBe('/compare')
})

it.each([
  ['/compare', []],
  ['/compare?ids=', []],
  ['/compare?ids=,,', []],
  ['/compare?ids=a,a,b', ['a', 'b']],
  ['/compare?ids=a%2Cb', ['a', 'b']],
  ['/compare?ids=a,b,c,d', ['a', 'b', 'c']],
  ['/compare?ids=../x,<b>,a b,%00,ok', ['ok']],
  [`/compare?ids=${'x'.repeat(65)}`, []],
])('parses %j as the product ids %j', (address, ids) => {
  expect(read(address)).toEqual(ids)
})

it('encodes the selection of each product in the URL', () => {
  const products = [...named('a-1'), { _id: 'b-2', query: '?fabric=sage-linen' }]
  const address = compareAddress(products, true)
  expect(address).toBe('/compare?ids=a-1,b-2&choices=,fabric~sage-linen&only=differences')
  expect(readCompared(searchOf(address))).toEqual(products)
})

it('encodes the differences-only setting in the URL', () => {
  expect(compareAddress(named('a-1', 'b-2'), true)).toBe('/compare?ids=a-1,b-2&only=differences')
  expect(compareAddress([], true)).toBe('/compare')
  expect(asksForDifferences(searchOf(compareAddress(named('a-1', 'b-2'), true)))).toBe(true)
  expect(asksForDifferences(searchOf(compareAddress(named('a-1', 'b-2'))))).toBe(false)
  expect(asksForDifferences(searchOf('/compare?ids=a&only=all'))).toBe(false)
})
