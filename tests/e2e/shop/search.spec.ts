import type { Page } from '@playwright/test'
import { expect, findViolations, test } from '../../helpers/test.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Search products' })
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' })
const options = (page: Page) => list(page).getByRole('option')
const active = (page: Page) => list(page).getByRole('option', { selected: true })
const group = (page: Page, name: string) => list(page).getByRole('group', { name })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const firstProduct = (page: Page) => page.locator('.product-list-module__root h2').first()

test('a visitor finds products while typing', async ({ page, demoSite: { url } }) => {
  await page.goto(`${url}/product`)
  const countEntries = () => page.evaluate(() => history.length)
  const before = await countEntries()
  await field(page).pressSequentially('teardrop')
  await expect(page).toHaveURL(/\?q=teardrop$/)
  await expect(page.locator('.shop-toolbar-module__root [role=status]')).toHaveText('1 product')
  await field(page).fill('walnut jhoola')
  await expect(firstProduct(page)).toHaveText('Walnut & Brass Rod Jhoola')
  await expect(field(page)).toBeFocused()
  expect(await countEntries()).toBe(before)
  await expect(list(page)).toBeVisible()
  await field(page).press('Escape')
  await page.getByRole('link', { name: 'Remove Search: walnut jhoola' }).click()
  await expect(page).toHaveURL(/\/product$/)
  await expect(field(page)).toHaveValue('')
  await page.goBack()
  await expect(field(page)).toHaveValue('walnut jhoola')

  await field(page).fill('c')
  await expect(list(page)).toHaveCount(0)
  await field(page).fill('chair')
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(options(page)).toHaveCount(6)
  await expect(list(page).locator('..').locator('[aria-live]')).toHaveText('6 suggestions')
  await expect(group(page, 'Categories').getByRole('option')).toHaveText([
    /^Hanging Chairs/,
    /^Chairs & Stools/,
  ])
  expect(await findViolations(page.getByRole('main'))).toEqual([])
  await heading(page).click()
  await expect(list(page)).toHaveCount(0)

  await field(page).fill('egg chiar')
  await group(page, 'Searches').getByRole('option').click()
  await expect(page).toHaveURL(`${url}/product?q=egg+chair`)
  await expect(field(page)).toHaveValue('egg chair')
  await expect(field(page)).toBeFocused()
  await expect(list(page)).toHaveCount(0)
  await expect(firstProduct(page)).toHaveText('Rattan Egg Chair')

  await field(page).fill('hanging')
  await group(page, 'Categories').getByRole('option', { name: 'Hanging Chairs' }).click()
  await expect(heading(page)).toHaveText('Hanging Chairs')
  await expect(field(page)).toHaveValue('')
  await field(page).fill('rattan egg')
  await group(page, 'Products').getByRole('option', { name: 'Rattan Egg Chair' }).click()
  await expect(page).toHaveURL(/\/product-detail\/rattan-egg-chair-[0-9a-f]{12}$/)
  await expect(heading(page)).toHaveText('Rattan Egg Chair')
})

test('late suggestions are ignored, and the keyboard controls the others', async ({
  page,
  demoSite: { url },
  consoleErrors,
}) => {
  await page.goto(`${url}/product`)
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>()
  await page.route('**/api/suggestions?q=sofa', async (route) => {
    hold()
    await isReleased
    await route.continue().catch(() => {})
  })
  await field(page).fill('sofa')
  await isHeld
  await field(page).fill('stool')
  await expect(list(page)).toContainText('Three-Leg Walnut Stool')
  release()
  await page.unrouteAll({ behavior: 'wait' })
  await expect(list(page)).toContainText('Three-Leg Walnut Stool')
  await expect(list(page)).not.toContainText('Sofa')

  await page.route('**/api/suggestions?*', (route) => route.fulfill({ status: 500 }))
  const refused = page.waitForResponse((response) => response.status() === 500)
  await field(page).fill('sofa')
  await refused
  await expect(list(page)).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${url}/product?q=sofa`)
  await expect(page.getByRole('heading', { name: 'Cane-Side Sofa' })).toBeVisible()
  expect(consoleErrors.splice(0).every((line) => line.includes('500'))).toBe(true)

  await field(page).fill('')
  await expect(page).toHaveURL(`${url}/product`)
  await page.unrouteAll({ behavior: 'wait' })
  await field(page).focus()
  await page.keyboard.type('chair')
  await expect(options(page)).toHaveCount(6)
  await expect(active(page)).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await expect(active(page)).toHaveText(/^Hanging Chairs/)
  const id = (await active(page).getAttribute('id')) ?? ''
  await expect(field(page)).toHaveAttribute('aria-activedescendant', id)
  // Home and End move the cursor in the text.
  await page.keyboard.press('Home')
  await expect(active(page)).toHaveCount(0)
  await page.keyboard.type('oak ')
  await expect(field(page)).toHaveValue('oak chair')
  await expect(list(page)).toContainText('Oak Lounge Chair')

  await page.keyboard.press('Escape')
  await expect(list(page)).toHaveCount(0)
  await expect(field(page)).toHaveValue('oak chair')
  await page.keyboard.press('ArrowDown')
  await expect(active(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveValue('')
  await expect(page).toHaveURL(`${url}/product`)

  await page.keyboard.type('teak spindle')
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(list(page)).toHaveCount(0)
  await expect(page).toHaveURL(`${url}/product?q=teak+spindle`)
  await expect(firstProduct(page)).toHaveText('Teak Spindle Jhoola')
  await page.keyboard.press('ArrowDown')
  await expect(active(page)).toHaveText('Teak Spindle Jhoola')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Teak Spindle Jhoola')
})

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a visitor searches after a 404', async ({ page, demoSite: { url }, consoleErrors }) => {
    await page.goto(`${url}/product-detail/gone`)
    await field(page).tap()
    await page.keyboard.type('pouf')
    await expect(options(page)).not.toHaveCount(0)
    await heading(page).tap()
    await expect(list(page)).toHaveCount(0)
    await field(page).tap()
    await page.keyboard.type('f')
    await page.keyboard.press('Backspace')
    await list(page).getByRole('option', { name: 'Chunky Knitted Pouf' }).tap()
    await expect(heading(page)).toHaveText('Chunky Knitted Pouf')
    expect(consoleErrors.splice(0).every((line) => line.includes('404'))).toBe(true)
  })
})
