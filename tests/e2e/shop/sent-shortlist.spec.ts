import type { APIRequestContext, Page } from '@playwright/test'
import type { Site } from '../../helpers/site.ts'
import { expect, signIn, test, waitForHydration } from '../../helpers/test.ts'

const names = ['Rattan Egg Chair', 'Oak Rope Plank Swing']

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
