import type { Page } from '@playwright/test'
import { expect, signIn, test } from '../../helpers/test.ts'

/** Counts the requests for the document itself. */
function countVisits(page: Page): () => number {
  let visits = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) visits += 1
  })
  return () => visits
}

test('renders new content when a write happens between HTML and data request', async ({
  page,
  ownSite,
}) => {
  const { url } = ownSite
  const token = await signIn(page, ownSite)
  const { homeSloganData } = await (await page.request.get(`${url}/api/homeSlogan`)).json()
  await page.route(/\/_\.data$/, async (route) => {
    await page.request.put(`${url}/api/homeSlogan/${homeSloganData._id}`, {
      data: { slogan: 'Sway a while' },
      headers: { authorization: `Bearer ${token}` },
    })
    await route.continue()
  })
  const visits = countVisits(page)
  const response = await page.goto(url)
  expect(await response?.text()).not.toContain('Sway a while')
  await expect(page.locator('.slogan-banner')).toContainText('Sway a while')
  await page.locator('.hero').getByRole('link', { name: 'Shop Now' }).click()
  await expect(page).toHaveURL(/\/product$/)
  expect(visits()).toBe(1)
})

test('links work without hydration when the data request returns 429', async ({
  page,
  demoSite,
  consoleErrors,
}) => {
  await page.route(/\/product\.data$/, (route) => route.fulfill({ status: 429, body: '' }))
  await page.goto(`${demoSite.url}/product`)
  await page.locator('.product-list a').first().click()
  await expect(page).toHaveURL(/\/product-detail\//)
  expect(consoleErrors.splice(0).every((text) => /429/.test(text))).toBe(true)
})

test('Enter in the search field searches without hydration', async ({
  page,
  demoSite,
  consoleErrors,
}) => {
  await page.route(/\/product\.data$/, (route) => route.fulfill({ status: 429, body: '' }))
  const refused = page.waitForResponse(/\/product\.data$/)
  await page.goto(`${demoSite.url}/product`)
  await refused
  const field = page.getByRole('searchbox', { name: 'Search products' })
  await field.fill('rattan')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/product\?q=rattan/)
  await expect(page.locator('.product-list a').first()).toContainText('Rattan')
  expect(consoleErrors.splice(0).every((text) => /429/.test(text))).toBe(true)
})
