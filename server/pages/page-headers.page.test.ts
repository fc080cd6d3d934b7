import { beforeAll, expect, it } from 'vitest'
import { type Shop, shopForAllTests } from '../../tests/helpers/shop.ts'

const immutable = 'public, max-age=31536000, immutable'

const shop = shopForAllTests('demo')
let page: Awaited<ReturnType<Shop['visit']>>

beforeAll(async () => {
  page = await shop.visit('/')
})

/** First script that the page loads. */
function scriptOf({ document }: Pick<Awaited<ReturnType<Shop['visit']>>, 'document'>): string {
  return document.querySelector('link[rel=modulepreload]')?.getAttribute('href') ?? ''
}

it('allows only the scripts and style sheets of the page itself, and style attributes', () => {
  const policy = page.headers['content-security-policy'] ?? ''
  expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/=]+')+;/)
  expect(policy).toContain("style-src 'self'; style-src-attr 'unsafe-inline';")
  expect(policy.match(/unsafe/g)).toHaveLength(1)
  expect(page.html).not.toContain('<style')
})

it('may be framed by itself only, and frames only the map', () => {
  const policy = page.headers['content-security-policy'] ?? ''
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).toMatch(/frame-src https:\/\/www\.google\.com/)
})

it('forbids sniffing, long referrers and the camera', () => {
  const { headers } = page
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
  expect(headers['permissions-policy']).toContain('camera=()')
})

it('compresses pages and scripts', async () => {
  for (const path of ['/', scriptOf(page)]) {
    const { headers } = await shop.request(path, { headers: { 'accept-encoding': 'br' } })
    expect([path, headers['content-encoding']]).toEqual([path, 'br'])
  }
})

it('lets browsers keep scripts and photos for a year', async () => {
  const source = page.document.querySelector('.hero-module__photo source')
  const [photo = ''] = source?.getAttribute('srcset')?.split(' ') ?? []
  for (const path of [scriptOf(page), photo]) {
    const { headers } = await shop.request(path)
    expect([path, headers['cache-control']]).toEqual([path, immutable])
  }
  expect((await shop.request(photo)).headers['content-type']).toMatch(/^image\//)
})

it('sets no cookie', async () => {
  const { categoryData } = await shop.read('/ourCategories')
  const { categoryItemData } = await shop.read('/ourCategoriesItems?limit=1')
  for (const path of [
    ...['/', '/aboutus', '/contactus', '/product', '/product?q=teak', '/admin/login'],
    ...[categoryData[0].path, categoryItemData[0].path, '/product.data'],
  ]) {
    const { status, headers } = await shop.request(path)
    expect([path, status, headers['set-cookie']]).toEqual([path, 200, undefined])
  }
})

it('serves admin pages with a title, which the browser replaces by that of the screen', async () => {
  for (const path of ['/admin', '/admin/login', '/admin/manage-store/products']) {
    const { status, html } = await shop.request(path)
    expect([path, status]).toEqual([path, 200])
    expect(html).toContain('<title>Back office</title>')
  }
})
