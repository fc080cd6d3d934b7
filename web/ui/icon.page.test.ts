import { expect, it } from 'vitest'
import { openShop } from '../../tests/helpers/shop.ts'

it('icons of a page are in its stylesheet, without further requests', async () => {
  const shop = await openShop('empty')
  const { document } = await shop.visit('/')
  const sheets = [...document.querySelectorAll('link[rel=stylesheet]')].map((link) =>
    shop.request(link.getAttribute('href') ?? ''),
  )
  const css = (await Promise.all(sheets)).map(({ html }) => html).join('')
  const masks = [...css.matchAll(/mask:[^;}]*url\(([^)]{12})/g)].map(([, start]) => start)
  expect(masks).not.toEqual([])
  for (const start of masks) expect(start).toMatch(/^["']?data:image/)
  for (const { classList } of document.querySelectorAll('.site-header-module__root [class*="i-"]'))
    expect(css).toContain(`.${[...classList].find((name) => name.startsWith('i-'))}{`)
  await shop.close()
})
