import { expect, test, withMotion } from '../../helpers/test.ts'

test.use(withMotion)

test('A visitor scrolls down the home page, leaves it, and comes back', async ({
  page,
  demoSite,
}) => {
  await page.goto(demoSite.url)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[data-reveal="waiting"]')).toHaveCount(0)
  const block = page.locator('.categories-module__root > li').first()
  await page.mouse.wheel(0, 20)
  await expect(block).toHaveAttribute('data-reveal', 'waiting')
  await page.mouse.wheel(0, 900)
  await expect(block).toHaveAttribute('data-reveal', 'shown')
  await expect(block).toHaveCSS('opacity', '1')

  const top = () => page.evaluate(() => scrollY)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await page.locator('#films-h').scrollIntoViewIfNeeded()
  const before = await top()
  await page.locator('.site-header-module__nav').getByRole('link', { name: 'ABOUT US' }).click()
  await expect(page).toHaveURL(/\/aboutus$/)
  await expect.poll(top).toBe(0)
  await expect(page.locator('main')).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(`${demoSite.url}/#main`)
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(1)
})

test('Pages and hearts move only for visitors who like motion', async ({ page, demoSite }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition
    window.viewTransitions = 0
    document.startViewTransition = (change) => {
      window.viewTransitions += 1
      return start.call(document, change)
    }
  })
  const transitions = () => page.evaluate(() => window.viewTransitions)
  const heart = page.getByRole('button', { name: /^Shortlist Teak Spindle/ })
  const heading = page.getByRole('heading', { level: 1 })

  await page.goto(`${demoSite.url}/aboutus`)
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click()
  await expect(heading).toHaveText('Zula Living')
  expect(await transitions()).toBe(1)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.locator('.hero-module__root').getByRole('link', { name: 'Shop Now' }).click()
  await expect(heading).toHaveText('Shop')
  expect(await transitions()).toBe(1)
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(heart.locator('i')).toHaveCSS('animation-name', 'none')
  const margin = await heading.evaluate((element) => {
    element.style.marginTop = '7px'
    return getComputedStyle(element).marginTop
  })
  expect(margin, 'a change without a frame of the old layout').toBe('7px')

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(heart.locator('i')).toHaveCSS('animation-name', 'pendulum')
  await page.locator('.shop-filters-module__radio', { hasText: 'Indoor Swings' }).click()
  await expect(page).toHaveURL(/\/product\/.+/)
  expect(await transitions(), 'a choice within the page').toBe(1)
})

declare global {
  interface Window {
    viewTransitions: number
  }
}
