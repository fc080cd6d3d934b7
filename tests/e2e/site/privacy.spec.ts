import { expect, test, waitForHydration } from '../../helpers/test.ts'

test('a visit sends no third-party requests except for the map, and sets no cookies', async ({
  page,
  demoSite,
}) => {
  const { url } = demoSite
  await page.setViewportSize({ width: 390, height: 844 })
  const strangers: string[] = []
  const cookies: string[] = []
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (/^https?:$/.test(protocol) && origin !== url) strangers.push(request.url())
  })
  page.on('response', (response) => {
    if ('set-cookie' in response.headers()) cookies.push(response.url())
  })
  const records = async (path: string) => (await page.request.get(`${url}/api${path}`)).json()
  const { categoryData } = await records('/ourCategories')
  const { categoryItemData } = await records('/ourCategoriesItems?limit=1')
  const paths = [
    ...['/', '/aboutus', '/contactus', '/product', '/product?q=teak', '/admin/login'],
    ...[`/product/${categoryData[0]._id}`, `/product-detail/${categoryItemData[0]._id}`],
  ]
  const map = page.getByTitle(/^Map:/)
  for (const path of paths) {
    await page.goto(url + path)
    await waitForHydration(page)
    // Lazy iframes load ahead of the viewport: Chromium's limit is 4,000 pixels while the connection speed is unknown.
    const distance = await map
      .evaluateAll(([frame]) => frame?.getBoundingClientRect().top)
      .then((top) => (top ?? Number.POSITIVE_INFINITY) - 844)
    const seen = strangers.splice(0)
    if (distance > 4_000) expect([path, seen]).toEqual([path, []])
    for (const request of seen) expect(request).toMatch(/^https:\/\/www\.google\.com\/maps\?/)
  }
  await page.goto(url)
  await map.scrollIntoViewIfNeeded()
  await expect.poll(() => strangers.length).toBeGreaterThan(0)
  expect(cookies).toEqual([])
  expect(await page.context().cookies()).toEqual([])
})
