import type { Page } from '@playwright/test'
import { addChoice, bench, fabric } from '../../helpers/choices/choices.ts'
import { isFull } from '../../helpers/extended-suite.ts'
import { expect, findViolationsInThemes, signIn, test } from '../../helpers/test.ts'

// Closes the page before its server, so that requests in flight do not fail.
test.afterEach(({ page }) => page.close())

const list = '/admin/manage-store/products'

/** HTML of the elements that overflow their card by more than 1 px, shortened. */
function overflowOf(page: Page): Promise<string[]> {
  return page.locator('.print-pages__product').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const box = card.getBoundingClientRect()
      return [...card.querySelectorAll('h2, p, img, svg')]
        .filter((part) => {
          const { right, bottom, top } = part.getBoundingClientRect()
          const holder = part.parentElement?.getBoundingClientRect() ?? box
          return (
            right > box.right + 1 ||
            Math.min(bottom, holder.bottom) > box.bottom + 1 ||
            top < box.top - 1
          )
        })
        .map((part) => part.outerHTML.slice(0, 80))
    }),
  )
}

/** Texts of the cards with a price outside the text block, or a drawing that overlaps text or QR code. */
function drawingsOutOfPlace(page: Page): Promise<string[]> {
  return page.locator('.print-pages__product').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const boxOf = (part: string) => card.querySelector(part)?.getBoundingClientRect()
      const [drawing, code] = ['.scale-svg', '.print-pages__code svg'].map(boxOf)
      const [words, price] = ['.print-pages__words', '.print-pages__price'].map(boxOf)
      const isRight =
        drawing !== undefined &&
        drawing.top >= (words?.bottom ?? 0) &&
        drawing.bottom <= (code?.top ?? 0) &&
        (price === undefined || price.bottom <= (words?.bottom ?? 0))
      const isBeside = price !== undefined && price.left > (words?.right ?? 0)
      return isRight && !isBeside ? [] : [card.textContent.slice(0, 40)]
    }),
  )
}

/** Number of pages of the printed PDF. */
async function pagesOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  return [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b/g)].length
}

test('selected products print two or six per page or as price tags', async ({ page, ownSite }) => {
  const { url } = ownSite
  const token = await signIn(page, ownSite)
  const { categoryItemData } = await (
    await page.request.get(`${url}/api/ourCategoriesItems`)
  ).json()
  const hostile = { name: `${'W'.repeat(250)} ${'long '.repeat(40)}`, material: 'y'.repeat(500) }
  for (const { _id } of categoryItemData.slice(0, 2))
    await page.request.put(`${url}/api/ourCategoriesItems/${_id}`, {
      data: { ...hostile, price: '129900', salePrice: '99900', priceIsFrom: true },
      headers: { authorization: `Bearer ${token}` },
    })
  await page.goto(url + list)
  await page.getByLabel('Select all on this page').click()
  await page.getByRole('button', { name: 'Print…' }).click()
  await expect(page.getByRole('heading', { name: 'Print sheet 20' })).toBeVisible()
  const codes = page.getByRole('img', { name: /^QR code for / })
  await expect(codes).toHaveCount(20)
  await expect(page.getByText('from ₹99,900').first()).toBeVisible()
  for (const [name, pages] of [
    ['2 per page', 10],
    ['6 per page', 4],
    ['Price tags', 1],
  ] as const) {
    await page.getByText(name, { exact: true }).click()
    await expect(page.locator('.print-pages__page')).toHaveCount(pages)
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    expect(await overflowOf(page), name).toEqual([])
    await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeHidden()
    await expect(page.locator('.print-pages__page').first()).toHaveCSS(
      'background-color',
      'rgb(255, 255, 255)',
    )
    // The longest PDF takes as long as all others together: extended suite only.
    if (isFull || pages < 10) expect(await pagesOf(page), name).toBe(pages)
    await page.emulateMedia({ media: 'screen' })
  }
  await page.getByText('2 per page', { exact: true }).click()
  await page.getByText('Drawn to scale', { exact: true }).click()
  const drawings = page.getByRole('img', { name: /^Drawing of .* to scale$/ })
  await expect(drawings).toHaveCount(20)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(drawings.first().locator('.scale-piece').first()).toHaveCSS(
    'stroke',
    'rgb(29, 29, 29)',
  )
  expect(await drawingsOutOfPlace(page)).toEqual([])
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await findViolationsInThemes(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('print sheets list choices with their values, and surcharges make a “from” price', async ({
  page,
  ownSite,
}) => {
  const { url } = ownSite
  const token = await signIn(page, ownSite)
  const headers = { authorization: `Bearer ${token}` }
  const shop = { url, token, request: page.request }
  const made = await addChoice(shop, fabric)
  const measure = await addChoice(shop, bench)
  const long = await addChoice(shop, {
    name: 'W'.repeat(200),
    kind: 'list',
    values: Array.from({ length: 40 }, (_, index) => ({ name: `${'Mmm'.repeat(40)} ${index}` })),
  })
  const address = `${url}/api/ourCategoriesItems`
  const { categoryItemData } = await (await page.request.get(`${address}?limit=2`)).json()
  const ids: string[] = categoryItemData.map(({ _id }: { _id: string }) => _id)
  for (const [index, id] of ids.entries()) {
    const offered = index === 0 ? [made, measure] : [made, measure, long]
    const choices = offered.map((choice) => ({ choice: choice.id, values: [] }))
    const data = { choices, price: '10000', salePrice: '', priceIsFrom: false }
    await page.request.put(`${address}/${id}`, { data, headers })
  }
  await page.goto(`${url}${list}/sheet?ids=${ids.join(',')}`)
  const first = page.locator('.print-pages__product').first()
  for (const [name, line] of [
    ['2 per page', 'Upholstery: Sage, Indigo, Natural'],
    ['6 per page', 'Upholstery: Sage, Indigo, Natural'],
    ['Price tags', 'Upholstery: 3 in all'],
  ] as const) {
    await page.getByText(name, { exact: true }).click()
    await expect(first.getByText(line, { exact: true })).toBeVisible()
    await expect(first.getByText('Bench length: 100 to 240 cm', { exact: true })).toBeVisible()
    await expect(first.getByText('from ₹10,000')).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    expect(await overflowOf(page), name).toEqual([])
    await page.emulateMedia({ media: 'screen' })
  }
})

test('the print sheet of a category opens from the menu of its card', async ({
  page,
  demoSite,
}) => {
  await signIn(page, demoSite)
  await page.goto(`${demoSite.url}/admin/manage-store/categories`)
  await page.getByRole('button', { name: 'Actions for Indoor Swings' }).click()
  await page.getByRole('menuitem', { name: 'Print sheet' }).click()
  await expect(page.getByLabel('Products', { exact: true })).toHaveValue(/[\w-]{36}/)
  await expect(page.getByRole('heading', { name: 'Teak Spindle Jhoola' })).toBeVisible()
})
