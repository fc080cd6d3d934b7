import type { Page } from '@playwright/test'
import { expectEntriesAbove } from '../../helpers/history-entries.ts'
import { expect, findViolations, signIn, test } from '../../helpers/test.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

const cards = (page: Page) => page.locator('.product-list > li')
const filter = (page: Page) => page.locator('.filter-button')
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filter' })
const apply = (page: Page) => sheet(page).locator('[type=submit]')
const chosen = (page: Page) => page.getByRole('list', { name: 'Active filters' })
const option = (page: Page, name: RegExp) => sheet(page).getByRole('radio', { name })
const status = (page: Page) => page.locator('.shop-toolbar__count')

async function countProducts(page: Page, url: string, query: string): Promise<number> {
  const response = await page.request.get(`${url}/api/ourCategoriesItems?limit=1&${query}`)
  return (await response.json()).total
}

test.describe('The filters on a phone', () => {
  test.use(phone)

  test('show the number of matching products, and apply together', async ({
    page,
    demoSite: { url },
  }) => {
    const teak = await countProducts(page, url, 'tag=teak')
    const both = await countProducts(page, url, 'tag=teak&maxWidth=2050')
    expect([teak > both, both > 0]).toEqual([true, true])
    await page.goto(`${url}/product?sort=name`, { waitUntil: 'networkidle' })
    await expect(filter(page)).toHaveText('Filter')
    const files: string[] = []
    page.on('request', (request) => {
      const name = /\/assets\/(.+)-[\w-]{8}\.(?:js|css)$/.exec(request.url())?.[1]
      if (name !== undefined) files.push(name)
    })
    await filter(page).tap()
    await expect(apply(page)).toHaveText('Show 24 pieces')
    // Script and style of the sheet, and small shared modules; no admin validation rules.
    expect(files.toSorted()).toEqual([
      ...['choice-measure', 'filter-sheet', 'filter-sheet', 'filter-values'],
      ...['measure-system-storage', 'use-close-on-back'],
    ])
    expect(await findViolations(page)).toEqual([])
    await option(page, /^teak/).check()
    await expect(apply(page)).toHaveText(`Show ${teak} pieces`)
    await sheet(page).getByRole('textbox', { name: 'Space along the wall' }).fill('205')
    await expect(apply(page)).toHaveText(`Show ${both} pieces`)
    await expect(page).toHaveURL(/\/product\?sort=name$/)
    await apply(page).tap()
    await expect(sheet(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\?tag=teak&width=205\+cm&sort=name$/)
    await expect(cards(page)).toHaveCount(both)
    await expect(filter(page)).toHaveText('Filter2 chosen')
    await expect(filter(page)).toBeFocused()
    await expect(chosen(page).getByRole('link')).toHaveText([
      'Remove Tag: teak',
      'Remove Space along the wall: 205 cm',
      'Clear all',
    ])
    for (const link of await chosen(page).getByRole('link').all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await chosen(page).getByRole('link', { name: 'Tag: teak' }).tap()
    await expect(page).toHaveURL(/\/product\?width=205\+cm&sort=name$/)
    await expect(filter(page)).toHaveText('Filter1 chosen')
    await page.goBack()
    await expect(filter(page)).toHaveText('Filter2 chosen')
    await page.goBack()
    await expect(page).toHaveURL(/\/product\?sort=name$/)
  })

  test('are discarded with Escape, Close, Back and a tap outside', async ({
    page,
    demoSite: { url },
  }) => {
    await page.goto(`${url}/product?tag=oak`)
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
      await expect(apply(page)).not.toHaveText('Show 3 pieces')
      await expectEntriesAbove(page, 1)
      await act()
      await expect(sheet(page), way).toHaveCount(0)
      await expectEntriesAbove(page, 0)
      await expect(page, way).toHaveURL(/\/product\?tag=oak$/)
      await expect(cards(page), way).toHaveCount(3)
    }
  })

  test('are cleared together, and applied only with the button', async ({
    page,
    demoSite: { url },
  }) => {
    await page.goto(`${url}/product?q=oak&tag=oak&height=200+cm`)
    await filter(page).tap()
    const height = sheet(page).getByRole('textbox', { name: 'Ceiling or beam height' })
    await expect(height).toHaveValue('200 cm')
    await sheet(page).getByRole('button', { name: 'Clear all' }).tap()
    await expect(height).toHaveValue('')
    await expect(option(page, /^Any tag/)).toBeChecked()
    const all = await countProducts(page, url, 'q=oak')
    await expect(apply(page)).toHaveText(`Show ${all} pieces`)
    await expect(page).toHaveURL(/tag=oak/)
    await apply(page).tap()
    await expect(page).toHaveURL(/\/product\?q=oak$/)
    await expect(filter(page)).toHaveText('Filter')
  })

  test('count within the category, show “No pieces”, and apply when the count request fails', async ({
    page,
    demoSite: { url },
    consoleErrors,
  }) => {
    await page.goto(`${url}/product`)
    await page.getByRole('radio', { name: 'Chairs & Stools' }).check()
    await expect(cards(page)).toHaveCount(5)
    await filter(page).tap()
    await expect(apply(page)).toHaveText('Show 5 pieces')
    const width = sheet(page).getByRole('textbox', { name: 'Space along the wall' })
    await width.fill('50')
    await expect(apply(page)).toHaveText('Show 1 piece')
    await width.fill('5')
    await expect(apply(page)).toHaveText('No pieces')
    await page.route('**/api/ourCategoriesItems?*', (route) => route.abort())
    await width.fill('60')
    await expect(apply(page)).toHaveText('Show products')
    await apply(page).tap()
    await expect(page).toHaveURL(/\?width=60\+cm$/)
    await expect(cards(page)).toHaveCount(3)
    await page.unrouteAll({ behavior: 'wait' })
    expect(consoleErrors.splice(0).every((line) => /ERR_FAILED/.test(line))).toBe(true)
  })

  test('close when the window grows wide enough for the sidebar', async ({ page, demoSite }) => {
    await page.goto(`${demoSite.url}/product`)
    await filter(page).tap()
    await expect(sheet(page)).toBeVisible()
    await page.setViewportSize({ width: 1000, height: 844 })
    await expect(sheet(page)).toHaveCount(0)
    await expect(filter(page)).toBeHidden()
    await expect(page.getByRole('group', { name: 'Tag' })).toBeVisible()
  })

  test('fit a phone with text at 200%', async ({ page, demoSite }) => {
    await page.goto(`${demoSite.url}/product?width=150+cm`)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const row = page.locator('.shop-toolbar__row')
    await page.evaluate(() => window.scrollTo(0, 1500))
    await expect(row).not.toBeInViewport()
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(status(page)).toBeVisible()
    const lines = await status(page).evaluate((text) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return new Set([...range.getClientRects()].map(({ top }) => top)).size
    })
    expect(lines).toBe(1)
    await filter(page).tap()
    await expect(apply(page)).toBeInViewport({ ratio: 1 })
    await expect(sheet(page).getByRole('button', { name: 'Close filters' })).toBeInViewport({
      ratio: 1,
    })
    expect(await sheet(page).evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(await findViolations(page)).toEqual([])
  })
})

test.describe('The filters without JavaScript', () => {
  test.use({ ...phone, javaScriptEnabled: false })

  test('are a separate page with noindex and a canonical URL', async ({
    page,
    demoSite: { url },
    consoleErrors,
  }) => {
    await page.goto(`${url}/product`)
    await page.locator('.shop-filters__radio', { hasText: 'Chairs & Stools' }).click()
    await page.getByRole('button', { name: 'Show products' }).click()
    await expect(cards(page)).toHaveCount(5)
    const category = page.url()
    await filter(page).click()
    await expect(page).toHaveURL(`${category}?show=filters`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Filter')
    await expect(cards(page)).toHaveCount(0)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', category)
    await page.getByRole('textbox', { name: 'Space along the wall' }).fill('2')
    await page.getByRole('combobox', { name: 'Unit' }).selectOption('ft')
    const tags = page.getByRole('group', { name: 'Tag' })
    await expect(tags.getByRole('radio', { name: 'dining chair' })).toBeHidden()
    await tags.getByText('More').click()
    await tags.getByRole('radio', { name: 'dining chair' }).check()
    await page.getByRole('button', { name: 'Show products' }).click()
    await expect(page).toHaveURL(`${category}?tag=dining+chair&width=2+ft`)
    await expect(cards(page)).toHaveCount(1)
    await expect(filter(page)).toHaveText('Filter2 chosen')
    await chosen(page).getByRole('link', { name: 'Tag: dining chair' }).click()
    await expect(page).toHaveURL(`${category}?width=2+ft`)
    await page.goto(`${url}/product?category=&tag=oak&show=filters`)
    await expect(page).toHaveURL(`${url}/product?tag=oak&show=filters`)
    await expect(tags.getByRole('radio', { name: /^oak/ })).toBeChecked()
    await page.getByRole('link', { name: 'Clear all' }).click()
    await expect(page).toHaveURL(`${url}/product`)
    consoleErrors.length = 0
  })
})

test.describe('The filters beside the results', () => {
  test('show ten tags and the rest under More, and keep a selected one visible', async ({
    page,
    demoSite: { url },
  }) => {
    await page.goto(`${url}/product`)
    const tags = page.getByRole('group', { name: 'Tag' })
    const shown = tags.getByRole('radio').filter({ visible: true })
    await expect(shown).toHaveCount(11)
    await expect(tags.getByRole('radio', { name: 'teak 5' })).toBeVisible()
    await tags.getByText('More').click()
    expect(await shown.count()).toBeGreaterThan(40)
    await tags.getByRole('radio', { name: 'macrame' }).check()
    await expect(cards(page)).toHaveCount(1)
    await page.reload()
    await expect(tags.getByRole('radio', { name: 'macrame' })).toBeVisible()
    await expect(tags.getByRole('radio', { name: 'macrame' })).toBeChecked()
    expect(await findViolations(page)).toEqual([])
  })

  test('offer price, availability and sorting by price once a product has them', async ({
    page,
    emptySite,
  }) => {
    const { url } = emptySite
    const headers = { authorization: `Bearer ${await signIn(page, emptySite)}` }
    const add = async (data: object) => {
      const response = await page.request.post(`${url}/api/ourCategoriesItems/add`, {
        headers,
        data,
      })
      expect(response.status()).toBe(201)
    }
    const names = () => cards(page).locator('h2').allTextContents()
    const price = page.getByRole('group', { name: 'Price' })
    const ready = page.getByRole('checkbox', { name: 'Ready now' })
    const sort = page.getByLabel('Sort by')
    await add({ name: 'Stool', tags: 'oak' })
    await page.goto(`${url}/product`)
    await expect(cards(page)).toHaveCount(1)
    await expect(price).toHaveCount(0)
    await expect(ready).toHaveCount(0)
    await expect(sort).not.toContainText('Price')

    await add({ name: 'Bench', price: '9000', availability: 'made-to-order' })
    await add({ name: 'Swing', price: '30000', salePrice: '24000', availability: 'in-stock' })
    await add({ name: 'Sofa', price: '26000', availability: 'in-stock' })
    await page.goto(`${url}/product`)
    await sort.selectOption('Price, low to high')
    await expect.poll(names).toEqual(['Bench', 'Swing', 'Sofa', 'Stool'])
    await sort.selectOption('Price, high to low')
    await expect(page).toHaveURL(/\?sort=-price$/)
    await expect.poll(names).toEqual(['Sofa', 'Swing', 'Bench', 'Stool'])
    const from = price.getByRole('textbox', { name: 'From' })
    await expect(from).toHaveAttribute('placeholder', '₹9,000')
    await from.fill('10,000')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\?minPrice=10000&sort=-price$/)
    await expect(from).toHaveValue('10000')
    await expect(from).toBeFocused()
    await expect.poll(names).toEqual(['Sofa', 'Swing'])
    await price.getByRole('textbox', { name: 'To' }).fill('25000')
    await page.keyboard.press('Tab')
    await expect.poll(names).toEqual(['Swing'])
    await expect(chosen(page)).toContainText('Price: ₹10,000–₹25,000')
    await chosen(page).getByRole('link', { name: 'Price' }).click()
    await expect(from).toHaveValue('')
    await ready.check()
    await expect(page).toHaveURL(/\?availability=in-stock&sort=-price$/)
    await expect.poll(names).toEqual(['Sofa', 'Swing'])
    await expect(chosen(page).getByRole('link')).toHaveText(['Remove Ready now'])
    expect(await findViolations(page)).toEqual([])
    await ready.uncheck()
    await expect(cards(page)).toHaveCount(4)

    await page.setViewportSize(phone.viewport)
    await filter(page).click()
    await sheet(page).getByRole('textbox', { name: 'To' }).fill('25000')
    await expect(apply(page)).toHaveText('Show 2 pieces')
    await sheet(page).getByRole('checkbox', { name: 'Ready now' }).check()
    await expect(apply(page)).toHaveText('Show 1 piece')
    await apply(page).click()
    await expect(page).toHaveURL(/\?maxPrice=25000&availability=in-stock&sort=-price$/)
    await expect.poll(names).toEqual(['Swing'])
  })
})
