import { expect, it } from 'vitest'
import { createForm } from '../../../tests/helpers/form.ts'
import { photograph } from '../../../tests/helpers/media.ts'
import { shopForAllTests } from '../../../tests/helpers/shop.ts'

const shop = shopForAllTests('demo')

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

it('has icons of the logo, as its pages have', async () => {
  await shop.call('PUT', '/settings', createForm({ logo: await photograph('#224466') }))
  const { document } = await shop.visit('/contactus')
  const links = document.querySelectorAll('link[rel=icon], link[rel=apple-touch-icon]')
  const linked = [...links].map((link) => link.getAttribute('href') ?? '')
  const listed: string[] = (await readManifest()).icons.map(({ src }: { src: string }) => src)
  const sizeOf = (address: string) => Number(/-icon-(\d+)\.png$/.exec(address)?.[1])
  expect([linked.map(sizeOf), listed.map(sizeOf)]).toEqual([
    [32, 192, 180],
    [192, 512, 512],
  ])
  const logo = document.querySelector('.site-header-module__root .logo-module__root img')
  expect(logo?.getAttribute('alt')).toBe('Zula Living')
})

it('has the accent colour of the shop, as its pages have', async () => {
  await shop.call('PUT', '/settings', { accentColor: '#C0392B' })
  expect((await readManifest()).theme_color).toBe('#C0392B')
  const page = await shop.visit('/')
  expect(page.meta('theme-color')).toBe('#C0392B')
  expect(page.document.documentElement.getAttribute('style')).toMatch(/^--accent:#c0392b;/)
})
