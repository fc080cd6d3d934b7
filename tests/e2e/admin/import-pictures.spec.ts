import { photograph } from '../../helpers/media.ts'
import { startPictureServer } from '../../helpers/servers/picture-server.ts'
import { expect, findViolations, openScreen, test } from '../../helpers/test.ts'

test('an owner watches the photos of an import, tries one again, and undoes it', async ({
  page,
  emptySite,
}) => {
  const other = await startPictureServer()
  const front = other.offer('/front.jpg', (await photograph('#775533')).bytes)
  await openScreen(page, emptySite, '/admin/manage-store/products/import')
  const csv = `name,images\r\nJhoola,${front}; ${other.url}/back.jpg\r\n`
  await page
    .locator('input[type=file][accept*=csv]')
    .setInputFiles({ name: 'shop.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await expect(page.getByText('2 photos will be fetched after the import.')).toBeVisible()
  await page.getByRole('button', { name: 'Import 1 product' }).click()

  const progress = page.getByRole('status').filter({ hasText: ' photos' })
  await expect(progress).toHaveText('1 of 2 photos, 1 failed')
  const failure = page.getByRole('listitem').filter({ hasText: 'back.jpg' })
  await expect(failure).toContainText('The site did not give the photo out (status 404).')
  expect(await findViolations(page)).toEqual([])
  other.offer('/back.jpg', (await photograph('#335577')).bytes)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(progress).toHaveText('2 of 2 photos')

  await page.getByRole('button', { name: 'Undo this import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo this import' }).click()
  await expect(page.getByText('Import undone.')).toBeVisible()
  await expect(page.getByRole('table')).toContainText('Undone')
  other.close()
})
