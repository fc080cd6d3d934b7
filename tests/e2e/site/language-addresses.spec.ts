import { callApi } from '../../helpers/api.ts'
import { stubChatApp } from '../../helpers/chat.ts'
import { expect, test, waitForHydration } from '../../helpers/test.ts'

test('a visitor changes languages on the way', async ({ page, context, ownSite }) => {
  const { url } = ownSite
  await callApi(ownSite, 'PUT', '/settings', { languages: ['en', 'hi', 'gu'] })
  await stubChatApp(context)
  await page.setViewportSize({ width: 900, height: 844 })
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents++
  })
  const footer = page.locator('.site-footer-module__root nav')
  const link = (place: string, tag: string) => page.locator(`.languages-${place} a[lang=${tag}]`)
  await page.goto(`${url}/hi/`)
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
    'the language switch fits beside the menu',
  ).toBe(true)
  await footer.locator('a[href="/hi/product"]').first().click()
  await expect(page).toHaveURL(`${url}/hi/product`)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${url}/hi/product`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  for (const place of ['header', 'footer'])
    await expect(link(place, 'en')).toHaveAttribute('href', '/product')
  // An enquiry carries the language of its page.
  const askAbout = async (product: number) => {
    const sent = page.waitForRequest((request) => request.url().endsWith('/api/orders'))
    await page.locator('.product-card-module__buy').nth(product).click()
    const body = (await sent).postDataJSON()
    await page.bringToFront()
    return body
  }
  expect(await askAbout(0)).toMatchObject({ lang: 'hi' })
  await page.locator('.heart-button-module__root').first().click()
  await page.locator('#q').fill('teak')
  await page.locator('#q').press('Enter')
  await expect(page).toHaveURL(`${url}/hi/product?q=teak`)
  await footer.locator('a[href="/hi/product"]').first().click()
  await page.locator('a[href="/hi/product?page=2"]').first().click()
  await expect(page).toHaveURL(`${url}/hi/product?page=2`)
  await page.locator('a[href^="/hi/product-detail/"]').first().click()
  await expect(page).toHaveURL(/\/hi\/product-detail\//)
  await page.goBack()
  await expect(page).toHaveURL(`${url}/hi/product?page=2`)
  expect(documents).toBe(1)

  // The address changes before the page and its links do.
  await expect(link('header', 'gu')).toHaveAttribute('href', '/gu/product?page=2')
  await link('header', 'gu').click()
  await expect(page).toHaveURL(`${url}/gu/product?page=2`)
  await waitForHydration(page)
  // The shortlist follows the language of the page.
  const panel = page.locator('dialog.shortlist-panel-module__root')
  await page.locator('.shortlist-button-module__round').click()
  await expect(panel.getByRole('listitem')).toContainText('સાગનો સ્પિન્ડલ હીંચકો')
  await expect(panel.locator('a').first()).toHaveAttribute('href', /^\/gu\/product-detail\//)
  await page.keyboard.press('Escape')
  await footer.locator('a[href="/gu/aboutus"]').click()
  await expect(page).toHaveURL(`${url}/gu/aboutus`)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(link('drawer', 'en')).toHaveAttribute('href', '/aboutus')
  await page.locator('[popovertarget=drawer]').click()
  await link('drawer', 'en').click()
  await expect(page).toHaveURL(`${url}/aboutus`)
  expect(documents).toBe(3)
  await waitForHydration(page)
  await footer.locator('a[href="/product"]').first().click()
  expect(await askAbout(1)).not.toHaveProperty('lang')
})
