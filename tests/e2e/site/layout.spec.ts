import type { Locator, Page } from '@playwright/test'
import { expect, test, withMotion } from '../../helpers/test.ts'

const phone = { width: 390, height: 844 }

test.use(withMotion)

test.describe('the page layout', () => {
  test('has a fixed header with four contact links, a chat button and a footer of four columns', async ({
    page,
    demoSite,
  }) => {
    await page.goto(demoSite.url)
    const header = page.locator('.site-header')
    await test.step('the skip link moves the focus to the content', async () => {
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.locator('main')).toBeFocused()
    })
    await test.step('the header is white, fixed, 80 px high, with a logo of 50 px', async () => {
      await expect(header).toHaveCSS('position', 'fixed')
      await expect(header).toHaveCSS('background-color', 'rgb(255, 255, 255)')
      expect((await header.boundingBox())?.height).toBe(80)
      expect((await header.locator('.logo').boundingBox())?.height).toBe(50)
      await expect(page.locator('main')).toHaveCSS('margin-top', '80px')
    })
    await test.step('the header links to chat, phone, Facebook and Instagram', async () => {
      const icons = page.locator('.site-header__icons')
      const chat = icons.getByRole('link', { name: 'Chat on WhatsApp' })
      await expect(chat).toHaveAttribute('href', 'https://wa.me/919876543210')
      await expect(chat).toHaveAttribute('target', '_blank')
      await expect(icons.getByRole('link', { name: /^Call/ })).toHaveAttribute(
        'href',
        'tel:+919876543210',
      )
      await expect(icons.getByRole('link', { name: 'Our Facebook page' })).toBeVisible()
      await expect(icons.getByRole('link', { name: 'Our Instagram page' })).toBeVisible()
    })
    await test.step('the footer has its columns and the copyright year', async () => {
      const footer = page.locator('.site-footer')
      await expect(footer).toHaveCSS('background-color', 'rgb(29, 29, 29)')
      await expect(footer.getByRole('heading')).toHaveText([
        'Quick Links',
        'Categories',
        'Locations',
      ])
      await expect(footer.getByRole('navigation').first().getByRole('link')).toHaveText([
        'Home',
        'About us',
        'Products',
        'Contact us',
      ])
      const contact = footer.locator('.site-footer__contact')
      await expect(contact).toContainText('98765 43210')
      await expect(contact.getByRole('link', { name: /@/ })).toBeVisible()
      await expect(contact.locator('address')).not.toBeEmpty()
      await expect(footer).toContainText('© 2024 Zula Living. All rights reserved.')
    })
    await test.step('the chat button sits in the bottom right corner on desktops and phones', async () => {
      const button = page.getByRole('link', { name: 'Chat with us on WhatsApp' })
      await expect(button).toHaveAttribute('href', 'https://wa.me/919876543210')
      await expect(button).toHaveAttribute('target', '_blank')
      for (const { width, right } of [
        { width: 390, right: 10 },
        { width: 1440, right: 30 },
      ]) {
        await page.setViewportSize({ width, height: 800 })
        await expect
          .poll(() => button.boundingBox())
          .toMatchObject({ width: 40, height: 40, x: width - 40 - right })
        expect((await button.boundingBox())?.y).toBeCloseTo(800 * 0.95 - 40, 0)
      }
    })
    await test.step('the header casts a shadow once the page is scrolled', async () => {
      await expect(header).toHaveCSS('box-shadow', 'none')
      await page.mouse.wheel(0, 600)
      await expect(header).not.toHaveCSS('box-shadow', 'none')
    })
  })

  test('marks the current page in the navigation, and has no vague link texts', async ({
    page,
    demoSite,
  }) => {
    const vague =
      /^(?:click here|click this|go|here|information|learn more|more|more info|more information|right here|read more|see more|start|this|discover more)$/i
    const current = page.locator('.site-header__nav [aria-current]')
    for (const [path, name] of [
      ['/', 'HOME'],
      ['/aboutus', 'ABOUT US'],
      ['/contactus', 'CONTACT US'],
      ['/product', 'PRODUCTS'],
    ] as const) {
      await page.goto(demoSite.url + path)
      await expect(current).toHaveText([name])
      const texts = await page
        .locator('a[href]')
        .evaluateAll((links) => links.map((link) => link.textContent?.trim() ?? ''))
      expect(texts.filter((text) => vague.test(text))).toEqual([])
      if (path === '/')
        await expect(
          page.getByRole('link', { name: 'Read More about us', exact: true }),
        ).toBeVisible()
    }
    await page.locator('.site-footer').getByRole('link', { name: 'Indoor Swings' }).click()
    await expect(page).toHaveURL(/\/product\/.+/)
    await expect(current).toHaveText(['PRODUCTS'])
  })
})

test.describe('the drawer', () => {
  test.use({ viewport: phone })

  test('opens at the left edge, traps the focus, closes on a typed key or click, and follows links', async ({
    page,
    demoSite,
  }) => {
    await page.goto(demoSite.url)
    const drawer = await openDrawer(page)
    await expectAtRest(drawer)
    expect((await drawer.locator('.logo').boundingBox())?.height).toBe(40)
    await expect(drawer.getByRole('link')).toHaveCount(9)
    await expect(drawer.getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(drawer.getByRole('link', { name: 'HOME', exact: true })).toBeFocused()
    for (let press = 0; press < 3; press++) await page.keyboard.press('Shift+Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('header, main'))).toBeNull()
    await page.mouse.wheel(0, 400)
    // Keys that scroll, and those of screen readers and shortcuts.
    for (const key of ['ArrowDown', 'PageDown', 'End', 'Control', 'Alt', 'CapsLock', 'Control+c'])
      await page.keyboard.press(key)
    await expect(drawer).toBeVisible()

    const closings = [
      () => page.keyboard.press('x'),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(120, 700),
      () => page.mouse.click(350, 700),
    ]
    for (const close of closings) {
      if (await drawer.isHidden()) await openDrawer(page)
      await expectAtRest(drawer)
      await close()
      await expect(drawer).toBeHidden()
      await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
    }
    expect(await page.evaluate(() => scrollY), 'the page behind stood still').toBe(0)

    await openDrawer(page)
    await drawer.getByRole('link', { name: 'ABOUT US' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/aboutus$/)
    await expect(drawer).toBeHidden()
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('opens, and its links work', async ({ page, demoSite, consoleErrors }) => {
      await page.goto(demoSite.url)
      const drawer = await openDrawer(page)
      await drawer.getByRole('link', { name: 'CONTACT US' }).click()
      await expect(page).toHaveURL(/\/contactus$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
      // With JavaScript disabled, the browser logs an error for every blocked script.
      consoleErrors.length = 0
    })
  })
})

test('navigation scrolls smoothly to the top and moves the focus; Back restores the scroll position', async ({
  page,
  demoSite,
}) => {
  await page.goto(demoSite.url)
  await page.locator('#films-h').scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  await page.locator('.site-header__nav').getByRole('link', { name: 'ABOUT US' }).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)

  await recordScroll(page)
  await page.locator('.site-header .logo').click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  expect(await page.evaluate(() => window.manners), 'on the way home').toEqual(['smooth'])

  const link = page.locator('.site-footer').getByRole('link', { name: 'About us' })
  await link.scrollIntoViewIfNeeded()
  await page.evaluate(() => window.manners.splice(0))
  await link.click()
  await expect(page).toHaveURL(/\/aboutus$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  expect(await page.evaluate(() => window.manners), 'on the way to a page').toEqual(['smooth'])
  await expect(page.locator('main')).toBeFocused()
})

test('content below the fold fades in on scroll, and stays visible without scrolling', async ({
  page,
  demoSite,
}) => {
  await page.goto(demoSite.url)
  const waiting = page.locator('[data-reveal="waiting"]')
  const block = page.locator('.categories > li').first()
  await page.waitForLoadState('networkidle')
  await expect(waiting).toHaveCount(0)
  await page.mouse.wheel(0, 20)
  await expect(block).toHaveAttribute('data-reveal', 'waiting')
  await page.mouse.wheel(0, 900)
  await expect(block).toHaveAttribute('data-reveal', 'shown')
  await expect(block).toHaveCSS('transition-duration', '1s, 1s')
  await expect(block).toHaveCSS('opacity', '1')
})

test('returns 404 for an unknown path, with a link to all products', async ({
  page,
  demoSite,
  consoleErrors,
}) => {
  const response = await page.goto(`${demoSite.url}/no/such/page`)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This seat is empty')
  await expect(page).toHaveTitle('Page not found | Zula Living')
  await page.locator('main').getByRole('link', { name: 'All products' }).click()
  await expect(page).toHaveURL(/\/product$/)
  // The browser logs the expected 404.
  consoleErrors.length = 0
})

test('with reduced motion, a changed style takes effect at once, without a frame of the old layout', async ({
  page,
  demoSite,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${demoSite.url}/aboutus`)
  const margins = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const style = getComputedStyle(heading)
    const before = style.marginTop
    heading.style.marginTop = '7px'
    return [before, style.marginTop]
  })
  expect(margins).toEqual(['0px', '7px'])
})

/** Waits until the drawer is fully open at the left edge. */
async function expectAtRest(drawer: Locator) {
  await expect.poll(() => drawer.boundingBox()).toMatchObject({ x: 0, width: 250 })
}

async function openDrawer(page: Page) {
  await page.getByRole('button', { name: 'Open menu' }).click()
  const drawer = page.locator('.drawer')
  await expect(drawer).toBeVisible()
  return drawer
}

/** Records the distinct `scroll-behavior` values during scroll events in `window.manners`. */
async function recordScroll(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.manners = []
    addEventListener('scroll', () => {
      const { scrollBehavior } = getComputedStyle(document.documentElement)
      if (!window.manners.includes(scrollBehavior)) window.manners.push(scrollBehavior)
    })
  })
}

declare global {
  interface Window {
    manners: string[]
  }
}
