import type { Page, Route } from '@playwright/test'
import { photograph } from '../../helpers/media/media.ts'
import { expect, loadsPicture, navigateTo, signIn, test } from '../../helpers/test.ts'

// Closes the page before its server, so that requests in flight do not fail.
test.afterEach(({ page }) => page.close())

const screen = '/admin/manage-store/products/photographs'

/** Chooses a photograph of one colour for each file name. */
async function choose(page: Page, colours: Record<string, string>, size = {}): Promise<void> {
  const files = Object.entries(colours).map(async ([name, colour]) => ({
    name,
    mimeType: 'image/jpeg',
    buffer: (await photograph(colour, size)).bytes,
  }))
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await Promise.all(files))
}

/** Closes the tab with its beforeunload handlers. Returns whether a dialog appeared, which leaves it open. */
async function confirmsBeforeClosing(page: Page): Promise<boolean> {
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.dismiss()
    return true
  })
  const closed = page.waitForEvent('close').then(() => false)
  await page.close({ runBeforeUnload: true })
  return Promise.race([asked, closed])
}

test('a failed row save is retried by the next edit, after which closing asks nothing', async ({
  page,
  ownSite,
  consoleErrors,
}) => {
  await signIn(page, ownSite)
  await page.goto(ownSite.url + screen)
  await expect(page.getByRole('button', { name: /Choose photos/ })).toBeVisible()
  await choose(page, { 'teak-bench.jpg': '#112233' })
  await page.getByRole('button', { name: 'Add 1 product' }).click()
  const table = page.getByRole('region', { name: 'New products' })
  const publish = table.getByRole('button', { name: /^Publish Teak/ })
  await expect(publish).toBeVisible()

  const name = table.getByLabel('Name of product 1', { exact: true })
  const rename = async (to: string) => {
    await name.fill(to)
    await name.blur()
  }
  const records = '**/api/ourCategoriesItems/*'
  await page.route(records, (route) => route.abort())
  await rename('Teak settee')
  await expect(table).toContainText('The server cannot be reached.')
  await page.unroute(records)
  expect(await confirmsBeforeClosing(page)).toBe(true)
  await page.getByRole('link', { name: 'Enquiries' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).click()

  // Back to the stored name: nothing to save, so the error message goes.
  await rename('Teak bench')
  await expect(table).not.toContainText('The server cannot be reached.')
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.ok(),
  )
  await rename('Teak settle')
  await saved
  await publish.click()
  await expect(table.getByRole('link', { name: 'Published' })).toBeVisible()
  const found = await page.request.get(`${ownSite.url}/api/ourCategoriesItems?limit=1`)
  expect((await found.json()).categoryItemData[0].name).toBe('Teak settle')
  // Text whose field is not left before the screen is saved as well.
  const savedLast = page.waitForResponse((response) => response.request().method() === 'PUT')
  await name.fill('Teak daybed')
  await navigateTo(page, '/admin/orders')
  expect((await savedLast).ok()).toBe(true)
  consoleErrors.splice(0)
  expect(await confirmsBeforeClosing(page)).toBe(false)
})

test('a photo that the browser fails to scale down shows an error and uploads on retry', async ({
  page,
  ownSite,
  consoleErrors,
}) => {
  await signIn(page, ownSite)
  await page.goto(ownSite.url + screen)
  await expect(page.getByRole('button', { name: /Choose photos/ })).toBeVisible()
  // Simulates two out-of-memory errors, one for each of the concurrent uploads.
  await page.evaluate(() => {
    const { toBlob } = HTMLCanvasElement.prototype
    let failures = 2
    HTMLCanvasElement.prototype.toBlob = function (...values) {
      failures -= 1
      if (failures >= 0) throw new DOMException('Out of memory', 'EncodingError')
      toBlob.apply(this, values)
    }
  })
  await choose(
    page,
    { 'teak-bench.jpg': '#112233', 'sofa.jpg': '#445566' },
    { width: 4000, height: 60 },
  )
  await page.getByRole('button', { name: 'Add 2 products' }).click()
  const table = page.getByRole('region', { name: 'New products' })
  await expect(table.getByRole('status')).toContainText('2 could not be uploaded.')
  await table.getByRole('button', { name: 'Retry all' }).click()
  await expect(table.getByRole('status')).toContainText('All uploaded, still hidden.')
  consoleErrors.splice(0)
  expect(await confirmsBeforeClosing(page)).toBe(false)
})

test('leaving the groups of photos asks, and uploads that fail after leaving are reported', async ({
  page,
  ownSite,
  consoleErrors,
}) => {
  // Simulates plain HTTP, where browsers offer no `randomUUID`.
  await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, 'randomUUID'))
  await signIn(page, ownSite)
  await page.goto(ownSite.url + screen)
  await expect(page.getByRole('button', { name: /Choose photos/ })).toBeVisible()
  await choose(page, { 'teak-bench.jpg': '#112233', 'IMG_1.jpg': '#445566', 'sofa.jpg': '#778899' })
  const enquiries = page.getByRole('link', { name: 'Enquiries' })
  await expect(page.getByRole('status')).toContainText('3 photos for 3 products.')
  await enquiries.click()
  const question = page.getByRole('dialog', { name: 'You have unsaved changes' })
  await expect(question.getByRole('button', { name: 'Save' })).toHaveCount(0)
  await question.getByRole('button', { name: 'Keep editing' }).click()
  const preview = (await page.getByAltText('teak-bench.jpg').getAttribute('src')) ?? ''
  expect(await loadsPicture(page, preview)).toBe(true)

  const uploads: Route[] = []
  await page.route('**/api/ourCategoriesItems/add', (route) => uploads.push(route))
  await page.getByRole('button', { name: 'Add 3 products' }).click()
  await expect.poll(() => uploads.length).toBe(2)
  await enquiries.click()
  await expect(page.getByRole('heading', { name: /^Enquiries/ })).toBeVisible()
  await uploads[0]?.continue()
  await expect.poll(() => uploads.length).toBe(3)
  await uploads[1]?.abort()
  await uploads[2]?.abort()
  await expect(page.getByRole('alert')).toContainText(
    'Not added from your photos: IMG_1.jpg, Sofa. The server cannot be reached.',
  )
  // Previews of a screen that was left take no memory.
  expect(await loadsPicture(page, preview)).toBe(false)
  consoleErrors.splice(0)
})
