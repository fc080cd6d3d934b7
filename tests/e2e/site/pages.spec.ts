import { expect, keepFirstFont, test } from '../../helpers/test.ts'

const pages = ['/', '/aboutus', '/contactus'] as const

for (const path of pages) {
  test.describe(`the page ${path}`, () => {
    test('causes no layout shift while it loads and is scrolled', async ({ page, demoSite }) => {
      await keepFirstFont(page)
      await page.addInitScript(() => {
        window.isInView = (element) => {
          const { left, right, top, bottom, width } = element.getBoundingClientRect()
          const isShown = width > 0 && element.checkVisibility({ visibilityProperty: true })
          return isShown && right > 0 && left < innerWidth && bottom > 0 && top < innerHeight
        }
        window.shift = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ('value' in entry && typeof entry.value === 'number') window.shift += entry.value
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(demoSite.url + path)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      for (let top = 0; top < height; top += 600) {
        await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top)
        // Lazy images load only in view: the rest of a slider, or of a hidden slide, never does.
        await page.waitForFunction(() =>
          [...document.images].every((image) => image.complete || !window.isInView(image)),
        )
      }
      expect(await page.evaluate(() => window.shift)).toBeLessThan(0.01)
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('renders all content, and hides the controls that need JavaScript', async ({
    page,
    demoSite,
    consoleErrors,
  }) => {
    await page.goto(demoSite.url)
    for (const hidden of ['.hero__nav', '.slider__arrows', '.slider__bars']) {
      await expect(page.locator(hidden)).toBeHidden()
    }
    await expect(page.locator('.hero__word').first()).toBeVisible()
    await expect(page.locator('#feed-h')).toBeVisible()
    await expect(page.locator('.customer-videos video[controls]').first()).toBeVisible()
    // With JavaScript disabled, the browser logs an error for every blocked script.
    consoleErrors.length = 0
  })
})

test('preloads the first hero photo, requests it first and only once, and distant ones on scroll', async ({
  page,
  demoSite,
}) => {
  const photographs: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image' && request.url().includes('/media/'))
      photographs.push(request.url())
  })
  await page.goto(demoSite.url)
  await expect(page.locator('head link[rel="preload"][as="image"]')).toHaveCount(1)
  const shown = await page
    .locator('.hero__photo img')
    .first()
    .evaluate((image: HTMLImageElement) => image.currentSrc)
  expect(photographs[0]).toBe(shown)
  expect(photographs.filter((url) => url === shown)).toHaveLength(1)
  await page.waitForLoadState('networkidle')
  const distant = page.locator('main img').last()
  const source = () => distant.evaluate((image: HTMLImageElement) => image.currentSrc)
  expect(await source()).toBe('')
  await distant.scrollIntoViewIfNeeded()
  await expect.poll(source).not.toBe('')
  expect(photographs).toContain(await source())
})

test.describe('extreme content', () => {
  const word = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunte'
  const texts = [
    word,
    'كرسي متأرجح مصنوع يدويًا من خشب الساج والنحاس',
    '👩‍👩‍👧‍👦🪑',
    '<b>"</title>',
    'many words '.repeat(40).trim(),
  ]

  const tags = Array.from({ length: 40 }, (_, index) => `${texts[index % 3]}${index}`)

  test('causes no horizontal overflow at any width', async ({ page, ownSite }) => {
    const { token } = ownSite.session
    const put = async (path: string, data: Record<string, unknown>) => {
      const response = await page.request.put(`${ownSite.url}/api${path}`, {
        data,
        headers: { authorization: `Bearer ${token}` },
      })
      expect(response.status(), path).toBe(200)
    }
    const read = async (path: string) =>
      (await page.request.get(`${ownSite.url}/api${path}`)).json()

    await put('/settings', { brandName: `${word} & Sons`, blurb: texts.join(' ') })
    const { homeSloganData } = await read('/homeSlogan')
    await put(`/homeSlogan/${homeSloganData._id}`, { slogan: word, description: word })
    const { contactUsData } = await read('/contactUS')
    await put(`/contactUS/${contactUsData._id}`, { title: word, address: texts.join(', ') })
    const { aboutUs } = await read('/aboutUs')
    await put(`/aboutUs/${aboutUs._id}`, {
      title: word,
      description: texts.join('\n'),
      zulaItems: word,
      tags,
    })
    const { homeCarousal } = await read('/homeCarousal')
    const { categoryData } = await read('/ourCategories')
    const { categoryItemData } = await read('/ourCategoriesItems?limit=5')
    for (const [index, text] of texts.entries()) {
      const slide = homeCarousal[index]
      if (slide !== undefined)
        await put(`/homeCarousal/${slide._id}`, { title: text, content: text })
      await put(`/ourCategories/${categoryData[index]._id}`, { name: text })
      await put(`/ourCategoriesItems/${categoryItemData[index]._id}`, {
        name: text,
        description: text,
        tags,
        height: word,
        isDisplaingInSomethingUnique: true,
      })
    }
    // Photos are stubbed: only texts matter here, and encoding variants would take most of the time.
    await page.route('**/media/**', (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      }),
    )
    for (const path of [...pages, '/product', `/product-detail/${categoryItemData[0]._id}`]) {
      await page.setViewportSize({ width: 320, height: 900 })
      await page.goto(ownSite.url + path)
      for (const width of [320, 820, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const furthest = await page.evaluate(() =>
          Math.max(
            ...Array.from(
              document.querySelectorAll(
                'main :is(h1, h2, h3, p, a, dd, td, .about-section__ticks span), header a, footer :is(a, p)',
              ),
              // Rows that scroll on their own extend beyond the edge.
              (element) =>
                element.closest(
                  '.slider, .carousel-loop, .unique-products, .rooms-list-row, .customer-videos, .card-photos, .vh',
                )
                  ? 0
                  : element.getBoundingClientRect().right,
            ),
          ),
        )
        expect(furthest, `${path} at ${width}`).toBeLessThanOrEqual(width)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      }
    }
  })
})

declare global {
  interface Window {
    shift: number
    isInView(element: Element): boolean
  }
}
