import type { Page } from '@playwright/test'
import { isFull } from '../../helpers/extended-suite.ts'
import { expect, test, waitForHydration } from '../../helpers/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** Aborts matching requests as if offline; returns a function that lets them through again. */
async function cut(page: Page, what: RegExp): Promise<() => Promise<void>> {
  await page.route(what, (route) => route.abort('internetdisconnected'))
  return () => page.unroute(what)
}

test('a visitor goes on when back online', async ({ page, demoSite, consoleErrors }) => {
  const notice = page.getByRole('alert').filter({ hasText: 'No connection' })
  const again = notice.getByRole('button', { name: 'Try again' })
  const title = page.getByRole('heading', { level: 1 })
  const footerLink = (name: string) =>
    page.locator('.site-footer-module__root').getByRole('link', { name, exact: true })
  // A page without parts whose scripts load later.
  await page.goto(`${demoSite.url}/contactus`, { waitUntil: 'networkidle' })
  await page.clock.install()
  await page.context().setOffline(true)
  // Long enough for the page to be fetched in advance, if it could be.
  await footerLink('About us').hover()
  await page.clock.runFor(1000)
  await footerLink('About us').click()
  await expect(notice).toBeVisible()
  await expect(page).toHaveURL(`${demoSite.url}/contactus`)
  await expect(title).toHaveText('Contact Us')
  await again.click()
  await expect(notice).toBeVisible()
  await page.context().setOffline(false)
  await expect(page).toHaveURL(/\/aboutus$/)
  await expect(title).toHaveText('About Us')
  await expect(notice).toHaveCount(0)

  let mend = await cut(page, /\.data/)
  await footerLink('Contact us').click()
  await expect(notice).toBeVisible()
  await expect(title).toHaveText('About Us')
  // A second failed navigation replaces the first one.
  const failed = page.waitForEvent('requestfailed', (one) => one.url().includes('/product.data'))
  await footerLink('Products').click()
  await failed
  await expect(notice).toBeVisible()
  await mend()
  await again.click()
  await expect(page).toHaveURL(/\/product$/)
  await expect(notice).toHaveCount(0)

  const names = page.locator('.product-list-module__root h2')
  await expect(names).toHaveCount(9)
  const before = await names.allTextContents()
  mend = await cut(page, /\.data/)
  await page.getByRole('radio', { name: 'Chairs & Stools' }).check()
  await expect(notice).toBeVisible()
  await expect(names).toHaveText(before)
  await mend()
  await again.click()
  await expect(names).toHaveCount(5)
  // React Router leaves the rejection of a request that nobody waits for any more to the console. Three seconds after
  // the page has loaded, the browser warns of the style sheet of a page that is not shown for want of its data.
  const expected = /DISCONNECTED|Failed to fetch|\.css was preloaded using link preload/
  expect(consoleErrors.splice(0).filter((line) => !expected.test(line))).toEqual([])
})

test('a page works without the script of a part', async ({ page, demoSite, consoleErrors }) => {
  await cut(page, /\/assets\/swatch-parts-/)
  let loads = 0
  page.on('domcontentloaded', () => loads++)
  await page.goto(`${demoSite.url}/product?page=2`)
  await expect.poll(() => loads).toBe(2)
  await waitForHydration(page)
  await expect(page.locator('html')).toHaveAttribute('data-incomplete')
  await expect(page.locator('.choice-row').first()).toBeVisible()
  if (isFull) {
    // The next page is a document of its own, which lacks the part as well.
    await page.getByRole('radio', { name: 'Chairs & Stools' }).check()
    await expect.poll(() => loads).toBe(4)
    await expect(page.locator('.product-list-module__root > li')).toHaveCount(5)
    await expect(page.locator('html')).toHaveAttribute('data-incomplete')
  }
  const expected = /DISCONNECTED|swatch-parts/
  expect(consoleErrors.splice(0).filter((line) => !expected.test(line))).toEqual([])
})
