import type { Page } from '@playwright/test'
import { expect, findViolations, test } from '../../helpers/test.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Search products' })
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' })
const options = (page: Page) => list(page).getByRole('option')
const active = (page: Page) => list(page).getByRole('option', { selected: true })

test('suggests categories and products with images, by mouse', async ({
  page,
  demoSite: { url },
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${url}/product`)
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
  await field(page).fill('c')
  await expect(list(page)).toHaveCount(0)
  await field(page).fill('chair')
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(options(page)).toHaveCount(6)
  await expect(list(page).locator('..').locator('[aria-live]')).toHaveText('6 suggestions')
  const categories = list(page).getByRole('group', { name: 'Categories' })
  await expect(categories.getByRole('option')).toHaveText([/^Hanging Chairs/, /^Chairs & Stools/])
  const products = list(page).getByRole('group', { name: 'Products' })
  await expect(products.getByRole('option')).toHaveCount(4)
  const picture = products.locator('img').first()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(160)
  for (const option of await options(page).all()) {
    const box = await option.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    expect(box?.width).toBeGreaterThanOrEqual(300)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await findViolations(page)).toEqual([])

  await page.getByRole('heading', { level: 1 }).click()
  await expect(list(page)).toHaveCount(0)
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false')

  await field(page).fill('hanging')
  await categories.getByRole('option', { name: 'Hanging Chairs' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hanging Chairs')
  await expect(field(page)).toHaveValue('')
  await field(page).fill('rattan egg')
  await products.getByRole('option', { name: 'Rattan Egg Chair' }).click()
  await expect(page).toHaveURL(/\/product-detail\/rattan-egg-chair-[0-9a-f]{12}$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rattan Egg Chair')
})

test('the keyboard navigates, follows, closes and clears the suggestions', async ({
  page,
  demoSite: { url },
}) => {
  await page.goto(`${url}/product`)
  await field(page).focus()
  await page.keyboard.type('chair')
  await expect(options(page)).toHaveCount(6)
  await expect(active(page)).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await expect(active(page)).toHaveText(/^Hanging Chairs/)
  const id = (await active(page).getAttribute('id')) ?? ''
  await expect(field(page)).toHaveAttribute('aria-activedescendant', id)
  const listId = (await list(page).getAttribute('id')) ?? ''
  await expect(field(page)).toHaveAttribute('aria-controls', listId)
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('ArrowUp')
  await expect(active(page)).toHaveText((await options(page).last().textContent()) ?? '')
  await page.keyboard.press('ArrowDown')
  await expect(active(page)).toHaveText(/^Hanging Chairs/)
  // Home and End move the cursor in the text.
  await page.keyboard.press('Home')
  await expect(active(page)).toHaveCount(0)
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant')
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
  await expect(page.locator('.product-list h2').first()).toHaveText('Teak Spindle Jhoola')
  await page.keyboard.press('ArrowDown')
  await expect(active(page)).toHaveText('Teak Spindle Jhoola')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Teak Spindle Jhoola')
})

test('suggests the corrected spelling of a misspelt search', async ({
  page,
  demoSite: { url },
}) => {
  await page.goto(`${url}/product`)
  await field(page).fill('egg chiar')
  await list(page).getByRole('group', { name: 'Searches' }).getByRole('option').click()
  await expect(page).toHaveURL(`${url}/product?q=egg+chair`)
  await expect(field(page)).toHaveValue('egg chair')
  await expect(field(page)).toBeFocused()
  await expect(list(page)).toHaveCount(0)
  await expect(page.locator('.product-list h2').first()).toHaveText('Rattan Egg Chair')
})

test('ignores a stale response, and still searches when suggestions return 500', async ({
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
  await field(page).fill('sofa')
  await expect(list(page)).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${url}/product?q=sofa`)
  await expect(page.getByRole('heading', { name: 'Cane-Side Sofa' })).toBeVisible()
  expect(consoleErrors.splice(0).every((line) => line.includes('500'))).toBe(true)
})

test('the suggestion list fits a phone with text at 200%, without layout shift', async ({
  page,
  demoSite: { url },
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${url}/product?q=chair`)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const firstCard = page.locator('.product-list > li').first()
  const topOf = () => firstCard.evaluate((card) => card.getBoundingClientRect().top + scrollY)
  await field(page).focus()
  const top = await topOf()
  // The script of the list loads on focus: a key press before that would open nothing.
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('ArrowDown')
  await expect(options(page)).toHaveCount(6)
  expect(await topOf()).toBe(top)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  for (const option of await options(page).all()) {
    const isCut = await option.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    expect(isCut).toBe(false)
  }
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a tap follows a suggestion, and a tap outside closes the list', async ({
    page,
    demoSite: { url },
  }) => {
    await page.goto(`${url}/product`)
    await field(page).tap()
    await page.keyboard.type('pouf')
    await expect(options(page)).not.toHaveCount(0)
    await page.getByRole('heading', { level: 1 }).tap()
    await expect(list(page)).toHaveCount(0)
    await field(page).tap()
    await page.keyboard.type('f')
    await page.keyboard.press('Backspace')
    await list(page).getByRole('option', { name: 'Chunky Knitted Pouf' }).tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chunky Knitted Pouf')
  })
})

test('the 404 page has the same search with suggestions', async ({
  page,
  demoSite: { url },
  consoleErrors,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${url}/no/such/page`)
  await field(page).fill('velvet')
  await expect(list(page)).toContainText('Velvet Wingback Chair')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.goto(`${url}/product-detail/gone`)
  await field(page).fill('knitted pouf')
  await expect(options(page).first()).toHaveText('Chunky Knitted Pouf')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chunky Knitted Pouf')
  expect(consoleErrors.splice(0).every((line) => line.includes('404'))).toBe(true)
})
