import type { Page } from '@playwright/test'
import { addProduct, callApi } from '../../helpers/api.ts'
import { createForm } from '../../helpers/form.ts'
import { photograph } from '../../helpers/media.ts'
import type { Site } from '../../helpers/site.ts'
import { expect, openScreen, test } from '../../helpers/test.ts'

/** Product with a photograph of its own, whose file has this name. */
async function addPictured(site: Site, name: string, filename: string, colour: string) {
  return addProduct(
    site,
    createForm({ name, images: [{ ...(await photograph(colour)), filename }] }),
  )
}

const picturesOf = (page: Page) => page.getByRole('grid', { name: 'Pictures' })
const tile = (page: Page, name: string) => picturesOf(page).getByRole('link', { name })

test('an owner finds, describes, replaces and clears up pictures', async ({ page, emptySite }) => {
  await addPictured(emptySite, 'Teak Jhoola', 'IMG_1.jpg', '#8a5a2b')
  const oak = await addPictured(emptySite, 'Oak Bench', 'IMG_2.jpg', '#caa26a')
  await openScreen(page, emptySite, '/admin')
  await page.getByRole('button', { name: 'Shop' }).click()
  await page.getByRole('link', { name: 'Pictures' }).click()

  // Two files, one of which is there already.
  const known = await photograph('#8a5a2b')
  const fresh = await photograph('#2b6a8a', { width: 900, height: 700 })
  await page.locator('input[type=file][multiple]').setInputFiles([
    { name: 'again.jpg', mimeType: 'image/jpeg', buffer: known.bytes },
    { name: 'Better.jpg', mimeType: 'image/jpeg', buffer: fresh.bytes },
  ])
  const uploads = page.getByRole('region', { name: 'Uploads' })
  await expect(uploads).toContainText('1 picture added.')
  await expect(uploads).toContainText('1 was there already:')
  await expect(uploads.getByRole('link', { name: 'IMG_1' })).toBeVisible()
  await uploads.getByRole('button', { name: 'Close' }).click()
  await expect(picturesOf(page).getByRole('gridcell')).toHaveCount(3)

  // Found by the record that shows it; the search is in the address.
  await page.getByRole('searchbox', { name: 'Search pictures' }).fill('jhoola')
  await expect(page.getByText(/^1 picture,/)).toBeVisible()
  await expect(page).toHaveURL(/\?q=jhoola$/)
  await expect(tile(page, 'IMG_1')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search pictures' }).fill('')
  await page.getByLabel('Use', { exact: true }).selectOption('no')
  await expect(picturesOf(page).getByRole('gridcell')).toHaveCount(1)
  await expect(tile(page, 'Better')).toContainText('Not used')
  await page.getByLabel('Use', { exact: true }).selectOption('')
  await expect(picturesOf(page).getByRole('gridcell')).toHaveCount(3)

  // By keyboard: newest first, so the upload is the first.
  const bar = page.getByRole('toolbar')
  await tile(page, 'Better').focus()
  await page.keyboard.press('Space')
  await expect(bar).toHaveAccessibleName('1 picture selected')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(bar).toHaveAccessibleName('2 pictures selected')
  await page.keyboard.press('Escape')
  await expect(bar).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'IMG_2' })).toBeVisible()
  await page.goBack()
  await expect(tile(page, 'IMG_2')).toBeFocused()

  // Descriptions in one sitting.
  await page.getByRole('button', { name: 'Describe 3 pictures' }).click()
  await expect(page.getByText('3 pictures left')).toBeVisible()
  const field = page.getByLabel('Photo description (alt text)')
  await expect(field).toBeFocused()
  await page.getByRole('button', { name: 'Skip' }).click()
  await expect(page.getByText('2 pictures left')).toBeVisible()
  await page.getByRole('button', { name: 'Oak Bench' }).click()
  await expect(field).toHaveValue('Oak Bench')
  await page.keyboard.type(' by a window')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 picture left')).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(field).toHaveValue('Oak Bench by a window')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 picture left')).toBeVisible()
  await field.fill('A teak swing')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'You have seen them all' })).toBeVisible()
  const read = async () =>
    (await callApi(emptySite, 'GET', `/ourCategoriesItems/${oak._id}`)).categoryItemData.images[0]
  expect((await read()).alt).toBe('Oak Bench by a window')

  // Replaced in every place, and taken back.
  const before = (await read()).url
  await page.getByRole('link', { name: 'To the pictures' }).click()
  await tile(page, 'IMG_2').click()
  await expect(page.getByRole('link', { name: 'Oak Bench', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Replace everywhere…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Replace “IMG_2” everywhere' })
  await dialog.getByRole('button', { name: 'Choose from the library' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Better' }).click()
  await expect(dialog.getByRole('region', { name: '1 place' })).toContainText('Oak Bench')
  await dialog.getByRole('button', { name: 'Replace in 1 place' }).click()
  await expect(page.getByText('Replaced in 1 place.')).toBeVisible()
  expect((await read()).url).not.toBe(before)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('“IMG_2” is back in its places.')).toBeVisible()
  expect((await read()).url).toBe(before)

  // Unused ones go, with their weight said; those in use stay and are named.
  await page.getByRole('link', { name: 'Pictures' }).first().click()
  await tile(page, 'Better').focus()
  await page.keyboard.press('Control+a')
  await expect(bar).toHaveAccessibleName('3 pictures selected')
  await bar.getByRole('button', { name: 'Delete…' }).click()
  const question = page.getByRole('dialog', { name: 'Delete “Better”?' })
  await expect(question).toContainText(/It weighs [\d.]+ kB/)
  await expect(question).toContainText('2 pictures are in use and stay:')
  await expect(question).toContainText('IMG_1')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('1 picture deleted.')).toBeVisible()
  await expect(picturesOf(page).getByRole('gridcell')).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(picturesOf(page).getByRole('gridcell')).toHaveCount(3)
})
