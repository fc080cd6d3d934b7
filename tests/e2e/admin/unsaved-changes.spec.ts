import type { Page } from '@playwright/test'
import { expect, navigateTo, signIn, test } from '../../helpers/test.ts'

// Closes the page before its server, so that requests in flight do not fail.
test.afterEach(({ page }) => page.close())

type Site = Parameters<typeof signIn>[1]

async function openProduct(page: Page, site: Site, name: string): Promise<string> {
  const { categoryItemData } = await (
    await page.request.get(`${site.url}/api/ourCategoriesItems?q=${encodeURIComponent(name)}`)
  ).json()
  const id: string = categoryItemData[0]._id
  await page.goto(`${site.url}/admin/manage-store/products/${id}`)
  await expect(page.getByRole('heading', { name: 'Edit Product' })).toBeVisible()
  return id
}

test('leaving a form with unsaved changes asks for confirmation', async ({ page, demoSite }) => {
  await signIn(page, demoSite)
  await openProduct(page, demoSite, 'Cane Daybed Swing')
  await page.getByLabel('Warranty').fill('Ten years')
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await page.getByRole('link', { name: 'Categories' }).click()
  const question = page.getByRole('dialog', { name: 'You have unsaved changes' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.getByLabel('Warranty')).toHaveValue('Ten years')
  await page.getByRole('link', { name: 'Categories' }).click()
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page.getByRole('heading', { name: /^Categories/ })).toBeVisible()
})

test('unsaved input is restored after a reload and can be discarded', async ({
  page,
  demoSite,
}) => {
  await signIn(page, demoSite)
  await openProduct(page, demoSite, 'Cane Daybed Swing')
  const before = await page.getByLabel('Cushion').inputValue()
  await page.getByLabel('Cushion').fill('Two bolsters in rust linen')
  await expect
    .poll(() =>
      page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('draft '))),
    )
    .toBe(true)
  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(page.getByText(/Your unsaved changes from .* have been restored/)).toBeVisible()
  await expect(page.getByLabel('Cushion')).toHaveValue('Two bolsters in rust linen')
  await page.getByRole('button', { name: 'Discard them' }).click()
  await expect(page.getByLabel('Cushion')).toHaveValue(before)
  await page.reload()
  await expect(page.getByLabel('Cushion')).toHaveValue(before)
})

test('the conflict dialog merges concurrent changes to the same product', async ({
  page,
  ownSite,
  consoleErrors,
}) => {
  const token = await signIn(page, ownSite)
  const id = await openProduct(page, ownSite, 'Cane Daybed Swing')
  await page.getByLabel('Warranty').fill('Mine')
  await page.getByLabel('Cushion').fill('My cushion')
  await page.getByLabel('Length').fill('210 cm')
  const theirs = { warranty: 'Theirs', cushion: 'Their cushion', width: '99 cm' }
  const saved = await page.request.put(`${ownSite.url}/api/ourCategoriesItems/${id}`, {
    data: theirs,
    headers: { authorization: `Bearer ${token}` },
  })
  expect(saved.status()).toBe(200)

  await page.getByRole('button', { name: /^Save/ }).click()
  const dialog = page.getByRole('dialog', { name: /changed this product while you were editing/ })
  await expect(dialog).toContainText('2 fields differ')
  await dialog
    .getByRole('row', { name: /Cushion/ })
    .getByLabel(/’s: /)
    .check()
  consoleErrors.splice(0)
  await dialog.getByRole('button', { name: 'Save my choice' }).click()
  await expect(page.getByText('Product saved.')).toBeVisible()
  const { categoryItemData } = await (
    await page.request.get(`${ownSite.url}/api/ourCategoriesItems/${id}`)
  ).json()
  expect(categoryItemData).toMatchObject({
    warranty: 'Mine',
    cushion: 'Their cushion',
    width: '99 cm',
    length: '210 cm',
  })
})

test('an earlier version is restored from the history, and a deleted product from the Trash', async ({
  page,
  ownSite,
}) => {
  await signIn(page, ownSite)
  const id = await openProduct(page, ownSite, 'Cane Daybed Swing')
  const before = await page.getByLabel('Material').inputValue()
  await page.getByLabel('Material').fill('Bamboo')
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page).toHaveURL(/\/products$/)
  await navigateTo(page, `/admin/manage-store/products/${id}`)
  await page.getByRole('button', { name: 'History' }).click()
  await expect(page.getByRole('dialog')).toContainText('Bamboo')
  await page.getByRole('button', { name: 'Restore version 1' }).click()
  await page
    .getByRole('dialog', { name: 'Restore version 1?' })
    .getByRole('button', { name: 'Restore' })
    .click()
  await expect(page.getByLabel('Material')).toHaveValue(before)

  await navigateTo(page, '/admin/manage-store/products')
  await page.getByRole('link', { name: 'Cane Daybed Swing' }).focus()
  await page.keyboard.press('Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Cane Daybed Swing deleted.')).toBeVisible()
  await page.getByRole('link', { name: 'Activity' }).click()
  await expect(page.getByRole('row').nth(1)).toContainText('Cane Daybed Swing deleted')
  await page.getByRole('main').getByRole('link', { name: 'Trash' }).click()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('Cane Daybed Swing restored.')).toBeVisible()
})
