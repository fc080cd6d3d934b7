import type { Page } from '@playwright/test'
import { photograph } from '../../helpers/media.ts'
import { expect, signIn, test } from '../../helpers/test.ts'

// What is still under way when a test ends is nobody's concern: its server goes next.
test.afterEach(({ page }) => page.close())

const list = '/admin/manage-store/categories'

test('a category is added, changed and brought back after its deletion', async ({
  page,
  ownSite,
}) => {
  await signIn(page, ownSite)
  await page.goto(ownSite.url + list)
  await page.getByRole('link', { name: 'Add New Category' }).click()
  await expect(page.getByRole('heading', { name: 'Add Categories' })).toBeVisible()
  await page.getByRole('button', { name: /^Save(?! and)/ }).click()
  await expect(page.getByText('The category field is required.')).toBeVisible()
  await expect(page.getByText('The image field is required.')).toBeVisible()
  await expect(page.getByLabel('Name')).toBeFocused()
  await expect(page.getByText('2 fields to correct')).toBeVisible()

  await page.getByLabel('Name').fill('Verandah Swings')
  const { filename, bytes } = await photograph('#8a5a2b')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: filename, mimeType: 'image/jpeg', buffer: bytes })
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('dialog')).toContainText('Category saved.')
  await page.getByRole('button', { name: 'Ok' }).click()
  await expect(page).toHaveURL(new RegExp(`${list}$`))

  await page.getByRole('button', { name: 'Actions for Verandah Swings' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await expect(page.getByRole('heading', { name: 'Edit Categories' })).toBeVisible()
  await page.getByLabel('Name').fill('Porch Swings')
  await page.getByRole('button', { name: /^Save/ }).click()
  await page.getByRole('button', { name: 'Ok' }).click()

  await page.getByRole('button', { name: 'Actions for Porch Swings' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('Delete “Porch Swings”?')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Porch Swings deleted.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Porch Swings' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: 'Porch Swings' })).toBeVisible()
})

test('a category with products shows the way out', async ({ page, ownSite, complaints }) => {
  await signIn(page, ownSite)
  await page.goto(ownSite.url + list)
  await page.getByRole('button', { name: 'Actions for Hanging Chairs' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByText('Has 4 products')).toBeVisible()
  await page.getByRole('button', { name: 'Delete' }).click()
  const refusal = page.getByRole('dialog')
  await expect(refusal).toContainText('“Hanging Chairs” still has products')
  complaints.splice(0)
  await refusal.getByLabel('Move them to').selectOption('Chairs & Stools')
  await refusal.getByRole('button', { name: 'Move 4 products' }).click()
  await expect(page.getByText('4 products moved to Chairs & Stools.')).toBeVisible()

  await page.getByRole('button', { name: 'Actions for Hanging Chairs' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Hanging Chairs deleted.')).toBeVisible()
})

test('nobody can agree to a deletion before it is told what it touches', async ({
  page,
  ownSite,
}) => {
  await signIn(page, ownSite)
  await page.goto(ownSite.url + list)
  const { promise: isTime, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('**/references', async (route) => {
    await isTime
    await route.continue()
  })
  await page.getByRole('button', { name: 'Actions for Hanging Chairs' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const agree = page.getByRole('dialog').getByRole('button', { name: 'Delete' })
  await expect(agree).toBeDisabled()
  goOn()
  await expect(page.getByText('Has 4 products')).toBeVisible()
  await expect(agree).toBeEnabled()
})

test('cards are arranged by keyboard, menu and pointer', async ({ page, ownSite }) => {
  await signIn(page, ownSite)
  await page.goto(ownSite.url + list)
  await expect(names(page)).toHaveText([
    /^Indoor Swings/,
    /^Outdoor/,
    /^Hanging/,
    /^Sofas/,
    /^Chairs/,
    /^Tables/,
  ])
  await page.getByRole('button', { name: 'Move Sofas & Loveseats, place 4 of 6' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('Place 2 of 6.')).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(names(page).nth(3)).toHaveText(/^Sofas/)
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Space')
  await expect(names(page).nth(2)).toHaveText(/^Sofas/)

  await page.getByRole('button', { name: 'Move Tables & Storage, place 6 of 6' }).click()
  await page.getByRole('menuitem', { name: 'Move to the top' }).click()
  await expect(names(page).first()).toHaveText(/^Tables/)

  const from = await page.getByRole('button', { name: /^Move Indoor Swings/ }).boundingBox()
  const to = await page.getByRole('button', { name: /^Move Sofas/ }).boundingBox()
  if (from === null || to === null) throw new Error('The grips are not on the screen.')
  await page.mouse.move(from.x + 8, from.y + 8)
  await page.mouse.down()
  await page.mouse.move(to.x + 8, to.y + 8, { steps: 8 })
  await page.mouse.up()
  await expect(names(page)).toHaveText([
    /^Tables/,
    /^Outdoor/,
    /^Sofas/,
    /^Indoor/,
    /^Hanging/,
    /^Chairs/,
  ])
  await page.reload()
  await expect(names(page)).toHaveText([
    /^Tables/,
    /^Outdoor/,
    /^Sofas/,
    /^Indoor/,
    /^Hanging/,
    /^Chairs/,
  ])
})

function names(page: Page) {
  return page.getByRole('main').getByRole('heading', { level: 2 })
}
