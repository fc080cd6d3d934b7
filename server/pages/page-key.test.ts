import { expect, it, test } from 'vitest'
import { createPageKey } from './page-key.ts'

const origin = 'https://shop.example'

test.each([
  ['/', '/', true],
  ['/_.data', '/_.data', true],
  ['/product?q=teak&page=2', '/product?page=2&q=teak', true],
  ['/product?q=teak&utm_source=letter', '/product?q=teak', false],
  ['/product?width=4+ft&page=2', '/product?page=2&width=4+ft', true],
  ['/product?value=a&value=b&q=teak', '/product?q=teak&value=a&value=b', true],
  ['/compare?ids=01a1,01b2', '/compare?ids=01a1%2C01b2', true],
  ['/?utm_source=letter', '/', false],
  ['/product/01a1.data?_routes=site', '/product/01a1.data?_routes=site', true],
  ['/product-detail/walnut-jhoola-32b947231c12', '/product-detail/32b947231c12', true],
  ['/rooms/the-veranda-32b947231c12', '/rooms/32b947231c12', true],
  ['/product-detail/Another-Name-32B947231C12', '/product-detail/32b947231c12', true],
  ['/product-detail/walnut-jhoola-32b947231c12.data', '/product-detail/32b947231c12.data', true],
  [
    '/product-detail/walnut-0190abcd-1234-7abc-8def-32b947231c12',
    '/product-detail/0190abcd-1234-7abc-8def-32b947231c12',
    true,
  ],
  ['/product/swings-32b947231c12?page=2&utm=1', '/product/32b947231c12?page=2', false],
])('caches the page at %s under the key %s', (url, key, isCanonical) => {
  expect(createPageKey(url, origin)).toEqual({ text: `${origin}${key}`, isCanonical })
})

test.each([
  '/admin',
  '/nothing',
  '/product/a/b',
  '/product-preview/01a1',
  '//',
  '/product-detail/%2e%2e',
  '/o/32b947231c12/ZL-4K6HX',
])('does not cache %s', (url) => expect(createPageKey(url, origin)).toBeNull())

it('does not cache URLs above the maximum length', () => {
  expect(createPageKey(`/product?q=${'x'.repeat(2_000)}`, origin)).toBeNull()
})
