import type { Locator, Page } from '@playwright/test'
import { expect, findViolations, test, waitForHydration } from '../../helpers/test.ts'

/** Opens the shop; returns its first card, the card's second photo, and the requests for that photo. */
async function openShop(page: Page, url: string) {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto(`${url}/product`)
  await waitForHydration(page)
  const card = page.locator('.product-card').first()
  const second = card.locator('.card-photos__second img')
  const address = url + ((await second.getAttribute('src')) ?? '')
  return { card, second, requested: () => requests.filter((one) => one === address) }
}

function placeOf(card: Locator) {
  return card.evaluate((element) => {
    const { x, width, height } = element.getBoundingClientRect()
    return { x, width, height }
  })
}

test('a card requests and shows its second photo only on hover', async ({ page, demoSite }) => {
  const { card, second, requested } = await openShop(page, demoSite.url)
  // Scrolling past all cards loads every lazy image.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  await card.scrollIntoViewIfNeeded()
  expect(requested()).toEqual([])
  await expect(second).toBeHidden()
  const before = await placeOf(card)
  await card.locator('a.product-card__link').focus()
  await expect(second).toBeHidden()
  await card.locator('img').first().hover()
  await expect(second).toBeVisible()
  await expect.poll(requested).toHaveLength(1)
  await expect
    .poll(() => second.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(300)
  expect(await placeOf(card)).toEqual(before)
  expect(await findViolations(page)).toEqual([])
  await card.locator('img').first().click()
  await expect(page).toHaveURL(/\/product-detail\//)
})

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a card shows its second photo only on a swipe, and opens the product on a tap', async ({
    page,
    demoSite,
  }) => {
    const { card, second, requested } = await openShop(page, demoSite.url)
    // Every card is in view once, so that its lazy photo loads.
    for (const one of await page.locator('.card-photos').all()) await one.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    const strips = page.locator('.card-photos__strip')
    expect(
      await strips.evaluateAll((boxes) => boxes.filter((box) => box.scrollLeft > 0).length),
    ).toBe(0)
    await expect(page.locator('.card-photos__strip[data-shown]')).toHaveCount(0)
    await card.scrollIntoViewIfNeeded()
    expect(requested()).toEqual([])
    const before = await placeOf(card)
    const strip = card.locator('.card-photos__strip')
    const swipe = (to: 'start' | 'end') =>
      strip.evaluate((box, to) => box.scrollTo(to === 'end' ? box.scrollWidth : 0, 0), to)
    await swipe('end')
    await expect.poll(requested).toHaveLength(1)
    await expect(second).toBeInViewport({ ratio: 0.9 })
    await expect(card.locator('img').first()).not.toBeInViewport()
    expect(await placeOf(card)).toEqual(before)
    expect(await findViolations(page)).toEqual([])
    await swipe('start')
    await expect(card.locator('img').first()).toBeInViewport({ ratio: 0.9 })
    await strip.tap()
    await expect(page).toHaveURL(/\/product-detail\//)
  })

  test('the photos of a card are not focusable by keyboard', async ({ page, demoSite }) => {
    const { card } = await openShop(page, demoSite.url)
    await card.locator('a.product-card__link').focus()
    await page.keyboard.press('Tab')
    await expect(card.getByRole('button', { name: /^Shortlist/ })).toBeFocused()
    await expect(card.getByRole('img')).toHaveCount(0)
  })
})
