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
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

test('compares up to three products of the shortlist, in the visitor’s unit, also on paper', async ({
  page,
  demoSite,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${demoSite.url}/product`)
  await waitForHydration(page)
  const names = ['Teak Spindle Jhoola', 'Rattan Egg Chair', 'Oak Rope Plank Swing']
  for (const name of [...names, 'Cane Daybed Swing'])
    await page.getByRole('button', { name: `Shortlist ${name}`, exact: true }).click()
  await page.getByRole('button', { name: 'Shortlist, 4 saved' }).click()
  const panel = page.getByRole('dialog', { name: 'Shortlist' })
  const box = (name: string) => panel.getByRole('checkbox', { name: `Compare ${name}` })
  await expect(box('Teak Spindle Jhoola')).toBeDisabled()
  await box('Cane Daybed Swing').uncheck()
  await box('Teak Spindle Jhoola').check()
  expect(await findViolations(page)).toEqual([])
  await panel.getByRole('link', { name: 'Compare 3 side by side' }).click()
  await expect(page).toHaveURL(/\/compare\?ids=[\w-]+,[\w-]+,[\w-]+$/)
  await expect(columns(page)).toHaveText(names.toReversed())
  await waitForHydration(page)
  const jhoola = page
    .getByRole('row', { name: /^Width / })
    .getByRole('cell')
    .last()
  await expect(jhoola).toHaveText('202 cm6 ft 7.5 in')
  await page.getByRole('radio', { name: 'cm', exact: true }).check()
  await expect(jhoola).toHaveText('202 cm')

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('link', { name: 'Ask about Rattan Egg Chair' })).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByText(/Rattan Egg Chair: http/)).toBeVisible()
})

test.describe('two products on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('stand side by side, and fit with text at 200%', async ({ page, request, demoSite }) => {
    await page.goto(await addressOf(request, demoSite, eggChairs))
    const [left, right] = await Promise.all([0, 1].map((at) => columns(page).nth(at).boundingBox()))
    expect(left?.y).toBe(right?.y)
    expect(right?.x ?? 0).toBeGreaterThanOrEqual((left?.x ?? 0) + (left?.width ?? 390))
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await expect.poll(() => widthOf(page)).toBe(390)
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

// Below 768 px, the name of a row stands above its cells.
for (const width of [390, 1440]) {
  test(`three products fit on ${width} px, with their photos and names always in view`, async ({
    page,
    request,
    demoSite,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(await addressOf(request, demoSite, [...eggChairs, 'Oak Rope Plank Swing']))
    await expect(columns(page)).toHaveCount(3)
    for (const part of await page.getByRole('table').locator('img, p, .compare__name').all()) {
      const { x = -1, width: own = width } = (await part.boundingBox()) ?? {}
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + own).toBeLessThanOrEqual(width)
    }
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
}
