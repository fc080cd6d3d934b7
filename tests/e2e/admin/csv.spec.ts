import { readFile } from 'node:fs/promises'
import type { Page, Route } from '@playwright/test'
import { photograph } from '../../helpers/media/media.ts'
import { expect, findViolationsInThemes, navigateTo, signIn, test } from '../../helpers/test.ts'
import { createZip } from '../../helpers/zip.ts'

// Closes the page before its server, so that requests in flight do not fail.
test.afterEach(({ page }) => page.close())

const list = '/admin/manage-store/products'

async function exportProducts(page: Page): Promise<string> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^products-\d{4}-\d{2}-\d{2}\.csv$/)
  return readFile(await file.path(), 'utf8')
}

async function chooseFile(page: Page, name: string, text: string): Promise<void> {
  await page
    .locator('input[type=file][accept*=csv]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
}

test('products are exported to CSV and imported again with changes', async ({ page, ownSite }) => {
  await signIn(page, ownSite)
  await page.goto(ownSite.url + list)
  await expect(page.getByRole('heading', { name: 'Products 24' })).toBeVisible()
  const csv = await exportProducts(page)
  // Spreadsheets recognise UTF-8 by the byte order mark.
  expect(csv.startsWith('\uFEFF_id,name,')).toBe(true)
  expect(csv).toContain('Bouclé Wrap Loveseat')

  await page.getByRole('link', { name: 'Import' }).click()
  await expect(page.getByRole('heading', { name: 'Import products' })).toBeVisible()
  const quoted = csv.replace(/^(?<id>[^,]+),Teak Spindle Jhoola,/m, '$<id>,"Teak Jhoola, large",')
  await chooseFile(page, 'products.csv', `${quoted},Monsoon Jhoola\r\n`)
  const plan = page.getByRole('region', { name: 'Import preview' })
  await expect(plan).toContainText('Nothing changes until you import.')
  await expect(plan.getByRole('button', { name: 'Unchanged 23' })).toBeVisible()
  await plan.getByRole('button', { name: 'Will change 1' }).click()
  await expect(plan.locator('tbody tr')).toHaveCount(1)
  await expect(plan.locator('del')).toHaveText('Teak Spindle Jhoola')
  await expect(plan.locator('ins')).toHaveText('Teak Jhoola, large')
  await plan.getByRole('button', { name: 'Import 2 products' }).click()
  await expect(page.getByText('1 product added, 1 product changed.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Products 25' })).toBeVisible()
  await expect(page.locator('tbody tr').nth(0)).toContainText('Monsoon Jhoola')
  await expect(page.locator('tbody tr').nth(1)).toContainText('Teak Jhoola, large')
})

test('the CSV import rejects unknown columns, and skips rows with errors only if confirmed', async ({
  page,
  ownSite,
  consoleErrors,
}) => {
  await signIn(page, ownSite)
  await page.goto(`${ownSite.url}${list}/import`)
  await chooseFile(page, 'wrong.csv', 'title,cost\r\nSwing,12\r\n')
  await expect(page.getByRole('alert')).toContainText('Unknown columns: title, cost.')
  // An empty input reports the corrected file, under the same name, as a change.
  await expect(page.locator('input[type=file]')).toHaveValue('')
  expect(consoleErrors.splice(0).join()).toContain('422')
  await chooseFile(page, 'right.csv', 'name\r\nMonsoon Jhoola\r\n')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('button', { name: 'Choose another file' }).click()
  await expect(page.getByRole('button', { name: /Choose a CSV file/ })).toBeVisible()

  const rows = ['name,category', 'Monsoon Jhoola,Indoor Swings', 'Lost Swing,No such shelf', '']
  await chooseFile(page, 'new.csv', rows.join('\r\n'))
  const plan = page.getByRole('region', { name: 'Import preview' })
  const wrong = plan.getByRole('row', { name: /Lost Swing/ })
  await expect(wrong).toContainText('Has errors')
  await expect(wrong).toContainText('Category: ')
  await expect(wrong.getByRole('cell').first()).toHaveText('3')
  const button = plan.getByRole('button', { name: 'Import 1 product' })
  await expect(button).toBeDisabled()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await findViolationsInThemes(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.setViewportSize({ width: 1440, height: 900 })
  await plan.getByLabel('Skip 1 row with errors').check()
  await button.click()
  await expect(page.getByText('1 product added.')).toBeVisible()
})

test('an import that ends on another screen reports there and leads nowhere', async ({
  page,
  ownSite,
  consoleErrors,
}) => {
  await signIn(page, ownSite)
  await page.goto(`${ownSite.url}${list}/import`)
  let held = Promise.withResolvers<Route>()
  const importAndLeave = async (product: string) => {
    held = Promise.withResolvers<Route>()
    await chooseFile(page, 'new.csv', `name\r\n${product}\r\n`)
    await page.getByRole('button', { name: 'Import 1 product' }).click()
    const request = await held.promise
    await navigateTo(page, '/admin/settings')
    return request
  }
  await page.route('**/api/ourCategoriesItems/import?*', (route) =>
    route.request().url().includes('dryRun=true') ? route.fallback() : held.resolve(route),
  )
  await (await importAndLeave('Monsoon Jhoola')).continue()
  await expect(page.getByText('1 product added.')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/settings$/)

  await navigateTo(page, `${list}/import`)
  await (await importAndLeave('Winter Jhoola')).abort()
  await expect(page.getByRole('alert')).toContainText('new.csv was not imported.')
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  consoleErrors.splice(0)
})

test('the CSV import adds photos from a ZIP file and creates missing categories', async ({
  page,
  ownSite,
}) => {
  await signIn(page, ownSite)
  await page.goto(`${ownSite.url}${list}/import`)
  const csv = 'name,category,images\r\nMonsoon Jhoola,Garden Swings,front.jpg\r\n'
  const { bytes } = await photograph('#775533')
  const zip = await createZip({ 'front.jpg': bytes, 'spare.jpg': bytes })
  await chooseFile(page, 'products.csv', csv)
  const plan = page.getByRole('region', { name: 'Import preview' })
  await plan.getByRole('button', { name: 'Add photos (ZIP)' }).waitFor()
  await plan
    .locator('input[type=file]')
    .setInputFiles({ name: 'photos.zip', mimeType: 'application/zip', buffer: zip })
  await expect(plan).toContainText('1 photo in the ZIP file belongs to no product: spare.jpg.')
  await expect(plan).toContainText('There is no category “Garden Swings”.')
  expect(await findViolationsInThemes(page)).toEqual([])
  await plan.getByLabel(/Create the category that your shop does not have yet/).check()
  await expect(plan.getByRole('row', { name: /Monsoon Jhoola/ })).toContainText('front.jpg')
  await plan.getByRole('button', { name: 'Import 1 product' }).click()
  await expect(page.getByText('1 product added.')).toBeVisible()
  const { categoryItemData } = await (
    await page.request.get(`${ownSite.url}/api/ourCategoriesItems?q=monsoon`)
  ).json()
  expect(categoryItemData[0]).toMatchObject({ createdBy: { name: 'Garden Swings' } })
  expect(categoryItemData[0].images).toHaveLength(1)
})
