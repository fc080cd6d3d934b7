import { expect, test } from '../../helpers/test.ts'

test('a visit sends no third-party requests except for the map, and stores no cookies', async ({
  page,
  demoSite: { url },
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const strangers: string[] = []
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (/^https?:$/.test(protocol) && origin !== url) strangers.push(request.url())
  })
  const { categoryItemData } = await (
    await page.request.get(`${url}/api/ourCategoriesItems?limit=1`)
  ).json()
  for (const path of ['/admin/login', '/product?q=teak', categoryItemData[0].path])
    await page.goto(url + path)
  expect(strangers).toEqual([])
  await page.goto(url)
  const map = page.getByTitle(/^Map:/)
  await map.scrollIntoViewIfNeeded()
  await expect.poll(() => strangers.length).toBeGreaterThan(0)
  for (const request of strangers) expect(request).toMatch(/^https:\/\/www\.google\.com\/maps\?/)
  expect(await page.context().cookies()).toEqual([])
})
