import type { Page } from '@playwright/test'
import { addChoice } from '../../helpers/choices/choices.ts'
import { expect, findViolations, signIn, test, waitForHydration } from '../../helpers/test.ts'
import { addProduct } from './choice-shop.ts'

const cardOf = (page: Page, name: string) =>
  page.locator('.product-list > li').filter({ hasText: name })
const box = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Fabric' }).getByRole('checkbox', { name })
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

test('swatches of a card stand in one row, and keep the cards of a row equally high', async ({
  page,
  demoSite: { url },
}) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto(`${url}/product?page=2`)
  const row = cardOf(page, 'Cane-Side Sofa').locator('.choice-mark')
  const tops = await row.evaluateAll((marks) =>
    marks.map((mark) => Math.round(mark.getBoundingClientRect().top)),
  )
  expect([tops.length, new Set(tops).size]).toEqual([5, 1])
  await expect(row.nth(3)).toHaveCSS('background-color', 'rgb(61, 80, 128)')
  await row.first().scrollIntoViewIfNeeded()
  await expect
    .poll(() => row.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(96)

  await page.setViewportSize({ width: 1440, height: 900 })
  const links = page.locator('.product-card__link')
  // The third card of the second row has no swatches.
  await expect(links.nth(5)).toContainText('Saddle Leather Loveseat')
  const ends = await links.evaluateAll((all) =>
    all.map((one) => Math.round(one.getBoundingClientRect().bottom)),
  )
  expect(new Set(ends.slice(3, 6)).size).toBe(1)
})

test('swatches have their style after client-side navigation', async ({
  page,
  demoSite: { url },
}) => {
  // The about page has no swatches: their stylesheet loads on navigation to the shop.
  await page.goto(`${url}/aboutus`)
  await waitForHydration(page)
  await expect(page.locator('link[href*="swatches"]')).toHaveCount(0)
  await page.locator('footer').getByRole('link', { name: 'Products', exact: true }).click()
  const mark = page.locator('.choice-mark').nth(3)
  await expect(mark).toHaveCSS('background-color', 'rgb(61, 80, 128)')
  await expect(mark).toHaveCSS('border-radius', '50%')
})

test('the shop filters by choice values, by keyboard', async ({ page, demoSite: { url } }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${url}/product?sort=name`)
  await waitForHydration(page)
  const [sage, oat] = await Promise.all(
    ['Sage linen', 'Oat linen'].map((name) => box(page, name).getAttribute('value')),
  )
  await box(page, 'Sage linen').focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(`${url}/product?value=${sage}&sort=name`)
  await expect(page.locator('.product-list > li')).toHaveCount(5)
  await expect(box(page, 'Sage linen')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(box(page, 'Oat linen')).toBeFocused()
  await page.keyboard.press('Space')
  const both = [sage, oat].sort().map((id) => `value=${id}`)
  await expect(page).toHaveURL(`${url}/product?${both.join('&')}&sort=name`)
  await page.goBack()
  await expect(box(page, 'Oat linen')).not.toBeChecked()
  await page.getByRole('combobox', { name: 'Search' }).fill('terrazzo')
  await expect(page).toHaveURL(`${url}/product?q=terrazzo&value=${sage}&sort=name`)
  await page.getByRole('link', { name: 'Without Sage linen' }).click()
  await expect(box(page, 'Sage linen')).not.toBeChecked()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the filter sheet shows the number of matches, and applies values together', async ({
    page,
    demoSite: { url },
  }) => {
    await page.goto(`${url}/product`)
    await waitForHydration(page)
    await page.locator('.filter-button').tap()
    const sheet = page.getByRole('dialog', { name: 'Filter' })
    const apply = sheet.locator('[type=submit]')
    const label = (name: string) => sheet.locator('label', { hasText: name })
    await expect(apply).toHaveText('Show 24 pieces')
    for (const name of ['Sage linen', 'Charcoal wool'])
      expect((await label(name).boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await label('Sage linen').tap()
    await expect(apply).toHaveText('Show 5 pieces')
    await label('Charcoal wool').tap()
    await expect(apply).toHaveText('Show 3 pieces')
    expect(await findViolations(page)).toEqual([])
    expect(await sheet.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
    await apply.tap()
    await expect(page.locator('.product-list > li')).toHaveCount(3)
    await expect(page.locator('.filter-button')).toHaveText('Filter2 chosen')
  })
})

test('forty values with long names fit cards and filters', async ({ page, emptySite }) => {
  const token = await signIn(page, emptySite)
  const shop = { page, url: emptySite.url, token, request: page.request }
  const { id } = await addChoice(shop, {
    name: `Fabric ${'Wirkstoffgewebe'.repeat(6)}`,
    kind: 'swatch',
    isFilter: true,
    values: Array.from({ length: 40 }, (_, number) => ({
      name: `${number} ${'LangerStoffname'.repeat(8)}`.slice(0, 100 + number),
      colour: `#${String(number).padStart(6, '4')}`,
    })),
  })
  await addProduct(shop, { name: 'Day bed', choices: [{ choice: id, values: [] }] })
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${emptySite.url}/product`)
    await expect(cardOf(page, 'Day bed').locator('.choice-row')).toContainText('+35')
    expect(await widthOf(page)).toBe(width)
  }
  const filters = page.getByRole('group', { name: /^Fabric/ })
  await filters.getByText('More').click()
  await expect(filters.getByRole('checkbox').nth(39)).toBeVisible()
  await filters.getByRole('checkbox').nth(30).check()
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('30 Langer')
  expect(await widthOf(page)).toBe(1440)
})
