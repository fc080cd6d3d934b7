import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { storedProducts } from './stored-products.ts'

const key = 'products'

beforeAll(() => {
  const { localStorage } = new JSDOM('', { url: 'https://shop.example' }).window
  vi.stubGlobal('localStorage', localStorage)
})
afterAll(() => {
  vi.unstubAllGlobals()
})

const read = (stored: string) => {
  localStorage.setItem(key, stored)
  return storedProducts(key, 2).read()
}

it.each([
  '',
  'no JSON',
  '{"not":"a list"}',
  '{"not":"a list"',
  '[{"_id":1},null,{"_id":"x","name":"<b>","picture":5}]',
  '[{"_id":"x","path":"//elsewhere.example","name":"Swing","picture":null}]',
])('reads no product from %s', (stored) => {
  expect(read(stored)).toEqual([])
})

it('reads entries from before products had paths by their ids, each once', () => {
  const entry = { _id: 'swing', name: 'Swing', picture: null }
  expect(read(JSON.stringify([entry, entry]))).toEqual([
    { ...entry, path: '/product-detail/swing', choiceLines: undefined },
  ])
})
