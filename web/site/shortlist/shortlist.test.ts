import { expect, it } from 'vitest'
import {
  keepSelection,
  MAX_SHORTLIST,
  removeFromShortlist,
  restoreToShortlist,
  shortlist,
  toggleInShortlist,
} from './shortlist.ts'

const productOf = (_id: string) => ({ _id, query: '' })
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

it('keeps the latest selection of its products, and of no others', () => {
  fill(['b', 'a'])
  keepSelection({ _id: 'a', query: '?fabric=sage' })
  keepSelection({ _id: 'c', query: '?fabric=sage' })
  expect(shortlist.read()).toEqual([productOf('b'), { _id: 'a', query: '?fabric=sage' }])
})
