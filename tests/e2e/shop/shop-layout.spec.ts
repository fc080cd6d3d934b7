import type { Page } from '@playwright/test'
import { expect, test, waitForHydration } from '../../helpers/test.ts'

const row = (page: Page) => page.locator('.shop-toolbar__row')

/** Number of product photos that are fully inside the viewport. */
function countWholePhotos(page: Page): Promise<number> {
  return page.locator('.product-list .photo').evaluateAll((photos) => {
    const isWhole = (photo: Element) => {
      const { left, right, top, bottom, width } = photo.getBoundingClientRect()
      return width > 0 && left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight
    }
    return photos.filter(isWhole).length
  })
}

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
]) {
  test(`shows whole product photos without scrolling at ${width} × ${height}`, async ({
    page,
    demoSite: { url },
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto(`${url}/product`)
    expect(await countWholePhotos(page)).toBeGreaterThanOrEqual(2)
    const { categoryData } = await (await page.request.get(`${url}/api/ourCategories`)).json()
    await page.goto(url + categoryData[0].path)
    expect(await countWholePhotos(page)).toBeGreaterThanOrEqual(1)
  })
}

test.describe('The shop on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('keeps search, filter and sort controls in one sticky row below the header', async ({
    page,
    demoSite: { url },
  }) => {
    await page.goto(`${url}/product`)
    await waitForHydration(page)
    expect((await row(page).boundingBox())?.height).toBeLessThanOrEqual(56)
    const controls = [
      page.getByRole('combobox', { name: 'Search products' }),
      page.getByRole('link', { name: /^Filter/ }),
      page.getByLabel('Sort by'),
    ]
    for (const control of controls) {
      const box = await control.boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
      expect(box?.width).toBeGreaterThanOrEqual(44)
    }
    await expect(page.locator('.shop-filters__more')).toBeHidden()
    const before = (await row(page).boundingBox())?.y ?? 0
    expect(before).toBeGreaterThan(80)
    await page.locator('.product-list > li').nth(4).scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    await expect.poll(async () => (await row(page).boundingBox())?.y).toBe(80)
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await expect(row(page)).not.toBeInViewport()
  })
})

test('from 900 px, the sidebar starts with the categories and has a skip link', async ({
  page,
  demoSite: { url },
}) => {
  await page.setViewportSize({ width: 900, height: 900 })
  await page.goto(`${url}/product`)
  await waitForHydration(page)
  await expect(page.getByRole('link', { name: /^Filter/ })).toBeHidden()
  const sidebar = page.getByRole('complementary', { name: 'Filters' })
  const fields = sidebar.getByRole('radio')
  await expect(fields.first()).toHaveAccessibleName('All products')
  const left = await sidebar.boundingBox()
  const results = await page.locator('.product-list').boundingBox()
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(results?.x ?? 0)
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').focus()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to results' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.locator('.shop-catalogue__results')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: 'Search products' })).toBeFocused()
})
