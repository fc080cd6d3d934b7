import { expect, navigate, test } from '../../helpers/test.ts'

test('a visit asks no third party but the map', async ({ page, demoSite: { url } }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const strangers: string[] = []
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (/^https?:$/.test(protocol) && origin !== url) strangers.push(request.url())
  })
  await page.goto(`${url}/admin/login`)
  await page.goto(`${url}/product?q=teak`)
  await page.locator('.product-list-module__root a').first().click()
  await expect(page).toHaveURL(/\/product-detail\//)
  await navigate(page, '/')
  expect(strangers).toEqual([])
  await page.getByTitle(/^Map:/).scrollIntoViewIfNeeded()
  await expect.poll(() => strangers.length).toBeGreaterThan(0)
  for (const request of strangers) expect(request).toMatch(/^https:\/\/www\.google\.com\/maps\?/)
  expect(await page.context().cookies()).toEqual([])
})
