import type { Page } from '@playwright/test'
import { addProduct, changeProduct, findProduct } from '../../helpers/api.ts'
import { expect, findViolations, openScreen, test } from '../../helpers/test.ts'

const jhoola = 'Teak Spindle Jhoola'
const brass = 'Walnut & Brass Rod Jhoola'
const plank = 'Oak Rope Plank Swing'
const egg = 'Charcoal Lattice Egg Chair'
const products = [
  { name: jhoola, price: '68500' },
  { name: brass, price: '92000', priceIsFrom: true },
  { name: plank, price: '24900' },
  { name: egg, price: '42000' },
]

const cell = (page: Page, column: string, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${column} of ${name}: `) })
const price = (page: Page, name: string) => cell(page, 'Price', name)
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).last()

test('an owner edits the product list by keyboard and mouse', async ({
  page,
  emptySite,
  consoleErrors,
}) => {
  // Newer products come first.
  for (const product of products.toReversed()) await addProduct(emptySite, product)
  await openScreen(page, emptySite, '/admin/manage-store/products')
  await price(page, jhoola).click()
  for (const [index, text] of ['70000', '93,500', '', '₹ 42,000.50'].entries()) {
    await expect(field(page, `Price of ${products[index]?.name}`)).toBeFocused()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Delete')
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
  }
  await page.keyboard.press('Escape')
  await expect(price(page, egg)).toHaveText(/42,000\.50/)
  await expect(price(page, plank)).toHaveAccessibleName(/not set$/)
  for (const [index, stored] of ['70000', '93500', '', '42000.50'].entries())
    await expect
      .poll(() => findProduct(emptySite, products[index]?.name ?? ''))
      .toMatchObject({ price: stored })

  await page.getByRole('link', { name: jhoola }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await expect(price(page, brass)).toBeFocused()
  // Typing in a focused cell replaces its value.
  await page.keyboard.type('95000')
  await expect(field(page, `Price of ${brass}`)).toHaveValue('95000')
  await page.keyboard.press('Enter')
  await expect(field(page, `Price of ${plank}`)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(field(page, `Price of ${brass}`)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(price(page, brass)).toHaveText('from ₹95,000')
  await page.keyboard.press('F2')
  await expect(field(page, `Price of ${brass}`)).toHaveValue('95000')
  await page.keyboard.press('Tab')
  await expect(cell(page, 'Sale price', brass)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field(page, `Sale price of ${brass}`)).toBeFocused()
  await page.keyboard.type('90000')
  await page.keyboard.press('Shift+Enter')
  await expect(field(page, `Sale price of ${jhoola}`)).toBeFocused()
  await expect(cell(page, 'Sale price', brass)).toHaveText('₹90,000')
  await page.keyboard.press('Escape')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitemradio', { name: 'Not set' })).toBeFocused()
  expect(await findViolations(page.getByRole('menu'))).toEqual([])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(cell(page, 'Availability', jhoola)).toHaveText('In stock')
  await expect(cell(page, 'Availability', brass)).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('button', { name: `${brass} in Something Unique` })).toBeFocused()
  await page.keyboard.press('Home')
  await expect(page.getByRole('link', { name: brass })).toBeFocused()

  await price(page, jhoola).click()
  const typed = field(page, `Price of ${jhoola}`)
  await expect(typed).toBeFocused()
  await typed.fill('1')
  await page.keyboard.press('Escape')
  await expect(price(page, jhoola)).toBeFocused()
  await expect(price(page, jhoola)).toHaveText('₹70,000')
  await price(page, jhoola).click()
  await typed.fill('69000')
  // A click outside saves, as Tab does.
  await page.getByRole('heading', { name: /^Products/ }).click()
  await expect(page.getByText(`Price of ${jhoola}: ₹69,000.`)).toBeVisible()
  await undo(page).click()
  await expect(price(page, jhoola)).toHaveText('₹70,000')
  await expect.poll(() => findProduct(emptySite, jhoola)).toMatchObject({ price: '70000' })

  await cell(page, 'Visibility', jhoola).click()
  await page.getByRole('menuitemradio', { name: 'Hidden' }).click()
  await expect(page.getByText(`${jhoola} hidden from visitors.`)).toBeVisible()
  await expect.poll(() => findProduct(emptySite, jhoola)).toMatchObject({ visibility: 'hidden' })
  await undo(page).click()
  await expect(cell(page, 'Visibility', jhoola)).toHaveText('Live')

  await cell(page, 'Availability', jhoola).click()
  await page.getByRole('menuitem', { name: 'Lead time or date…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Lead time or date').fill('5 weeks')
  await dialog.getByRole('button', { name: 'Change availability' }).click()
  await expect(cell(page, 'Availability', jhoola)).toHaveText('In stock 5 weeks')

  // A refused value stays in its cell.
  await price(page, jhoola).click()
  await field(page, `Price of ${jhoola}`).fill('ask us')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please enter the amount in digits')).toBeVisible()
  await expect(field(page, `Price of ${jhoola}`)).toHaveValue('ask us')
  await page.keyboard.press('Tab')
  await expect(price(page, jhoola)).toHaveText('ask us')
  await price(page, jhoola).click()
  await page.keyboard.press('Escape')
  await expect(price(page, jhoola)).toHaveText('₹70,000')

  await cell(page, 'Sale price', egg).click()
  await field(page, `Sale price of ${egg}`).fill('43000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The sale price must be lower than the price.')).toBeVisible()
  await page.keyboard.press('Escape')

  // The 422 response arrives when the next cell is already open.
  await page.route('**/api/ourCategoriesItems/*', (route) =>
    route.fulfill({
      status: 422,
      json: { message: 'No.', errors: { price: 'This price is not for today.' } },
    }),
  )
  await price(page, jhoola).click()
  await field(page, `Price of ${jhoola}`).fill('71000')
  await page.keyboard.press('Enter')
  await expect(field(page, `Price of ${brass}`)).toBeFocused()
  await expect(page.getByRole('alert')).toHaveText('This price is not for today.')
  await expect(price(page, jhoola)).toHaveText('71000')
  await expect(price(page, jhoola)).toHaveAccessibleDescription('This price is not for today.')
  await page.unroute('**/api/ourCategoriesItems/*')
  await page.keyboard.press('Escape')
  await price(page, jhoola).click()
  await expect(field(page, `Price of ${jhoola}`)).toHaveValue('71000')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Price of ${jhoola}: ₹71,000.`)).toBeVisible()
  await expect(page.getByText('This price is not for today.')).toHaveCount(0)

  // A colleague changes the product meanwhile.
  await page.keyboard.press('Escape')
  const { _id } = await findProduct(emptySite, jhoola)
  await changeProduct(emptySite, _id, { price: '60000' })
  await price(page, jhoola).click()
  await field(page, `Price of ${jhoola}`).fill('70000')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('has changed this to ₹60,000.')
  await expect(price(page, jhoola)).toHaveText('70000')
  expect(await findProduct(emptySite, jhoola)).toMatchObject({ price: '60000' })
  await page.keyboard.press('Escape')
  await price(page, jhoola).click()
  await field(page, `Price of ${jhoola}`).press('Enter')
  await expect(page.getByText(`Price of ${jhoola}: ₹70,000.`)).toBeVisible()

  await changeProduct(emptySite, _id, { availability: 'sold' })
  await page.keyboard.press('Escape')
  await price(page, jhoola).click()
  await field(page, `Price of ${jhoola}`).fill('72000')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Price of ${jhoola}: ₹72,000.`)).toBeVisible()
  await expect(cell(page, 'Availability', jhoola)).toContainText('Sold')
  const changed = { price: '72000', availability: 'sold' }
  expect(await findProduct(emptySite, jhoola)).toMatchObject(changed)
  // The browser logs the refused change (422) and the two version conflicts (409).
  expect(consoleErrors.splice(0)).toHaveLength(3)
})
