import type { APIRequestContext, Page } from '@playwright/test'
import type { Site } from '../../helpers/site.ts'
import { expect, findViolations, test, waitForHydration } from '../../helpers/test.ts'

const eggChairs = ['Rattan Egg Chair', 'Charcoal Lattice Egg Chair']

/** URL of the comparison of the named products. */
async function addressOf(request: APIRequestContext, { url }: Site, names: string[]) {
  const list = await (await request.get(`${url}/api/ourCategoriesItems`)).json()
  const products: { _id: string; name: string }[] = list.categoryItemData
  const ids = names.map((name) => products.find((one) => one.name === name)?._id ?? '')
  return `${url}/compare?ids=${ids.join()}`
}

const columns = (page: Page) => page.getByRole('columnheader')
const rowNames = (page: Page) => page.getByRole('rowheader').allTextContents()

async function expectWhole(page: Page, width: number): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  for (const part of await page.getByRole('table').locator('img, p, .compare__name').all()) {
    const { x = -1, width: own = width } = (await part.boundingBox()) ?? {}
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + own).toBeLessThanOrEqual(width)
  }
}

test.describe('two products on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('stand side by side, with the price first and sticky photos', async ({
    page,
    request,
    demoSite,
  }) => {
    await page.goto(await addressOf(request, demoSite, eggChairs))
    await expect(columns(page)).toHaveText(eggChairs)
    const [left, right] = await Promise.all([0, 1].map((at) => columns(page).nth(at).boundingBox()))
    expect(left?.y).toBe(right?.y)
    expect(right?.x ?? 0).toBeGreaterThanOrEqual((left?.x ?? 0) + (left?.width ?? 390))
    await expectWhole(page, 390)
    expect((await rowNames(page))[0]).toBe('Price')
    const prices = page.getByRole('row', { name: /^Price/ }).getByRole('cell')
    await expect(prices).toHaveText([/₹38,500.*In stock/, /₹34,900.*₹42,000.*In stock/])
    expect(await findViolations(page)).toEqual([])

    const header = await page.getByRole('banner').boundingBox()
    await page.getByRole('rowheader', { name: 'Customization' }).scrollIntoViewIfNeeded()
    await expect(prices.first()).not.toBeInViewport()
    for (const name of eggChairs) {
      const column = page.getByRole('columnheader', { name })
      await expect(column).toBeInViewport({ ratio: 1 })
      const photo = await column.locator('img').boundingBox()
      expect(photo?.y ?? 0).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 80) - 1)
    }
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })

  test('are shared through the Web Share API', async ({ page, request, demoSite }) => {
    await page.addInitScript(() => {
      navigator.share = async (data) => {
        document.documentElement.dataset.sent = data?.url ?? ''
      }
    })
    const address = await addressOf(request, demoSite, eggChairs)
    await page.goto(address)
    await waitForHydration(page)
    await page.getByRole('button', { name: 'Send to somebody' }).tap()
    await expect(page.locator('html')).toHaveAttribute('data-sent', address)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('shows only the rows that differ, and all rows again', async ({
    page,
    request,
    demoSite,
    consoleErrors,
  }) => {
    await page.goto(await addressOf(request, demoSite, eggChairs))
    expect(await rowNames(page)).toEqual(expect.arrayContaining(['Category', 'Material']))
    await page.getByRole('link', { name: 'Only differences' }).click()
    await expect(page).toHaveURL(/&only=differences$/)
    const names = await rowNames(page)
    expect(names).toContain('Material')
    // Both are hanging chairs, and both are 205 cm high.
    expect(names).not.toContain('Category')
    expect(names).not.toContain('Height')
    expect(names[0]).toBe('Price')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
    await page.getByRole('link', { name: 'Show everything' }).click()
    expect(await rowNames(page)).toContain('Category')
    // With JavaScript disabled, the browser logs an error for every blocked script.
    consoleErrors.length = 0
  })
})

for (const width of [390, 820, 1440]) {
  test(`three products fit on ${width} px, with their photos and names always in view`, async ({
    page,
    request,
    demoSite,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(await addressOf(request, demoSite, [...eggChairs, 'Oak Rope Plank Swing']))
    await expect(columns(page)).toHaveCount(3)
    await expectWhole(page, width)
    expect(await findViolations(page)).toEqual([])
    await test.step('photos and names stay in view, and leave room for the rows', async () => {
      const header = await page.getByRole('banner').boundingBox()
      const bottom = (header?.y ?? 0) + (header?.height ?? 900)
      await page.getByRole('rowheader', { name: 'Customization' }).scrollIntoViewIfNeeded()
      await expect(page.getByRole('rowheader', { name: 'Price' })).not.toBeInViewport()
      for (const column of await columns(page).all()) {
        await expect(column).toBeInViewport({ ratio: 1 })
        const { y = 0 } = (await column.locator('img').boundingBox()) ?? {}
        expect(y).toBeGreaterThanOrEqual(bottom - 1)
        const { height = 900 } = (await column.boundingBox()) ?? {}
        expect(height).toBeLessThan(900 / 3)
      }
    })
  })
}
