import type { Locator, Page } from '@playwright/test'
import { expect, test, withMotion } from '../../helpers/test.ts'

test.beforeEach(({ context }) =>
  context.route(/^https:\/\/wa\.me\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Chat</title>' }),
  ),
)

test.describe('the home page', () => {
  test('lays out its photos, map and grids for the width of the screen', async ({
    page,
    demoSite,
  }) => {
    await page.goto(demoSite.url)
    await test.step('the photos of unique products are round', async () => {
      await expect(page.locator('.unique-products__disc img').first()).toHaveCSS(
        'border-radius',
        '50%',
      )
    })
    await test.step('the about section is dark, with the plus signs of its figures in the accent colour', async () => {
      const section = page.locator('.about-section')
      await expect(section).toHaveCSS('background-color', 'rgb(29, 29, 29)')
      await expect(section.locator('dd b').first()).toHaveCSS('color', 'rgb(1, 160, 226)')
    })
    await test.step('medium screens have a lower map and a slogan without its description', async () => {
      const frame = page.locator('.location-map iframe')
      const description = page.locator('.slogan-banner__text p')
      expect((await frame.boundingBox())?.height).toBe(400)
      await expect(description).toBeVisible()
      await page.setViewportSize({ width: 1000, height: 900 })
      await expect.poll(async () => (await frame.boundingBox())?.height).toBe(300)
      await expect(description).toBeHidden()
    })
    await test.step('the number of grid columns depends on the screen width', async () => {
      const columns = {
        '.categories': [1, 2, 3, 4],
        // `null`: one scrolling row on phones.
        '.unique-products': [null, 2, 4, 4],
        '.customer-videos': [null, 2, 4, 4],
      }
      for (const [index, width] of [390, 700, 1000, 1440].entries()) {
        await page.setViewportSize({ width, height: 900 })
        for (const [grid, counts] of Object.entries(columns)) {
          if (counts[index] === null) continue
          expect(await columnsOf(page.locator(grid).first()), `${grid} at ${width}`).toBe(
            counts[index],
          )
        }
      }
    })
  })

  test('shows as many latest products as fit, and slides them by bars and arrows', async ({
    page,
    demoSite,
  }) => {
    await page.goto(demoSite.url)
    const list = page.locator('.slider')
    for (const { width, slides, gap } of [
      { width: 700, slides: 1, gap: 10 },
      { width: 800, slides: 2, gap: 20 },
      { width: 1440, slides: 3, gap: 30 },
    ]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => readSlides(list), `at ${width}`).toEqual({ slides, gap })
      await expect(page.locator('.slider__bars button:visible')).toHaveCount(12 - slides + 1)
    }
    const bars = page.locator('.slider__bars')
    await page.locator('#latest-h').scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: 'Next products' }).click()
    await expect.poll(currentBar(bars)).toBe(1)
    await page.getByRole('button', { name: 'Go to product 6' }).click()
    await expect.poll(currentBar(bars)).toBe(5)
    await page.getByRole('button', { name: 'Previous products' }).click()
    await expect.poll(currentBar(bars)).toBe(4)
  })

  test('loads a video only on click, then plays and pauses it, muted and without looping', async ({
    page,
    demoSite,
  }) => {
    const videos: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('.mp4')) videos.push(request.url())
    })
    await page.goto(demoSite.url)
    const videoButton = page.locator('.customer-videos .video-button').first()
    const video = videoButton.locator('video')
    await page.locator('.customer-videos').scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect(videos).toEqual([])
    await videoButton.getByRole('button', { name: 'Play customer video 1' }).click()
    await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.paused)).toBe(false)
    await expect(videoButton.locator('.video-button__play')).toHaveCount(0)
    expect(await video.evaluate((player: HTMLVideoElement) => [player.muted, player.loop])).toEqual(
      [true, false],
    )
    await videoButton.getByRole('button', { name: 'Pause customer video 1' }).click()
    await expect(videoButton.locator('.video-button__play')).toBeVisible()
    await videoButton.getByRole('button').click()
    await expect(videoButton.locator('.video-button__play')).toHaveCount(0)
    await expect
      .poll(() => video.evaluate((player: HTMLVideoElement) => player.duration))
      .toBeGreaterThan(1)
    await video.evaluate((player: HTMLVideoElement) => {
      player.currentTime = player.duration - 0.1
    })
    await expect(videoButton.locator('.video-button__play')).toBeVisible()
    expect(await video.evaluate((player: HTMLVideoElement) => player.ended)).toBe(true)
  })

  test('validates the message, sends it in a new tab and clears the field', async ({
    page,
    context,
    demoSite,
  }) => {
    await page.goto(demoSite.url)
    const box = page.getByPlaceholder('Enter your message')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('alert')).toHaveText('Please type a message before sending.')
    expect(context.pages()).toHaveLength(1)
    await box.fill('A swing')
    await expect(page.getByRole('alert')).toBeEmpty()
    await box.fill('Teak & cane?\nFor the porch.')
    const opened = context.waitForEvent('page')
    await page.getByRole('button', { name: 'Send' }).click()
    expect((await opened).url()).toMatch(
      /^https:\/\/wa\.me\/919876543210\?text=Teak%20%26%20cane%3F%0AFor%20the%20porch\.%0AReference%3A%20ZL-\w{5}$/,
    )
    await expect(box).toHaveValue('')
  })
})

test.describe('the home page on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('is at most eight screens high without its rooms, with products, rooms and videos in rows', async ({
    page,
    demoSite,
  }) => {
    await page.goto(demoSite.url)
    const rooms = await page.getByRole('region', { name: 'Rooms' }).boundingBox()
    expect(rooms?.height).toBeLessThanOrEqual(0.6 * 844)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height - (rooms?.height ?? 0)).toBeLessThanOrEqual(8 * 844)
    for (const [row, count] of [
      ['.unique-products', 12],
      ['.rooms-list', 4],
      ['.customer-videos', 4],
    ] as const) {
      const items = page.locator(`${row} > li`)
      await expect(items).toHaveCount(count)
      const tops = await items.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().top),
      )
      expect(new Set(tops).size, row).toBe(1)
      await expect(items.last()).not.toBeInViewport()
      await page.locator(row).evaluate((list) => list.scrollTo(list.scrollWidth, 0))
      await items.last().scrollIntoViewIfNeeded()
      await expect(items.last()).toBeInViewport({ ratio: 0.9 })
    }
  })
})

test.describe('the carousel', () => {
  // A small viewport, because the carousel repaints it 60 times a second.
  test.use({ ...withMotion, viewport: { width: 640, height: 420 } })

  test('advances every three seconds, pauses, and wraps around with its arrows', async ({
    page,
    demoSite,
  }) => {
    await page.goto(demoSite.url)
    const current = currentBar(page.locator('.hero__bars'))
    await expect(page.locator('.hero__bars b')).toHaveCSS('animation-duration', '3s')
    await expect.poll(current).toBe(1)
    await page.getByRole('button', { name: 'Pause slides' }).click()
    expect(await clocksOf(page)).toEqual(['paused'])
    await page.getByRole('button', { name: 'Slide 1 of 4' }).click()
    await page.getByRole('button', { name: 'Previous slide' }).click()
    await expect.poll(current).toBe(3)
    await page.getByRole('button', { name: 'Next slide' }).click()
    await expect.poll(current).toBe(0)
    await expect(page.locator('.hero__word:visible h2')).toHaveText('Slow mornings, gently moving')
    await page.getByRole('button', { name: 'Slide 4 of 4' }).click()
    await expect.poll(current).toBe(3)
    await page.getByRole('button', { name: 'Play slides' }).click()
    expect(await clocksOf(page)).toContain('running')
    await expect.poll(current).toBe(0)
  })

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('does not move by itself', async ({ page, demoSite }) => {
      await page.goto(demoSite.url)
      expect(await currentBar(page.locator('.hero__bars'))()).toBe(0)
      expect(await clocksOf(page)).toEqual([])
      await page.getByRole('button', { name: 'Next slide' }).click()
      await expect.poll(currentBar(page.locator('.hero__bars'))).toBe(1)
    })
  })

  test.describe('on a touch screen', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

    test('changes the slide on a swipe', async ({ page, demoSite }) => {
      await page.goto(demoSite.url)
      await page.getByRole('button', { name: 'Pause slides' }).click()
      await page.getByRole('button', { name: 'Slide 1 of 4' }).click()
      await swipe(page.locator('.hero__media'), -120)
      await expect.poll(currentBar(page.locator('.hero__bars'))).toBe(1)
      await swipe(page.locator('.hero__media'), 120)
      await expect.poll(currentBar(page.locator('.hero__bars'))).toBe(0)
    })
  })
})

/** Zero-based index of the current bar. */
function currentBar(bars: Locator): () => Promise<number> {
  return () =>
    bars
      .getByRole('button')
      .evaluateAll((buttons) => buttons.findIndex((button) => button.ariaCurrent === 'true'))
}

function columnsOf(grid: Locator): Promise<number> {
  return grid.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length)
}

async function swipe(target: Locator, distance: number): Promise<void> {
  const pointer = { pointerType: 'touch', clientX: 200, clientY: 200, bubbles: true }
  await target.dispatchEvent('pointerdown', pointer)
  await target.dispatchEvent('pointerup', { ...pointer, clientX: 200 + distance })
}

/** Play states of the animation that fills the current bar and advances the slides. */
function clocksOf(page: Page): Promise<string[]> {
  return page
    .locator('.hero__bars')
    .evaluate((bars) => bars.getAnimations({ subtree: true }).map(({ playState }) => playState))
}

/** Number of visible slides, and the gap between them in pixels. */
function readSlides(list: Locator) {
  return list.evaluate((element) => {
    const [first, second] = [...element.children].map((item) => item.getBoundingClientRect())
    if (first === undefined || second === undefined) return null
    return {
      slides: Math.round(element.clientWidth / (second.left - first.left)),
      gap: Math.round(second.left - first.right),
    }
  })
}
