import { expect, test } from 'vitest'
import { encodeTarget, isTarget, leadOn, readPath } from './web-address.ts'

test.each([
  ['/products/teak-swing', '/products/teak-swing'],
  ['/Products/Teak-Swing/?variant=1#photos', '/products/teak-swing'],
  ['https://old.example.com/products/teak-swing/', '/products/teak-swing'],
  ['HTTP://old.example.com', '/'],
  ['/products/%E0%A4%9D%E0%A5%82%E0%A4%B2%E0%A4%BE', '/products/झूला'],
  ['/products/झूला/', '/products/झूला'],
  ['/a/../b', '/b'],
  ['/100%', '/100%25'],
  ['//other.example.com/x', null],
  ['/\\other.example.com/x', null],
  ['/line%0Abreak', null],
  ['products/teak-swing', null],
  ['javascript:alert(1)', null],
  ['ftp://old.example.com/x', null],
  ['', null],
  ['/a%3Fb%23c%2Fd%5Ce', '/a%3fb%23c%2fd%5ce'],
  ['/50%-off/50%25-off', '/50%25-off/50%25-off'],
  ['/%2F%2Fexample.com', '/%2f%2fexample.com'],
])('compares %j as %j, and that as itself', (address, path) => {
  expect(readPath(address)).toBe(path)
  if (path !== null) expect(readPath(path)).toBe(path)
})

test('reads a path of slashes in little time', () => {
  const start = performance.now()
  expect(readPath(`/a${'/'.repeat(200_000)}b//`)).toMatch(/b$/)
  expect(performance.now() - start).toBeLessThan(1_000)
})

test.each([
  ['/product?q=teak#list', true],
  ['https://example.com/x', true],
  ['//example.com', false],
  ['/\\example.com', false],
  ['/..//example.com', false],
  ['/.\\/example.com', false],
  ['/\t/example.com', false],
  ['mailto:asha@example.com', false],
  ['data:text/html,x', false],
  ['product', false],
])('may lead to %j: %j', (to, isValid) => expect(isTarget(to)).toBe(isValid))

test.each([
  ['/a?x=1', '/b', '/b?x=1'],
  ['/a?x=1', '/b#here', '/b?x=1#here'],
  ['/a?x=1#there', '/b?y=2', '/b?y=2#there'],
  ['/a', 'https://example.com/b', 'https://example.com/b'],
  ['/a?x=1', '/b#a?b', '/b?x=1#a?b'],
])('leads %s by %s to %s', (address, to, target) => expect(leadOn(address, to)).toBe(target))

test.each([
  ['/product/झूला?q=a b', '/product/%E0%A4%9D%E0%A5%82%E0%A4%B2%E0%A4%BE?q=a%20b'],
  ['https://example.com/झूला', 'https://example.com/%E0%A4%9D%E0%A5%82%E0%A4%B2%E0%A4%BE'],
  ['//example.com', '/'],
  ['/a/..//example.com', '/'],
  ['/a\r\nSet-Cookie:b', '/aSet-Cookie:b'],
])('writes %s into a header as %s', (to, header) => expect(encodeTarget(to)).toBe(header))
