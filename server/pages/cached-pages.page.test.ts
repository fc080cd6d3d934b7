import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { openShop, shopForAllTests } from '../../tests/helpers/shop.ts'

const shop = shopForAllTests('demo')

it('sends a cached page with the body and headers of the rendered one', async () => {
  const [rendered, cached] = [await shop.visit('/aboutus'), await shop.visit('/aboutus')]
  expect(cached.html).toBe(rendered.html)
  const { date: _, 'x-request-id': one, ...headers } = rendered.headers
  const { date: __, 'x-request-id': other, ...cachedHeaders } = cached.headers
  expect(cachedHeaders).toEqual(headers)
  expect(one).not.toBe(other)
})

it('shows a changed text at once, also to a browser that has the page', async () => {
  const { headers } = await shop.visit('/')
  const { homeSloganData } = await shop.read('/homeSlogan')
  for (const slogan of ['Sway a while', 'Stay a while']) {
    await shop.call('PUT', `/homeSlogan/${homeSloganData._id}`, { slogan })
    const { html } = await shop.visit('/', { headers: { 'if-none-match': headers.etag ?? '' } })
    expect(html).toContain(slogan)
  }
})

it('does not mix up cached contact pages with and without a product', async () => {
  await shop.visit('/contactus')
  const { categoryItemData } = await shop.read('/ourCategoriesItems?limit=1')
  const [{ _id, name }] = categoryItemData
  expect((await shop.visit(`/contactus?product=${_id}`)).html).toContain(
    `in a custom size: ${name}`,
  )
  expect((await shop.visit('/contactus')).html).not.toContain('custom size: ')
})

it('keeps the query and Host header of a request out of the page that all others get', async () => {
  await shop.visit('/product?utm_source=evil-letter', { headers: { host: 'evil.example' } })
  expect((await shop.visit('/product')).html).not.toContain('evil')
})

it('responds to HEAD with the status and ETag of GET, and an empty body', async () => {
  const { headers } = await shop.visit('/aboutus')
  const head = await shop.visit('/aboutus', { method: 'HEAD' })
  expect([head.status, head.headers.etag, head.html]).toEqual([200, headers.etag, ''])
})

it('does not cache a failed database read', async () => {
  const broken = await openShop('empty')
  const database = new DatabaseSync(join(broken.dataDir, 'catalogue.sqlite'))
  database.exec('alter table "contact" rename to "contact_away"')
  expect((await broken.visit('/')).status).toBe(500)
  database.exec('alter table "contact_away" rename to "contact"')
  database.close()
  for (const path of ['/', '/aboutus', '/product'])
    expect([path, (await broken.visit(path)).status]).toEqual([path, 200])
  await broken.close()
})
