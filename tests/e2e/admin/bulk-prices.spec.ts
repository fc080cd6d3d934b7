import type { Page } from '@playwright/test'
import { expect, findViolations, findViolationsInThemes, signIn, test } from '../../helpers/test.ts'

// Closes the page before its server, so that requests in flight do not fail.
test.afterEach(({ page }) => page.close())

const list = '/admin/manage-store/products'
const jhoola = 'Teak Spindle Jhoola'
const daybed = 'Cane Daybed Swing'

const price = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^Price of ${name}: `) })
const salePrice = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^Sale price of ${name}: `) })

/** Opens the dialog for the first four products, of which the third has no price. */
async function openDialog(page: Page, site: string, headers: Record<string, string>) {
  const { categoryItemData } = await (
    await page.request.get(`${site}/api/ourCategoriesItems?limit=4`, { headers })
  ).json()
  const address = `${site}/api/ourCategoriesItems/${categoryItemData[2]._id}`
  await page.request.put(address, { headers, data: { price: '' } })
  await page.goto(site + list)
  await selectFour(page)
  return page.getByRole('dialog', { name: 'Change the price of 4 products' })
}

async function selectFour(page: Page): Promise<void> {
  await page.getByLabel(`Select ${jhoola}`).click()
  await page.getByLabel(`Select ${daybed}`).click({ modifiers: ['Shift'] })
  await page.getByRole('toolbar').getByRole('button', { name: 'Price…' }).click()
}

test('a bulk price increase previews old and new prices, and one undo restores them all', async ({
  page,
  ownSite,
}) => {
  const headers = { authorization: `Bearer ${await signIn(page, ownSite)}` }
  const dialog = await openDialog(page, ownSite.url, headers)
  await expect(dialog.getByRole('button', { name: 'Change prices' })).toBeDisabled()
  await dialog.getByLabel('Change', { exact: true }).selectOption('Raise by %')
  await dialog.getByLabel('Percent').fill('some')
  await expect(dialog.getByText('Please enter the percentage in digits')).toBeVisible()
  await dialog.getByLabel('Percent').fill('7.5')
  await dialog.getByLabel('Round').selectOption('To 100')
  const rows = dialog.getByRole('rowgroup').last().getByRole('row')
  await expect(rows).toHaveText([
    `${jhoola}₹68,500₹73,600`,
    'Walnut & Brass Rod Jhoola₹92,000₹98,900',
    'Oak Rope Plank SwingNo priceNo price: stays without one.',
    `${daybed}₹84,000₹90,300`,
  ])
  expect(await findViolationsInThemes(page)).toEqual([])
  const change = dialog.getByRole('button', { name: 'Change 3 prices' })
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(change).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.setViewportSize({ width: 1440, height: 900 })
  await change.click()
  await expect(page.getByText('Prices of 3 products changed.')).toBeVisible()
  await expect(page.getByRole('toolbar')).toHaveCount(0)
  await expect(price(page, jhoola)).toHaveText('₹73,600')
  await expect(price(page, daybed)).toHaveText('₹90,300')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Prices restored.')).toBeVisible()
  await expect(price(page, jhoola)).toHaveText('₹68,500')
  await expect(price(page, daybed)).toHaveText('₹84,000')
})

test('a sale with an end date is started and ended for several products at once', async ({
  page,
  ownSite,
}) => {
  const headers = { authorization: `Bearer ${await signIn(page, ownSite)}` }
  const dialog = await openDialog(page, ownSite.url, headers)
  await dialog.getByLabel('Change', { exact: true }).selectOption('Put on sale, % off')
  await dialog.getByLabel('Percent').fill('20')
  await dialog.getByLabel('Round').selectOption('To 10')
  await dialog.getByLabel('Sale until').fill('2099-12-03T20:00')
  await expect(dialog.getByRole('row', { name: jhoola })).toContainText('Sale ₹54,800 until 3 Dec')
  await dialog.getByRole('button', { name: 'Change 3 prices' }).click()
  await expect(salePrice(page, jhoola)).toHaveText('₹54,800 until 3 Dec')

  await selectFour(page)
  await dialog.getByLabel('Change', { exact: true }).selectOption('End the sale')
  await expect(dialog.getByRole('row', { name: 'Oak Rope Plank Swing' })).toContainText(
    'Not on sale: stays as it is.',
  )
  await dialog.getByRole('button', { name: 'Change 3 prices' }).click()
  await expect(salePrice(page, jhoola)).toHaveText('–')
  await expect(price(page, jhoola)).toHaveText('₹68,500')
})

test('products with errors are marked, and nothing is saved while one is included', async ({
  page,
  ownSite,
  consoleErrors,
}) => {
  const headers = { authorization: `Bearer ${await signIn(page, ownSite)}` }
  const dialog = await openDialog(page, ownSite.url, headers)
  await dialog.getByLabel('Change', { exact: true }).selectOption('Set the sale price')
  await dialog.getByLabel('Sale price').fill('70000')
  await expect(dialog.getByRole('row', { name: jhoola })).toContainText(
    'The sale price must be lower than the price.',
  )
  await expect(dialog.getByRole('button', { name: 'Change 2 prices' })).toBeDisabled()
  await dialog.getByLabel('Leave out 1 product with errors').check()

  // Concurrent change: another user changes a price, so the server rejects the whole request.
  const { categoryItemData } = await (
    await page.request.get(`${ownSite.url}/api/ourCategoriesItems?q=Cane%20Daybed%20Swing&limit=1`)
  ).json()
  const address = `${ownSite.url}/api/ourCategoriesItems/${categoryItemData[0]._id}`
  await page.request.put(address, { headers, data: { price: '60000' } })
  await dialog.getByRole('button', { name: 'Change 2 prices' }).click()
  await expect(dialog.getByRole('row', { name: daybed })).toContainText(
    'Someone else changed this product meanwhile.',
  )
  await expect(dialog.getByText(`Someone else changed “${daybed}” meanwhile`)).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  expect(consoleErrors.splice(0)).toHaveLength(1)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.reload()
  await expect(price(page, daybed)).toHaveText('₹60,000')
  await expect(salePrice(page, 'Walnut & Brass Rod Jhoola')).toHaveText('–')
})

test('a bulk price change applies to the products of all pages', async ({ page, ownSite }) => {
  await signIn(page, ownSite)
  await page.goto(ownSite.url + list)
  await page.getByLabel('Select all on this page').click()
  await page.getByRole('button', { name: 'Select all 24 products' }).click()
  const bar = page.getByRole('toolbar', { name: '24 products selected' })
  await expect(page.getByText('24 products are selected.')).toBeVisible()
  await bar.getByRole('button', { name: 'Price…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Change', { exact: true }).selectOption('Lower by %')
  await dialog.getByLabel('Percent').fill('10')
  await dialog.getByLabel('Round').selectOption('To 1')
  await dialog.getByRole('button', { name: 'Change 24 prices' }).click()
  await expect(page.getByText('Prices of 24 products changed.')).toBeVisible()
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(price(page, 'Tambour Oak Sideboard')).toHaveText('₹77,400')
})
