import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { storedList } from './stored-list.ts'

const key = 'products'

beforeAll(() => {
  const { localStorage } = new JSDOM('', { url: 'https://shop.example' }).window
  vi.stubGlobal('localStorage', localStorage)
})
afterAll(() => void vi.unstubAllGlobals())

const read = (stored: string) => {
  localStorage.setItem(key, stored)
  return storedList(key, 2).read()
}

it.each(['', 'no JSON', '{"not":"a list"}', '{"not":"a list"', '[{"_id":1},null,5,{"_id":"<b>"}]'])(
  'reads no product from %s',
  (stored) => {
    expect(read(stored)).toEqual([])
  },
)

it('reads the products and selections that it has written', () => {
  const products = [
    { _id: 'sofa', query: '?fabric=sage&length=150+cm' },
    { _id: 'swing', query: '' },
  ]
  storedList(key, 2).write(products)
  expect(storedList(key, 2).read()).toEqual(products)
})

it('reads entries of earlier versions by their ids and selections, each once', () => {
  const swing = { _id: 'swing', name: 'Its name at that time', picture: null }
  const path = '/product-detail/sofa-in-linen-0a?fabric=sage&length=150+cm'
  const offer = { price: '₹1,18,000' }
  expect(read(JSON.stringify([swing, swing, { ...swing, _id: 'sofa', path, offer }]))).toEqual([
    { _id: 'swing', query: '' },
    { _id: 'sofa', query: '?fabric=sage&length=150+cm' },
  ])
})
