import type { Page } from '@playwright/test'
import { switchLanguages } from '../../helpers/languages/site-languages.ts'
import { expect, test } from '../../helpers/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'No connection' })
const footerLink = (page: Page, name: string) =>
  page.locator('.site-footer').getByRole('link', { name, exact: true })

/** Aborts matching requests as if offline; returns a function that lets them through again. */
async function cut(page: Page, what: RegExp): Promise<() => Promise<void>> {
  await page.route(what, (route) => route.abort('internetdisconnected'))
  return () => page.unroute(what)
}

test('stays on the current page while offline, and retries the navigation once online', async ({
  page,
  demoSite,
  consoleErrors,
}) => {
  await page.goto(demoSite.url, { waitUntil: 'networkidle' })
  await page.context().setOffline(true)
  await footerLink(page, 'About us').click()
  await expect(notice(page)).toBeVisible()
  await expect(page).toHaveURL(`${demoSite.url}/`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zula Living')
  await notice(page).getByRole('button', { name: 'Try again' }).click()
  await expect(notice(page)).toBeVisible()
  // The navigation is retried as soon as the connection is back.
  await page.context().setOffline(false)
  await expect(page).toHaveURL(/\/aboutus$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us')
  await expect(page.locator('.banner')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(notice(page)).toHaveCount(0)
  expect(consoleErrors.splice(0).filter((line) => !/DISCONNECTED/.test(line))).toEqual([])
})

test('retries a navigation whose data request failed on “Try again”', async ({
  page,
  demoSite,
  consoleErrors,
}) => {
  await page.goto(demoSite.url, { waitUntil: 'networkidle' })
  const mend = await cut(page, /\.data/)
  await footerLink(page, 'Contact us').click()
  await expect(notice(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zula Living')
  // A second failed navigation replaces the first one.
  await footerLink(page, 'About us').click()
  await expect(notice(page)).toBeVisible()
  await mend()
  await notice(page).getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/\/aboutus$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us')
  await expect(page.locator('.banner')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(notice(page)).toHaveCount(0)
  expect(consoleErrors.splice(0).filter((line) => !/DISCONNECTED/.test(line))).toEqual([])
})

test('a failed filter request keeps the listed products, and can be retried', async ({
  page,
  demoSite,
  consoleErrors,
}) => {
  await page.goto(`${demoSite.url}/product`, { waitUntil: 'networkidle' })
  const mend = await cut(page, /\.data/)
  const names = page.locator('.product-list h2')
  const before = await names.allTextContents()
  await page.getByRole('radio', { name: 'Chairs & Stools' }).check()
  await expect(notice(page)).toBeVisible()
  await expect(names).toHaveText(before)
  await mend()
  await notice(page).getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('.product-list > li')).toHaveCount(5)
  expect(consoleErrors.splice(0).filter((line) => !/DISCONNECTED/.test(line))).toEqual([])
})

test('without the script of a part, a page reloads once, stays as rendered, and leads on', async ({
  page,
  ownSite,
  consoleErrors,
}) => {
  await switchLanguages(ownSite, page, 'en', 'hi')
  await cut(page, /\/assets\/(?:swatch-parts|language-switch)-/)
  const failures = new Set<string>()
  page.on('requestfailed', (request) => failures.add(request.url()))
  let loads = 0
  page.on('domcontentloaded', () => {
    loads++
    failures.clear()
  })
  await page.goto(`${ownSite.url}/product?page=2`)
  await expect.poll(() => [loads, failures.size]).toEqual([2, 2])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop')
  await expect(page.locator('.choice-row').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'हिन्दी' }).first()).toBeAttached()
  // The next page is a document of its own, which lacks the parts as well.
  await page.getByRole('radio', { name: 'Chairs & Stools' }).check()
  await expect.poll(() => [loads, failures.size]).toEqual([4, 2])
  await expect(page.locator('.product-list > li')).toHaveCount(5)
  await footerLink(page, 'About us').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us')
  expect(
    consoleErrors
      .splice(0)
      .filter((line) => !/DISCONNECTED|swatch-parts|language-switch/.test(line)),
  ).toEqual([])
})
