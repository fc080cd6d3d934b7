import { expect, test } from 'vitest'
import { campaignOf, hostOf, pageOf } from './enquiry-origin.ts'

test.each([
  ['https://www.instagram.com/zula?igsh=secret', 'instagram.com'],
  ['android-app://com.google.android.gm/', 'com.google.android.gm'],
  ['HTTP://WWW.Example.ORG:8080/x', 'example.org'],
  ['google.com', 'google.com'],
  ['https://user:password@blog.example/x', 'blog.example'],
  ['', ''],
  ['javascript:alert(1)', ''],
  [`https://${'a'.repeat(120)}.example`, ''],
  [`https://example.com/${'x'.repeat(5_000)}`, ''],
])('reads from the referrer “%s” the host “%s”', (address, host) => {
  expect(hostOf(address)).toBe(host)
})

test('reads UTM source, medium and campaign from a query, truncated and without e-mail addresses', () => {
  expect(
    campaignOf('?utm_source=instagram&utm_medium=story&utm_campaign=diwali%20offer&fbclid=abc'),
  ).toEqual({ source: 'instagram', medium: 'story', name: 'diwali offer' })
  expect(campaignOf('')).toEqual({ source: '', medium: '', name: '' })
  const long = campaignOf(`utm_source=${'x'.repeat(400)}&utm_campaign=asha@example.com`)
  expect([long.source.length, long.name]).toEqual([100, ''])
  expect(campaignOf('utm_source=a%00%0d%0ab%09c').source).toBe('a b c')
  expect(campaignOf('utm_source=%ff%fe&utm_medium=%').source).toBe('\ufffd\ufffd')
  expect(campaignOf(`utm_source=${encodeURIComponent('🪑'.repeat(80))}`).source).toBe(
    '🪑'.repeat(50),
  )
})

test.each([
  ['/product', '/product'],
  ['/product?q=teak&page=2&fbclid=abc&utm_source=x', '/product?q=teak&page=2'],
  [
    '/product?availability=in-stock&gclid=abc&value=1&value=2&width=120&unit=cm&maxPrice=60000',
    '/product?width=120&maxPrice=60000&availability=in-stock&value=1&value=2&unit=cm',
  ],
  ['/contactus?product=1&fbclid=abc', '/contactus?product=1'],
  ['/product-detail/1?gclid=abc', '/product-detail/1'],
  ['', ''],
])('removes tracking parameters from the page URL “%s”: “%s”', (address, page) => {
  expect(pageOf(address)).toBe(page)
})
