import type { Page } from '@playwright/test'
import { expect, findViolationsInThemes, signIn, test } from '../../helpers/test.ts'

// Closes the page before its server, so that requests in flight do not fail.
test.afterEach(({ page }) => page.close())

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const list = '/admin/manage-store/products'
const jhoola = 'Teak Spindle Jhoola'
const brass = 'Walnut & Brass Rod Jhoola'
const noPrice = 'Oak Rope Plank Swing'

const price = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^Price of ${name}: `) })
const sheet = (page: Page, name: string) =>
  page.getByRole('dialog', { name: `Actions for ${name}` })

async function widthBeyond(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
}

test('phone rows stay compact with long texts and have touch targets of 44 px', async ({
  page,
  ownSite,
}) => {
  const headers = { authorization: `Bearer ${await signIn(page, ownSite)}` }
  const { categoryItemData } = await (
    await page.request.get(`${ownSite.url}/api/ourCategoriesItems?limit=1`)
  ).json()
  const long = {
    name: 'A jhoola whose name goes on and on until nobody remembers how it began, in teak',
    visibility: 'hidden',
    availability: 'made-to-order',
    availabilityNote: 'as long as it takes to find a tree of that size',
    price: '9999999999.99',
  }
  const address = `${ownSite.url}/api/ourCategoriesItems/${categoryItemData[0]._id}`
  await page.request.put(address, { headers, data: long })
  await page.goto(ownSite.url + list)
  const rows = page.locator('tbody tr')
  await expect(rows).toHaveCount(20)
  for (const row of await rows.all())
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(96)
  await expect(rows.first()).toContainText('Hidden')
  for (const button of await rows.first().getByRole('button').all()) {
    const box = await button.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    expect(box?.width).toBeGreaterThanOrEqual(44)
  }
  expect(await widthBeyond(page)).toBeLessThanOrEqual(0)
})

test('tapping a price opens the sheet of its row, and Enter saves and opens the next', async ({
  page,
  ownSite,
}) => {
  await signIn(page, ownSite)
  await page.goto(ownSite.url + list)
  await price(page, jhoola).tap()
  const first = sheet(page, jhoola)
  await expect(first.getByRole('textbox', { name: 'Price', exact: true })).toBeFocused()
  await page.keyboard.type('70000')
  await page.keyboard.press('Enter')
  const second = sheet(page, brass)
  await expect(second.getByRole('textbox', { name: 'Price', exact: true })).toBeFocused()
  await page.keyboard.type('93,500')
  await page.keyboard.press('Enter')
  const third = sheet(page, noPrice)
  await expect(third.getByRole('textbox', { name: 'Price', exact: true })).toBeFocused()
  await third.getByRole('textbox', { name: 'Sale price' }).fill('24900')
  await third.getByRole('button', { name: 'Save', exact: true }).tap()
  await expect(third.getByText('The sale price must be lower than the price.')).toBeVisible()
  expect(await findViolationsInThemes(page)).toEqual([])
  await third.getByRole('textbox', { name: 'Price', exact: true }).fill('')
  await third.getByRole('textbox', { name: 'Sale price' }).fill('')
  await third.getByLabel('Availability').selectOption('Made to order')
  await third.getByLabel('Lead time or date').fill('3 weeks')
  await third.getByRole('button', { name: 'Save', exact: true }).tap()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(price(page, jhoola)).toHaveText('₹70,000')
  await expect(price(page, brass)).toHaveText('from ₹93,500')
  await expect(price(page, noPrice)).toHaveText('not set')
  await expect(price(page, noPrice)).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).last().tap()
  await expect(price(page, noPrice)).toHaveText('₹24,900')
})

test('the sheet has the actions of the row, and the back button closes it', async ({
  page,
  ownSite,
}) => {
  await signIn(page, ownSite)
  await page.goto(ownSite.url + list)
  const open = page.getByRole('button', { name: `Actions for ${noPrice}` })
  await open.tap()
  const dialog = sheet(page, noPrice)
  await expect(dialog.getByRole('textbox', { name: 'Price', exact: true })).not.toBeFocused()
  await dialog.getByRole('button', { name: 'Add to Something Unique' }).tap()
  await expect(page.getByText(`${noPrice} is shown in Something Unique.`)).toBeVisible()
  await open.tap()
  await dialog.getByLabel('Visibility').selectOption('Hidden')
  await dialog.getByRole('button', { name: 'Save and next' }).tap()
  await expect(sheet(page, 'Cane Daybed Swing')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(ownSite.url + list)
  await expect(page.locator('tbody tr').nth(2)).toContainText('Hidden')
  await open.tap()
  await dialog.getByRole('button', { name: 'View' }).tap()
  await expect(page).toHaveURL(/\/products\/view\//)
})

test('one button opens all filters and the sort order', async ({ page, demoSite }) => {
  await signIn(page, demoSite)
  await page.goto(demoSite.url + list)
  const rows = page.locator('tbody tr')
  await expect(rows).toHaveCount(20)
  await expect(page.getByRole('search').getByRole('combobox')).toHaveCount(0)
  await page.getByRole('button', { name: 'Filter', exact: true }).tap()
  const dialog = page.getByRole('dialog', { name: 'Filter and sort' })
  await dialog.getByLabel('Availability').selectOption('In stock')
  await dialog.getByLabel('Price to').fill('15000')
  await dialog.getByLabel('Sort').selectOption('Price, highest first')
  await expect(dialog.getByRole('button', { name: 'Show 3 products' })).toBeVisible()
  expect(await findViolationsInThemes(page)).toEqual([])
  expect(await widthBeyond(page)).toBeLessThanOrEqual(0)
  await dialog.getByRole('button', { name: 'Show 3 products' }).tap()
  await expect(dialog).toHaveCount(0)
  for (const part of ['availability=in-stock', 'maxPrice=15000', 'sort=-price'])
    await expect(page).toHaveURL(new RegExp(`[?&]${part}(?:&|$)`))
  await expect(rows).toHaveCount(3)
  await expect(rows.first()).toContainText('Cord-Seat Dining Chair')
  await page.getByRole('button', { name: 'Filter (2)' }).tap()
  await dialog.getByRole('button', { name: 'Clear all' }).tap()
  await page.keyboard.press('Escape')
  await expect(rows).toHaveCount(20)
})
