import type { Locator, Page } from '@playwright/test'
import { chatText, stubChatApp } from '../../helpers/chat.ts'
import { expect, test, withMotion } from '../../helpers/test.ts'

const heroBars = (page: Page) => page.locator('.hero-module__bars')

test('a visitor looks through the home page', async ({ page, context, demoSite }) => {
  const opened = await stubChatApp(context)
  const videos: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.mp4')) videos.push(request.url())
  })
  await page.goto(demoSite.url)

  await test.step('with slides that stand still for whoever prefers reduced motion', async () => {
    expect(await clocksOf(page)).toEqual([])
    await page.getByRole('button', { name: 'Next slide' }).click()
    await expect.poll(currentBar(heroBars(page))).toBe(1)
  })

  await test.step('the newest products, by arrows and bars', async () => {
    const bars = page.locator('.slider-module__bars')
    await page.locator('#latest-h').scrollIntoViewIfNeeded()
    // Three of twelve products are in view.
    await expect(bars.locator('button:visible')).toHaveCount(10)
    await page.getByRole('button', { name: 'Next products' }).click()
    await expect.poll(currentBar(bars)).toBe(1)
    await page.getByRole('button', { name: 'Go to product 6' }).click()
    await expect.poll(currentBar(bars)).toBe(5)
  })

  await test.step('a film that loads on a click, muted, and ends', async () => {
    const film = page.locator('.customer-videos-module__root .video-button-module__root').first()
    const video = film.locator('video')
    const play = film.locator('.video-button-module__play')
    // A pointer above a film loads it.
    await page.mouse.move(0, 0)
    await page.locator('.customer-videos-module__root').scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect(videos).toEqual([])
    // At a tenth of its speed, the film of five seconds lasts for all that follows.
    await video.evaluate((player: HTMLVideoElement) => {
      player.defaultPlaybackRate = 0.1
    })
    await film.getByRole('button', { name: 'Play customer video 1' }).click()
    const state = () =>
      video.evaluate(({ paused, muted, loop }: HTMLVideoElement) => ({ paused, muted, loop }))
    await expect.poll(state).toEqual({ paused: false, muted: true, loop: false })
    await expect(play).toHaveCount(0)
    await film.getByRole('button', { name: 'Pause customer video 1' }).click()
    await expect(play).toBeVisible()
    await film.getByRole('button').click()
    await expect(play).toHaveCount(0)
    await expect
      .poll(() => video.evaluate((player: HTMLVideoElement) => player.duration))
      .toBeGreaterThan(1)
    await video.evaluate((player: HTMLVideoElement) => {
      player.currentTime = player.duration - 0.01
    })
    await expect(play).toBeVisible()
  })

  await test.step('a message, which opens the chat and leaves the field empty', async () => {
    const box = page.getByPlaceholder('Enter your message')
    const send = page.getByRole('button', { name: 'Send' })
    await send.click()
    await expect(page.getByRole('alert')).toHaveText('Please type a message before sending.')
    await box.fill('Teak & cane?\nFor the porch.')
    await expect(page.getByRole('alert')).toBeEmpty()
    await send.click()
    await expect.poll(() => opened.length).toBe(1)
    expect(new URL(opened[0] ?? '').pathname).toBe('/919876543210')
    expect(chatText(opened[0])).toMatch(/^Teak & cane\?\nFor the porch\.\nReference: ZL-\w{5}$/)
    await expect(box).toHaveValue('')
  })
})

test.describe('With motion', () => {
  // A small viewport, because the slides repaint it 60 times a second.
  test.use({ ...withMotion, viewport: { width: 640, height: 420 } })

  test('the slides go on until a visitor pauses or turns them', async ({ page, demoSite }) => {
    await page.goto(demoSite.url)
    const current = currentBar(heroBars(page))
    const slide = (number: number) => page.getByRole('button', { name: `Slide ${number} of 4` })
    await expect.poll(current).toBe(1)
    await page.getByRole('button', { name: 'Pause slides' }).click()
    await expect.poll(() => clocksOf(page)).toEqual(['paused'])
    await slide(1).click()
    await page.getByRole('button', { name: 'Previous slide' }).click()
    await expect.poll(current).toBe(3)
    await page.getByRole('button', { name: 'Next slide' }).click()
    await expect.poll(current).toBe(0)
    await expect(page.locator('.hero-module__word:visible h2')).toHaveText(
      'Slow mornings, gently moving',
    )
    await swipe(page.locator('.hero-module__media'), -120)
    await expect.poll(current).toBe(1)
    await swipe(page.locator('.hero-module__media'), 120)
    await expect.poll(current).toBe(0)
    await slide(4).click()
    await expect.poll(current).toBe(3)
    await page.getByRole('button', { name: 'Play slides' }).click()
    await expect.poll(current).toBe(0)
  })
})

/** Zero-based index of the current bar. */
function currentBar(bars: Locator): () => Promise<number> {
  return () =>
    bars
      .getByRole('button')
      .evaluateAll((buttons) => buttons.findIndex((button) => button.ariaCurrent === 'true'))
}

async function swipe(target: Locator, distance: number): Promise<void> {
  const finger = { pointerType: 'touch', isPrimary: true, bubbles: true }
  await target.dispatchEvent('pointerdown', { ...finger, clientX: 200, clientY: 200 })
  await target.dispatchEvent('pointerup', { ...finger, clientX: 200 + distance, clientY: 200 })
}

/** Play states of the animation that fills the current bar and advances the slides. */
function clocksOf(page: Page): Promise<string[]> {
  return heroBars(page).evaluate((bars) =>
    bars.getAnimations({ subtree: true }).map(({ playState }) => playState),
  )
}
