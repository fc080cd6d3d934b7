import type { Page } from '@playwright/test'
import { callApi } from '../../helpers/api.ts'
import { expect, test, waitForHydration } from '../../helpers/test.ts'

/** Counts the requests for the document itself. */
function countVisits(page: Page): () => number {
  let visits = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) visits += 1
  })
  return () => visits
}

test('a page shows what was written between the requests for its HTML and its data', async ({
  page,
  ownSite,
}) => {
  const { homeSloganData } = await callApi(ownSite, 'GET', '/homeSlogan')
  await page.route(/\/_\.data$/, async (route) => {
    const path = `/homeSlogan/${homeSloganData._id}`
    await callApi(ownSite, 'PUT', path, { slogan: 'Sway a while' })
    await route.continue()
  })
  const visits = countVisits(page)
  const response = await page.goto(ownSite.url)
  expect(await response?.text()).not.toContain('Sway a while')
  await expect(page.locator('.slogan-banner-module__root')).toContainText('Sway a while')
  await page.locator('.hero-module__root').getByRole('link', { name: 'Shop Now' }).click()
  await expect(page).toHaveURL(/\/product$/)
  expect(visits()).toBe(1)
})

test('search and links work on a page whose data is refused', async ({
  page,
  demoSite,
  consoleErrors,
}) => {
  await page.route(/\/product\.data/, (route) => route.fulfill({ status: 429, body: '' }))
  const refused = page.waitForResponse(/\/product\.data$/)
  await page.goto(`${demoSite.url}/product`, { waitUntil: 'commit' })
  await refused
  const field = page.getByRole('searchbox', { name: 'Search products' })
  await field.fill('rattan')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/product\?q=rattan/)
  const first = page.locator('.product-list-module__root a').first()
  await expect(first).toContainText('Rattan')
  await first.click()
  await expect(page).toHaveURL(/\/product-detail\//)
  await waitForHydration(page)
  // From a hydrated page, a refused navigation leads to a document, which says what is wrong.
  const visits = countVisits(page)
  await page
    .locator('.site-footer-module__root')
    .getByRole('link', { name: 'Products', exact: true })
    .click()
  await expect(page).toHaveURL(/\/product$/)
  await expect.poll(visits).toBe(1)
  expect(consoleErrors.splice(0).every((text) => /429/.test(text))).toBe(true)
})

test('the 404 page of a malformed address has working links', async ({
  page,
  demoSite,
  consoleErrors,
}) => {
  await page.goto(`${demoSite.url}/%`)
  await page.getByRole('link', { name: 'Home', exact: true }).first().click()
  await expect(page).toHaveURL(`${demoSite.url}/`)
  const expected = /404|could not be decoded because it is a malformed URL segment/
  expect(consoleErrors.splice(0).filter((complaint) => !expected.test(complaint))).toEqual([])
})
