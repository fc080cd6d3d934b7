import { addChoice, bench, fabric } from '../../helpers/choices/choices.ts'
import { isFull } from '../../helpers/extended-suite.ts'
import { findLayoutFaults } from '../../helpers/page-layout.ts'
import { expect, findViolations, signIn, test } from '../../helpers/test.ts'

// Closes the page before its server, so that requests in flight do not fail.
test.afterEach(({ page }) => page.close())

test('a category prints two or six products per page or as price tags', async ({
  page,
  ownSite,
}) => {
  const { url } = ownSite
  const token = await signIn(page, ownSite)
  const shop = { url, token, request: page.request }
  const long = {
    name: 'W'.repeat(200),
    kind: 'list',
    values: Array.from({ length: 40 }, (_, index) => ({ name: `${'Mmm'.repeat(40)} ${index}` })),
  }
  const offered = [
    await addChoice(shop, fabric),
    await addChoice(shop, bench),
    await addChoice(shop, long),
  ]
  const products = `${url}/api/ourCategoriesItems`
  const { categoryItemData } = await (
    await page.request.get(`${products}?q=Teak Spindle Jhoola`)
  ).json()
  await page.request.put(`${products}/${categoryItemData[0]._id}`, {
    headers: { authorization: `Bearer ${token}` },
    data: {
      name: `Teak ${'W'.repeat(250)} ${'long '.repeat(40)}`,
      material: 'y'.repeat(500),
      choices: offered.map(({ id }) => ({ choice: id, values: [] })),
      price: '129900',
      salePrice: '99900',
      priceIsFrom: true,
    },
  })
  await page.goto(`${url}/admin/manage-store/categories`)
  await page.getByRole('button', { name: 'Actions for Indoor Swings' }).click()
  await page.getByRole('menuitem', { name: 'Print sheet' }).click()
  const cards = page.locator('.print-pages__product')
  const card = cards.filter({ hasText: 'Teak WW' })
  await expect(card.getByText('from ₹99,900')).toBeVisible()
  await expect(card.getByRole('img', { name: /^QR code for / })).toBeVisible()
  await expect(card.locator('img').first()).toBeVisible()
  const count = await cards.count()
  for (const [name, perPage, line] of [
    ['2 per page', 2, 'Upholstery: Sage, Indigo, Natural'],
    ['6 per page', 6, 'Upholstery: Sage, Indigo, Natural'],
    ['Price tags', 21, 'Upholstery: 3 in all'],
  ] as const) {
    await page.getByText(name, { exact: true }).click()
    await expect(card.getByText(line, { exact: true })).toBeVisible()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    const faults = await findLayoutFaults(page)
    // Long names and lists end in an ellipsis on purpose.
    expect(faults.filter((fault) => !/^cut by .*(?:W{9}|y{9}|(?:Mmm){9}|, …)/.test(fault))).toEqual([])
    await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeHidden()
    const pages = Math.ceil(count / perPage)
    // The longest PDF takes as long as all others together: extended suite only.
    if (isFull || perPage > 2) {
      const pdf = await page.pdf({ preferCSSPageSize: true })
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), name).toHaveLength(pages)
    }
    await page.emulateMedia({ media: 'screen' })
  }

  await page.getByText('2 per page', { exact: true }).click()
  await page.getByText('Drawn to scale', { exact: true }).click()
  await expect(page.getByRole('img', { name: /^Drawing of .* to scale$/ })).toHaveCount(count)
  expect(await findViolations(page)).toEqual([])
  const printed = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        window.print = () => resolve(true)
      }),
  )
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  expect(await printed).toBe(true)
})
