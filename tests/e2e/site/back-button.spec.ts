import { expectEntriesAbove } from '../../helpers/history-entries.ts'
import { expect, test } from '../../helpers/test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('back closes the menu, and only then leaves the page', async ({ page, demoSite }) => {
  await page.goto(`${demoSite.url}/aboutus`)
  await page.goto(demoSite.url)
  const drawer = page.locator('.drawer')
  const menu = page.getByRole('button', { name: 'Open menu' })
  await menu.tap()
  await expect(drawer).toBeVisible()
  await expectEntriesAbove(page, 1)
  await page.goBack()
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL(`${demoSite.url}/`)

  await menu.tap()
  await drawer.getByRole('link', { name: 'PRODUCTS' }).tap()
  await expect(page).toHaveURL(/\/product$/)
  await page.goBack()
  await expect(page).toHaveURL(`${demoSite.url}/`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zula Living')
  await page.goBack()
  await expect(page).toHaveURL(/\/aboutus$/)
})

test('back closes the photograph, which stays the same one, on the same page', async ({
  page,
  demoSite,
}) => {
  await page.goto(`${demoSite.url}/product`)
  await page.locator('a.product-card__link').first().tap()
  await expect(page).toHaveURL(/\/product-detail\//)
  const address = page.url()
  await page.locator('.product-gallery__open').tap()
  const viewer = page.getByRole('dialog', { name: /^Photos of/ })
  await expect(viewer).toBeVisible()
  await expectEntriesAbove(page, 1)
  await page.goBack()
  await expect(viewer).toHaveCount(0)
  expect(page.url()).toBe(address)
  // Again, and closed by hand: back leaves the page then.
  await page.locator('.product-gallery__open').tap()
  await expect(viewer.locator('.pswp__top-bar')).toHaveCSS('opacity', '1')
  await viewer.getByRole('button', { name: 'Close' }).tap()
  await expect(viewer).toHaveCount(0)
  await expectEntriesAbove(page, 0)
  await page.goBack()
  await expect(page).toHaveURL(/\/product$/)
})

test('back closes the shortlist', async ({ page, demoSite }) => {
  await page.goto(`${demoSite.url}/product`)
  await page.locator('.site-header__icons').getByRole('button', { name: 'Shortlist' }).tap()
  const panel = page.getByRole('dialog', { name: 'Shortlist' })
  await expect(panel).toBeVisible()
  await expectEntriesAbove(page, 1)
  await page.goBack()
  await expect(panel).toHaveCount(0)
  await expect(page).toHaveURL(/\/product$/)
})

test('an open menu closes when the window grows too wide for it', async ({ page, demoSite }) => {
  await page.goto(demoSite.url)
  await page.getByRole('button', { name: 'Open menu' }).tap()
  await expect(page.locator('.drawer')).toBeVisible()
  await expectEntriesAbove(page, 1)
  await page.setViewportSize({ width: 1000, height: 800 })
  await expect(page.locator('.drawer')).toBeHidden()
  await page.locator('.site-header__nav').getByRole('link', { name: 'ABOUT US' }).click()
  await expect(page).toHaveURL(/\/aboutus$/)
})
