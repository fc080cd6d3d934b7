import type { Page } from '@playwright/test'
import { expect, findViolations, test, withMotion } from '../../helpers/test.ts'

const cards = (page: Page) => page.locator('.product-list > li')
const names = (page: Page) => cards(page).locator('h2').allTextContents()
const radio = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'Categories' }).getByRole('radio', { name, exact: true })
const current = (page: Page) => page.locator('nav[aria-label="Pages"] [aria-current="page"]')

test.describe('The shop', () => {
  test.use(withMotion)

  test('paginates nine products, with categories and a count; cards link to the product and to a chat', async ({
    page,
    demoSite,
  }) => {
    await page.goto(`${demoSite.url}/product`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop')
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Shop')
    await expect(cards(page)).toHaveCount(9)
    await expect(radio(page, 'All products')).toBeChecked()
    await expect(
      page.getByRole('radiogroup', { name: 'Categories' }).getByRole('radio'),
    ).toHaveCount(7)
    await expect(page.locator('.shop-toolbar [role=status]')).toHaveText('1–9 of 24 pieces')
    await expect(current(page)).toHaveText('1')
    await expect(page.getByRole('heading', { name: 'A swing drawn for your room' })).toBeVisible()
    expect(await findViolations(page)).toEqual([])

    const card = cards(page).first()
    const name = (await card.locator('h2').textContent()) ?? ''
    const buy = card.getByRole('link', { name: `Buy Via WhatsApp for ${name}` })
    const href = new URL((await buy.getAttribute('href')) ?? '')
    const page1 = await card.locator('a.product-card__link').getAttribute('href')
    expect(href.origin + href.pathname).toMatch(/^https:\/\/wa\.me\/91[0-9]{10}$/)
    expect(href.searchParams.get('text')).toBe(
      ['Hello, I want to purchase:', name, `${demoSite.url}${page1}`, 'Thank you!'].join('\n'),
    )
    await expect(buy).toHaveAttribute('target', '_blank')
    await expect(buy).toHaveAttribute('rel', 'noopener noreferrer')
    await card.locator('.photo').click()
    await expect(page).toHaveURL(new RegExp(`${page1}$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  })

  test('pagination scrolls to the top of the grid and moves the focus there', async ({
    page,
    demoSite,
  }) => {
    await page.goto(`${demoSite.url}/product`)
    const before = await names(page)
    await page.getByRole('link', { name: 'Page 2', exact: true }).click()
    await expect(page).toHaveURL(/\/product\?page=2$/)
    await expect(current(page)).toHaveText('2')
    expect(await names(page)).not.toEqual(before)
    await expect(page.locator('.shop-catalogue__results')).toBeInViewport()
    await expect(page.locator('.shop-catalogue__results')).toBeFocused()
    await expect
      .poll(() =>
        page.locator('.shop-catalogue__results').evaluate((box) => box.getBoundingClientRect().top),
      )
      .toBeLessThan(140)
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(cards(page)).toHaveCount(6)
    await expect(page.getByRole('link', { name: 'Next page' })).toHaveCount(0)
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
    await expect(cards(page)).toHaveCount(5)
    await expect(radio(page, 'Chairs & Stools')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(radio(page, 'Tables & Storage')).toBeChecked()
    await expect(cards(page)).toHaveCount(4)
    await expect(radio(page, 'Tables & Storage')).toBeFocused()
    await page.reload()
    await expect(radio(page, 'Tables & Storage')).toBeChecked()
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

  test('filters by tag and material and sorts, with a shareable URL', async ({
    page,
    demoSite,
  }) => {
    await page.goto(`${demoSite.url}/product`)
    await page.getByLabel('Sort by').selectOption('name')
    await expect(page).toHaveURL(/\?sort=name$/)
    const alphabetical = (texts: string[]) =>
      texts.toSorted((one, other) => one.localeCompare(other, 'en'))
    await expect
      .poll(async () => {
        const sorted = await names(page)
        return sorted.join() === alphabetical(sorted).join()
      })
      .toBe(true)
    await page.getByRole('group', { name: 'Tag' }).getByRole('radio', { name: /^teak/ }).check()
    await expect(page).toHaveURL(/\?tag=teak&sort=name$/)
    const chosen = page.getByRole('list', { name: 'Active filters' })
    await expect(chosen).toContainText('Tag: teak')
    const withTag = await names(page)
    await page.getByRole('group', { name: 'Material' }).getByRole('radio').nth(1).check()
    await expect(page).toHaveURL(/material=/)
    await expect(chosen).toContainText('Material: ')
    const address = page.url()
    await page.goto('about:blank')
    await page.goto(address)
    await expect(page.getByRole('radio', { name: /^teak/ })).toBeChecked()
    await expect(page.getByLabel('Sort by')).toHaveValue('name')
    await chosen.getByRole('link', { name: 'Material' }).click()
    await expect.poll(() => names(page)).toEqual(withTag)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
  })

  test('shows “No Data Found” without results, and returns 404 for unknown pages and categories', async ({
    page,
    demoSite,
    consoleErrors,
  }) => {
    await page.goto(`${demoSite.url}/product?q=submarine`)
    await expect(page.getByText('No Data Found')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0)
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('link', { name: 'All products', exact: true }).click()
    await expect(cards(page)).toHaveCount(9)

    const beyond = await page.goto(`${demoSite.url}/product?page=99`)
    expect(beyond?.status()).toBe(404)
    await expect(page.getByText('No Data Found')).toBeVisible()
    await page.getByRole('link', { name: 'Go to page 3' }).click()
    await expect(cards(page)).toHaveCount(6)

    const unknown = await page.goto(`${demoSite.url}/product/no-such-category`)
    expect(unknown?.status()).toBe(404)
    await expect(page.getByRole('link', { name: 'All products' }).first()).toBeVisible()
    expect(consoleErrors.splice(0).every((line) => /404/.test(line))).toBe(true)
  })

  test('shows an empty state in a shop without products', async ({ page, emptySite }) => {
    await page.goto(`${emptySite.url}/product`)
    await expect(page.getByText('No Data Found')).toHaveCount(1)
    await expect(page.getByRole('link', { name: 'Contact us' }).first()).toBeVisible()
    await expect(page.getByRole('radio')).toHaveCount(0)
    expect(await findViolations(page)).toEqual([])
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

  test('has canonical, prev and next links, an og:image and structured data', async ({
    page,
    demoSite,
  }) => {
    await page.goto(`${demoSite.url}/product?page=2`)
    const link = (rel: string) => page.locator(`link[rel=${rel}]`)
    await expect(link('canonical')).toHaveAttribute('href', `${demoSite.url}/product?page=2`)
    await expect(link('prev')).toHaveAttribute('href', `${demoSite.url}/product`)
    await expect(link('next')).toHaveAttribute('href', `${demoSite.url}/product?page=3`)
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
      'content',
      /^http.*\/media\/[\w-]{22}-[0-9]+\.jpg$/,
    )
    const facts = await page.locator('script[type="application/ld+json"]').allTextContents()
    const types = facts.map((text) => JSON.parse(text)['@type'])
    expect(types).toEqual(expect.arrayContaining(['BreadcrumbList', 'ItemList']))
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

  test('keeps the selected category chip visible, without horizontal overflow', async ({
    page,
    demoSite,
  }) => {
    await page.goto(`${demoSite.url}/product`)
    await radio(page, 'Tables & Storage').check()
    await expect(cards(page)).toHaveCount(4)
    await expect(
      page.locator('.shop-filters__radio', { hasText: 'Tables & Storage' }),
    ).toBeInViewport({
      ratio: 0.9,
    })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(await findViolations(page)).toEqual([])
  })
})

test.describe('The shop without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('can be searched, filtered, sorted and paginated', async ({
    page,
    demoSite,
    consoleErrors,
  }) => {
    await page.goto(`${demoSite.url}/product`)
    await page.getByRole('link', { name: 'Page 2', exact: true }).click()
    await expect(current(page)).toHaveText('2')
    await radio(page, 'Indoor Swings').check()
    await page.getByRole('searchbox').fill('brass')
    await page.getByLabel('Sort by').selectOption('name')
    await page.getByRole('button', { name: 'Show products' }).click()
    await expect(page).toHaveURL(/\/product\/[\w-]+\?q=brass&sort=name$/)
    await expect(cards(page)).toHaveCount(3)
    await expect(page.getByRole('searchbox')).toHaveValue('brass')
    await expect(page.locator('.heart-button').first()).toBeHidden()
    // With JavaScript disabled, the browser logs an error for every blocked script.
    consoleErrors.length = 0
  })
})
