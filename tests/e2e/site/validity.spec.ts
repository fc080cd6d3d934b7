import type { Page } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { expect, findViolations, test } from '../../helpers/test.ts'

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React's serialisation: boolean attributes with a value, closed void elements, unescaped characters.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    'no-inline-style': 'off',
    'long-title': 'off',
    'no-raw-characters': 'off',
    'tel-non-breaking': 'off',
    // Allowed by the standard, and needed by sliders.
    'prefer-native-element': 'off',
    'require-sri': 'off',
  },
})

test('every public page is valid HTML', async ({ page, demoSite }) => {
  const list = await (
    await page.request.get(`${demoSite.url}/api/ourCategoriesItems?limit=1`)
  ).json()
  const [product] = list.categoryItemData
  const paths = [
    '/',
    '/aboutus',
    '/contactus',
    '/product',
    '/product?page=2&q=teak',
    `/product/${product.createdBy._id}`,
    `/product-detail/${product._id}`,
    '/product?width=4+ft',
    `/compare?ids=${product._id}`,
    `/shortlist?ids=${product._id}`,
    '/nothing-here',
  ]
  for (const path of paths) {
    const html = await (await page.request.get(demoSite.url + path)).text()
    const report = await validator.validateString(html)
    const faults = report.results.flatMap(({ messages }) =>
      messages.map(
        ({ ruleId, message, line, column }) => `${path} ${line}:${column} ${ruleId}: ${message}`,
      ),
    )
    expect(faults).toEqual([])
  }
})

test('the shop loads without layout shift on repeated visits', async ({ page, demoSite }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await observeShifts(page)
  for (let visit = 0; visit < 8; visit++) {
    await page.goto(`${demoSite.url}/product?visit=${visit}`, { waitUntil: 'networkidle' })
    expect(await page.evaluate(() => window.shift)).toBeLessThan(0.02)
  }
})

test('the open drawer has no accessibility violations', async ({ page, demoSite }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(demoSite.url)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})

for (const width of [390, 1440]) {
  test(`shop and product pages have no accessibility violations or layout shifts at ${width} px`, async ({
    page,
    demoSite,
  }) => {
    const list = await (
      await page.request.get(`${demoSite.url}/api/ourCategoriesItems?limit=1`)
    ).json()
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await observeShifts(page)
    for (const path of ['/product', `/product-detail/${list.categoryItemData[0]._id}`]) {
      await page.goto(demoSite.url + path, { waitUntil: 'networkidle' })
      for (let step = 0; step < 10; step++) await page.mouse.wheel(0, 500)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
      expect(await page.evaluate(() => window.shift)).toBeLessThan(0.02)
      expect(await findViolations(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })
}

/** Sums the layout shifts of each page loaded from now on in `window.shift`. */
function observeShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    window.shift = 0
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') window.shift += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}
