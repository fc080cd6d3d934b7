import type { Page } from '@playwright/test'
import { expect, test } from '../../helpers/test.ts'

/** Counts the requests for the document itself. */
function countVisits(page: Page): () => number {
  let visits = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) visits += 1
  })
  return () => visits
}

test('refused data lead to a document', async ({ page, demoSite, consoleErrors }) => {
  await page.route(/\/product\.data/, (route) => route.fulfill({ status: 429, body: '' }))
  await page.goto(`${demoSite.url}/product?page=2`)
  const visits = countVisits(page)
  await page
    .locator('.site-footer-module__root')
    .getByRole('link', { name: 'Products', exact: true })
    .click()
  await expect(page).toHaveURL(/\/product$/)
  await expect.poll(visits).toBe(1)
  expect(consoleErrors.splice(0).every((text) => /429/.test(text))).toBe(true)
})

test('the page of a malformed address has links', async ({ page, demoSite, consoleErrors }) => {
  await page.goto(`${demoSite.url}/%`)
  await page.getByRole('link', { name: 'Home', exact: true }).first().click()
  await expect(page).toHaveURL(`${demoSite.url}/`)
  const expected = /404|could not be decoded because it is a malformed URL segment/
  expect(consoleErrors.splice(0).filter((complaint) => !expected.test(complaint))).toEqual([])
})
