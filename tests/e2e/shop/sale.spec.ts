import type { Page } from '@playwright/test'
import {
  expect,
  findViolations,
  findViolationsInThemes,
  signIn,
  test,
  waitForHydration,
} from '../../helpers/test.ts'

// Close the page first: its pending requests would fail once the server stops.
test.afterEach(({ page }) => page.close())

const path = '/api/ourCategoriesItems'
const sizes = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
]

async function offerOf(page: Page) {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const facts = texts.flatMap((text) => [JSON.parse(text)].flat())
  return facts.find((fact) => fact['@type'] === 'ItemPage').mainEntity.offers
}

test('a sale ends at the time set in its form, and its price disappears from the site', async ({
  page,
  ownSite,
}) => {
  const { url } = ownSite
  const headers = { authorization: `Bearer ${await signIn(page, ownSite)}` }
  const [swing] = (await (await page.request.get(url + path)).json()).categoryItemData
  const change = async (data: object) => {
    const response = await page.request.put(`${url}${path}/${swing._id}`, { data, headers })
    expect(response.ok(), await response.text()).toBe(true)
  }
  await change({ price: '777777', salePrice: '666666', availability: '', priceIsFrom: false })

  await page.goto(`${url}/admin/manage-store/products/${swing._id}`)
  const end = page.getByLabel('Sale until')
  for (const viewport of sizes) {
    await page.setViewportSize(viewport)
    await end.scrollIntoViewIfNeeded()
    await expect(end).toBeInViewport()
    expect(await findViolationsInThemes(page)).toEqual([])
  }
  await end.fill('2096-11-24T00:00')
  await page.getByRole('button', { name: /^Save(?! and)/ }).click()
  await expect(page.getByText('Product saved.').first()).toBeVisible()

  const card = page.locator('.product-list > li').filter({ hasText: swing.name })
  const offer = page.locator('article .offer-line')
  const order = page.locator('main').getByRole('link', { name: 'Order on WhatsApp' })
  const messageOf = async () =>
    new URL((await order.getAttribute('href')) ?? '').searchParams.get('text')

  await page.goto(`${url}/product?maxPrice=700000&minPrice=600000`)
  await expect(card.locator('.offer-line')).toHaveText('Price: ₹6,66,666, before: ₹7,77,777')
  await page.goto(url + swing.path)
  await expect(offer.locator('s')).toContainText('₹7,77,777')
  expect(await offerOf(page)).toMatchObject({
    price: '666666',
    priceValidUntil: '2096-11-23T18:30:00.000Z',
  })
  expect(await messageOf()).toContain('₹6,66,666')

  await change({ saleUntil: '2001-01-01T00:00:00Z' })
  await page.goto(`${url}/product?maxPrice=700000&minPrice=600000`)
  await expect(card).toHaveCount(0)
  for (const viewport of sizes) {
    await page.setViewportSize(viewport)
    await page.goto(`${url}/product?minPrice=700000`)
    await waitForHydration(page)
    await expect(card.locator('.offer-line')).toHaveText('Price: ₹7,77,777')
    await page.goto(url + swing.path)
    await waitForHydration(page)
    await expect(offer).toContainText('₹7,77,777')
    await expect(offer.locator('s')).toHaveCount(0)
    expect(await findViolations(page)).toEqual([])
  }
  expect(await offerOf(page)).not.toHaveProperty('priceValidUntil')
  expect(await page.content()).not.toMatch(/6,66,666|666666/)

  await page.goto(`${url}/admin/manage-store/products/${swing._id}`)
  await expect(page.getByLabel('Sale price')).toHaveValue('666666')
  await expect(end).toHaveValue('2001-01-01T05:30')
})
