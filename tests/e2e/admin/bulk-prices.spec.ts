import type { Page } from '@playwright/test'
import { addProduct, changeProduct, findProduct } from '../../helpers/api.ts'
import { expect, findViolations, openScreen, test } from '../../helpers/test.ts'

const list = '/admin/manage-store/products'
const jhoola = 'Teak Spindle Jhoola'
const rod = 'Walnut & Brass Rod Jhoola'
const plank = 'Oak Rope Plank Swing'
const daybed = 'Cane Daybed Swing'
const products = [
  { name: jhoola, price: '68500' },
  { name: rod, price: '92000' },
  { name: plank },
  { name: daybed, price: '84000' },
]

const price = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^Price of ${name}: `) })
const salePrice = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^Sale price of ${name}: `) })

/** Opens the dialog for the four products. */
async function selectFour(page: Page): Promise<void> {
  await page.getByLabel(`Select ${jhoola}`).click()
  await page.getByLabel(`Select ${daybed}`).click({ modifiers: ['Shift'] })
  await page.getByRole('toolbar').getByRole('button', { name: 'Price…' }).click()
}

test('an owner reprices a selection', async ({ page, emptySite, consoleErrors }) => {
  // Newer products come first.
  for (const product of products.toReversed()) await addProduct(emptySite, product)
  await openScreen(page, emptySite, list)
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
  expect(await findViolations(dialog)).toEqual([])
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
  const { _id } = await findProduct(emptySite, daybed)
  await changeProduct(emptySite, _id, { warranty: 'Ten years' })
  await send(2).click()
  await expect(row(daybed)).toContainText('Someone else changed this product meanwhile.')
  await expect(dialog.getByText(`Someone else changed “${daybed}” meanwhile`)).toBeVisible()
  expect(consoleErrors.splice(0)).toHaveLength(1)
  expect(await findProduct(emptySite, rod)).toMatchObject({ price: '92000', salePrice: '73600' })
})
