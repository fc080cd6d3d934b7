import type { Page } from '@playwright/test'
import { expect, signIn, test } from '../../helpers/test.ts'

// Closes the page before its server, so that requests in flight do not fail.
test.afterEach(({ page }) => page.close())

const list = '/admin/manage-store/products'

async function deleteProduct(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const question = page.getByRole('dialog', { name: `Delete “${name}”?` })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(`${name} deleted.`)).toBeVisible()
}

test('the delete dialog lists photos and enquiries, and undo restores the product', async ({
  page,
  ownSite,
}) => {
  const token = await signIn(page, ownSite)
  const headers = { authorization: `Bearer ${token}` }
  const { categoryItemData } = await (
    await page.request.get(`${ownSite.url}/api/ourCategoriesItems?q=Teak%20Spindle`)
  ).json()
  const [{ _id: id, images }] = categoryItemData
  await page.request.post(`${ownSite.url}/api/orders`, {
    data: { product: id, source: 'product' },
  })
  const { references } = await (
    await page.request.get(`${ownSite.url}/api/ourCategoriesItems/${id}/references`, { headers })
  ).json()
  const enquiries = references.find(
    ({ resource }: { resource: string }) => resource === 'orders',
  ).count

  await page.goto(ownSite.url + list)
  await page.getByRole('button', { name: 'Actions for Teak Spindle Jhoola' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const question = page.getByRole('dialog', { name: 'Delete “Teak Spindle Jhoola”?' })
  await expect(question).toContainText(
    `It disappears from your site immediately, with its ${images.length} photos.`,
  )
  await expect(question).toContainText('You can restore it from the Trash for 30 days.')
  await expect(question).toContainText(
    enquiries === 1 ? 'In 1 enquiry' : `In ${enquiries} enquiries`,
  )
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Teak Spindle Jhoola deleted.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Products 23' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: 'Products 24' })).toBeVisible()
  await expect(page.locator('tbody tr').first()).toContainText('Teak Spindle Jhoola')
})

test('the undo toast stays open while hovered, then times out', async ({ page, ownSite }) => {
  await signIn(page, ownSite)
  await page.clock.install()
  await page.goto(ownSite.url + list)
  await deleteProduct(page, 'Cane Daybed Swing')
  const toast = page.getByText('Cane Daybed Swing deleted.')
  await toast.hover()
  await page.clock.runFor(9_000)
  await expect(toast).toBeVisible()
  await page.mouse.move(10, 10)
  await page.clock.runFor(9_000)
  await expect(toast).toBeHidden()
})

test('new toasts appear at once and replace the oldest, even while it is hovered', async ({
  page,
  ownSite,
}) => {
  await signIn(page, ownSite)
  await page.goto(ownSite.url + list)
  await deleteProduct(page, 'Cane Daybed Swing')
  const first = page.getByText('Cane Daybed Swing deleted.')
  // Hovering one toast pauses the timeout of all.
  await first.hover()
  for (let count = 1; count <= 3; count++) {
    const star = page.getByRole('button', { name: /^(?!Shown).* in Something Unique$/ }).first()
    await star.press('Enter')
    const told = page.getByRole('status').filter({ hasText: 'is shown in Something Unique.' })
    await expect(told).toHaveCount(count)
  }
  await expect(first).toHaveCount(0)
})

test('the Trash lists deleted products with their expiry and restores them', async ({
  page,
  ownSite,
}) => {
  await signIn(page, ownSite)
  await page.goto(ownSite.url + list)
  await page.getByRole('link', { name: 'Cane Daybed Swing' }).focus()
  await page.keyboard.press('Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Cane Daybed Swing deleted.')).toBeVisible()
  await page.getByRole('link', { name: 'Trash' }).click()
  await expect(page).toHaveURL(/\/admin\/trash$/)
  const row = page.getByRole('row', { name: /Cane Daybed Swing/ })
  await expect(row).toContainText('Product')
  await expect(row).toContainText('Administrator')
  await expect(row).toContainText('in 30 days')
  await row.getByRole('button', { name: 'Restore Cane Daybed Swing' }).click()
  await expect(page.getByText('Cane Daybed Swing restored.')).toBeVisible()
  await expect(page.getByText('The Trash is empty')).toBeVisible()
})

test('the activity log is paginated and links changes to their records', async ({
  page,
  ownSite,
}) => {
  const token = await signIn(page, ownSite)
  const headers = { authorization: `Bearer ${token}` }
  const { categoryItemData } = await (
    await page.request.get(`${ownSite.url}/api/ourCategoriesItems?limit=1`)
  ).json()
  const [{ _id: id, name }] = categoryItemData
  await page.request.put(`${ownSite.url}/api/ourCategoriesItems/${id}`, {
    data: { warranty: 'Twelve years' },
    headers,
  })
  await page.goto(`${ownSite.url}/admin/activity`)
  const newest = page.getByRole('row').nth(1)
  await expect(newest).toContainText(`${name} changed`)
  await expect(newest).toContainText('Just now')
  const time = newest.locator('time')
  const at = new Date((await time.getAttribute('datetime')) ?? '')
  const clock = at.toLocaleTimeString('en-GB', { timeZone: 'Asia/Kolkata', timeStyle: 'short' })
  const exact = new RegExp(`^[A-Z][a-z]+day,? \\d{1,2} [A-Z][a-z]+ \\d{4} at ${clock}$`)
  await expect(time).toHaveAttribute('title', exact)
  const { activity } = await (
    await page.request.get(`${ownSite.url}/api/activity?limit=21`, { headers })
  ).json()
  await expect(page.locator('tbody tr')).toHaveCount(20)
  await expect(page.locator('tbody')).not.toContainText(activity[20].name)
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(newest).toContainText(activity[20].name)
  await page.getByRole('link', { name: 'Page 1' }).click()
  await newest.getByRole('link', { name }).click()
  await expect(page.getByLabel('Warranty')).toHaveValue('Twelve years')
})
