import type { FrameLocator, Page } from '@playwright/test'
import { photograph } from '../../helpers/media/media.ts'
import { expect, findViolationsInThemes, signIn, test } from '../../helpers/test.ts'

// Closes the page before its server, so that requests in flight do not fail.
test.afterEach(({ page }) => page.close())

const products = '/admin/manage-store/products'
const add = `${products}/add`
const frameIn = (page: Page) => page.frameLocator('iframe[title^="The product as visitors"]')

test('the preview shows the product as visitors will see it and updates while typing', async ({
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
  await expect(shown.locator('.scale-svg')).toHaveCount(0)
  for (const [label, size] of [
    ['Width', '120 cm'],
    ['Length', '202 cm'],
    ['Height', '205 cm'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(size)
  await expect(shown.locator('.scale-label').first()).toHaveText('202 cm')
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
  await preview.getByText('Desktop').click()
  await expect.poll(width).toBe(1280)
  await preview.getByText('Card', { exact: true }).click()
  await expect(shown.getByText('Buy Via WhatsApp')).toBeVisible()
  await expect(shown.locator('main h2').first()).toHaveText('Monsoon Jhoola')

  await preview.getByRole('button', { name: 'Close preview' }).click()
  await expect(page.getByRole('complementary', { name: 'On this page' })).toBeVisible()
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(preview).toBeVisible()
})

/** Computed colours of a page's header, title and text. */
async function coloursOf(root: Page | FrameLocator): Promise<string[][]> {
  const parts = ['html', 'body', 'header', 'header button', 'header a', 'h1', 'article p', 'td']
  return Promise.all(
    parts.map((part) =>
      root
        .locator(part)
        .first()
        .evaluate((element) => {
          const { color, fill, backgroundColor, colorScheme } = getComputedStyle(element)
          return [color, fill, backgroundColor, colorScheme]
        }),
    ),
  )
}

test('the preview has the colours of the public page in both admin themes', async ({
  page,
  demoSite,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const found = await page.request.get(`${demoSite.url}/api/ourCategoriesItems?q=spindle&limit=1`)
  const [{ _id, path }] = (await found.json()).categoryItemData
  await page.goto(demoSite.url + path)
  const seen = await coloursOf(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, demoSite)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto(`${demoSite.url}${products}/${_id}`)
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
    await expect(frameIn(page).locator('td').first()).toBeVisible()
    expect([colorScheme, await coloursOf(frameIn(page))]).toEqual([colorScheme, seen])
  }
  // The preview loads no style sheets or modules that only the admin uses.
  const sheets = frameIn(page).locator('link[rel=stylesheet], link[rel=modulepreload]')
  const names = await sheets.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(names.filter((name) => /parts|library/.test(name ?? ''))).toEqual([])
})

test('the preview shows a loading skeleton until its page has rendered', async ({
  page,
  demoSite,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await signIn(page, demoSite)
  const held = Promise.withResolvers<void>()
  await page.route('**/live-preview', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(demoSite.url + add, { waitUntil: 'commit' })
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByRole('status', { name: 'Loading' })).toBeVisible()
  expect(
    await preview
      .locator('iframe')
      .evaluate((frame) => frame.checkVisibility({ visibilityProperty: true })),
  ).toBe(false)
  held.resolve()
  await expect(preview.getByRole('status', { name: 'Loading' })).toHaveCount(0)
  await expect(frameIn(page).getByRole('heading', { level: 1, includeHidden: true })).toBeVisible()
})

test('on a phone, the preview opens over the form and shows the stored product', async ({
  page,
  demoSite,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, demoSite)
  await page.goto(`${demoSite.url}${products}`)
  await page.getByRole('link', { name: 'Teak Spindle Jhoola' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Teak Spindle Jhoola')
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.getByRole('button', { name: 'Preview' }).click()
  const shown = frameIn(page)
  await expect(shown.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(
    'Teak Spindle Jhoola',
  )
  await expect(shown.locator('article img').first()).toHaveAttribute('src', /\.webp$/)
  expect(await findViolationsInThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Close preview' }).click()
  await expect(page.locator('iframe')).toHaveCount(0)
})
