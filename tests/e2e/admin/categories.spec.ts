import type { Locator, Page } from '@playwright/test'
import { photograph } from '../../helpers/media/media.ts'
import type { Site } from '../../helpers/site.ts'
import { expect, findViolationsInThemes, signIn, test } from '../../helpers/test.ts'

// Closes the page before its server, so that requests in flight do not fail.
test.afterEach(({ page }) => page.close())

const list = '/admin/manage-store/categories'

test('a category is added, edited, deleted and restored', async ({ page, ownSite }) => {
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

/** Number of products in a category, and the HTTP status of the category itself. */
async function look(page: Page, { url }: Site, id: string) {
  const products = await page.request.get(`${url}/api/ourCategoriesItems?category=${id}&limit=1`)
  const category = await page.request.get(`${url}/api/ourCategories/${id}`)
  return { products: (await products.json()).total, status: category.status() }
}
async function idOf(page: Page, { url }: Site, name: string): Promise<string> {
  const { categoryData } = await (await page.request.get(`${url}/api/ourCategories`)).json()
  return categoryData.find((one: { name: string }) => one.name === name)._id
}
async function openDeleteDialog(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  return page.getByRole('dialog')
}

test('deleting a category moves its products to another one, and undo moves them back', async ({
  page,
  ownSite,
}) => {
  await signIn(page, ownSite)
  await page.goto(ownSite.url + list)
  const chairs = await idOf(page, ownSite, 'Hanging Chairs')
  const stools = await idOf(page, ownSite, 'Chairs & Stools')
  const before = await look(page, ownSite, stools)
  const question = await openDeleteDialog(page, 'Hanging Chairs')
  await expect(question).toContainText('Has 4 products')
  await expect(question.getByRole('button', { name: 'Delete' })).toBeDisabled()
  await question.getByLabel('Move its 4 products to').selectOption('Chairs & Stools')
  await expect(question).toContainText('4 products move to Chairs & Stools.')
  expect(await findViolationsInThemes(page)).toEqual([])
  await question.getByRole('button', { name: 'Move and delete' }).click()
  const done = 'Hanging Chairs deleted. 4 products moved to Chairs & Stools.'
  await expect(page.getByText(done)).toBeVisible()
  expect(await look(page, ownSite, chairs)).toEqual({ products: 0, status: 404 })
  expect((await look(page, ownSite, stools)).products).toBe(before.products + 4)

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: 'Hanging Chairs' })).toBeVisible()
  await expect.poll(() => look(page, ownSite, chairs)).toEqual({ products: 4, status: 200 })
})

test('a category is not deleted if moving its products fails, and a retry deletes it', async ({
  page,
  ownSite,
  consoleErrors,
}) => {
  await signIn(page, ownSite)
  await page.goto(ownSite.url + list)
  const chairs = await idOf(page, ownSite, 'Hanging Chairs')
  const question = await openDeleteDialog(page, 'Hanging Chairs')
  await question.getByLabel('Move its 4 products to').selectOption('No category')
  await expect(question).toContainText('4 products stay live without a category.')
  const bulk = '**/api/ourCategoriesItems/bulk'
  await page.route(bulk, (route) => route.abort())
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(question.getByRole('alert')).toHaveText(
    '“Hanging Chairs” was not deleted. The server cannot be reached. Check your connection and try again.',
  )
  expect(await look(page, ownSite, chairs)).toEqual({ products: 4, status: 200 })
  await page.unroute(bulk)

  // Move succeeds, deletion fails: the move is rolled back.
  const record = `**/api/ourCategories/${chairs}`
  await page.route(record, (route) => route.abort())
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(question.getByRole('alert')).toHaveText(
    '“Hanging Chairs” was not deleted. The server cannot be reached. Check your connection and try again.',
  )
  await expect(question.getByLabel('Move its 4 products to')).toBeVisible()
  expect(await look(page, ownSite, chairs)).toEqual({ products: 4, status: 200 })

  // Rollback fails as well: the alert reports the moved products.
  let moves = 0
  await page.route(bulk, (route) => {
    moves += 1
    return moves === 1 ? route.continue() : route.abort()
  })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(question.getByRole('alert')).toContainText(
    '“Hanging Chairs” was not deleted. 4 products stay live without a category.',
  )
  await expect(question.getByLabel('Move its 4 products to')).toHaveCount(0)
  await page.unroute(bulk)
  await page.unroute(record)
  consoleErrors.splice(0)
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Hanging Chairs deleted.')).toBeVisible()
  expect(await look(page, ownSite, chairs)).toEqual({ products: 0, status: 404 })
})

test('phones show categories as compact rows with the same actions', async ({ page, demoSite }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, demoSite)
  await page.goto(demoSite.url + list)
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveCount(6)
  const heights = await rows.evaluateAll((all) => all.map((row) => row.clientHeight))
  expect(Math.max(...heights)).toBeLessThanOrEqual(96)
  const targets = await rows.getByRole('button').evaluateAll((all) =>
    all.map((button) => {
      const { width, height } = button.getBoundingClientRect()
      return Math.min(width, height)
    }),
  )
  expect(targets).toHaveLength(12)
  expect(Math.min(...targets)).toBeGreaterThanOrEqual(44)
  await page.getByRole('button', { name: 'Actions for Hanging Chairs' }).click()
  const sheet = page.getByRole('dialog', { name: 'Actions for Hanging Chairs' })
  for (const name of ['Edit', 'Products', 'Print sheet', 'View on site', 'Delete'])
    await expect(sheet.getByRole('button', { name, exact: true })).toBeVisible()
})

test('the delete button stays disabled until the references have loaded', async ({
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
  await page.getByLabel('Move its 4 products to').selectOption('No category')
  await expect(agree).toBeDisabled()
  goOn()
  await expect(page.getByText('Has 4 products')).toBeVisible()
  await expect(agree).toBeEnabled()
})

test('category cards are reordered by keyboard, menu and pointer', async ({ page, ownSite }) => {
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
