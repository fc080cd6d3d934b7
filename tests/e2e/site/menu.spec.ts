import type { Page } from '@playwright/test'
import { publicPages } from '../../../domain/urls/public-pages.ts'
import { expect, findViolations, test, withMotion } from '../../helpers/test.ts'

test.use({ ...withMotion, viewport: { width: 390, height: 844 } })

test('The menu keeps the focus until it closes', async ({ page, demoSite }) => {
  await page.goto(`${demoSite.url}/contactus`)
  const menu = await openMenu(page)
  const pages = Object.values(publicPages).filter((page) => 'menu' in page)
  // Besides the logo and four ways to reach the shop.
  await expect(menu.getByRole('link')).toHaveCount(pages.length + 5)
  await expect(menu.getByRole('link').first()).toBeFocused()
  // The focus is kept once the menu has been painted.
  await expect(page.locator('main')).toHaveJSProperty('inert', true)
  await page.keyboard.press('Tab')
  await expect(menu.getByRole('link', { name: 'HOME', exact: true })).toBeFocused()
  for (let press = 0; press < 3; press++) await page.keyboard.press('Shift+Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('header, main'))).toBeNull()
  expect(await findViolations(menu)).toEqual([])
  await page.mouse.wheel(0, 400)
  // Keys that scroll, and those of screen readers and shortcuts.
  for (const key of ['ArrowDown', 'PageDown', 'End', 'Control', 'Alt', 'CapsLock', 'Control+c'])
    await page.keyboard.press(key)
  await expect(menu).toBeVisible()

  const closings = [
    () => page.keyboard.press('x'),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(120, 700),
    () => page.mouse.click(350, 700),
  ]
  for (const close of closings) {
    if (await menu.isHidden()) await openMenu(page)
    // Fully open.
    await expect.poll(() => menu.boundingBox()).toMatchObject({ x: 0 })
    await close()
    await expect(menu).toBeHidden()
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
  }
  expect(await page.evaluate(() => scrollY), 'the page behind stood still').toBe(0)

  await openMenu(page)
  await menu.getByRole('link', { name: 'ABOUT US' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/aboutus$/)
  await expect(menu).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('The home page hides what needs a script', async ({ page, demoSite, consoleErrors }) => {
    await page.goto(demoSite.url)
    for (const hidden of ['.hero-module__nav', '.slider-module__arrows', '.slider-module__bars'])
      await expect(page.locator(hidden)).toBeHidden()
    for (const shown of [
      '.hero-module__word',
      '#feed-h',
      '.customer-videos-module__root video[controls]',
    ])
      await expect(page.locator(shown).first()).toBeVisible()
    const menu = await openMenu(page)
    await menu.getByRole('link', { name: 'CONTACT US' }).click()
    await expect(page).toHaveURL(/\/contactus$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
    // The end of the page, where scripts are, may still be on its way.
    await page.goto('about:blank')
    // With JavaScript disabled, the browser logs an error for every blocked script.
    consoleErrors.length = 0
  })
})

async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.locator('.drawer-module__root')
  await expect(menu).toBeVisible()
  return menu
}
