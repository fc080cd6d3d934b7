import type { Page } from '@playwright/test'
import { expect, test } from '../../helpers/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'No connection' })
const footerLink = (page: Page, name: string) =>
  page.locator('.site-footer').getByRole('link', { name, exact: true })

/** Lets nothing through any more; answers how to let it. */
async function cut(page: Page, what: RegExp): Promise<() => Promise<void>> {
  await page.route(what, (route) => route.abort('internetdisconnected'))
  return () => page.unroute(what)
}

test('a connection lost on the way to a page leaves the reader on the present one', async ({
  page,
  demoSite,
  complaints,
}) => {
  await page.goto(demoSite.url, { waitUntil: 'networkidle' })
  await page.context().setOffline(true)
  await footerLink(page, 'About us').click()
  await expect(notice(page)).toBeVisible()
  await expect(page).toHaveURL(`${demoSite.url}/`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zula Living')
  await notice(page).getByRole('button', { name: 'Try again' }).click()
  await expect(notice(page)).toBeVisible()
  // The way on opens by itself as soon as there is a connection.
  await page.context().setOffline(false)
  await expect(page).toHaveURL(/\/aboutus$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us')
  await expect(page.locator('.banner')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(notice(page)).toHaveCount(0)
  expect(complaints.splice(0).filter((line) => !/DISCONNECTED/.test(line))).toEqual([])
})

test('a page whose data cannot be fetched is tried again when asked', async ({
  page,
  demoSite,
  complaints,
}) => {
  await page.goto(demoSite.url, { waitUntil: 'networkidle' })
  const mend = await cut(page, /\.data/)
  await footerLink(page, 'Contact us').click()
  await expect(notice(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zula Living')
  // Another way, as closed as the first, takes its place.
  await footerLink(page, 'About us').click()
  await expect(notice(page)).toBeVisible()
  await mend()
  await notice(page).getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/\/aboutus$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us')
  await expect(page.locator('.banner')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(notice(page)).toHaveCount(0)
  expect(complaints.splice(0).filter((line) => !/DISCONNECTED/.test(line))).toEqual([])
})

test('a choice in the shop that cannot be fetched leaves the products there', async ({
  page,
  demoSite,
  complaints,
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
  expect(complaints.splice(0).filter((line) => !/DISCONNECTED/.test(line))).toEqual([])
})
