import { afterAll, beforeAll, expect, it } from 'vitest'
import { openShop, type Shop } from '../../../tests/helpers/shop.ts'

let shop: Shop

beforeAll(async () => {
  shop = await openShop('demo')
})
afterAll(() => shop.close())

async function readManifest() {
  const { headers, html } = await shop.request('/manifest.webmanifest')
  expect(headers['content-type']).toBe('application/manifest+json')
  return JSON.parse(html)
}

it('has the name of the shop, and icons that exist', async () => {
  const { name, icons } = await readManifest()
  expect(name).toBe('Zula Living')
  expect(icons.length).toBeGreaterThan(0)
  for (const { src } of icons) expect([src, (await shop.request(src)).status]).toEqual([src, 200])
})

it('has the accent colour of the shop, as its pages have', async () => {
  await shop.call('PUT', '/settings', { accentColor: '#C0392B' })
  expect((await readManifest()).theme_color).toBe('#C0392B')
  expect((await shop.visit('/')).meta('theme-color')).toBe('#C0392B')
})
