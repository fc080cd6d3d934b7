import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from '../../helpers/test.ts'

test('caches a page with its body, headers and ETag, and invalidates it on a write', async ({
  request,
  ownSite,
}) => {
  const { url } = ownSite
  const home = async (headers: Record<string, string> = {}) =>
    request.get(url, { headers: { 'accept-encoding': 'gzip', ...headers } })
  const first = await home()
  const second = await home()
  const { date: _, 'x-request-id': one, ...made } = first.headers()
  const { date: __, 'x-request-id': other, ...kept } = second.headers()
  expect(await second.text()).toBe(await first.text())
  expect({ ...kept, 'content-length': '' }).toEqual({ ...made, 'content-length': '' })
  expect(one).not.toBe(other)

  const again = await home({ 'if-none-match': made.etag ?? '' })
  expect([again.status(), await again.text()]).toEqual([304, ''])

  const { token } = ownSite.session
  const { homeSloganData } = await (await request.get(`${url}/api/homeSlogan`)).json()
  for (const slogan of ['Sway a while', 'Stay a while']) {
    const saved = await request.put(`${url}/api/homeSlogan/${homeSloganData._id}`, {
      data: { slogan },
      headers: { authorization: `Bearer ${token}` },
    })
    expect(saved.status()).toBe(200)
    expect(await (await home({ 'if-none-match': made.etag ?? '' })).text()).toContain(slogan)
  }
})

test('does not mix up cached contact pages with and without a product', async ({
  request,
  demoSite: { url },
}) => {
  await request.get(`${url}/contactus`)
  const { categoryItemData } = await (
    await request.get(`${url}/api/ourCategoriesItems?limit=1`)
  ).json()
  const [{ _id, name }] = categoryItemData
  const asked = await (await request.get(`${url}/contactus?product=${_id}`)).text()
  expect(asked).toContain(`in a custom size: ${name}`)
  expect(await (await request.get(`${url}/contactus`)).text()).not.toContain('custom size: ')
})

test('prevents cache poisoning by the query or Host header of another request', async ({
  request,
  demoSite: { url },
}) => {
  await request.get(`${url}/product?utm_source=evil-letter`, { headers: { host: 'evil.example' } })
  const page = await (await request.get(`${url}/product`)).text()
  expect(page).not.toContain('evil')
})

test('responds to HEAD with the status and ETag of GET, and an empty body', async ({
  request,
  demoSite: { url },
}) => {
  await request.get(`${url}/aboutus`)
  const head = await request.head(`${url}/aboutus`)
  expect([head.status(), await head.text()]).toEqual([200, ''])
  expect(head.headers().etag).toMatch(/^W\//)
})

test('does not cache a failed database read: later requests return 200', async ({
  request,
  emptySite: { url, dataDir },
}) => {
  const database = new DatabaseSync(join(dataDir, 'catalogue.sqlite'))
  database.exec('alter table "contact" rename to "contact_away"')
  expect((await request.get(url)).status()).toBe(500)
  database.exec('alter table "contact_away" rename to "contact"')
  database.close()
  for (const path of ['/', '/aboutus', '/product'])
    expect([path, (await request.get(url + path)).status()]).toEqual([path, 200])
})
