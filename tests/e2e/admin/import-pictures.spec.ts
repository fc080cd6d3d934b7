import { chooseTable } from '../../helpers/back-office.ts'
import { shopifyExport } from '../../helpers/foreign-tables.ts'
import { photograph } from '../../helpers/media.ts'
import { startPictureServer } from '../../helpers/servers/picture-server.ts'
import { expect, findViolations, openScreen, test } from '../../helpers/test.ts'

test('an owner moves in from another shop step by step, and takes it all back', async ({
  page,
  emptySite,
}) => {
  const other = await startPictureServer()
  const front = other.offer('/front.jpg', (await photograph('#775533')).bytes)
  await openScreen(page, emptySite, '/admin')
  await page.getByRole('link', { name: 'Move in' }).click()
  const steps = page.getByRole('list', { name: 'Steps of an import' }).getByRole('listitem')
  const current = steps.and(page.locator('[aria-current=step]'))
  await expect(current).toContainText('File')
  const jhoola = { Handle: 'jhoola', Title: 'Teak Jhoola', 'Image Src': front }
  const csv = shopifyExport([jhoola, { Handle: 'jhoola', 'Image Src': `${other.url}/back.jpg` }])
  await chooseTable(page, 'shop.csv', csv)
  await expect(page.getByText('2 photos will be fetched after the import.')).toBeVisible()
  await expect(current).toContainText('Check')
  await page.getByRole('button', { name: 'Import 1 product' }).click()

  await expect(current).toContainText('Photos')
  const progress = page.getByRole('status').filter({ hasText: ' photos' })
  await expect(progress).toHaveText('1 of 2 photos, 1 failed')
  const failure = page.getByRole('listitem').filter({ hasText: 'back.jpg' })
  await expect(failure).toContainText('The site refused to send the photo (status 404).')
  expect(await findViolations(page.getByRole('main'))).toEqual([])
  other.offer('/back.jpg', (await photograph('#335577')).bytes)
  await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled()
  // Left and taken up again.
  await page.reload()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(progress).toHaveText('2 of 2 photos')

  await page.getByRole('link', { name: 'On to the old addresses' }).click()
  await expect(current).toContainText('Old addresses')
  await expect(page.getByText('1 old address leads on')).toBeVisible()
  const address = page.getByLabel('Where does an address lead?')
  await address.fill('https://old.example/products/jhoola?variant=1')
  await address.press('Enter')
  await expect(page.getByRole('link', { name: /^\/.*teak-jhoola/ })).toBeVisible()
  expect(await findViolations(page.getByRole('main'))).toEqual([])

  await page.getByRole('button', { name: 'Undo this import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo this import' }).click()
  await expect(page.getByText('Import undone.')).toBeVisible()
  await page.getByRole('link', { name: 'Import another file' }).click()
  await expect(page.getByRole('table')).toContainText('Undone')
  other.close()
})
