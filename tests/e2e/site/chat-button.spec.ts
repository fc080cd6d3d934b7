import type { Page } from '@playwright/test'
import { isFull } from '../../helpers/extended-suite.ts'
import { expect, test } from '../../helpers/test.ts'

test('the chat button covers no control while the visitor scrolls', async ({ page, demoSite }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  // The home page has controls of every kind.
  for (const path of isFull ? ['/', '/product'] : ['/']) {
    await page.goto(demoSite.url + path, { waitUntil: 'networkidle' })
    const { faults, whole, places } = await rideDown(page)
    expect({ path, faults }).toEqual({ path, faults: [] })
    expect(places).toBeGreaterThan(30)
    expect(whole, `places of ${path} where it stood`).toBeGreaterThan(10)
  }
})

/** Scrolls down in steps; returns the button's faults, and the number of steps with it visible and in total. */
function rideDown(page: Page) {
  return page.evaluate(async () => {
    const button = document.querySelector<HTMLElement>('.overlays-module__chat')
    if (button === null) throw new Error('The page has no chat button.')
    const isThere = () => button.checkVisibility({ visibilityProperty: true })
    // Right edge of the content in pixels: sliders clip their next slide there.
    const edge = innerWidth - 20
    const controls =
      'button, input, select, textarea, .card-module__root h2, .card-module__root h3, .card-module__root p'

    const findFaults = (): string[] => {
      const chat = button.getBoundingClientRect()
      if (!isThere()) {
        button.focus()
        return document.activeElement === button ? ['it is hidden, and takes the focus'] : []
      }
      const isInColumn = ({ width, left, right }: DOMRect) =>
        width > 0 && left < Math.min(chat.right, edge) && Math.min(right, edge) > chat.left
      const find = (selector: string, from: number, to: number) =>
        [...document.querySelectorAll(selector)].filter((element) => {
          const box = element.getBoundingClientRect()
          // Videos are exempt: their whole picture is one large button.
          const isVideo = element.closest('.video-button-module__button') !== null
          return !isVideo && isInColumn(box) && box.top < to && box.bottom > from
        })
      const orders = find(
        '.product-card-module__buy, .button-module__chat, .order-bar-module__root',
        0,
        innerHeight,
      )
      const covered = find(
        `main :is(${controls}), .site-footer-module__root a`,
        chat.top,
        chat.bottom,
      )
      return [
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
