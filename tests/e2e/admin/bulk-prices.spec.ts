import type { Page } from '@playwright/test'
import { callApi, findProduct } from '../../helpers/api.ts'
import { expect, findViolations, signIn, test } from '../../helpers/test.ts'

const list = '/admin/manage-store/products'
const jhoola = 'Teak Spindle Jhoola'
const rod = 'Walnut & Brass Rod Jhoola'
const plank = 'Oak Rope Plank Swing'
const daybed = 'Cane Daybed Swing'

const price = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^Price of ${name}: `) })
const salePrice = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^Sale price of ${name}: `) })

/** Opens the dialog for the first four products. */
async function selectFour(page: Page): Promise<void> {
  await page.getByLabel(`Select ${jhoola}`).click()
  await page.getByLabel(`Select ${daybed}`).click({ modifiers: ['Shift'] })
  await page.getByRole('toolbar').getByRole('button', { name: 'Price…' }).click()
}

test('an owner reprices a selection', async ({ page, ownSite, consoleErrors }) => {
  const change = async (name: string, data: object) => {
    const { _id } = await findProduct(ownSite, name)
    await callApi(ownSite, 'PUT', `/ourCategoriesItems/${_id}`, data)
  }
  await change(plank, { price: '' })
  await signIn(page, ownSite)
  await page.goto(ownSite.url + list)
  const dialog = page.getByRole('dialog', { name: /^Change the price of \d+ products$/ })
  const action = dialog.getByLabel('Change', { exact: true })
  const row = (name: string) => dialog.getByRole('row', { name })
  const send = (count: number) => dialog.getByRole('button', { name: `Change ${count} prices` })
  await selectFour(page)
  await action.selectOption('Raise by %')
  await dialog.getByLabel('Percent').fill('7.5')
  await dialog.getByLabel('Round').selectOption('To 100')
  await expect(dialog.getByRole('rowgroup').last().getByRole('row')).toHaveText([
    `${jhoola}₹68,500₹73,600`,
    `${rod}₹92,000₹98,900`,
    `${plank}No priceNo price: stays without one.`,
    `${daybed}₹84,000₹90,300`,
  ])
  expect(await findViolations(page)).toEqual([])
  await send(3).click()
  await expect(page.getByText('Prices of 3 products changed.')).toBeVisible()
  await expect(price(page, jhoola)).toHaveText('₹73,600')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Prices restored.')).toBeVisible()
  await expect(price(page, jhoola)).toHaveText('₹68,500')

  await selectFour(page)
  await action.selectOption('Put on sale, % off')
  await dialog.getByLabel('Percent').fill('20')
  await dialog.getByLabel('Round').selectOption('To 10')
  await dialog.getByLabel('Sale until').fill('2099-12-03T20:00')
  await send(3).click()
  await expect(salePrice(page, jhoola)).toHaveText('₹54,800 until 3 Dec')

  // Nothing is saved while one product has an error, or if a colleague changed one.
  await selectFour(page)
  await action.selectOption('Set the sale price')
  await dialog.getByLabel('Sale price').fill('70000')
  await expect(row(jhoola)).toContainText('The sale price must be lower than the price.')
  await expect(send(2)).toBeDisabled()
  await dialog.getByLabel('Leave out 1 product with errors').check()
  await change(daybed, { warranty: 'Ten years' })
  await send(2).click()
  await expect(row(daybed)).toContainText('Someone else changed this product meanwhile.')
  await expect(dialog.getByText(`Someone else changed “${daybed}” meanwhile`)).toBeVisible()
  expect(consoleErrors.splice(0)).toHaveLength(1)
  expect(await findProduct(ownSite, rod)).toMatchObject({ price: '92000', salePrice: '73600' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  // The products of all pages.
  await page.getByLabel('Select all on this page').check()
  await page.getByRole('button', { name: 'Select all 24 products' }).click()
  await page
    .getByRole('toolbar', { name: '24 products selected' })
    .getByRole('button', { name: 'Price…' })
    .click()
  await action.selectOption('Lower by %')
  await dialog.getByLabel('Percent').fill('10')
  await dialog.getByLabel('Round').selectOption('To 1')
  await send(23).click()
  await expect(page.getByText('Prices of 23 products changed.')).toBeVisible()
  await expect(price(page, daybed)).toHaveText('₹75,600')
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(price(page, 'Tambour Oak Sideboard')).toHaveText('₹77,400')
})
