import type { Page } from '@playwright/test'
import { expect, test } from '../../helpers/test.ts'

const cards = (page: Page) => page.locator('.product-list-module__root > li')
const category = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'Categories' }).getByRole('radio', { name, exact: true })
const current = (page: Page) => page.locator('nav[aria-label="Pages"] [aria-current="page"]')
const results = (page: Page) => page.locator('.shop-catalogue-module__results')
const chosen = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Active filters' }).getByRole('link', { name })
const count = (page: Page) => page.locator('.shop-toolbar-module__root [role=status]')
const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const unit = (page: Page) => page.getByRole('combobox', { name: 'Unit' })
const fabric = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Fabric' }).getByRole('checkbox', { name })

test('a visitor turns pages and chooses categories', async ({ page, demoSite: { url } }) => {
  // The about page has no swatches: the stylesheet of cards that have some comes with the shop.
  await page.goto(`${url}/aboutus`)
  await page.locator('footer').getByRole('link', { name: 'Products', exact: true }).click()
  await expect(page.locator('.choice-mark').nth(3)).toHaveCSS('border-radius', '50%')
  const card = cards(page).first()
  const second = card.locator('.card-photos-module__second img')
  await page.mouse.move(0, 0)
  await card.locator('a.product-card-module__link').focus()
  await page.keyboard.press('Tab')
  await expect(card.getByRole('button', { name: /^Shortlist/ })).toBeFocused()
  await expect(second).toBeHidden()
  await card.locator('img').first().hover()
  await expect(second).toBeVisible()

  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to results' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(results(page)).toBeFocused()

  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL(/\/product\?page=2$/)
  await expect(current(page)).toHaveText('2')
  await expect(results(page)).toBeFocused()
  await expect
    .poll(() => results(page).evaluate((box) => box.getBoundingClientRect().top))
    .toBeLessThan(140)
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(cards(page)).toHaveCount(6)

  await category(page, 'Chairs & Stools').check()
  await expect(page).toHaveURL(/\/product\/[\w-]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chairs & Stools')
  await expect(cards(page)).toHaveCount(5)
  await expect(category(page, 'Chairs & Stools')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(category(page, 'Tables & Storage')).toBeChecked()
  await expect(cards(page)).toHaveCount(4)
  await expect(category(page, 'Tables & Storage')).toBeFocused()
  await page.goBack()
  await expect(category(page, 'Chairs & Stools')).toBeChecked()
  await expect(cards(page)).toHaveCount(5)
  await page.goBack()
  await expect(current(page)).toHaveText('3')

  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>()
  await page.route(/\.data/, async (route) => {
    await isAnswered
    await route.continue()
  })
  await category(page, 'Hanging Chairs').check()
  await expect(category(page, 'Hanging Chairs')).toBeChecked()
  await expect(page.locator('.card-skeletons-module__root').first()).toBeVisible()
  answer()
  await expect(page.locator('.card-skeletons-module__root')).toHaveCount(0)
  await expect(cards(page)).toHaveCount(4)
})

test('a visitor narrows the shop beside the results', async ({ page, demoSite: { url } }) => {
  await page.goto(`${url}/product`)

  await page.getByLabel('Sort by').selectOption('name')
  await expect(page).toHaveURL(/\?sort=name$/)

  await test.step('by price and availability, whose fields follow the address', async () => {
    const price = page.getByRole('group', { name: 'Price' })
    const from = price.getByRole('textbox', { name: 'From' })
    await from.fill('1,00,000')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\?minPrice=100000&sort=name$/)
    await expect(from).toHaveValue('100000')
    await expect(from).toBeFocused()
    await expect(cards(page)).toHaveCount(2)
    await price.getByRole('textbox', { name: 'To' }).fill('120000')
    await page.keyboard.press('Tab')
    await expect(page).toHaveURL(/\?minPrice=100000&maxPrice=120000&sort=name$/)
    await expect(cards(page)).toHaveCount(1)
    await chosen(page, 'Price').click()
    await expect(from).toHaveValue('')
    await page.getByRole('checkbox', { name: 'Ready now' }).check()
    await expect(page).toHaveURL(/\?availability=in-stock&sort=name$/)
    await chosen(page, 'Ready now').click()
    await expect(page).toHaveURL(`${url}/product?sort=name`)
    // The address changes before the page, which the next choice adds to.
    await expect(page.getByRole('checkbox', { name: 'Ready now' })).not.toBeChecked()
  })

  await test.step('by fabrics, with the keyboard', async () => {
    const [sage, oat] = await Promise.all(
      ['Sage linen', 'Oat linen'].map((name) => fabric(page, name).getAttribute('value')),
    )
    await fabric(page, 'Sage linen').focus()
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(`${url}/product?value=${sage}&sort=name`)
    await expect(cards(page)).toHaveCount(5)
    await expect(fabric(page, 'Sage linen')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(fabric(page, 'Oat linen')).toBeFocused()
    await page.keyboard.press('Space')
    const both = [sage, oat].sort().map((id) => `value=${id}`)
    await expect(page).toHaveURL(`${url}/product?${both.join('&')}&sort=name`)
    await page.goBack()
    await expect(fabric(page, 'Oat linen')).not.toBeChecked()
    await chosen(page, 'Sage linen').click()
    await expect(fabric(page, 'Sage linen')).not.toBeChecked()
    await expect(page).toHaveURL(`${url}/product?sort=name`)
  })

  await test.step('by sizes, also in other categories', async () => {
    const width = field(page, 'Space along the wall')
    const height = field(page, 'Ceiling or beam height')
    await width.fill('60')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\?width=60\+cm&sort=name$/)
    await expect(count(page)).toHaveText('4 products')
    await expect(width).toBeFocused()
    await expect(width).toHaveValue('60 cm')
    await height.focus()
    await page.keyboard.type('1.6 ft')
    await page.keyboard.press('Tab')
    await expect(page).toHaveURL(/\?width=60\+cm&height=1\+ft\+7\.2\+in&sort=name$/)
    await category(page, 'Chairs & Stools').check()
    await expect(page).toHaveURL(/\/product\/[\w-]+\?width=60\+cm&height=/)
    await chosen(page, 'Ceiling or beam height').click()
    await expect(height).toHaveValue('')
    await expect(page).not.toHaveURL(/height=/)
    await page.goBack()
    await expect(height).toHaveValue('1 ft 7.2 in')
    await page.getByRole('link', { name: 'Clear all' }).click()
    await expect(page).not.toHaveURL(/height=/)
    await expect(height).toHaveValue('')
  })

  await test.step('in the unit that was chosen last', async () => {
    await field(page, 'Space along the wall').fill('120')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\?width=120\+cm/)
    await unit(page).selectOption('ft')
    await expect(page).toHaveURL(/\?width=3\+ft\+11\.24\+in/)
    await page.goto(`${url}/product`)
    const height = field(page, 'Ceiling or beam height')
    await height.focus()
    await expect(unit(page)).toHaveValue('ft')
    await height.fill('very high')
    await page.keyboard.press('Enter')
    await expect
      .poll(() => height.evaluate((input: HTMLInputElement) => input.validationMessage))
      .toBe('Enter a size such as 120 cm or 4 ft 6 in.')
    await expect(page).toHaveURL(/\/product$/)
  })
})

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a visitor scrolls and swipes through the shop', async ({ page, demoSite: { url } }) => {
    const row = page.locator('.shop-toolbar-module__row')
    const top = async () => (await row.boundingBox())?.y
    await page.goto(`${url}/product`)
    await expect(
      page.locator('.product-list-module__root .photo-module__root').first(),
    ).toBeInViewport({ ratio: 1 })
    expect(await top()).toBeGreaterThan(80)
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    await expect.poll(top).toBe(80)
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await expect(row).not.toBeInViewport()

    const card = cards(page).first()
    const strip = card.locator('.card-photos-module__strip')
    const [first, second] = [
      card.locator('img').first(),
      card.locator('.card-photos-module__second img'),
    ]
    // Every card is in view once, so that its lazy photo loads.
    for (const one of await page.locator('.card-photos-module__root').all())
      await one.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    const scrolled = await page
      .locator('.card-photos-module__strip')
      .evaluateAll((boxes) => boxes.filter((box) => box.scrollLeft > 0).length)
    expect(scrolled, 'cards that moved on their own').toBe(0)
    const isLoaded = () =>
      second.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)
    const swipe = (to: 'start' | 'end') =>
      strip.evaluate((box, to) => box.scrollTo(to === 'end' ? box.scrollWidth : 0, 0), to)
    await card.scrollIntoViewIfNeeded()
    expect(await isLoaded()).toBe(false)
    await swipe('end')
    await expect.poll(isLoaded).toBe(true)
    await expect(second).toBeInViewport({ ratio: 0.9 })
    await swipe('start')
    await expect(first).toBeInViewport({ ratio: 0.9 })
    await strip.tap()
    await expect(page).toHaveURL(/\/product-detail\//)

    await page.goBack()
    await category(page, 'Tables & Storage').check()
    await expect(cards(page)).toHaveCount(4)
    const chip = page.locator('.shop-filters-module__radio', { hasText: 'Tables & Storage' })
    await expect(chip).toBeInViewport({ ratio: 0.9 })

    await page.goto(`${url}/product?q=${'x'.repeat(150)}`)
    const label = page.getByRole('list', { name: 'Active filters' }).getByText('Search:')
    expect((await label.boundingBox())?.height, 'one line beside a long value').toBeLessThan(24)
  })
})
