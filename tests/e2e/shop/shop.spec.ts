import type { Page } from '@playwright/test'
import { expect, test, withMotion } from '../../helpers/test.ts'

const cards = (page: Page) => page.locator('.product-list > li')
const radio = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'Categories' }).getByRole('radio', { name, exact: true })
const current = (page: Page) => page.locator('nav[aria-label="Pages"] [aria-current="page"]')

test.describe('The shop', () => {
  test.use(withMotion)

  test('pagination scrolls to the top of the grid and moves the focus there', async ({
    page,
    demoSite,
  }) => {
    await page.goto(`${demoSite.url}/product`)
    await page.getByRole('link', { name: 'Page 2', exact: true }).click()
    await expect(page).toHaveURL(/\/product\?page=2$/)
    await expect(current(page)).toHaveText('2')
    await expect(page.locator('.shop-catalogue__results')).toBeInViewport()
    await expect(page.locator('.shop-catalogue__results')).toBeFocused()
    await expect
      .poll(() =>
        page.locator('.shop-catalogue__results').evaluate((box) => box.getBoundingClientRect().top),
      )
      .toBeLessThan(140)
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(cards(page)).toHaveCount(6)
    await page.goBack()
    await expect(current(page)).toHaveText('2')
  })

  test('selecting a category resets to its first page and keeps the focus on its radio', async ({
    page,
    demoSite,
  }) => {
    await page.goto(`${demoSite.url}/product?page=3`)
    await radio(page, 'Chairs & Stools').check()
    await expect(page).toHaveURL(/\/product\/[\w-]+$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chairs & Stools')
    await expect(cards(page)).toHaveCount(5)
    await expect(radio(page, 'Chairs & Stools')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(radio(page, 'Tables & Storage')).toBeChecked()
    await expect(cards(page)).toHaveCount(4)
    await expect(radio(page, 'Tables & Storage')).toBeFocused()
    await page.goBack()
    await expect(radio(page, 'Chairs & Stools')).toBeChecked()
    await expect(cards(page)).toHaveCount(5)
  })

  test('searches while typing, without adding history entries', async ({ page, demoSite }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`${demoSite.url}/`)
    await page.goto(`${demoSite.url}/product`)
    const field = page.getByRole('combobox', { name: 'Search products' })
    await field.pressSequentially('teardrop', { delay: 20 })
    await expect(page).toHaveURL(/\?q=teardrop$/)
    await expect(page.locator('.shop-toolbar [role=status]')).toHaveText('1 piece')
    await field.fill('walnut jhoola')
    await expect(cards(page).first()).toContainText('Walnut & Brass Rod Jhoola')
    await expect(field).toBeFocused()
    await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible()
    await field.press('Escape')
    await page.getByRole('link', { name: 'Remove Search: walnut jhoola' }).click()
    await expect(page).toHaveURL(/\/product$/)
    await expect(field).toHaveValue('')
    await page.goBack()
    await expect(field).toHaveValue('walnut jhoola')
    await page.goBack()
    await expect(page).toHaveURL(`${demoSite.url}/`)
  })

  test('applies a sort order, a tag and a material at once', async ({ page, demoSite }) => {
    await page.goto(`${demoSite.url}/product`)
    await page.getByLabel('Sort by').selectOption('name')
    await expect(page).toHaveURL(/\?sort=name$/)
    await page.getByRole('group', { name: 'Tag' }).getByRole('radio', { name: /^teak/ }).check()
    await expect(page).toHaveURL(/\?tag=teak&sort=name$/)
    await expect(cards(page)).toHaveCount(5)
    await page.getByRole('group', { name: 'Material' }).getByRole('radio').nth(1).check()
    await expect(page).toHaveURL(/\?tag=teak&material=.+&sort=name$/)
    await page.getByRole('link', { name: 'Remove Material: ' }).click()
    await expect(page).toHaveURL(/\?tag=teak&sort=name$/)
    await expect(cards(page)).toHaveCount(5)
  })

  test('shows skeleton cards while a slow response is pending', async ({ page, demoSite }) => {
    await page.goto(`${demoSite.url}/product`)
    let response = () => {}
    const asked = new Promise<void>((resolve) => {
      response = resolve
    })
    await page.route(/\.data/, async (route) => {
      await asked
      await route.continue()
    })
    await radio(page, 'Hanging Chairs').check()
    await expect(radio(page, 'Hanging Chairs')).toBeChecked()
    await expect(page.locator('.card-skeletons').first()).toBeVisible()
    response()
    await expect(page.locator('.card-skeletons')).toHaveCount(0)
    await expect(cards(page)).toHaveCount(4)
  })
})

test.describe('The shop on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('keeps the label of an active filter on one line beside a long value', async ({
    page,
    demoSite,
  }) => {
    await page.goto(`${demoSite.url}/product?q=${'x'.repeat(150)}`)
    const label = page.getByRole('list', { name: 'Active filters' }).getByText('Search:')
    expect((await label.boundingBox())?.height).toBeLessThan(24)
  })

  test('keeps the selected category chip visible', async ({ page, demoSite }) => {
    await page.goto(`${demoSite.url}/product`)
    await radio(page, 'Tables & Storage').check()
    await expect(cards(page)).toHaveCount(4)
    const chip = page.locator('.shop-filters__radio', { hasText: 'Tables & Storage' })
    await expect(chip).toBeInViewport({ ratio: 0.9 })
  })
})

test.describe('The shop without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('hides the controls that need it', async ({ page, demoSite, consoleErrors }) => {
    await page.goto(`${demoSite.url}/product`)
    await expect(page.getByRole('button', { name: 'Show products' }).first()).toBeVisible()
    await expect(page.locator('.heart-button').first()).toBeHidden()
    // With JavaScript disabled, the browser logs an error for every blocked script.
    consoleErrors.length = 0
  })
})
