import { expect, test } from 'vitest'
import { isFixedPage, isReservedPath, readRecordPath } from './redirect-paths.ts'

test('knows pages, the pages of records, and what no redirect can be made of', () => {
  for (const path of ['/', '/product', '/aboutus', '/rooms', '/compare'])
    expect([path, isFixedPage(path)]).toEqual([path, true])
  for (const path of [
    '/api',
    '/api/orders',
    '/admin/x',
    '/metrics',
    '/sitemap-2.xml',
    '/robots.txt',
  ])
    expect([path, isReservedPath(path)]).toEqual([path, true])
  for (const path of ['/product/swings', '/apiary', '/sitemap', '/products'])
    expect([path, isFixedPage(path) || isReservedPath(path)]).toEqual([path, false])
  expect(readRecordPath('/product/swings')).toEqual({ page: 'category', step: 'swings' })
  expect(readRecordPath('/product-detail/teak')).toEqual({ page: 'product', step: 'teak' })
  expect(readRecordPath('/rooms/porch')).toEqual({ page: 'room', step: 'porch' })
  for (const path of ['/product', '/product/a/b', '/products/teak'])
    expect([path, readRecordPath(path)]).toEqual([path, null])
})
