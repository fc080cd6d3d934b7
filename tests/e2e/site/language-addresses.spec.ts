import type { Page } from '@playwright/test'
import { switchLanguages } from '../../helpers/languages/site-languages.ts'
import { expect, test } from '../../helpers/test.ts'

/** Counts the documents that a page loads: a client-side navigation loads none. */
function countDocuments(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1
  })
  return () => count
}

test('pages of another language hydrate, and their links keep the language prefix', async ({
  page,
  ownSite,
}) => {
  const { url } = ownSite
  await switchLanguages(ownSite, page, 'en', 'hi', 'gu')
  const documents = countDocuments(page)
  await page.goto(`${url}/hi/`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  const footer = page.locator('.site-footer')
  for (const [path, title] of [
    ['/hi/aboutus', 'banner'],
    ['/hi/product', 'banner'],
    ['/hi/', 'hero'],
  ] as const) {
    await footer.locator(`nav a[href="${path}"]`).first().click()
    await expect(page).toHaveURL(`${url}${path}`)
    await expect(page.locator(`.${title}`).first()).toBeVisible()
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', url + path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  }
  await page.goBack()
  await expect(page).toHaveURL(`${url}/hi/product`)
  await page.locator('a[href^="/hi/product-detail/"]').first().click()
  await expect(page).toHaveURL(/\/hi\/product-detail\//)
  await page.goBack()
  await expect(page).toHaveURL(`${url}/hi/product`)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')
  expect(documents()).toBe(2)
})

test('filters, search and pagination of the shop keep the language prefix', async ({
  page,
  ownSite,
}) => {
  const { url } = ownSite
  await switchLanguages(ownSite, page, 'en', 'hi')
  const documents = countDocuments(page)
  await page.goto(`${url}/hi/product`)
  await page.locator('#q').fill('teak')
  await page.locator('#q').press('Enter')
  await expect(page).toHaveURL(`${url}/hi/product?q=teak`)
  await page.goto(`${url}/hi/product?page=2`)
  await page.locator('a[aria-current=page][href="/hi/product?page=2"]').waitFor()
  await page.locator('a[href="/hi/product"][data-preserves-scroll]').first().click()
  await expect(page).toHaveURL(`${url}/hi/product`)
  expect(documents()).toBe(2)
})

test('the language switch follows client-side navigation, and fits beside the menu', async ({
  page,
  ownSite,
}) => {
  const { url } = ownSite
  await switchLanguages(ownSite, page, 'en', 'hi', 'gu')
  await page.setViewportSize({ width: 900, height: 844 })
  await page.goto(`${url}/product?page=2`)
  const link = (place: string, tag: string) => page.locator(`.languages-${place} a[lang=${tag}]`)
  await link('header', 'hi').click()
  await expect(page).toHaveURL(`${url}/hi/product?page=2`)
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
    'nothing is wider than the screen',
  ).toBe(true)
  await page.locator('.site-footer nav a[href="/hi/aboutus"]').click()
  await expect(page).toHaveURL(`${url}/hi/aboutus`)
  for (const place of ['header', 'footer'])
    await expect(link(place, 'en')).toHaveAttribute('href', '/aboutus')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.locator('[popovertarget=drawer]').click()
  await link('drawer', 'gu').click()
  await expect(page).toHaveURL(`${url}/gu/aboutus`)
})
