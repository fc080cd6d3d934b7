import type { APIRequestContext, Page } from '@playwright/test'
import type { Site } from '../../helpers/site.ts'
import { expect, findViolations, signIn, test, waitForHydration } from '../../helpers/test.ts'

const names = ['Rattan Egg Chair', 'Oak Rope Plank Swing']
const unknown = '01a1fe04-d592-72a5-a8dc-eff94a3e22f7'

async function idsOf(request: APIRequestContext, { url }: Site): Promise<string[]> {
  const list = await (await request.get(`${url}/api/ourCategoriesItems`)).json()
  const products: { _id: string; name: string }[] = list.categoryItemData
  return names.map((name) => products.find((one) => one.name === name)?._id ?? '')
}

const heart = (page: Page, name: string) =>
  page.getByRole('button', { name: `Shortlist ${name}`, exact: true })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Shortlist' })
const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })

test('shares the shortlist as a link, copied to the clipboard without the Web Share API', async ({
  page,
  context,
  demoSite,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share')
  })
  await page.goto(`${demoSite.url}/product`)
  await heart(page, 'Oak Rope Plank Swing').click()
  await heart(page, 'Rattan Egg Chair').click()
  await page.getByRole('button', { name: 'Shortlist, 2 saved' }).click()
  await panel(page).getByRole('button', { name: 'Send to somebody' }).click()
  await expect(panel(page).getByText('Link copied')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/shortlist\?ids=[\w-]+,[\w-]+$/)

  await page.goto(link)
  await expect(cards(page)).toHaveText(names)
})

test('opening a shared shortlist does not change the visitor’s own list', async ({
  page,
  request,
  demoSite,
}) => {
  await page.goto(`${demoSite.url}/product`)
  await heart(page, 'Teak Spindle Jhoola').click()
  const own = await page.evaluate(() => localStorage.getItem('shortlist'))
  await page.goto(`${demoSite.url}/shortlist?ids=${(await idsOf(request, demoSite)).join()}`)
  await waitForHydration(page)
  await expect(cards(page)).toHaveText(names)
  await expect(page.getByRole('button', { name: 'Shortlist, 1 saved' })).toBeVisible()
  await expect(heart(page, 'Rattan Egg Chair')).toHaveAttribute('aria-pressed', 'false')
  expect(await page.evaluate(() => localStorage.getItem('shortlist'))).toBe(own)
  await page.getByRole('link', { name: 'Compare 2 side by side' }).click()
  await expect(page.getByRole('columnheader')).toHaveText(names)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a shared shortlist shows products with prices, and is excluded from search engines', async ({
    page,
    request,
    demoSite,
    consoleErrors,
  }) => {
    const ids = await idsOf(request, demoSite)
    const path = `/shortlist?ids=${[ids[0], unknown, ids[1]].join()}`
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(demoSite.url + path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A shortlist for you')
    await expect(cards(page)).toHaveText(names)
    await expect(page.getByRole('main').getByText('₹38,500')).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
    await expect(page.getByRole('link', { name: 'Ask about all 2 on WhatsApp' })).toHaveAttribute(
      'href',
      /wa\.me\/.*Rattan%20Egg%20Chair/,
    )
    const sitemap = await (await request.get(`${demoSite.url}/sitemap.xml`)).text()
    expect(sitemap).toContain('/aboutus')
    expect(sitemap).not.toContain('/shortlist')
    // With JavaScript disabled, the browser logs an error for every blocked script.
    consoleErrors.length = 0
  })
})

test('returns 404 for a shared shortlist without existing products, with a link to all products', async ({
  page,
  demoSite,
  consoleErrors,
}) => {
  const gone = await page.goto(`${demoSite.url}/shortlist?ids=${unknown},<b>`)
  expect(gone?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Nothing on this list' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'All products' }).click()
  await expect(page).toHaveURL(/\/product$/)
  expect(consoleErrors.splice(0).every((line) => /404/.test(line))).toBe(true)
})

test('the shortlist shows current prices and availability', async ({ page, ownSite }) => {
  const { url } = ownSite
  const token = await signIn(page, ownSite)
  await page.goto(`${url}/product`)
  await heart(page, 'Rattan Egg Chair').click()
  const [id] = await idsOf(page.request, ownSite)
  const response = await page.request.put(`${url}/api/ourCategoriesItems/${id}`, {
    data: { salePrice: '30000', availability: 'sold' },
    headers: { authorization: `Bearer ${token}` },
  })
  expect(response.status()).toBe(200)
  await page.getByRole('button', { name: 'Shortlist, 1 saved' }).click()
  await expect(panel(page).getByRole('listitem')).toHaveText(/₹30,000.*₹38,500.*Sold/)
  await page.close()
})
