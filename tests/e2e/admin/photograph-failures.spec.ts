import type { Page, Route } from '@playwright/test'
import { findProduct } from '../../helpers/api.ts'
import { chooseFiles } from '../../helpers/back-office.ts'
import { jpeg } from '../../helpers/chosen-files.ts'
import { expect, loadsPicture, navigateTo, openScreen, test } from '../../helpers/test.ts'

const screen = '/admin/manage-store/products/photographs'
const unreachable = 'The server cannot be reached.'

/** Chooses a photograph of one colour for each file name. */
async function choose(page: Page, colours: Record<string, string>, size = {}): Promise<void> {
  const files = Object.entries(colours).map(([name, colour]) => jpeg(colour, name, size))
  await chooseFiles(page, ...(await Promise.all(files)))
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

test('failed uploads and saves lose nothing', async ({ page, emptySite, consoleErrors }) => {
  // Simulates plain HTTP, where browsers offer no `randomUUID`, and two out-of-memory errors, one for each of the
  // concurrent uploads.
  await page.addInitScript(() => {
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID')
    const { toBlob } = HTMLCanvasElement.prototype
    let failures = 2
    HTMLCanvasElement.prototype.toBlob = function (...values) {
      failures -= 1
      if (failures >= 0) throw new DOMException('Out of memory', 'EncodingError')
      toBlob.apply(this, values)
    }
  })
  await openScreen(page, emptySite, screen)
  const large = { width: 4000, height: 60 }
  await choose(page, { 'teak-bench.jpg': '#112233', 'sofa.jpg': '#445566' }, large)
  await page.getByRole('button', { name: 'Add 2 products' }).click()
  const table = page.getByRole('region', { name: 'New products' })
  await expect(table.getByRole('status')).toContainText('2 could not be uploaded.')
  await table.getByRole('button', { name: 'Retry all' }).click()
  await expect(table.getByRole('status')).toContainText('All uploaded, still hidden.')

  const name = table.getByLabel('Name of product 1', { exact: true })
  await expect(name).toHaveValue('Teak bench')
  const rename = async (to: string) => {
    await name.fill(to)
    await name.blur()
  }
  const records = '**/api/ourCategoriesItems/*'
  await page.route(records, (route) => route.abort())
  await rename('Teak settee')
  await expect(table).toContainText(unreachable)
  await page.unroute(records)
  expect(await confirmsBeforeClosing(page)).toBe(true)
  const enquiries = page.getByRole('link', { name: 'Enquiries' })
  const question = page.getByRole('dialog', { name: 'You have unsaved changes' })
  await enquiries.click()
  await question.getByRole('button', { name: 'Keep editing' }).click()
  // Back to the stored name: nothing to save, so the error message goes.
  await rename('Teak bench')
  await expect(table).not.toContainText(unreachable)
  const stored = (product: string) =>
    expect.poll(() => findProduct(emptySite, product)).toBeDefined()
  await rename('Teak settle')
  await stored('Teak settle')
  await table.getByRole('button', { name: /^Publish Teak/ }).click()
  await expect(table.getByRole('link', { name: 'Published' })).toBeVisible()
  // Text whose field is not left before the screen is saved as well.
  await name.fill('Teak daybed')
  await navigateTo(page, screen)
  await stored('Teak daybed')

  // Leaving the groups of photos asks, and uploads that fail afterwards are reported.
  await choose(page, { 'stool.jpg': '#112234', 'IMG_1.jpg': '#445567', 'lamp.jpg': '#778899' })
  await expect(page.getByText('3 photos for 3 products.')).toBeVisible()
  await enquiries.click()
  await expect(question).toBeVisible()
  await expect(question.getByRole('button', { name: 'Save' })).toHaveCount(0)
  await question.getByRole('button', { name: 'Keep editing' }).click()
  const preview = (await page.getByAltText('stool.jpg').getAttribute('src')) ?? ''
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
  // Either of the first two may be sent first.
  await expect(page.getByRole('alert')).toContainText(
    new RegExp(`Not added from your photos: (Stool|IMG_1.jpg), Lamp. ${unreachable}`),
  )
  // Previews of a screen that was left take no memory.
  await expect.poll(() => loadsPicture(page, preview)).toBe(false)
  consoleErrors.splice(0)
  expect(await confirmsBeforeClosing(page)).toBe(false)
})
