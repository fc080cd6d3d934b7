import { readFile } from 'node:fs/promises'
import type { Route } from '@playwright/test'
import { addProduct, findProduct } from '../../helpers/api.ts'
import { chooseFiles, chooseTable } from '../../helpers/back-office.ts'
import { photograph } from '../../helpers/media.ts'
import { expect, findViolations, navigateTo, openScreen, test } from '../../helpers/test.ts'
import { createZip } from '../../helpers/zip.ts'

const list = '/admin/manage-store/products'

test('an owner imports a CSV file', async ({ page, emptySite, consoleErrors }) => {
  for (const name of ['Cane Daybed Swing', 'Teak Spindle Jhoola'])
    await addProduct(emptySite, { name })
  await openScreen(page, emptySite, list)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^products-\d{4}-\d{2}-\d{2}\.csv$/)
  const csv = await readFile(await file.path(), 'utf8')
  // Spreadsheets recognise UTF-8 by the byte order mark.
  expect(csv.startsWith('\uFEFF_id,name,')).toBe(true)

  await page.getByRole('link', { name: 'Import' }).click()
  const foreign = 'Ware,Cost,Shelf\r\nGarden stool,1200,4\r\n'
  await chooseTable(page, 'wares.csv', foreign)
  await page.getByLabel('“Ware” in your shop').selectOption('Name')
  await expect(page.getByLabel('“Cost” in your shop')).toHaveValue('price')
  expect(await findViolations(page.getByRole('main'))).toEqual([])
  await page.getByRole('button', { name: 'Check the file' }).click()
  const plan = page.getByRole('region', { name: 'Import preview' })
  await expect(plan).toContainText('Read with the columns that you assigned.')
  await expect(plan).toContainText('Columns that are not imported: “Shelf”.')
  await expect(plan.getByRole('row', { name: /Garden stool/ })).toContainText('Will be added')
  await plan.getByRole('button', { name: 'Choose another file' }).click()
  await chooseTable(page, 'wares.csv', foreign)
  await expect(page.getByText('Filled in as last time.')).toBeVisible()
  await expect(page.getByLabel('“Ware” in your shop')).toHaveValue('name')
  await page.getByRole('button', { name: 'Choose another file' }).click()
  expect(consoleErrors.splice(0).join()).toContain('422')
  const quoted = csv.replace(/^(?<id>[^,]+),Teak Spindle Jhoola,/m, '$<id>,"Teak Jhoola, large",')
  await chooseTable(page, 'products.csv', `${quoted},Monsoon Jhoola\r\n`)
  await expect(plan).toContainText('Nothing changes until you import.')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(plan.getByRole('button', { name: 'Unchanged 1' })).toBeVisible()
  await plan.getByRole('button', { name: 'Will change 1' }).click()
  await expect(plan.locator('tbody tr')).toHaveCount(1)
  await expect(plan.locator('del')).toHaveText('Teak Spindle Jhoola')
  await expect(plan.locator('ins')).toHaveText('Teak Jhoola, large')
  await plan.getByRole('button', { name: 'Import 2 products' }).click()
  await expect(page.getByText('1 product added, 1 product changed.')).toBeVisible()
  await expect(page.locator('tbody tr').nth(0)).toContainText('Monsoon Jhoola')
  await expect(page.locator('tbody tr').nth(1)).toContainText('Teak Jhoola, large')

  await navigateTo(page, `${list}/import`)
  const rows = [
    'name,category,images',
    'Winter Jhoola,Garden Swings,front.jpg',
    `${'W'.repeat(501)},Garden Swings,`,
    '',
  ]
  await chooseTable(page, 'new.csv', rows.join('\r\n'))
  const wrong = plan.getByRole('row', { name: /W{501}/ })
  await expect(wrong).toContainText('Has errors')
  await expect(plan).toContainText('There is no category “Garden Swings”.')
  const { bytes } = await photograph('#775533')
  const zip = await createZip({ 'front.jpg': bytes, 'spare.jpg': bytes })
  await plan.getByRole('button', { name: 'Add photos (ZIP)' }).waitFor()
  await chooseFiles(plan, { name: 'photos.zip', mimeType: 'application/zip', buffer: zip })
  await expect(plan).toContainText('1 photo in the ZIP file belongs to no product: spare.jpg.')
  await plan.getByLabel(/Create the category that your shop does not have yet/).check()
  await expect(plan.getByRole('row', { name: /Winter Jhoola/ })).toContainText('front.jpg')
  expect(await findViolations(plan)).toEqual([])
  const button = plan.getByRole('button', { name: 'Import 1 product' })
  await expect(button).toBeDisabled()
  await plan.getByLabel('Skip 1 row with errors').check()
  await button.click()
  await expect(page.getByText('1 product added.')).toBeVisible()
  const added = await findProduct(emptySite, 'Winter Jhoola')
  expect(added).toMatchObject({ createdBy: { name: 'Garden Swings' }, images: [{ width: 320 }] })

  // An import that ends on another screen is reported there and leads nowhere.
  let held = Promise.withResolvers<Route>()
  const importAndLeave = async (...products: string[]) => {
    held = Promise.withResolvers<Route>()
    await navigateTo(page, `${list}/import`)
    await chooseTable(page, 'new.csv', ['name', ...products, ''].join('\r\n'))
    await page.getByRole('button', { name: /^Import \d products?$/ }).click()
    const request = await held.promise
    await navigateTo(page, '/admin/settings')
    return request
  }
  await page.route('**/api/ourCategoriesItems/import?*', (route) =>
    route.request().url().includes('dryRun=true') ? route.fallback() : held.resolve(route),
  )
  await (await importAndLeave('Spring Jhoola', 'Spring Bench')).continue()
  await expect(page.getByText('2 products added.')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/settings$/)
  await (await importAndLeave('Autumn Jhoola')).abort()
  await expect(page.getByRole('alert')).toContainText('new.csv was not imported.')
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  consoleErrors.splice(0)
})
