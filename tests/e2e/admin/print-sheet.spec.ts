import { addChoice, bench, changeProduct, fabric, findProduct } from '../../helpers/api.ts'
import { chooseAction } from '../../helpers/back-office.ts'
import { isFull } from '../../helpers/extended-suite.ts'
import { findLayoutFaults } from '../../helpers/page-layout.ts'
import { expect, navigateTo, openScreen, test } from '../../helpers/test.ts'

test('an owner prints sheets and price tags of products', async ({ page, ownSite }) => {
  const long = {
    name: 'W'.repeat(200),
    kind: 'list',
    values: Array.from({ length: 40 }, (_, index) => ({ name: `${'Mmm'.repeat(40)} ${index}` })),
  }
  const offered = [
    await addChoice(ownSite, fabric),
    await addChoice(ownSite, bench),
    await addChoice(ownSite, long),
  ]
  const { _id } = await findProduct(ownSite, 'Teak Spindle Jhoola')
  await changeProduct(ownSite, _id, {
    name: `Teak ${'W'.repeat(250)} ${'long '.repeat(40)}`,
    material: 'y'.repeat(500),
    choices: offered.map(({ id }) => ({ choice: id, values: [] })),
    price: '129900',
    salePrice: '99900',
    priceIsFrom: true,
  })
  await openScreen(page, ownSite, '/admin/manage-store/categories')
  await chooseAction(page, 'Indoor Swings', 'Print sheet')
  await expect(page.getByLabel('Products', { exact: true })).toHaveValue(/[\w-]{36}/)
  await expect(page.getByRole('heading', { name: 'Walnut & Brass Rod Jhoola' })).toBeVisible()

  await navigateTo(page, '/admin/manage-store/products')
  await page.getByLabel('Select all on this page').click()
  await page.getByRole('button', { name: 'Print…' }).click()
  const cards = page.locator('.print-pages-module__product')
  const card = cards.filter({ hasText: 'Teak WW' })
  await expect(card.getByText('from ₹99,900')).toBeVisible()
  await expect(card.getByRole('img', { name: /^QR code for / })).toBeVisible()
  await expect(card.locator('img').first()).toBeVisible()
  await expect(cards).toHaveCount(20)
  // Twenty large cards, of which ten pages take as long as all else: in the extended suite only.
  const large = [['2 per page', 10, 'Upholstery: Sage, Indigo, Natural']] as const
  for (const [name, pages, line] of [
    ...(isFull ? large : []),
    ['6 per page', 4, 'Upholstery: Sage, Indigo, Natural'],
    ['Price tags', 1, 'Upholstery: 3 in all'],
  ] as const) {
    await page.getByText(name, { exact: true }).click()
    await expect(page.locator('.print-pages-module__page')).toHaveCount(pages)
    await expect(card.getByText(line, { exact: true })).toBeVisible()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    const faults = await findLayoutFaults(page, { mayBeShortened: true })
    // The last facts of a crowded card have no room.
    expect(
      faults.filter((fault) => !fault.includes('cut by DIV print-pages-module__words')),
    ).toEqual([])
    await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeHidden()
    const pdf = await page.pdf({ preferCSSPageSize: true })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), name).toHaveLength(pages)
    await page.emulateMedia({ media: 'screen' })
  }

  await page.getByText('2 per page', { exact: true }).click()
  await page.getByText('Drawn to scale', { exact: true }).click()
  await expect(page.getByRole('img', { name: /^Drawing of .* to scale$/ })).toHaveCount(20)
  const printed = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        window.print = () => resolve(true)
      }),
  )
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  expect(await printed).toBe(true)
})
