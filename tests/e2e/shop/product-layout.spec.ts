import type { Locator, Page } from '@playwright/test'
import { productNamed, write } from '../../helpers/chat.ts'
import { createForm } from '../../helpers/form.ts'
import { photograph } from '../../helpers/media/media.ts'
import type { Site } from '../../helpers/site.ts'
import {
  expect,
  findViolations,
  keepFirstFont,
  test,
  waitForHydration,
} from '../../helpers/test.ts'

// Close the page first: its pending requests would fail once the server stops.
test.afterEach(({ page }) => page.close())

const phone = { width: 390, height: 844 }
const tablet = { width: 820, height: 1180 }
const desk = { width: 1440, height: 900 }

const offer = {
  price: '129900',
  salePrice: '99900',
  priceIsFrom: true,
  availability: 'made-to-order',
  availabilityNote: '3 weeks',
}

async function openProduct(page: Page, site: Site): Promise<void> {
  const { path } = await productNamed(page, site, 'Teak Spindle Jhoola')
  await page.goto(site.url + path)
}

/** Sets a price on a demo product, and returns its path. */
async function priceProduct(page: Page, site: Site): Promise<string> {
  const { _id, path } = await productNamed(page, site, 'Teak Spindle Jhoola')
  await write(page, site, site.session.token, `/ourCategoriesItems/${_id}`, offer)
  return path
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (box === null) throw new Error('It is not on the page.')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

const parts = (page: Page) => ({
  photo: page.locator('.product-gallery__main'),
  name: page.getByRole('heading', { level: 1 }),
  price: page.locator('article .offer-line'),
  order: page.locator('article').getByRole('link', { name: 'Order on WhatsApp' }),
  bar: page.locator('.order-bar'),
})

/** Horizontal overflow of the page in pixels. */
function overhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}

test('photo, name, price and order button come first on every screen size', async ({
  page,
  ownSite,
}) => {
  const path = await priceProduct(page, ownSite)
  for (const viewport of [phone, tablet, desk]) {
    await page.setViewportSize(viewport)
    await page.goto(ownSite.url + path)
    await waitForHydration(page)
    const { photo, name, price, order, bar } = parts(page)
    const [photoBox, nameBox, priceBox, orderBox] = await Promise.all([
      boxOf(photo),
      boxOf(name),
      boxOf(price),
      boxOf(order),
    ])
    const amount = price.locator('strong')
    expect(
      parseFloat(await amount.evaluate((one) => getComputedStyle(one).fontSize)),
    ).toBeGreaterThanOrEqual(20)
    await expect(amount).toHaveCSS('font-weight', '600')
    expect(priceBox.y - nameBox.bottom).toBeLessThanOrEqual(16)
    expect(priceBox.y).toBeGreaterThanOrEqual(nameBox.bottom)
    const covered = (await bar.isVisible()) ? (await boxOf(bar)).height : 0
    expect(priceBox.bottom, `price at ${viewport.width}`).toBeLessThanOrEqual(
      viewport.height - covered,
    )
    const screens = viewport === phone ? 1.2 : 1
    expect(orderBox.bottom, `order at ${viewport.width}`).toBeLessThanOrEqual(
      viewport.height * screens,
    )
    if (viewport === phone) expect(photoBox.bottom).toBeLessThanOrEqual(nameBox.y)
    else {
      expect(nameBox.x).toBeGreaterThan(photoBox.right)
      expect(photoBox.width).toBeGreaterThan(300)
    }
  }
  await page.setViewportSize({ width: 719, height: 1100 })
  const { photo, name } = parts(page)
  expect((await boxOf(name)).y).toBeGreaterThanOrEqual((await boxOf(photo)).bottom)
})

test('three similar products stand side by side on a desktop', async ({ page, demoSite }) => {
  await page.setViewportSize(desk)
  await openProduct(page, demoSite)
  const slides = page.getByRole('region', { name: 'Similar Product' }).getByRole('listitem')
  await slides.first().scrollIntoViewIfNeeded()
  const boxes = await Promise.all([0, 1, 2].map((at) => boxOf(slides.nth(at))))
  expect(new Set(boxes.map(({ y }) => Math.round(y))).size).toBe(1)
  expect((boxes[2]?.right ?? Infinity) - 15).toBeLessThanOrEqual(desk.width)
  expect(boxes[1]?.x).toBeGreaterThan(boxes[0]?.x ?? 0)
})

test.describe('On a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('dots select the photo below 768 px, thumbnails from there on', async ({
    page,
    demoSite,
  }) => {
    await openProduct(page, demoSite)
    const dots = page.locator('.photo-dots').getByRole('button')
    await expect(dots).toHaveCount(3)
    await expect(page.locator('.thumbnails')).toBeHidden()
    for (const dot of await dots.all()) {
      const { width, height } = await boxOf(dot)
      expect([width, height]).toEqual([44, 44])
    }
    const photo = page.locator('.product-gallery__open img')
    const first = await photo.getAttribute('src')
    await page.getByRole('button', { name: 'Photo 3 of 3' }).tap()
    await expect(photo).not.toHaveAttribute('src', first ?? '')
    await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true')
    await dots.nth(0).press('Enter')
    await expect(photo).toHaveAttribute('src', first ?? '')
    await page.setViewportSize({ width: 768, height: 1024 })
    await expect(dots.first()).toBeHidden()
    await expect(page.locator('.thumbnails')).toBeVisible()
  })

  test('a counter between two buttons replaces the dots of six photos or more', async ({
    page,
    ownSite,
  }) => {
    const { _id, path } = await productNamed(page, ownSite, 'Teak Spindle Jhoola')
    const colours = ['#400000', '#004000', '#000040']
    const { body, contentType } = createForm({
      images: await Promise.all(colours.map((colour) => photograph(colour))),
    })
    const saved = await page.request.put(`${ownSite.url}/api/ourCategoriesItems/${_id}`, {
      headers: {
        authorization: `Bearer ${ownSite.session.token}`,
        'content-type': contentType,
      },
      data: body,
    })
    expect(saved.status()).toBe(200)
    await page.goto(ownSite.url + path)
    const bar = page.locator('.photo-dots')
    await expect(bar.getByText('1 / 6', { exact: true })).toBeVisible()
    await expect(bar.getByRole('button')).toHaveCount(2)
    expect((await boxOf(bar)).height).toBeLessThanOrEqual(44)
    await bar.getByRole('button', { name: 'Previous photo' }).tap()
    await expect(bar.getByRole('status')).toContainText('Photo 6 of 6')
    await bar.getByRole('button', { name: 'Next photo' }).tap()
    await expect(bar.getByText('1 / 6', { exact: true })).toBeVisible()
    expect(await findViolations(page)).toEqual([])
  })

  test('tags and the share button are at least 44 px high', async ({ page, demoSite }) => {
    await openProduct(page, demoSite)
    const targets = page.locator('.product-details__tags a, .share-button button')
    await expect(targets).not.toHaveCount(0)
    for (const target of await targets.all())
      expect((await boxOf(target)).height).toBeGreaterThanOrEqual(44)
  })

  test('the order bar shows the price while the order button is off-screen, without layout shift', async ({
    page,
    ownSite,
  }) => {
    const path = await priceProduct(page, ownSite)
    await page.setViewportSize({ width: 390, height: 640 })
    await keepFirstFont(page)
    await watchShifts(page)
    await page.goto(ownSite.url + path)
    await waitForHydration(page)
    const { order, bar } = parts(page)
    await expect(order).not.toBeInViewport()
    await expect(bar).toBeInViewport({ ratio: 1 })
    await expect(bar).toContainText('Teak Spindle Jhoola')
    await expect(bar.locator('.offer-line')).toBeInViewport({ ratio: 1 })
    const barBox = await boxOf(bar)
    for (const text of ['from ₹99,900', 'Made to order, 3 weeks']) {
      const { x, y, right, bottom } = await boxOf(bar.getByText(text))
      expect([x >= 0, y >= barBox.y, right <= phone.width, bottom <= 640]).toEqual(
        Array(4).fill(true),
      )
    }
    const available = bar.locator('.offer-line__badge')
    expect((await boxOf(available)).right).toBeLessThanOrEqual(
      (await boxOf(bar.getByRole('link'))).x,
    )
    expect(barBox.height).toBeLessThanOrEqual(96)
    await order.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await expect(bar).toBeHidden()
    await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }))
    await expect(bar).toBeInViewport({ ratio: 1 })
    const end = page.getByText('All rights reserved')
    await expect(end).toBeInViewport({ ratio: 1 })
    expect((await boxOf(end)).bottom).toBeLessThanOrEqual((await boxOf(bar)).y)
    expect(await page.evaluate(() => window.layoutShift)).toBeLessThanOrEqual(0.01)
    expect(await findViolations(page)).toEqual([])
  })

  test('text at 200% keeps price, order button and order bar visible', async ({
    page,
    ownSite,
  }) => {
    const path = await priceProduct(page, ownSite)
    await page.goto(ownSite.url + path)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const { price, order, bar } = parts(page)
    await expect.poll(() => overhang(page)).toBeLessThanOrEqual(0)
    for (const part of [price, price.locator('strong'), order]) {
      const { x, right } = await boxOf(part)
      expect(x).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(phone.width)
    }
    await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }))
    await expect(bar.getByRole('link')).toBeInViewport({ ratio: 1 })
    const end = await boxOf(page.getByText('All rights reserved'))
    expect(end.bottom).toBeLessThanOrEqual((await boxOf(bar)).y)
  })
})

test.describe('On a phone without JavaScript', () => {
  test.use({ viewport: { width: 390, height: 640 }, javaScriptEnabled: false })

  test('shows the order bar, every photo and all tabs', async ({
    page,
    demoSite,
    consoleErrors,
  }) => {
    await openProduct(page, demoSite)
    const { bar, price, order } = parts(page)
    await expect(bar).toBeInViewport({ ratio: 1 })
    await expect(bar.getByRole('link', { name: 'Order on WhatsApp' })).toBeInViewport({ ratio: 1 })
    await expect(page.locator('.photo-dots')).toBeHidden()
    for (const photo of await page.locator('.product-gallery__plain img').all())
      await expect(photo).toBeVisible()
    await expect(page.getByRole('tablist')).toBeHidden()
    await expect(page.getByText('Warranty')).toBeVisible()
    await expect(page.getByText('Seats two adults')).toBeVisible()
    await expect(price).toBeVisible()
    expect((await boxOf(order)).bottom).toBeLessThanOrEqual(844 * 1.2)
    const [chat, box] = [await boxOf(page.locator('.chat-button')), await boxOf(bar)]
    expect(chat.bottom).toBeLessThanOrEqual(box.y)
    await page.mouse.wheel(0, 1e6)
    const end = page.getByText('All rights reserved')
    await expect(end).toBeInViewport({ ratio: 1 })
    expect((await boxOf(end)).bottom).toBeLessThanOrEqual((await boxOf(bar)).y)
    // With JavaScript disabled, the browser logs an error for every blocked script.
    consoleErrors.length = 0
  })
})

test('the print layout shows price, availability, size and all tabs, and hides header and order buttons', async ({
  page,
  demoSite,
}) => {
  await openProduct(page, demoSite)
  await page.emulateMedia({ media: 'print' })
  const { price, order, bar } = parts(page)
  await expect(price).toBeVisible()
  await expect(price).toContainText('Made to order, 3 weeks')
  for (const text of ['202 W × 120 D × 205 H cm', 'Warranty', 'Seats two adults'])
    await expect(page.getByText(text).first()).toBeVisible()
  for (const part of [page.locator('.site-header'), order, bar]) await expect(part).toBeHidden()
})

/** Sums the layout shifts in `window.layoutShift`. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShift = 0
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) window.layoutShift += Number(shift.toJSON().value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

declare global {
  interface Window {
    layoutShift: number
  }
}
