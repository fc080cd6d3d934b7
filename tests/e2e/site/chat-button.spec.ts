import type { APIRequestContext, Page } from '@playwright/test'
import { isFull } from '../../helpers/extended-suite.ts'
import type { Site } from '../../helpers/site.ts'
import { expect, test } from '../../helpers/test.ts'

const phone = { width: 390, height: 844 }

async function findProduct(request: APIRequestContext, { url }: Site): Promise<string> {
  const response = await request.get(`${url}/api/ourCategoriesItems?limit=1`)
  return (await response.json()).categoryItemData[0].path
}

for (const width of isFull ? [390, 820] : [390]) {
  test(`the chat button is fully visible or hidden and covers no control while scrolling, at ${width} px`, async ({
    page,
    demoSite,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const product = await findProduct(page.request, demoSite)
    for (const path of ['/', '/product', product]) {
      await page.goto(demoSite.url + path, { waitUntil: 'networkidle' })
      const { faults, whole, places } = await rideDown(page)
      expect({ path, faults }).toEqual({ path, faults: [] })
      expect(places).toBeGreaterThan(30)
      // On phones, product pages always show an order button or bar, and the chat button stays hidden.
      if (path !== product) expect(whole, `places of ${path} where it stood`).toBeGreaterThan(10)
    }
  })
}

test('the chat button sits 5% above the bottom, with a right margin per screen width', async ({
  page,
  demoSite,
}) => {
  const product = await findProduct(page.request, demoSite)
  for (const { width, right, paths } of [
    { width: 390, right: 10, paths: ['/', '/aboutus'] },
    { width: 820, right: 30, paths: ['/aboutus'] },
    { width: 1440, right: 30, paths: ['/product', product] },
  ])
    for (const path of paths) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(demoSite.url + path)
      const button = page.locator('.chat-button')
      await expect(button).toBeVisible()
      expect(await button.boundingBox(), `${path} at ${width} px`).toEqual({
        x: width - right - 40,
        y: 900 * 0.95 - 40,
        width: 40,
        height: 40,
      })
    }
})

test('the chat button hides while it would cover a form field, then reappears', async ({
  page,
  demoSite,
}) => {
  await page.setViewportSize(phone)
  await page.goto(`${demoSite.url}/contactus`)
  const button = page.locator('.chat-button')
  await expect(button).toBeVisible()
  await expect(button).toHaveAttribute('href', 'https://wa.me/919876543210')
  await page.getByLabel('Your message').evaluate((element) => {
    scrollBy({ top: element.getBoundingClientRect().top - 740, behavior: 'instant' })
  })
  await expect(button).toBeHidden()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(button).toBeVisible()
})

test('the chat button hides while an order button is visible on phones, not on desktops', async ({
  page,
  demoSite,
}) => {
  await page.goto(demoSite.url + (await findProduct(page.request, demoSite)))
  const button = page.locator('.chat-button')
  const order = page.locator('main').getByRole('link', { name: 'Order on WhatsApp' })
  await expect(order).toBeInViewport()
  await expect(button).toBeInViewport({ ratio: 1 })
  await page.setViewportSize(phone)
  await order.scrollIntoViewIfNeeded()
  await expect(order).toBeInViewport()
  await expect(button).toBeHidden()
  await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }))
  await expect(page.locator('.order-bar')).toBeVisible()
  await expect(button).toBeHidden()
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone })

  test('the chat button stays fully visible and covers no text of an order button', async ({
    page,
    demoSite,
    consoleErrors,
  }) => {
    await page.goto(`${demoSite.url}/product`)
    const button = page.locator('.chat-button')
    const chat = await button.boundingBox()
    expect(chat).toMatchObject({ x: 340, width: 40, height: 40 })
    for (const card of await page.locator('.product-card__buy').all()) {
      const box = await card.boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(340)
    }
    await page.goto(demoSite.url + (await findProduct(page.request, demoSite)))
    await expect(button).toBeInViewport({ ratio: 1 })
    const text = page.locator('main').getByText('Order on WhatsApp')
    const isUnder = await text.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect().right > 340
    })
    expect(isUnder).toBe(false)
    // With JavaScript disabled, the browser logs an error for every blocked script.
    consoleErrors.length = 0
  })
})

/** Scrolls down in steps; returns the button's faults, and the number of steps with it visible and in total. */
function rideDown(page: Page) {
  return page.evaluate(async () => {
    const button = document.querySelector<HTMLElement>('.chat-button')
    if (button === null) throw new Error('The page has no chat button.')
    const isThere = () => button.checkVisibility({ visibilityProperty: true })
    // Right edge of the content in pixels: sliders clip their next slide there.
    const edge = innerWidth - (innerWidth < 600 ? 20 : 32)
    const controls = 'button, input, select, textarea, .card h2, .card h3, .card p'

    const findFaults = (): string[] => {
      const chat = button.getBoundingClientRect()
      if (!isThere()) {
        button.focus()
        const isPressed = document.elementsFromPoint(chat.x + 20, chat.y + 20).includes(button)
        return [
          ...(document.activeElement === button ? ['it is hidden, and takes the focus'] : []),
          ...(isPressed ? ['it is hidden, and is pressed'] : []),
        ]
      }
      const isInColumn = ({ width, left, right }: DOMRect) =>
        width > 0 && left < Math.min(chat.right, edge) && Math.min(right, edge) > chat.left
      const find = (selector: string, from: number, to: number) =>
        [...document.querySelectorAll(selector)].filter((element) => {
          const box = element.getBoundingClientRect()
          // Videos are exempt: their whole picture is one large button.
          const isVideo = element.closest('.video-button__button') !== null
          return !isVideo && isInColumn(box) && box.top < to && box.bottom > from
        })
      const orders = find('.product-card__buy, .button__chat, .order-bar', 0, innerHeight)
      const covered = find(`main :is(${controls}), .site-footer a`, chat.top, chat.bottom)
      const isWhole = chat.left >= 0 && chat.right <= innerWidth && chat.width === 40
      return [
        ...(isWhole ? [] : ['it is not whole']),
        ...orders.map(({ textContent }) => `it stands beside ${textContent}`),
        ...covered.map(({ className, textContent }) => `it covers ${className} ${textContent}`),
      ]
    }

    const faults: string[] = []
    let whole = 0
    let places = 0
    // Pixels, about the height of the button plus a line of text: a longer step would skip lines.
    const step = 60
    for (let top = 0; top < document.documentElement.scrollHeight - innerHeight; top += step) {
      scrollTo({ top, behavior: 'instant' })
      let found: string[] = []
      // Changes that scrolling triggers on the page take a few frames.
      for (let frame = 0; frame < 10 && (frame < 2 || found.length > 0); frame++) {
        await new Promise(requestAnimationFrame)
        found = findFaults()
      }
      faults.push(...found.map((fault) => `${fault} at ${top}`))
      places++
      if (isThere()) whole++
    }
    return { faults, whole, places }
  })
}
