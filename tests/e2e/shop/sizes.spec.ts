import type { Page } from '@playwright/test'
import { expect, test } from '../../helpers/test.ts'

const width = (page: Page) => page.getByRole('textbox', { name: 'Space along the wall' })
const height = (page: Page) => page.getByRole('textbox', { name: 'Ceiling or beam height' })
const unit = (page: Page) => page.getByRole('combobox', { name: 'Unit' })

test.use({ viewport: { width: 1440, height: 900 } })

test('the size filter applies typed sizes, keeps the focus, and stays in other categories', async ({
  page,
  demoSite,
}) => {
  await page.goto(`${demoSite.url}/product`)
  await width(page).fill('60')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/product\?width=60\+cm$/)
  await expect(page.locator('.shop-toolbar [role=status]')).toHaveText('4 pieces')
  await expect(width(page)).toBeFocused()
  await expect(width(page)).toHaveValue('60 cm')
  await height(page).focus()
  await page.keyboard.type('1.6 ft')
  await page.keyboard.press('Tab')
  await expect(page).toHaveURL(/\?width=60\+cm&height=1\+ft\+7\.2\+in$/)
  await page.getByRole('radio', { name: 'Chairs & Stools' }).check()
  await expect(page).toHaveURL(/\/product\/[\w-]+\?width=60\+cm&height=/)
  const chosen = page.getByRole('list', { name: 'Active filters' })
  await chosen.getByRole('link', { name: 'Ceiling or beam height' }).click()
  await expect(height(page)).toHaveValue('')
  await page.goBack()
  await expect(height(page)).toHaveValue('1 ft 7.2 in')
})

test('the size filter uses and remembers the visitor’s unit, and validates the size', async ({
  page,
  demoSite,
}) => {
  await page.goto(`${demoSite.url}/product`)
  // Its script is loaded on first use.
  const script = page.waitForRequest(/\/assets\/size-filter-events-/)
  await unit(page).selectOption('ft')
  await script
  await width(page).fill('4')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?width=4\+ft$/)
  await unit(page).selectOption('cm')
  await expect(page).toHaveURL(/\?width=121\.9\+cm$/)
  await unit(page).selectOption('ft')
  await expect(page).toHaveURL(/\?width=4\+ft$/)
  await page.goto(`${demoSite.url}/product`)
  await height(page).focus()
  await expect(unit(page)).toHaveValue('ft')
  await height(page).fill('very high')
  await page.keyboard.press('Enter')
  await expect
    .poll(() => height(page).evaluate((field: HTMLInputElement) => field.validationMessage))
    .toBe('Enter a size such as 120 cm or 4 ft 6 in.')
  await expect(page).toHaveURL(/\/product$/)
})
