import type { Page } from '@playwright/test'
import { clip, photograph } from '../../helpers/media/media.ts'
import { expect, signIn, test } from '../../helpers/test.ts'

// Closes the page before its server, so that requests in flight do not fail.
test.afterEach(({ page }) => page.close())

type Site = Parameters<typeof signIn>[1]

const products = '/admin/manage-store/products'

async function picture(colour: string) {
  const { filename, bytes } = await photograph(colour)
  return { name: filename, mimeType: 'image/jpeg', buffer: bytes }
}

async function find(page: Page, site: Site, name: string) {
  const address = `${site.url}/api/ourCategoriesItems?q=${encodeURIComponent(name)}`
  const { categoryItemData } = await (await page.request.get(address)).json()
  return categoryItemData.find((one: { name: string }) => one.name === name)
}

async function open(page: Page, site: Site, name: string): Promise<string> {
  const { _id } = await find(page, site, name)
  await page.goto(`${site.url}${products}/${_id}`)
  await expect(page.getByRole('heading', { name: 'Edit Product' })).toBeVisible()
  return _id
}

const save = (page: Page) => page.getByRole('button', { name: /^Save(?! and)/ })

test('an upload in a dialog shows progress, can be stopped and retried, and aborts on close', async ({
  page,
  ownSite,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, ownSite)
  await page.goto(`${ownSite.url}/admin/happy-customer`)
  await page.getByRole('button', { name: 'Add Video' }).click()
  const { filename, bytes } = clip(2)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: filename, mimeType: 'video/mp4', buffer: bytes })
  await expect(page.getByText(filename)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Replace Video' })).toBeEnabled()
  const network = await page.context().newCDPSession(page)
  const speed = (uploadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    })
  await speed(15_000)
  const dialog = page.getByRole('dialog', { name: 'Add Video' })
  await save(page).click()
  await expect(dialog.getByText(/^Uploading, \d+ %$/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Stop upload' }).click()
  await expect(dialog.getByText('The upload was stopped. Nothing was saved.')).toBeVisible()
  await expect(dialog.getByText(filename)).toBeVisible()

  await save(page).click()
  await expect(dialog.getByText(/^Uploading, \d+ %$/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  const question = page.getByRole('dialog', { name: 'You have unsaved changes' })
  await expect(question).toContainText('nothing is saved')
  const ended = page.waitForEvent('requestfailed')
  await question.getByRole('button', { name: 'Close without saving' }).click()
  expect((await ended).url()).toContain('/api/customerReviewVideo/add')
  await expect(dialog).toHaveCount(0)
  await speed(-1)
  const { customerReviewVideo } = await (
    await page.request.get(`${ownSite.url}/api/customerReviewVideo`)
  ).json()
  expect(customerReviewVideo).toHaveLength(4)
})

test('the conflict dialog names the other administrator and shows both values before merging', async ({
  page,
  ownSite,
  consoleErrors,
}) => {
  const token = await signIn(page, ownSite)
  const id = await open(page, ownSite, 'Cane Daybed Swing')
  const before = await find(page, ownSite, 'Cane Daybed Swing')
  await page.getByLabel('Length').fill('210 cm')
  await page.getByLabel('Warranty').fill('Mine')
  await page.getByLabel('Cushion').fill('My cushion')
  const address = `${ownSite.url}/api/ourCategoriesItems/${id}`
  const headers = { authorization: `Bearer ${token}` }
  const theirs = { width: '99 cm', warranty: 'Theirs', cushion: 'Their cushion' }
  await page.request.put(address, { headers, data: theirs })
  await save(page).click()
  const dialog = page.getByRole('dialog', {
    name: 'Administrator changed this product while you were editing',
  })
  await expect(dialog).toContainText('2 fields differ')
  const width = dialog.getByRole('row', { name: /^Width/ })
  await expect(width).toContainText('Only Administrator')
  await expect(width).toContainText(before.width)
  await expect(width).toContainText('99 cm')
  await expect(width.getByLabel('Administrator’s: 99 cm')).toBeChecked()
  await expect(dialog.getByRole('row', { name: /^Length/ })).toHaveCount(0)
  await dialog
    .getByRole('row', { name: /^Cushion/ })
    .getByLabel(/’s: /)
    .check()
  consoleErrors.splice(0)
  await dialog.getByRole('button', { name: 'Save my choice' }).click()
  await expect(page.getByText('Product saved.')).toBeVisible()
  const { categoryItemData } = await (await page.request.get(address)).json()
  expect(categoryItemData).toMatchObject({
    length: '210 cm',
    width: '99 cm',
    warranty: 'Mine',
    cushion: 'Their cushion',
    createdBy: before.createdBy,
  })
})

test('edits to a product deleted meanwhile restore it or are saved as a new product', async ({
  page,
  ownSite,
  consoleErrors,
}) => {
  const token = await signIn(page, ownSite)
  const remove = (id: string) =>
    page.request.delete(`${ownSite.url}/api/ourCategoriesItems/${id}`, {
      headers: { authorization: `Bearer ${token}` },
    })
  const { images } = await find(page, ownSite, 'Cane Daybed Swing')
  const id = await open(page, ownSite, 'Cane Daybed Swing')
  await page.getByLabel('Warranty').fill('Ten years')
  await page.locator('input[type=file]').setInputFiles(await picture('#8a5a2b'))
  await expect(
    page.getByRole('button', { name: `Remove photo ${images.length + 1}` }),
  ).toBeVisible()
  await remove(id)
  await save(page).click()
  const question = page.getByRole('dialog', {
    name: 'This product was deleted while you were editing',
  })
  await expect(question).toContainText('Administrator deleted Cane Daybed Swing')
  consoleErrors.splice(0)
  await question.getByRole('button', { name: 'Restore with my changes' }).click()
  await expect(page.getByText('Product saved.')).toBeVisible()
  const restored = await find(page, ownSite, 'Cane Daybed Swing')
  expect(restored).toMatchObject({ _id: id, warranty: 'Ten years' })
  expect(restored.images).toHaveLength(images.length + 1)
  // Wait for the redirect to the list: it would override the next navigation.
  await expect(page).toHaveURL(new RegExp(`${products}$`))

  await open(page, ownSite, 'Cane Daybed Swing')
  await page.getByLabel('Name').fill('Cane Daybed Swing, wide')
  await remove(id)
  await save(page).click()
  await expect(question).toBeVisible()
  consoleErrors.splice(0)
  await question.getByRole('button', { name: 'Save as new' }).click()
  await expect(page.getByText('Product saved.').last()).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${products}$`))
  const added = await find(page, ownSite, 'Cane Daybed Swing, wide')
  expect(added._id).not.toBe(id)
  expect(added.images).toHaveLength(restored.images.length)
  expect(added.images[0].alt).toBe(restored.images[0].alt)
})

test('a letter typed right after Enter lands on the new line', async ({ page, demoSite }) => {
  await signIn(page, demoSite)
  await page.goto(`${demoSite.url}${products}/add`)
  await page.getByRole('button', { name: 'Add line' }).first().click()
  await page.keyboard.type('Dust it')
  // Simulates a slow device: the next animation frame never comes.
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0
  })
  await page.keyboard.press('Enter')
  await page.keyboard.type('Oil it')
  await expect(page.getByLabel('Maintenance, line 1')).toHaveValue('Dust it')
  await expect(page.getByLabel('Maintenance, line 2')).toHaveValue('Oil it')
  await page.getByRole('button', { name: 'Remove line 2' }).click()
  await expect(page.getByLabel('Maintenance, line 1')).toBeFocused()
})

test('“Save and add another” clears the form but keeps the category of a product', async ({
  page,
  ownSite,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, ownSite)
  await page.goto(`${ownSite.url}${products}/add`)
  for (const name of ['First of many', 'Second of many']) {
    await page.getByLabel('Name').fill(name)
    await page.getByLabel('Category').selectOption('Indoor Swings')
    await page.getByLabel('Warranty').fill('One year')
    await page.getByRole('button', { name: 'Save and add another' }).click()
    await expect(page.getByLabel('Name')).toBeFocused()
    await expect(page.getByLabel('Name')).toHaveValue('')
    await expect(page.getByLabel('Warranty')).toHaveValue('')
    await expect(page.getByLabel('Category').locator('option:checked')).toHaveText('Indoor Swings')
    expect(await find(page, ownSite, name)).toMatchObject({ createdBy: { name: 'Indoor Swings' } })
  }
  await page.goto(`${ownSite.url}/admin/manage-store/categories/add`)
  await page.getByLabel('Name').fill('Verandah')
  await page.locator('input[type=file]').setInputFiles(await picture('#8a5a2b'))
  await page.getByRole('button', { name: 'Save and add another' }).click()
  await expect(page.getByText('Category saved.')).toBeVisible()
  await expect(page.getByText('Choose an image')).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('')
})
