import type { Page } from '@playwright/test'
import { expect, findViolations, navigateTo, signIn, test } from '../../helpers/test.ts'

const list = '/admin/manage-store/products'
const jhoola = 'Teak Spindle Jhoola'
const brass = 'Walnut & Brass Rod Jhoola'
const egg = 'Charcoal Lattice Egg Chair'

const cell = (page: Page, column: string, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${column} of ${name}: `) })
const price = (page: Page, name: string) => cell(page, 'Price', name)
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).last()

async function readProduct(page: Page, site: string, name: string) {
  const query = new URLSearchParams({ q: name, limit: '1' })
  const { categoryItemData } = await (
    await page.request.get(`${site}/api/ourCategoriesItems?${query}`)
  ).json()
  return categoryItemData[0]
}

test('an owner reprices products from the dashboard with three clicks and the keyboard', async ({
  page,
  ownSite,
}) => {
  await signIn(page, ownSite)
  await page.goto(`${ownSite.url}/admin`)
  const products = page.getByRole('link', { name: 'Products', exact: true }).first()
  await products.click()
  await price(page, jhoola).click()
  const names = [jhoola, brass, 'Oak Rope Plank Swing', 'Cane Daybed Swing', 'Canopy Garden Swing']
  for (const typed of ['70000', '93,500', '₹ 25900', '', '77000.50']) {
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Delete')
    await page.keyboard.type(typed)
    await page.keyboard.press('Enter')
  }
  await page.keyboard.press('Escape')
  await expect(price(page, 'Canopy Garden Swing')).toHaveText(/77,000\.50/)
  await expect(price(page, 'Cane Daybed Swing')).toHaveAccessibleName(/not set$/)
  for (const [index, stored] of ['70000', '93500', '25900', '', '77000.50'].entries()) {
    const { price: found } = await readProduct(page, ownSite.url, names[index] ?? '')
    expect(found, names[index]).toBe(stored)
  }

  await page.getByRole('link', { name: jhoola }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await expect(price(page, brass)).toBeFocused()
  // Typing in a focused cell replaces its value.
  await page.keyboard.type('95000')
  await expect(field(page, `Price of ${brass}`)).toHaveValue('95000')
  await page.keyboard.press('Enter')
  await expect(field(page, 'Price of Oak Rope Plank Swing')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(field(page, `Price of ${brass}`)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(price(page, brass)).toHaveText('from ₹95,000')
  await page.keyboard.press('F2')
  await expect(field(page, `Price of ${brass}`)).toHaveValue('95000')
  await page.keyboard.press('Tab')
  await expect(cell(page, 'Sale price', brass)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('90000')
  await page.keyboard.press('Shift+Enter')
  await expect(field(page, `Sale price of ${jhoola}`)).toBeFocused()
  await expect(cell(page, 'Sale price', brass)).toHaveText('₹90,000')
  await page.keyboard.press('Escape')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitemradio', { name: 'Not set' })).toBeFocused()
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(cell(page, 'Availability', jhoola)).toHaveText('In stock')
  await expect(cell(page, 'Availability', brass)).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('button', { name: `${brass} in Something Unique` })).toBeFocused()
  await page.keyboard.press('Home')
  await expect(page.getByRole('link', { name: brass })).toBeFocused()
})

test('an owner filters the list, edits its cells with the mouse and undoes it', async ({
  page,
  ownSite,
}) => {
  await signIn(page, ownSite)
  await page.goto(ownSite.url + list)
  const rows = page.locator('tbody tr')
  await page.getByLabel('Price from').fill('90,000')
  await expect(page.getByRole('heading', { name: 'Products 4' })).toBeVisible()
  await page.getByLabel('Price to').fill('a lot')
  await expect(page.getByText('Please enter the amount in digits')).toBeVisible()
  await page.getByLabel('Price to').fill('100000')
  await expect(rows).toHaveCount(2)
  await navigateTo(page, list)
  await page.getByRole('combobox', { name: 'Availability' }).selectOption('Back soon')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('Macramé Moon Chair')
  await page.getByRole('combobox', { name: 'Availability' }).selectOption('Availability: all')
  await page.getByLabel('Sort').selectOption('Price, lowest first')
  await expect(rows.first()).toContainText('Chunky Knitted Pouf')

  await navigateTo(page, list)
  await price(page, jhoola).click()
  const typed = field(page, `Price of ${jhoola}`)
  await expect(typed).toBeFocused()
  await typed.fill('1')
  await page.keyboard.press('Escape')
  await expect(price(page, jhoola)).toBeFocused()
  await expect(price(page, jhoola)).toHaveText('₹68,500')
  await price(page, jhoola).click()
  await typed.fill('69000')
  // A click outside saves, as Tab does.
  await page.getByRole('heading', { name: /^Products/ }).click()
  await expect(page.getByText(`Price of ${jhoola}: ₹69,000.`)).toBeVisible()
  await undo(page).click()
  await expect(price(page, jhoola)).toHaveText('₹68,500')
  await expect.poll(async () => (await readProduct(page, ownSite.url, jhoola)).price).toBe('68500')

  await cell(page, 'Visibility', jhoola).click()
  await page.getByRole('menuitemradio', { name: 'Hidden' }).click()
  await expect(page.getByText(`${jhoola} hidden from visitors.`)).toBeVisible()
  await expect
    .poll(() => readProduct(page, ownSite.url, jhoola))
    .not.toMatchObject({ name: jhoola })
  await undo(page).click()
  await expect(cell(page, 'Visibility', jhoola)).toHaveText('Live')

  await cell(page, 'Availability', jhoola).click()
  await page.getByRole('menuitem', { name: 'Lead time or date…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Lead time or date').fill('5 weeks')
  await dialog.getByRole('button', { name: 'Change availability' }).click()
  await expect(cell(page, 'Availability', jhoola)).toHaveText('Made to order 5 weeks')
})

test('a rejected or conflicting value stays in its cell until the owner decides', async ({
  page,
  ownSite,
  consoleErrors,
}) => {
  const headers = { authorization: `Bearer ${await signIn(page, ownSite)}` }
  await page.goto(ownSite.url + list)
  await price(page, jhoola).click()
  await field(page, `Price of ${jhoola}`).fill('ask us')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please enter the amount in digits')).toBeVisible()
  await expect(field(page, `Price of ${jhoola}`)).toHaveValue('ask us')
  await page.keyboard.press('Tab')
  await expect(price(page, jhoola)).toHaveText('ask us')
  await price(page, jhoola).click()
  await page.keyboard.press('Escape')
  await expect(price(page, jhoola)).toHaveText('₹68,500')

  await cell(page, 'Sale price', egg).click()
  await field(page, `Sale price of ${egg}`).fill('42000')
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
  await page.keyboard.type('71000')
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
  const { _id } = await readProduct(page, ownSite.url, jhoola)
  const address = `${ownSite.url}/api/ourCategoriesItems/${_id}`
  const changeAside = (data: object) => page.request.put(address, { headers, data })

  await changeAside({ price: '60000' })
  await price(page, jhoola).click()
  await page.keyboard.type('70000')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('has changed this to ₹60,000.')
  await expect(price(page, jhoola)).toHaveText('70000')
  expect((await readProduct(page, ownSite.url, jhoola)).price).toBe('60000')
  await page.keyboard.press('Escape')
  await price(page, jhoola).click()
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Price of ${jhoola}: ₹70,000.`)).toBeVisible()

  await changeAside({ availability: 'sold' })
  await page.keyboard.press('Escape')
  await price(page, jhoola).click()
  await page.keyboard.type('72000')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Price of ${jhoola}: ₹72,000.`)).toBeVisible()
  await expect(cell(page, 'Availability', jhoola)).toContainText('Sold')
  expect(await readProduct(page, ownSite.url, jhoola)).toMatchObject({
    price: '72000',
    availability: 'sold',
  })
  // The browser logs the refused change (422) and the two version conflicts (409).
  expect(consoleErrors.splice(0)).toHaveLength(3)
})
