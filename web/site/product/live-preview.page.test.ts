import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { swapNames } from '../../../domain/api/wire-names.ts'
import { product } from '../../../domain/content/product.ts'
import { shopForAllTests } from '../../../tests/helpers/shop.ts'

const shop = shopForAllTests('demo')

it('shows the page and the card of a product with unsaved values, and no scripts', async () => {
  const [stored] = (await shop.read('/ourCategoriesItems')).categoryItemData
  const name = '<img src=x onerror="alert(1)"> Monsoon Jhoola'
  const draft = { ...(await shop.services.content.read(product, stored._id)), name }
  for (const [part, heading] of Object.entries({ page: 'h1', card: 'h2' })) {
    const body = { part, product: swapNames(product, draft), choices: [] }
    const { html } = await shop.call('POST', '/siteEditor/product', body)
    const { document } = new JSDOM(html).window
    expect(document.querySelector(`main ${heading}`)?.textContent).toBe(name)
    const run = [...document.scripts].filter(({ type }) => type !== 'application/ld+json')
    expect([run, document.querySelector('img[src="x"]')]).toEqual([[], null])
  }
  expect((await shop.request(stored.path)).html).not.toContain('Monsoon')
})

it('does not exist without an administrator', async () => {
  expect((await shop.request('/live-preview')).status).toBe(404)
  const payload = JSON.stringify({ part: 'page', product: {}, choices: [] })
  const headers = { 'content-type': 'application/json' }
  const options = { method: 'POST', headers, payload } as const
  expect((await shop.request('/api/siteEditor/product', options)).status).toBe(401)
})
