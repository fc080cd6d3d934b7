import { expect, it } from 'vitest'
import {
  MAX_SHORTLIST,
  removeFromShortlist,
  restoreToShortlist,
  shortlist,
  toggleInShortlist,
} from './shortlist.ts'
import type { StoredProduct } from './stored-products.ts'

const productOf = (_id: string): StoredProduct => ({
  _id,
  path: `/product-detail/${_id}`,
  name: _id,
  picture: null,
})
const listedIds = () => shortlist.read().map(({ _id }) => _id)
/** Replaces the list; the first id is the newest product. */
const fill = (ids: string[]) => shortlist.write(ids.map(productOf))

it('takes no product beyond its maximum, and keeps those that it has', () => {
  const ids = Array.from({ length: MAX_SHORTLIST }, (_, index) => `p${index}`)
  fill(ids)
  const isTaken = toggleInShortlist(productOf('more'))
  expect(listedIds()).toEqual(ids)
  expect(isTaken).toBe(false)
  expect(toggleInShortlist(productOf('p3'))).toBe(true)
  expect(toggleInShortlist(productOf('more'))).toBe(true)
  expect(listedIds()).toEqual(['more', ...ids.filter((id) => id !== 'p3')])
})

it('puts removed products back to their place, and keeps those added since', () => {
  fill(['c', 'b', 'a'])
  removeFromShortlist('b')
  toggleInShortlist(productOf('d'))
  expect(restoreToShortlist([productOf('b')], 1)).toBe(true)
  expect(listedIds()).toEqual(['d', 'c', 'b', 'a'])
  expect(restoreToShortlist([productOf('b'), productOf('z')], 0)).toBe(true)
  expect(listedIds()).toEqual(['d', 'c', 'b', 'a', 'z'])
})

it('puts nothing back that no longer fits', () => {
  const ids = Array.from({ length: MAX_SHORTLIST }, (_, index) => `p${index}`)
  fill(ids)
  expect(restoreToShortlist([productOf('more')], 0)).toBe(false)
  expect(listedIds()).toEqual(ids)
})
