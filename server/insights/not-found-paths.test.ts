import { expect, test } from 'vitest'
import { readCountedPath } from './not-found-paths.ts'

test.each([
  ['/Products/Teak-Swing/?utm_source=x', '/products/teak-swing'],
  ['/about.html', '/about.html'],
  ['/index.php', '/index.php'],
  ['/products/chair-2.0', '/products/chair-2.0'],
  ['/products/shell-chair', '/products/shell-chair'],
  ['/product/walnut-jhoola/', '/product/walnut-jhoola'],
  ['/product-detail/gone-32b947231c12', '/product-detail/gone-32b947231c12'],
  ['/झूला', '/झूला'],
])('counts %s as %s', (url, path) => expect(readCountedPath(url)).toBe(path))

test.each([
  // Pages of the site that had nothing to show, and what is no page.
  '/product?page=99',
  '/compare?ids=x',
  '/api/nothing',
  '/admin/nothing',
  '/product-preview/kJ3b',
  '/assets/main-1a2b.js',
  // Files.
  '/logo.png',
  '/apple-touch-icon-precomposed.png',
  '/ads.txt',
  '/app.js.map',
  // Probes.
  '/wp-login.php',
  '/blog/wp-includes/wlwmanifest.xml',
  '/xmlrpc.php',
  '/.env',
  '/.git/config',
  '/.well-known/security.txt',
  '/phpmyadmin/index.php',
  '/vendor/phpunit/phpunit/src/util/php/eval-stdin.php',
  '/admin.php',
  '/cgi-bin/luci',
  // People, and their codes.
  '/unsubscribe/asha@example.com',
  '/call/+919825012345',
  '/orders/0a1b2c3d4e5f60718293a4b5c6d7e8f9',
  // Nothing that a person types or clicks.
  `/${'a/'.repeat(150)}`,
  '//example.com',
])('does not count %s', (url) => expect(readCountedPath(url)).toBeNull())
