import type { APIRequestContext, Page } from '@playwright/test'
import { expect, keepFirstFont, test, withMotion } from '../../helpers/test.ts'

test.use({ ...withMotion, viewport: { width: 390, height: 844 }, hasTouch: true })

/** Paths of one public page of each kind. */
async function findPages(request: APIRequestContext, url: string): Promise<string[]> {
  const read = async (path: string) => (await request.get(`${url}/api/${path}`)).json()
  const { categoryItemData } = await read('ourCategoriesItems?limit=1')
  const { categoryData } = await read('ourCategories')
  const product = `/product-detail/${categoryItemData[0]._id}`
  return ['/', '/product', `/product/${categoryData[0]._id}`, product, '/aboutus', '/contactus']
}

function elementsOf(html: string, name: string): string[] {
  return html.match(new RegExp(`<${name}\\s[^>]*>`, 'g')) ?? []
}

test('a page requests one stylesheet and two fonts, and reserves space for every image', async ({
  request,
  demoSite,
}) => {
  const sheets = new Set<string>()
  for (const path of await findPages(request, demoSite.url)) {
    const html = await (await request.get(demoSite.url + path)).text()
    const links = elementsOf(html, 'link')
    const fonts = links.filter((link) => /rel="preload".*as="font".*crossorigin/.test(link))
    // Swatches, rooms and scale drawings have small stylesheets of their own.
    const styles = links.filter((link) =>
      /rel="stylesheet"(?!.*(?:swatches|rooms|scale-drawing))/.test(link),
    )
    const images = elementsOf(html, 'img')
    const isUrgent = (image: string) => /fetchpriority="high"/i.test(image)
    expect({ path, fonts: fonts.length, styles: styles.length }).toEqual({
      path,
      fonts: 2,
      styles: 1,
    })
    expect(images.filter(isUrgent).length, `urgent pictures of ${path}`).toBeGreaterThan(0)
    expect(images.filter(isUrgent).length, `urgent pictures of ${path}`).toBeLessThanOrEqual(2)
    expect(images.filter((image) => isUrgent(image) === /loading="lazy"/.test(image))).toEqual([])
    expect(images.filter((image) => !/width="\d+" height="\d+"/.test(image))).toEqual([])
    for (const sheet of styles) sheets.add(sheet)
  }
  expect(sheets.size, 'sheets of all pages').toBe(1)
})

test('the LCP image on phones loads eagerly with high priority, without layout shift', async ({
  page,
  request,
  demoSite,
}) => {
  await keepFirstFont(page)
  await watchPaint(page)
  for (const path of await findPages(request, demoSite.url)) {
    await page.goto(demoSite.url + path)
    await page.waitForLoadState('networkidle')
    const { largest, moved } = await page.evaluate(() => window.paint)
    expect({ path, largest }).toEqual({ path, largest: ['eager high'] })
    expect(moved, `shifts of ${path}`).toBeLessThanOrEqual(0.01)
  }
})

test('the menu, shortlist and photo viewer load only their own scripts and stylesheets', async ({
  page,
  request,
  demoSite,
}) => {
  const [, , , product = ''] = await findPages(request, demoSite.url)
  const files: string[] = []
  page.on('request', (asked) => {
    const name = asked.url().match(/\/assets\/(?<name>.+)-[\w-]{8}\.(?:js|css)$/)?.groups?.name
    if (name !== undefined) files.push(name)
  })
  await page.goto(demoSite.url + product)
  // The last modules of the page itself, which it loads as it hydrates.
  await expect.poll(() => files).toEqual(expect.arrayContaining(['rooms-section', 'room-cards']))
  files.length = 0
  await page.getByRole('button', { name: 'Open menu' }).tap()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expect.poll(() => files).toContain('open-drawer')
  // The menu focuses its first link by itself, which must not prefetch the link's page.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)))
  await page.keyboard.press('Escape')
  await page.locator('.site-header__icons').getByRole('button', { name: 'Shortlist' }).tap()
  await expect(page.getByRole('dialog', { name: 'Shortlist' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.locator('.product-gallery__open').tap()
  await expect(page.getByRole('dialog', { name: /^Photos of/ })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(files.toSorted().filter((name) => !name.startsWith('photoswipe'))).toEqual(
    // Modules of each dialog and those they share; no stylesheet that the page has already loaded.
    [
      ...['compare-url', 'enquired-choices', 'lightbox', 'lightbox', 'listed-products'],
      ...['open-drawer', 'send-button', 'shortlist-panel', 'shortlist-panel', 'stale-products'],
      'use-close-on-back',
    ],
  )
})

test('uses a view transition between pages, unless reduced motion is preferred', async ({
  page,
  demoSite,
}) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition
    window.viewTransitions = 0
    document.startViewTransition = (change) => {
      window.viewTransitions += 1
      return start.call(document, change)
    }
  })
  await page.goto(`${demoSite.url}/aboutus`)
  const crumb = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')
  await crumb.tap()
  await expect(page).toHaveURL(`${demoSite.url}/`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zula Living')
  expect(await page.evaluate(() => window.viewTransitions)).toBe(1)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.locator('.hero').getByRole('link', { name: 'Shop Now' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible()
  expect(await page.evaluate(() => window.viewTransitions)).toBe(1)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.locator('.shop-filters__radio', { hasText: 'Indoor Swings' }).tap()
  await expect(page).toHaveURL(/\/product\/.+/)
  expect(await page.evaluate(() => window.viewTransitions), 'a choice within the page').toBe(1)
})

/** Records loading and priority of the LCP image, and the sum of layout shifts, in `window.paint`. */
async function watchPaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const paint: Window['paint'] = { largest: [], moved: 0 }
    window.paint = paint
    new PerformanceObserver((list) => {
      const entry = list.getEntries().at(-1)
      if (entry === undefined || !('element' in entry)) return
      const { element } = entry
      paint.largest =
        element instanceof HTMLImageElement ? [`${element.loading} ${element.fetchPriority}`] : []
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) paint.moved += Number(shift.toJSON().value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

declare global {
  interface Window {
    paint: { largest: string[]; moved: number }
    viewTransitions: number
  }
}
