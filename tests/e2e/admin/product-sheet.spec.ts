import type { Page } from '@playwright/test'
import { expect, findViolationsInThemes, signIn, test } from '../../helpers/test.ts'

// Closes the page before its server, so that requests in flight do not fail.
test.afterEach(({ page }) => page.close())

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

test('changing five prices takes at most three clicks from the dashboard', async ({
  page,
  ownSite,
}) => {
  await signIn(page, ownSite)
  await page.goto(`${ownSite.url}/admin`)
  await page.evaluate(() => {
    document.documentElement.dataset.clicks = '0'
    const count = () => {
      const { dataset } = document.documentElement
      dataset.clicks = String(Number(dataset.clicks) + 1)
    }
    // Clicks triggered by a key have a detail of 0 and are not counted.
    document.addEventListener('click', (event) => event.detail > 0 && count(), true)
  })
  const products = page.getByRole('link', { name: 'Products', exact: true }).first()
  if (!(await products.isVisible())) {
    await page.getByRole('button', { name: 'Manage Store', exact: true }).click()
  }
  await products.click()
  await price(page, jhoola).click()
  for (const typed of ['70000', '93,500', '₹ 25900', '', '77000.50']) {
    await page.keyboard.press('Control+a')
    if (typed === '') await page.keyboard.press('Delete')
    else await page.keyboard.type(typed)
    await page.keyboard.press('Enter')
  }
  await expect(price(page, 'Canopy Garden Swing')).toHaveText(/77,000\.50/)
  await expect(price(page, 'Cane Daybed Swing')).toHaveAccessibleName(/not set$/)
  const clicks = Number(await page.evaluate(() => document.documentElement.dataset.clicks))
  expect(clicks).toBeLessThanOrEqual(3)
  const stored = ['70000', '93500', '25900', '', '77000.50']
  const names = [jhoola, brass, 'Oak Rope Plank Swing', 'Cane Daybed Swing', 'Canopy Garden Swing']
  for (const [index, name] of names.entries()) {
    await expect
      .poll(async () => (await readProduct(page, ownSite.url, name)).price)
      .toBe(stored[index])
  }
})

test('cells are edited by mouse, discarded with Escape, and undone from the toast', async ({
  page,
  ownSite,
}) => {
  await signIn(page, ownSite)
  await page.goto(ownSite.url + list)
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
  await expect(price(page, jhoola)).toHaveText('₹69,000')
  await undo(page).click()
  await expect(price(page, jhoola)).toHaveText('₹68,500')
  await expect.poll(async () => (await readProduct(page, ownSite.url, jhoola)).price).toBe('68500')

  await cell(page, 'Availability', jhoola).click()
  await page.getByRole('menuitemradio', { name: 'In stock' }).click()
  await expect(cell(page, 'Availability', jhoola)).toHaveText('In stock')
  await expect(cell(page, 'Availability', jhoola)).toBeFocused()
  await expect(page.getByText(`${jhoola}: In stock.`)).toBeVisible()
  await undo(page).click()
  await expect(cell(page, 'Availability', jhoola)).toHaveText('Made to order 3 weeks')

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

test('cells are navigated, edited and saved with the keyboard', async ({ page, ownSite }) => {
  await signIn(page, ownSite)
  await page.goto(ownSite.url + list)
  await page.getByRole('link', { name: jhoola }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(price(page, jhoola)).toBeFocused()
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
  await expect(cell(page, 'Availability', jhoola)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitemradio', { name: 'Not set' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(cell(page, 'Availability', jhoola)).toHaveText('In stock')
  await expect(cell(page, 'Availability', brass)).toBeFocused()
  await page.keyboard.press('F2')
  await expect(page.getByRole('menu')).toBeVisible()
  expect(await findViolationsInThemes(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(cell(page, 'Availability', brass)).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('button', { name: `${brass} in Something Unique` })).toBeFocused()
  await page.keyboard.press('Home')
  await expect(page.getByRole('link', { name: brass })).toBeFocused()
  await expect(page.getByRole('toolbar')).toHaveCount(0)
})

test('a rejected value stays in its cell with the validation error message', async ({
  page,
  ownSite,
  consoleErrors,
}) => {
  await signIn(page, ownSite)
  await page.goto(ownSite.url + list)
  await price(page, jhoola).click()
  await field(page, `Price of ${jhoola}`).fill('ask us')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please enter the amount in digits')).toBeVisible()
  await expect(field(page, `Price of ${jhoola}`)).toHaveValue('ask us')
  await page.keyboard.press('Tab')
  await expect(price(page, jhoola)).toHaveText('ask us')
  await price(page, jhoola).click()
  await expect(field(page, `Price of ${jhoola}`)).toHaveValue('ask us')
  await page.keyboard.press('Escape')
  await expect(price(page, jhoola)).toHaveText('₹68,500')
  await expect(page.getByText('Please enter the amount in digits')).toHaveCount(0)

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
  expect(await findViolationsInThemes(page)).toEqual([])
  expect(consoleErrors.splice(0)).toHaveLength(1)
  await page.unroute('**/api/ourCategoriesItems/*')
  await page.keyboard.press('Escape')
  await price(page, jhoola).click()
  await expect(field(page, `Price of ${jhoola}`)).toHaveValue('71000')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Price of ${jhoola}: ₹71,000.`)).toBeVisible()
  await expect(page.getByText('This price is not for today.')).toHaveCount(0)
})

test('a conflicting cell shows the other user’s value, and their other fields are preserved', async ({
  page,
  ownSite,
  consoleErrors,
}) => {
  const headers = { authorization: `Bearer ${await signIn(page, ownSite)}` }
  await page.goto(ownSite.url + list)
  await expect(price(page, jhoola)).toBeVisible()
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
  await page.keyboard.type('71000')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Price of ${jhoola}: ₹71,000.`)).toBeVisible()
  await expect(cell(page, 'Availability', jhoola)).toContainText('Sold')
  expect(await readProduct(page, ownSite.url, jhoola)).toMatchObject({
    price: '71000',
    availability: 'sold',
  })
  // The browser logs the two version conflicts (409).
  expect(consoleErrors.splice(0)).toHaveLength(2)
})

test('the list is filtered and sorted by price and availability', async ({ page, demoSite }) => {
  await signIn(page, demoSite)
  await page.goto(demoSite.url + list)
  const rows = page.locator('tbody tr')
  await page.getByLabel('Price from').fill('90,000')
  await expect(page).toHaveURL(/minPrice=90%2C000/)
  await expect(page.getByRole('heading', { name: 'Products 4' })).toBeVisible()
  await page.getByLabel('Price to').fill('a lot')
  await expect(page.getByText('Please enter the amount in digits')).toBeVisible()
  await page.getByLabel('Price to').fill('100000')
  await expect(rows).toHaveCount(2)
  await page.getByLabel('Price from').fill('')
  await page.getByRole('combobox', { name: 'Availability' }).selectOption('Back soon')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('Macramé Moon Chair')
  await page.getByRole('combobox', { name: 'Availability' }).selectOption('Availability: all')
  await page.getByLabel('Price to').fill('')
  await page.getByLabel('Sort').selectOption('Price, lowest first')
  await expect(rows.first()).toContainText('Chunky Knitted Pouf')
  await page.getByLabel('Sort').selectOption('Availability')
  await expect(page).toHaveURL(/sort=availability/)
  await expect(cell(page, 'Availability', '.*').first()).toHaveText('In stock')
})
