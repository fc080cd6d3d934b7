import type { Page } from '@playwright/test'
import { callApi } from '../../helpers/api.ts'
import { chooseAction, chooseFiles, saveButton, toastOf } from '../../helpers/back-office.ts'
import { jpeg } from '../../helpers/chosen-files.ts'
import type { Site } from '../../helpers/site.ts'
import { expectAbovePlace, pressSortableKeys } from '../../helpers/sortable.ts'
import { expect, openScreen, test } from '../../helpers/test.ts'

const list = '/admin/manage-store/categories'
const names = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })

async function read(site: Site, name: string) {
  const { categoryData } = await callApi(site, 'GET', '/ourCategories')
  return categoryData.find((one: { name: string }) => one.name === name)
}
/** Number of products in a category, and whether it is there. */
async function look(site: Site, id: string) {
  const { total } = await callApi(site, 'GET', `/ourCategoriesItems?category=${id}&limit=1`)
  const { categoryData } = await callApi(site, 'GET', '/ourCategories')
  return { total, isThere: categoryData.some((one: { _id: string }) => one._id === id) }
}
test('an owner adds, orders and deletes categories', async ({ page, ownSite, consoleErrors }) => {
  await openScreen(page, ownSite, list)
  await page.getByRole('link', { name: 'Add New Category' }).click()
  await saveButton(page).click()
  await expect(page.getByText('2 fields to correct')).toBeVisible()
  await expect(page.getByLabel('Name')).toBeFocused()
  await page.getByLabel('Name').fill('Verandah Swings')
  await chooseFiles(page, await jpeg('#8a5a2b'))
  await page.getByRole('button', { name: 'Describe Image' }).click()
  await page.getByLabel('Photo description').fill('A swing on a verandah')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('dialog')).toContainText('Category saved.')
  await page.getByRole('button', { name: 'Ok' }).click()
  await expect(page).toHaveURL(new RegExp(`${list}$`))
  const { imageDetails } = await read(ownSite, 'Verandah Swings')
  expect(imageDetails.alt).toBe('A swing on a verandah')
  const question = page.getByRole('dialog')
  await chooseAction(page, 'Verandah Swings', 'Delete')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Verandah Swings deleted.')).toBeVisible()

  const grip = (name: string) => page.getByRole('button', { name: `Move ${name}` })
  await expect(names(page)).toHaveText([/^Indoor/, /^Out/, /^Hanging/, /^Sofas/, /^Ch/, /^Tables/])
  await grip('Sofas').focus()
  await pressSortableKeys(page)
  await expect(page.locator('[id^="DndLiveRegion"]')).toContainText('Arrow keys move it')
  await page.keyboard.press('Escape')
  await expect(page.locator('[id^="DndLiveRegion"]')).toContainText('is back at place 4')
  await pressSortableKeys(page, 'ArrowUp', 'Escape')
  await expect(names(page).nth(3)).toHaveText(/^Sofas/)
  await pressSortableKeys(page, 'ArrowUp', 'Space')
  await expect(names(page).nth(2)).toHaveText(/^Sofas/)
  await grip('Tables').click()
  await page.getByRole('menuitem', { name: 'Move to the top' }).click()
  await expect(names(page).first()).toHaveText(/^Tables/)
  await grip('Indoor').hover()
  await page.mouse.down()
  // The first movement begins the drag, the second leads somewhere.
  await grip('Out').hover()
  await grip('Sofas').hover()
  await expectAbovePlace(page, '4 of 6')
  await page.mouse.up()
  const order = [/^Tables/, /^Out/, /^Sofas/, /^Indoor/, /^Hanging/, /^Ch/]
  await expect(names(page)).toHaveText(order)
  await expect
    .poll(async () => (await callApi(ownSite, 'GET', '/ourCategories')).categoryData)
    .toMatchObject(order.map((name) => ({ name: expect.stringMatching(name) })))

  // No product is lost with its category.
  const { _id: chairs } = await read(ownSite, 'Hanging Chairs')
  const { _id: stools } = await read(ownSite, 'Chairs & Stools')
  const before = await look(ownSite, stools)
  const { promise: isTime, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('**/references', async (route) => {
    await isTime
    await route.continue()
  })
  await chooseAction(page, 'Hanging Chairs', 'Delete')
  const target = question.getByLabel('Move its 4 products to')
  const agree = question.getByRole('button', { name: 'Delete' })
  await expect(agree).toBeDisabled()
  await target.selectOption('No category')
  await expect(question).toContainText('4 products stay live without a category.')
  // Until it is known what else refers to the category.
  await expect(agree).toBeDisabled()
  goOn()
  await expect(question).toContainText('Has 4 products')

  const alert = question.getByRole('alert')
  // The products move, but the deletion fails: they move back.
  const record = `**/api/ourCategories/${chairs}`
  await page.route(record, (route) => route.abort())
  await agree.click()
  await expect(alert).toContainText('was not deleted. The server cannot be reached.')
  await expect(target).toBeVisible()
  expect(await look(ownSite, chairs)).toEqual({ total: 4, isThere: true })

  // They cannot move back either: the alert says so.
  const bulk = '**/api/ourCategoriesItems/bulk'
  let moves = 0
  await page.route(bulk, (route) => {
    moves += 1
    return moves === 1 ? route.continue() : route.abort()
  })
  await agree.click()
  await expect(alert).toContainText('was not deleted. 4 products stay live without a category.')
  await expect(target).toHaveCount(0)
  await page.unroute(bulk)
  await page.unroute(record)
  consoleErrors.splice(0)
  await agree.click()
  await expect(page.getByText('Hanging Chairs deleted.')).toBeVisible()
  expect(await look(ownSite, chairs)).toEqual({ total: 0, isThere: false })

  // Another category, whose products move and come back with it.
  const { _id: sofas } = await read(ownSite, 'Sofas & Loveseats')
  const { total } = await look(ownSite, sofas)
  await chooseAction(page, 'Sofas & Loveseats', 'Delete')
  await question.getByLabel(/^Move its/).selectOption('Chairs & Stools')
  await question.getByRole('button', { name: 'Move and delete' }).click()
  const done = `Sofas & Loveseats deleted. ${total} products moved to Chairs & Stools.`
  const toast = toastOf(page, done)
  await expect(toast).toBeVisible()
  expect((await look(ownSite, stools)).total).toBe(before.total + total)
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => look(ownSite, sofas)).toEqual({ total, isThere: true })
})
