import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { expect, findViolations, test } from '../../helpers/test.ts'

/** Response status of a path sent unchanged: browsers and `fetch` would normalise it. */
async function statusOfRawPath(url: string, path: string): Promise<number | undefined> {
  const sent = request(url, { path }).end()
  const [response]: IncomingMessage[] = await once(sent, 'response')
  response?.resume()
  return response?.statusCode
}

test('returns 404 for path traversal out of /assets, as for unknown files', async ({
  demoSite,
}) => {
  for (const path of [
    '/assets/unknown.js',
    '/assets/../../../etc/passwd',
    '/assets/..%2f..%2f..%2fetc/passwd',
    '/assets/%2e%2e/%2e%2e/server/site/server.js',
  ])
    expect([path, await statusOfRawPath(demoSite.url, path)]).toEqual([path, 404])
})

test('returns the 404 page for a malformed URL, with working links', async ({
  page,
  demoSite,
  consoleErrors,
}) => {
  for (const path of ['/%', '/product/%E0%A4%A', '/product-detail/%']) {
    const response = await page.goto(demoSite.url + path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This seat is empty')
  }
  await page.getByRole('link', { name: 'Home', exact: true }).first().click()
  await expect(page).toHaveURL(`${demoSite.url}/`)
  const expected = /404|could not be decoded because it is a malformed URL segment/
  expect(consoleErrors.splice(0).filter((complaint) => !expected.test(complaint))).toEqual([])
})

test('normalises control characters in the shop’s query to spaces', async ({ page, demoSite }) => {
  await page.goto(`${demoSite.url}/product?material=%00&q=oak%07bench&tag=%1F`)
  await expect(page).toHaveURL(`${demoSite.url}/product?q=oak+bench`)
  await page.goto(`${demoSite.url}/product?material=%00`)
  await expect(page).toHaveURL(`${demoSite.url}/product`)
})

test('returns 429 above the rate limit, with Retry-After, and still serves cached pages', async ({
  page,
  siteHost,
  consoleErrors,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const site = await siteHost.startSite('demo', { READ_SECONDS: '1' })
  await page.goto(`${site.url}/product`)

  let count = 0
  const statuses = new Set<number>()
  while (!statuses.has(429)) {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => fetch(`${site.url}/product?q=oak${++count}`)),
    )
    for (const reply of answers) statuses.add(reply.status)
  }
  expect([...statuses]).toEqual([200, 429])
  expect((await page.request.get(`${site.url}/product`)).status()).toBe(200)
  expect((await page.request.get(`${site.url}/o/32b947231c12`)).status()).toBe(429)
  const call = await page.request.get(`${site.url}/api/ourCategoriesItems?q=teak`)
  expect([call.status(), Number(call.headers()['retry-after']) > 0]).toEqual([429, true])

  await page.getByRole('combobox', { name: 'Search products' }).fill('teak')
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Too many requests from your network')
  const response = await page.goto(`${site.url}/product?q=rope`)
  expect([response?.status(), response?.headers()['cache-control']]).toEqual([429, 'no-store'])
  await expect(heading).toHaveText('Too many requests from your network')
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '')
  expect(await findViolations(page)).toEqual([])
  expect(consoleErrors.splice(0).filter((complaint) => !complaint.includes('429'))).toEqual([])
  await page.close()
  await site.close()
})
