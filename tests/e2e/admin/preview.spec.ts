import type { Page } from '@playwright/test'
import { photograph } from '../../helpers/media.ts'
import { expect, findBarriersInThemes, signIn, test } from '../../helpers/test.ts'

// What is still under way when a test ends is nobody's concern: its server goes next.
test.afterEach(({ page }) => page.close())

const add = '/admin/manage-store/products/add'
const frameIn = (page: Page) => page.frameLocator('iframe[title^="The product as visitors"]')

test('beside the form stands the product as visitors will see it, and follows what is typed', async ({
  page,
  demoSite,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, demoSite)
  await page.goto(demoSite.url + add)
  const preview = page.getByRole('region', { name: 'Preview' })
  const shown = frameIn(page)
  await page.getByLabel('Name', { exact: true }).fill('Monsoon Jhoola')
  await expect(shown.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(
    'Monsoon Jhoola',
  )
  await page.getByLabel('Category', { exact: true }).selectOption('Indoor Swings')
  await page.getByLabel('Material').fill('Solid teak')
  await expect(shown.locator('table').first()).toContainText('Solid teak')
  await expect(shown.locator('table').first()).toContainText('Indoor Swings')
  await page.getByLabel('Price', { exact: true }).fill('1,29,900')
  await expect(shown.locator('article')).toContainText('₹1,29,900')
  const { bytes } = await photograph('#775533')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'swing.jpg', mimeType: 'image/jpeg', buffer: bytes })
  const picture = shown.locator('article img').first()
  await expect(picture).toHaveAttribute('src', /^blob:/)
  await expect
    .poll(() =>
      picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
    )
    .toBe(320)
  const width = () => shown.locator('html').evaluate(() => window.innerWidth)
  expect(await width()).toBe(390)
  await preview.getByText('Desk').click()
  await expect.poll(width).toBe(1280)
  await preview.getByText('Card', { exact: true }).click()
  await expect(shown.getByText('Buy Via WhatsApp')).toBeVisible()
  await expect(shown.locator('main h2').first()).toHaveText('Monsoon Jhoola')
  expect(await findBarriersInThemes(page)).toEqual([])

  await preview.getByRole('button', { name: 'Close preview' }).click()
  await expect(page.getByRole('complementary', { name: 'On this page' })).toBeVisible()
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(preview).toBeVisible()
})

test('on a phone it opens over the form, with a stored product as it stands', async ({
  page,
  demoSite,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, demoSite)
  await page.goto(`${demoSite.url}/admin/manage-store/products`)
  await page.getByRole('link', { name: 'Teak Spindle Jhoola' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Teak Spindle Jhoola')
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.getByRole('button', { name: 'Preview' }).click()
  const shown = frameIn(page)
  await expect(shown.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(
    'Teak Spindle Jhoola',
  )
  await expect(shown.locator('article img').first()).toHaveAttribute('src', /\.webp$/)
  expect(await findBarriersInThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Close preview' }).click()
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('nobody but the same site frames the preview, and nothing leads to it', async ({
  page,
  demoSite,
}) => {
  const preview = (await page.request.get(`${demoSite.url}/live-preview`)).headers()
  expect(preview['x-frame-options']).toBe('SAMEORIGIN')
  expect(preview['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(preview['x-robots-tag']).toBe('noindex')
  expect(preview['cache-control']).toBe('private, no-store')
  const home = await page.request.get(demoSite.url)
  expect(home.headers()['content-security-policy']).not.toContain("frame-src 'self'")
  expect(await home.text()).not.toContain('live-preview')
})
