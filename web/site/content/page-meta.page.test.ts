import { expect, it } from 'vitest'
import { indexedPaths } from '../../../domain/urls/public-pages.ts'
import { createForm } from '../../../tests/helpers/form.ts'
import { photograph } from '../../../tests/helpers/media.ts'
import { openShop, shopForAllTests, shopOrigin } from '../../../tests/helpers/shop.ts'

const shop = shopForAllTests('demo')

it.each(indexedPaths())('describes the page %s', async (path) => {
  const { document, meta } = await shop.visit(path)
  expect(document.title).toContain('Zula Living')
  const canonical = document.querySelector('link[rel="canonical"]')
  expect(canonical?.getAttribute('href')).toBe(shopOrigin + path)
  expect(meta('og:url')).toBe(shopOrigin + path)
  expect(meta('og:title')).toMatch(/./)
  expect(meta('twitter:card')).toBe('summary_large_image')
  expect(meta('description')?.length).toBeLessThanOrEqual(160)
})

it.each(['/', '/aboutus', '/contactus'])('shares a JPEG image of %s', async (path) => {
  const { meta } = await shop.visit(path)
  const image = meta('og:image') ?? ''
  expect(image.startsWith(`${shopOrigin}/media/`)).toBe(true)
  const { headers } = await shop.request(new URL(image).pathname)
  expect(headers['content-type']).toBe('image/jpeg')
})

it('shares the image of the settings where a page has none', async () => {
  const bare = await openShop('empty')
  const form = createForm({ shareImage: await photograph() })
  const { shareImage } = (await bare.call('PUT', '/settings', form)).settingsData
  for (const path of ['/', '/aboutus', '/contactus', '/product']) {
    const { meta } = await bare.visit(path)
    expect([path, meta('og:image')]).toEqual([
      path,
      expect.stringContaining(shareImage.replace(/\.\w+$/, '')),
    ])
  }
  await bare.close()
})
