import type { Page } from '@playwright/test'
import { expectEntriesAbove } from '../../helpers/history-entries.ts'
import { expect, findViolations, test } from '../../helpers/test.ts'

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

test('price and availability beside the results apply at once, and their fields follow the address', async ({
  page,
  demoSite: { url },
}) => {
  await page.goto(`${url}/product?sort=-price`)
  const price = page.getByRole('group', { name: 'Price' })
  const ready = page.getByRole('checkbox', { name: 'Ready now' })
  const from = price.getByRole('textbox', { name: 'From' })
  await from.fill('1,00,000')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?minPrice=100000&sort=-price$/)
  await expect(from).toHaveValue('100000')
  await expect(from).toBeFocused()
  await price.getByRole('textbox', { name: 'To' }).fill('120000')
  await page.keyboard.press('Tab')
  await expect(page).toHaveURL(/\?minPrice=100000&maxPrice=120000&sort=-price$/)
  await expect(cards(page)).toHaveCount(1)
  await chosen(page).getByRole('link', { name: 'Price' }).click()
  await expect(from).toHaveValue('')
  await ready.check()
  await expect(page).toHaveURL(/\?availability=in-stock&sort=-price$/)
  await ready.uncheck()
  await expect(page).toHaveURL(/\/product\?sort=-price$/)
})
