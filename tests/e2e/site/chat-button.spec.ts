import type { Page } from '@playwright/test'
import { isFull } from '../../helpers/battery.ts'
import { expect, test } from '../../helpers/test.ts'

for (const width of isFull ? [390, 820] : [390]) {
  test(`the chat button covers no control wherever a page rests, at ${width} px`, async ({
    page,
    demoSite,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const { categoryItemData } = await (
      await page.request.get(`${demoSite.url}/api/ourCategoriesItems?limit=1`)
    ).json()
    for (const path of ['/', '/product', `/product-detail/${categoryItemData[0]._id}`]) {
      await page.goto(demoSite.url + path, { waitUntil: 'networkidle' })
      const { covered, aside, places } = await rideDown(page)
      expect({ path, covered }).toEqual({ path, covered: [] })
      // It stands where it belongs most of the time, and within reach always.
      expect(places).toBeGreaterThan(30)
      expect(aside, 'places where it stood aside').toBeLessThan(places)
    }
  })
}

test('the chat button stands aside of a heart, and can still be pressed', async ({
  page,
  demoSite,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${demoSite.url}/product`)
  const button = page.getByRole('link', { name: 'Chat with us on WhatsApp' })
  const heart = page.locator('.heart').nth(3)
  await heart.evaluate((element) => {
    document.documentElement.style.scrollBehavior = 'auto'
    scrollBy(0, element.getBoundingClientRect().top - 760)
  })
  await expect(button).toHaveAttribute('data-aside')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(button).toHaveAttribute('href', 'https://wa.me/919876543210')
  await expect(button).toBeInViewport({ ratio: 0.3 })
})

/** Lets the page rest every few pixels, and notes what lies under the button there. */
function rideDown(page: Page) {
  return page.evaluate(async () => {
    const button = document.querySelector('.chat-button')
    const covered = new Set<string>()
    // Beyond it nothing of a page is seen: a slider cuts its next slide off there.
    const edge = innerWidth - (innerWidth < 600 ? 20 : 32)
    let aside = 0
    let places = 0
    // About as far as the button and a line of text are high together: a longer step would pass lines by.
    const step = 60
    for (let top = 0; top < document.documentElement.scrollHeight - innerHeight; top += step) {
      scrollTo({ top, behavior: 'instant' })
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
      // However short, a step aside begins when the browser comes to it.
      await Promise.all(button?.getAnimations().map(({ finished }) => finished) ?? [])
      places++
      if (button?.hasAttribute('data-aside')) aside++
      const chat = button?.getBoundingClientRect()
      if (chat === undefined) continue
      const controls =
        'button, input, select, textarea, .product-card__buy, .card h2, .card h3, .card p'
      for (const control of document.querySelectorAll(`main :is(${controls}), .site-footer a`)) {
        // A film is pressed wherever its picture is.
        if (control.closest('.order-bar, .film-button__button')) continue
        const box = control.getBoundingClientRect()
        const isUnder =
          box.width > 0 &&
          box.left < Math.min(chat.right, edge) &&
          Math.min(box.right, edge) > chat.left &&
          box.top < chat.bottom &&
          box.bottom > chat.top
        if (isUnder) covered.add(`${control.className} ${control.textContent?.trim()} at ${top}`)
      }
    }
    return { covered: [...covered], aside, places }
  })
}
