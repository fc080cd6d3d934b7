import type { Page } from '@playwright/test'
import { findProduct } from '../../helpers/api.ts'
import { expect, findViolations, test } from '../../helpers/test.ts'

const name = 'Teak Spindle Jhoola'
const mainPhoto = (page: Page) => page.locator('.product-gallery-module__open img')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const price = (page: Page) => page.locator('article .offer-line-module__root')
const order = (page: Page) =>
  page.locator('article').getByRole('link', { name: 'Order on WhatsApp' })
const bar = (page: Page) => page.locator('.order-bar-module__root')
const chatButton = (page: Page) => page.locator('.overlays-module__chat')
const photoButton = (page: Page, number: number) =>
  page.getByRole('button', { name: `Photo ${number} of 3` })

test('a visitor looks closely at a product', async ({ page, context, demoSite }) => {
  const { url } = demoSite
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { path } = await findProduct(demoSite, name)
  await page.goto(`${url}/product-detail/former-name-${path.slice(-12)}`)
  for (const part of [price(page), order(page), chatButton(page)])
    await expect(part).toBeInViewport({ ratio: 1 })

  await test.step('tabs by arrow keys', async () => {
    const description = page.getByRole('tab', { name: 'Description' })
    const additional = page.getByRole('tab', { name: 'Additional Information' })
    await description.focus()
    await page.keyboard.press('ArrowRight')
    await expect(additional).toBeFocused()
    await expect(additional).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel')).toContainText('Seats two adults')
    await page.keyboard.press('ArrowRight')
    await expect(description).toHaveAttribute('aria-selected', 'true')
  })

  await test.step('thumbnails that wrap around', async () => {
    const first = (await mainPhoto(page).getAttribute('src')) ?? ''
    await page
      .getByRole('button', { name: /^Photo [0-9] of 3$/ })
      .nth(2)
      .click()
    await expect(mainPhoto(page)).not.toHaveAttribute('src', first)
    await expect(photoButton(page, 2)).toHaveAttribute('aria-current', 'true')
    const next = page.getByRole('button', { name: 'Next photo' })
    await next.click()
    await next.click()
    await expect(mainPhoto(page)).toHaveAttribute('src', first)
    await page.getByRole('button', { name: 'Previous photo' }).click()
    await expect(photoButton(page, 3)).toHaveAttribute('aria-current', 'true')
  })

  await test.step('the photo viewer by keyboard', async () => {
    const main = page.locator('.product-gallery-module__open')
    await main.focus()
    await page.keyboard.press('Enter')
    const viewer = page.getByRole('dialog', { name: `Photos of ${name}` })
    await expect(viewer.getByText('3 / 3')).toBeVisible()
    // The viewer ignores keys while it opens.
    await expect(async () => {
      if (await viewer.getByText('3 / 3').isVisible()) await page.keyboard.press('ArrowRight')
      await expect(viewer.getByText('1 / 3')).toBeVisible({ timeout: 300 })
    }).toPass()
    await expect(viewer.locator('.pswp__top-bar')).toHaveCSS('opacity', '1')
    expect(await findViolations(viewer)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(viewer).toHaveCount(0)
    await expect(main).toBeFocused()
    await expect(photoButton(page, 1)).toHaveAttribute('aria-current', 'true')
  })

  await test.step('a link to its present address', async () => {
    await page.getByRole('button', { name: `Share ${name}` }).click()
    await expect(page.getByText('Link copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url + path)
  })

  await test.step('a printed sheet with both tabs, and without header and buttons', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(price(page)).toContainText('Made to order, 3 weeks')
    for (const text of ['202 W × 120 D × 205 H cm', 'Warranty', 'Seats two adults'])
      await expect(page.getByText(text).first()).toBeVisible()
    for (const part of [page.locator('.site-header-module__root'), order(page), bar(page)])
      await expect(part).toBeHidden()
  })
})

test('a visitor goes through similar products and back', async ({ page, demoSite }) => {
  const chair = await findProduct(demoSite, 'Cord-Seat Dining Chair')
  await page.goto(demoSite.url + chair.path)
  const similar = page.getByRole('region', { name: 'Similar Product' })
  const slides = similar.getByRole('listitem')
  await similar.scrollIntoViewIfNeeded()
  const next = similar.getByRole('button', { name: 'Next products' })
  await next.click()
  await expect(slides.first()).not.toBeInViewport({ ratio: 0.9 })
  // After the last one comes the first again.
  await expect(async () => {
    await next.click()
    await expect(slides.first()).toBeInViewport({ ratio: 0.9, timeout: 300 })
  }).toPass()

  const seen = (await slides.first().getByRole('heading').textContent()) ?? ''
  await slides.first().getByRole('link').click()
  await expect(heading(page)).toHaveText(seen)
  const recent = page.getByRole('region', { name: 'Recently viewed' }).getByRole('listitem')
  await expect(recent).toHaveText([new RegExp(`^${chair.name}Price: `)])
  await recent.first().click()
  await expect(heading(page)).toHaveText(chair.name)
  await expect(recent).toContainText([seen])
})

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 640 }, hasTouch: true, isMobile: true })

  test('a visitor can order wherever the page stands', async ({ page, demoSite }) => {
    await page.goto(demoSite.url + (await findProduct(demoSite, name)).path)

    await test.step('an order bar with the price until the order button comes', async () => {
      await expect(order(page)).not.toBeInViewport()
      await expect(bar(page)).toBeInViewport({ ratio: 1 })
      await expect(bar(page)).toContainText(name)
      await expect(bar(page).getByText('₹68,500')).toBeInViewport({ ratio: 1 })
      await order(page).evaluate((one) =>
        one.scrollIntoView({ block: 'center', behavior: 'instant' }),
      )
      for (const part of [bar(page), chatButton(page)]) await expect(part).toBeHidden()
      await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }))
      await expect(bar(page)).toBeInViewport({ ratio: 1 })
      await expect(chatButton(page)).toBeHidden()
      await expect(page.getByRole('button', { name: 'QR code' })).toBeHidden()
    })

    await test.step('a dot for each of a few photos', async () => {
      const dots = page.locator('.thumbnails-module__dots').getByRole('button')
      const first = (await mainPhoto(page).getAttribute('src')) ?? ''
      await expect(page.locator('.thumbnails-module__root')).toBeHidden()
      await photoButton(page, 3).tap()
      await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true')
      await expect(mainPhoto(page)).not.toHaveAttribute('src', first)
      await dots.nth(0).press('Enter')
      await expect(mainPhoto(page)).toHaveAttribute('src', first)
    })

    await test.step('a counter of many photos', async () => {
      const { path } = await findProduct(demoSite, 'Three-Seat Linen Sofa')
      await page.goto(demoSite.url + path)
      const counter = page.locator('.thumbnails-module__dots')
      await expect(counter.getByText('1 / 9', { exact: true })).toBeVisible()
      await counter.getByRole('button', { name: 'Previous photo' }).tap()
      await expect(counter.getByRole('status')).toContainText('Photo 9 of 9')
      await counter.getByRole('button', { name: 'Next photo' }).tap()
      await expect(counter.getByText('1 / 9', { exact: true })).toBeVisible()
    })
  })
})

test.describe('Without JavaScript', () => {
  test.use({ viewport: { width: 390, height: 640 }, javaScriptEnabled: false })

  test('a visitor sees every photo and text', async ({ page, demoSite, consoleErrors }) => {
    await page.goto(`${demoSite.url}/product`)
    await expect(page.getByRole('button', { name: 'Show products' }).first()).toBeVisible()
    await expect(page.locator('.heart-button-module__root').first()).toBeHidden()
    await page.goto(demoSite.url + (await findProduct(demoSite, name)).path)
    for (const part of [bar(page), chatButton(page)])
      await expect(part).toBeInViewport({ ratio: 1 })
    for (const part of [page.locator('.thumbnails-module__dots'), page.getByRole('tablist')])
      await expect(part).toBeHidden()
    for (const photo of await page.locator('.product-gallery-module__plain img').all())
      await expect(photo).toBeVisible()
    for (const text of ['Warranty', 'Seats two adults'])
      await expect(page.getByText(text)).toBeVisible()
    // With JavaScript disabled, the browser logs an error for every blocked script.
    consoleErrors.length = 0
  })
})
