import type { Page } from '@playwright/test'
import { expectEntriesAbove } from '../../helpers/history-entries.ts'
import { expect, findViolations, test } from '../../helpers/test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const cards = (page: Page) => page.locator('.product-list-module__root > li')
const filter = (page: Page) => page.locator('.filter-button-module__root')
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filter' })
const apply = (page: Page) => sheet(page).locator('[type=submit]')
const chosen = (page: Page) => page.getByRole('list', { name: 'Active filters' })
const option = (page: Page, name: RegExp) => sheet(page).getByRole('radio', { name })
const wall = (page: Page) => sheet(page).getByRole('textbox', { name: 'Space along the wall' })

test('filters of the sheet apply together, or not at all', async ({ page, demoSite: { url } }) => {
  await page.goto(`${url}/product?tag=oak&sort=name`)
  const discard = {
    escape: () => page.keyboard.press('Escape'),
    close: () => sheet(page).getByRole('button', { name: 'Close filters' }).tap(),
    back: () => page.goBack(),
    beside: () => page.touchscreen.tap(195, 40),
  }
  for (const [way, act] of Object.entries(discard)) {
    await filter(page).tap()
    await expect(option(page, /^oak/), way).toBeChecked()
    await option(page, /^cane/).check()
    await expect(apply(page)).not.toHaveText('Show 3 products')
    await expectEntriesAbove(page, 1)
    await act()
    await expect(sheet(page), way).toHaveCount(0)
    await expect(page, way).toHaveURL(/\/product\?tag=oak&sort=name$/)
    await expect(cards(page), way).toHaveCount(3)
  }
  await chosen(page).getByRole('link', { name: 'Tag: oak' }).tap()
  await expect(cards(page)).toHaveCount(9)

  await filter(page).tap()
  await expect(apply(page)).toHaveText('Show 24 products')
  await option(page, /^teak/).check()
  await expect(apply(page)).toHaveText('Show 5 products')
  await wall(page).fill('205')
  await expect(apply(page)).toHaveText('Show 2 products')
  await expect(page).toHaveURL(/\/product\?sort=name$/)
  await apply(page).tap()
  await expect(page).toHaveURL(/\?tag=teak&width=205\+cm&sort=name$/)
  await expect(cards(page)).toHaveCount(2)
  await expect(filter(page)).toHaveText('Filter2 chosen')
  await expect(filter(page)).toBeFocused()
  await chosen(page).getByRole('link', { name: 'Tag: teak' }).tap()
  await expect(page).toHaveURL(/\/product\?width=205\+cm&sort=name$/)
  await expect(filter(page)).toHaveText('Filter1 chosen')
  await page.goBack()
  await expect(filter(page)).toHaveText('Filter2 chosen')

  await filter(page).tap()
  await expect(wall(page)).toHaveValue('205 cm')
  await sheet(page).getByRole('button', { name: 'Clear all' }).tap()
  await expect(wall(page)).toHaveValue('')
  await expect(option(page, /^Any tag/)).toBeChecked()
  await expect(apply(page)).toHaveText('Show 24 products')
  await expect(page).toHaveURL(/tag=teak/)
  await sheet(page).locator('label', { hasText: 'Sage linen' }).tap()
  await expect(apply(page)).toHaveText('Show 5 products')
  await sheet(page).locator('label', { hasText: 'Charcoal wool' }).tap()
  await expect(apply(page)).toHaveText('Show 3 products')
  await apply(page).tap()
  await expect(page).toHaveURL(/\/product\?value=[\w-]+&value=[\w-]+&sort=name$/)
  await expect(cards(page)).toHaveCount(3)
})

test('filters apply without a count', async ({ page, demoSite: { url }, consoleErrors }) => {
  await page.goto(`${url}/product`)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await page.getByRole('radio', { name: 'Chairs & Stools' }).check()
  await expect(cards(page)).toHaveCount(5)
  await filter(page).tap()
  await expect(apply(page)).toHaveText('Show 5 products')
  await expect(apply(page)).toBeInViewport({ ratio: 1 })
  await expect(sheet(page).getByRole('button', { name: 'Close filters' })).toBeInViewport()
  expect(await findViolations(sheet(page))).toEqual([])
  await wall(page).fill('50')
  await expect(apply(page)).toHaveText('Show 1 product')
  await wall(page).fill('5')
  await expect(apply(page)).toHaveText('No products')
  await page.route('**/api/ourCategoriesItems?*', (route) => route.abort())
  await wall(page).fill('60')
  await expect(apply(page)).toHaveText('Show products')
  await apply(page).tap()
  await expect(page).toHaveURL(/\?width=60\+cm$/)
  await expect(cards(page)).toHaveCount(3)
  await page.unrouteAll({ behavior: 'wait' })
  expect(consoleErrors.splice(0).every((line) => /ERR_FAILED/.test(line))).toBe(true)

  // On a wide screen, a sidebar has the same filters.
  await filter(page).tap()
  await expect(sheet(page)).toBeVisible()
  await page.setViewportSize({ width: 1000, height: 844 })
  await expect(sheet(page)).toHaveCount(0)
  await expect(filter(page)).toBeHidden()
  await expect(page.getByRole('group', { name: 'Tag' })).toBeVisible()
})
