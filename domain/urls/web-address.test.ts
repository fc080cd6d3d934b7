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
  ['/100%', '/100%'],
  ['//other.example.com/x', null],
  ['/\\other.example.com/x', null],
  ['/line%0Abreak', null],
  ['products/teak-swing', null],
  ['javascript:alert(1)', null],
  ['ftp://old.example.com/x', null],
  ['', null],
])('compares %j as %j', (address, path) => expect(readPath(address)).toBe(path))

test.each([
  ['/product?q=teak#list', true],
  ['https://example.com/x', true],
  ['//example.com', false],
  ['/\\example.com', false],
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
])('writes %s into a header as %s', (to, header) => expect(encodeTarget(to)).toBe(header))
