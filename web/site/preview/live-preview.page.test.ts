import { expect, it } from 'vitest'
import { shopForAllTests } from '../../../tests/helpers/shop.ts'

const shop = shopForAllTests('empty')

it('is framed by pages of its own origin only, and is neither cached nor indexed', async () => {
  const { headers } = await shop.request('/live-preview')
  expect(headers).toMatchObject({
    'x-frame-options': 'SAMEORIGIN',
    'x-robots-tag': 'noindex',
    'cache-control': 'private, no-store',
  })
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
})

it('is neither framed nor linked by public pages', async () => {
  const { headers, html } = await shop.request('/')
  expect(headers['content-security-policy']).not.toContain("frame-src 'self'")
  expect(html).not.toContain('live-preview')
})
