import type { Locator, Page } from '@playwright/test'
import { addCategory, addProduct, callApi } from '../../helpers/api.ts'
import { toastOf, untilReloaded } from '../../helpers/back-office.ts'
import { goBackOver } from '../../helpers/history-entries.ts'
import type { Site } from '../../helpers/site.ts'
import { expectAbovePlace, pressSortableKeys } from '../../helpers/sortable.ts'
import { expect, navigateTo, openScreen, test } from '../../helpers/test.ts'

const list = '/admin/manage-store/products'
const phone = { width: 390, height: 844 }
const jhoola = 'Teak Spindle Jhoola'
const brass = 'Walnut & Brass Rod Jhoola'
const plank = 'Oak Rope Plank Swing'
const daybed = 'Cane Daybed Swing'

const rowsOf = (page: Page) => page.locator('tbody tr')

/** All products in the order of the shop, as administrators see them: sold ones in their place. */
async function readAll(site: Site) {
  return (await callApi(site, 'GET', '/ourCategoriesItems')).categoryItemData
}

/** Adds products without pictures, whose list takes the browser less time. */
async function importNames(site: Site, count: number) {
  const names = Array.from({ length: count }, (_, index) => `Swing ${index + 100}`)
  await callApi(site, 'POST', '/ourCategoriesItems/import', { csv: ['name', ...names].join('\n') })
}

test('an owner finds products by words, filters and pages', async ({ page, demoSite }) => {
  await openScreen(page, demoSite, list)
  const rows = rowsOf(page)
  await expect(rows).toHaveCount(20)
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(rows).toHaveCount(4)

  const search = page.getByLabel('Search products')
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  await page.keyboard.type('swing')
  await expect(page).toHaveURL(/\?q=swing$/)
  await page.getByLabel('Category').selectOption('Outdoor & Garden Swings')
  await expect(page).toHaveURL(/category=/)
  await expect(rows).toHaveCount(3)
  await search.fill('marble')
  await expect(page.getByText('Nothing found')).toBeVisible()
  await page.getByLabel('Price to').fill('a lot')
  await expect(page.getByText('Please enter the amount in digits')).toBeVisible()
  await page.getByRole('button', { name: 'Clear search and filters' }).click()
  await expect(rows).toHaveCount(20)
  await page.getByLabel('Sort').selectOption('Name A–Z')
  await expect(rows.first()).toContainText('Bouclé Wrap Loveseat')
  await search.fill('velvet sofa')
  await expect(page.getByText('No product has every word of “velvet sofa”')).toBeVisible()
  await search.fill('spindel jhoola')
  await expect(page.getByText('Showing results for “spindle jhoola”.')).toBeVisible()

  // On a phone, one button opens all filters and the sort order.
  await page.setViewportSize(phone)
  await navigateTo(page, list)
  await expect(page.getByRole('search').getByRole('combobox')).toHaveCount(0)
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Filter and sort' })
  await dialog.getByLabel('Availability').selectOption('In stock')
  await dialog.getByLabel('Price to').fill('15000')
  await dialog.getByLabel('Sort').selectOption('Price, highest first')
  await dialog.getByRole('button', { name: 'Show 3 products' }).click()
  await expect(rows.first()).toContainText('Cord-Seat Dining Chair')
})

test('an owner changes selected products', async ({ page, emptySite, consoleErrors }) => {
  const { _id: createdBy } = await addCategory(emptySite, 'Swings')
  // Newer products come first.
  for (const name of ['Stool', daybed, plank, brass, jhoola])
    await addProduct(emptySite, { name, createdBy })
  await openScreen(page, emptySite, list)
  const read = async () => (await readAll(emptySite)).map(valuesOf)
  const before = await read()
  const bar = page.getByRole('toolbar', { name: '4 products selected' })
  const dialog = page.getByRole('dialog')
  for (const [action, field, option, agree, done] of [
    ['Hide', '', '', '', '4 products hidden from visitors.'],
    ['Category…', 'Category', 'No category', 'Change category', 'Category removed'],
    ['Availability…', 'Availability', 'In stock', 'Change availability', ': In stock'],
    ['Delete…', '', '', 'Delete', '4 products deleted.'],
  ] as const) {
    await page.getByLabel(`Select ${jhoola}`).click()
    await page.getByLabel(`Select ${daybed}`).click({ modifiers: ['Shift'] })
    // By keyboard, since the message of the last change may cover the button.
    await bar.getByRole('button', { name: action }).press('Enter')
    const agreement = dialog.getByRole('button', { name: agree })
    if (field !== '') {
      // The button waits for a choice.
      await expect(agreement).toBeDisabled()
      await dialog.getByLabel(field).selectOption(option)
    }
    if (agree !== '') await agreement.click()
    const toast = toastOf(page, done)
    await expect(toast).toBeVisible()
    await expect(page.getByRole('toolbar')).toHaveCount(0)
    expect(await read()).not.toEqual(before)
    await untilReloaded(page, () => toast.getByRole('button', { name: 'Undo' }).click())
    expect(await read()).toEqual(before)
    await expect(page.getByLabel(`Select ${jhoola}`)).toBeVisible()
  }

  await page.getByRole('link', { name: jhoola }).focus()
  for (const key of ['x', 'ArrowDown', 'x']) await page.keyboard.press(key)
  await expect(page.getByRole('toolbar', { name: '2 products selected' })).toBeVisible()

  // With a second page.
  await importNames(emptySite, 19)
  // A refused change names the product that a colleague changed, and keeps the selection.
  const products = await readAll(emptySite)
  const change = (index: number) => {
    const path = `/ourCategoriesItems/${products[index]._id}`
    return callApi(emptySite, 'PUT', path, { warranty: '3 years' })
  }
  await navigateTo(page, `${list}?page=2`)
  await page.getByLabel('Select all on this page').click()
  await page.getByRole('button', { name: 'Select all 24 products' }).click()
  const all = page.getByRole('toolbar', { name: '24 products selected' })
  await expect(all).toBeVisible()
  await change(0)
  await all.getByRole('button', { name: 'Hide' }).click()
  await expect(page.getByText(`Someone else changed “${products[0].name}” meanwhile`)).toBeVisible()
  await all.getByRole('button', { name: 'Clear selection' }).press('Enter')

  await page.getByLabel('Select all on this page').click()
  await change(23)
  await page.getByRole('toolbar').getByRole('button', { name: 'Delete…' }).press('Enter')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog.getByRole('alert')).toContainText('meanwhile, so nothing was saved')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('4 products deleted.')).toBeVisible()
  // The last page is gone, so the list goes to the one before.
  await expect(page.getByText('1–20 of 20')).toBeVisible()
  expect(consoleErrors.splice(0)).toHaveLength(2)
})

/** The fields of a product that its selection can change. */
function valuesOf(product: Record<string, unknown>) {
  const { _id, visibility, createdBy, availability } = product
  return { _id, visibility, createdBy, availability, unique: product.isDisplaingInSomethingUnique }
}

test('an owner orders products while earlier moves are saved', async ({ page, emptySite }) => {
  await importNames(emptySite, 24)
  const read = async (): Promise<string[]> =>
    (await readAll(emptySite)).map(({ name }: { name: string }) => name)
  const [a = '', b = '', c = '', d = '', e = '', ...others] = await read()
  let sent = 0
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/ourCategoriesItems/order', async (route) => {
    sent += 1
    if (sent === 1) await released
    await route.continue()
  })
  await openScreen(page, emptySite, list)
  const rows = rowsOf(page)
  const grip = (name: string) => page.getByRole('button', { name: `Move ${name}, place` })
  const choose = async (name: string, where: string) => {
    await grip(name).click()
    await page.getByRole('menuitem', { name: where }).click()
  }

  // Further moves and another page, while the first move is still being saved.
  await grip(b).focus()
  await pressSortableKeys(page, 'ArrowUp', 'Space')
  await expect(rows.first()).toContainText(b)
  await choose(a, 'Move to the end')
  await expect(rows.nth(1)).toContainText(c)
  await choose(e, 'Move to the top')
  await expect(rows.first()).toContainText(e)
  await choose(d, 'Move up')
  await expect(rows.nth(2)).toContainText(d)
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page.getByText('21–24 of 24')).toBeVisible()
  expect(sent).toBe(1)
  release()
  const after = [e, b, d, c, ...others, a]
  await expect.poll(read).toEqual(after)
  await expect(rows.last()).toContainText(a)

  const [last = '', next = ''] = after.slice(19)
  await choose(next, 'Move up')
  await expect(rows.first()).toContainText(last)
  const moved = after.with(19, next).with(20, last)
  await expect.poll(read).toEqual(moved)
  await choose(a, 'Move to the top')
  await expect.poll(read).toEqual([a, ...moved.slice(0, -1)])

  // A row is dragged past a neighbour, and on to the end of the page.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 1440, height: 600 })
  await page.getByRole('link', { name: 'Page 1' }).click()
  await expect(rows.first()).toContainText(a)
  const box = await grip(a).boundingBox()
  if (box === null) throw new Error('The grip is not on the screen.')
  await page.mouse.move(box.x + 8, box.y + 8)
  await page.mouse.down()
  await page.mouse.move(box.x + 8, box.y + 70, { steps: 6 })
  await expectAbovePlace(page, '2 of 24')
  await page.mouse.move(box.x + 8, 590, { steps: 4 })
  // The list keeps scrolling while the pointer rests at the edge.
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeInViewport()
  await expectAbovePlace(page, '20 of 24')
  await page.mouse.up()
  await expect(grip(a)).toHaveAttribute('aria-label', /place 20 of/)
  // From there the menu moves it on to the next page.
  await expect.poll(async () => (await read()).indexOf(a)).toBe(19)
  const dragged = await read()
  await choose(a, 'Move down')
  await expect(rows.last()).toContainText(dragged.at(20) ?? '')
  await expect.poll(read).toEqual(dragged.with(19, dragged.at(20) ?? '').with(20, a))
})

test.describe('by touch', () => {
  test.use({ viewport: phone, hasTouch: true })

  test('an owner edits rows one after the other in their sheet', async ({ page, ownSite }) => {
    await openScreen(page, ownSite, list)
    const price = (name: string) =>
      page.getByRole('button', { name: new RegExp(`^Price of ${name}: `) })
    const sheet = (name: string) => page.getByRole('dialog', { name: `Actions for ${name}` })
    const field = (dialog: Locator) => dialog.getByRole('textbox', { name: 'Price', exact: true })
    await price(jhoola).tap()
    for (const name of [jhoola, brass]) {
      await expect(field(sheet(name))).toBeFocused()
      await page.keyboard.type('93,500')
      await page.keyboard.press('Enter')
    }
    const third = sheet(plank)
    await expect(field(third)).toBeFocused()
    await field(third).fill('')
    await third.getByRole('button', { name: 'Save', exact: true }).tap()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(price(jhoola)).toHaveText('₹93,500')
    await expect(price(brass)).toHaveText('from ₹93,500')
    await expect(price(plank)).toHaveText('not set')
    await expect(price(plank)).toBeFocused()
    const cleared = toastOf(page, plank)
    await cleared.getByRole('button', { name: 'Undo' }).tap()
    await expect(price(plank)).toHaveText('₹24,900')

    const open = page.getByRole('button', { name: `Actions for ${plank}` })
    await open.tap()
    await expect(field(third)).not.toBeFocused()
    await third.getByLabel('Visibility').selectOption('Hidden')
    await third.getByRole('button', { name: 'Save and next' }).tap()
    await expect(sheet(daybed)).toBeVisible()
    await goBackOver(page, 1)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(rowsOf(page).nth(2)).toContainText('Hidden')
  })
})
