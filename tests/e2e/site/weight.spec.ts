import type { Page } from '@playwright/test'
import { expect, signIn, test, waitForHydration, withMotion } from '../../helpers/test.ts'
import { addChoice, addProduct } from '../shop/choice-shop.ts'

test.use(withMotion)

/** Budgets for the first load of any public page: compressed bytes, and requests before scrolling. */
const MAX_SCRIPT_BYTES = 112 * 1_024
const MAX_STYLE_BYTES = 15_400
const MAX_REQUESTS = 35

/** Budgets for the HTML in bytes, compressed and decompressed. */
const MAX_DOCUMENT_BYTES: Record<string, { compressed: number; plain: number }> = {
  '/': { compressed: 10_200, plain: 58_600 },
  '/aboutus': { compressed: 6_200, plain: 27_000 },
  '/contactus': { compressed: 5_100, plain: 21_200 },
  '/product': { compressed: 8_500, plain: 50_500 },
  'a product': { compressed: 8_050, plain: 40_800 },
  '/rooms': { compressed: 4_300, plain: 16_600 },
  'a room': { compressed: 5_750, plain: 27_000 },
  'a comparison': { compressed: 5_000, plain: 19_900 },
}

/** Additional bytes of rarely visited pages with a stylesheet of their own. */
const MAX_OWN_STYLE_BYTES: Record<string, number> = { 'a comparison': 800 }

/** Additional budgets for a page with choices, and the limit for each swatch image. */
const MAX_CHOICE_SCRIPT_BYTES = 3_800
const MAX_CHOICE_STYLE_BYTES = 2_000
const MAX_CHOICE_DOCUMENT_BYTES = { compressed: 700, plain: 9_000 }
/** A stylesheet, two scripts, and each swatch image once. */
const MAX_CHOICE_REQUESTS = 13
const MAX_SAMPLE_BYTES = 2_048

/** Additional bytes of a page with a scale drawing: its lines, its texts, and a stylesheet. */
const MAX_DRAWING_STYLE_BYTES = 950
const MAX_DRAWING_DOCUMENT_BYTES = { compressed: 2_000, plain: 6_800 }
/** Additional budgets for a section with four rooms: two scripts, a stylesheet, a photo, and its HTML. */
const MAX_ROOMS_SCRIPT_BYTES = 1_100
const MAX_ROOMS_STYLE_BYTES = 1_350
const MAX_ROOMS_DOCUMENT_BYTES = { compressed: 900, plain: 5_000 }
const MAX_ROOMS_REQUESTS = 4

interface Weight {
  script: number
  style: number
  document: number
  plain: number
  requests: string[]
}

async function weigh(page: Page, url: string): Promise<Weight> {
  const requests: string[] = []
  const sizes: Promise<{ kind: string; bytes: number }>[] = []
  page.on('requestfinished', (request) => {
    requests.push(request.url())
    sizes.push(
      request.sizes().then(
        ({ responseBodySize: bytes }) => ({ kind: request.resourceType(), bytes }),
        // Requests still pending after the measurement do not count.
        () => ({ kind: 'late', bytes: 0 }),
      ),
    )
  })
  const documentResponse = await page.goto(url)
  const plain = (await documentResponse?.text())?.length ?? 0
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  const done = await Promise.all(sizes)
  const kinds: Record<string, number> = {}
  for (const { kind, bytes } of done) kinds[kind] = (kinds[kind] ?? 0) + bytes
  const { script = 0, stylesheet: style = 0, document = 0 } = kinds
  return { script, style, document, plain, requests }
}

/** True for a page that shows choices, or their swatches on cards and in filters. */
async function hasChoices(page: Page): Promise<boolean> {
  return (await page.locator('[class*="choice-"]').count()) > 0
}

/** True for a page that shows rooms. */
async function hasRooms(page: Page): Promise<boolean> {
  return (await page.locator('.rooms-list').count()) > 0
}

/** Compressed bytes of a repeated request, whose response is compressed at max level. */
async function lengthOf(page: Page, url: string): Promise<number> {
  return Number((await page.request.get(url)).headers()['content-length'])
}

/** Scripts requested before the `load` event. */
async function scriptsBeforeComplete(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation')
    const complete = visit instanceof PerformanceNavigationTiming ? visit.loadEventStart : 0
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < complete)
      .map(({ name }) => name)
  })
}

async function addressOf(path: string, page: Page, url: string): Promise<string> {
  if (path.startsWith('/')) return path
  if (path === 'a room') {
    const { roomData } = await (await page.request.get(`${url}/api/rooms`)).json()
    return roomData[0].path
  }
  const { categoryItemData } = await (
    await page.request.get(`${url}/api/ourCategoriesItems?limit=3`)
  ).json()
  const ids = categoryItemData.map(({ _id }: { _id: string }) => _id)
  return path === 'a product' ? `/product-detail/${ids[0]}` : `/compare?ids=${ids.join()}`
}

for (const path of Object.keys(MAX_DOCUMENT_BYTES)) {
  test(`${path} stays within its budget of bytes and requests`, async ({ page, demoSite }) => {
    const address = await addressOf(path, page, demoSite.url)
    const { script, requests, ...rest } = await weigh(page, demoSite.url + address)
    test.info().annotations.push({
      type: 'weight',
      description: JSON.stringify({ script, requests: requests.length, ...rest }),
    })
    if (process.env.SHOW_WEIGHT) console.log(path, { script, requests: requests.length, ...rest })
    expect(script).toBeGreaterThan(0)
    const more = (await hasChoices(page))
      ? {
          script: MAX_CHOICE_SCRIPT_BYTES,
          style: MAX_CHOICE_STYLE_BYTES,
          requests: MAX_CHOICE_REQUESTS,
          ...MAX_CHOICE_DOCUMENT_BYTES,
        }
      : { script: 0, style: 0, requests: 0, compressed: 0, plain: 0 }
    if ((await page.locator('.scale-svg').count()) > 0) {
      more.style += MAX_DRAWING_STYLE_BYTES
      more.requests += 1
      more.compressed += MAX_DRAWING_DOCUMENT_BYTES.compressed
      more.plain += MAX_DRAWING_DOCUMENT_BYTES.plain
    }
    if (await hasRooms(page)) {
      more.script += MAX_ROOMS_SCRIPT_BYTES
      more.style += MAX_ROOMS_STYLE_BYTES
      more.requests += MAX_ROOMS_REQUESTS
      more.compressed += MAX_ROOMS_DOCUMENT_BYTES.compressed
      more.plain += MAX_ROOMS_DOCUMENT_BYTES.plain
    }
    expect(script).toBeLessThanOrEqual(MAX_SCRIPT_BYTES + more.script)
    expect(rest.style).toBeLessThanOrEqual(
      MAX_STYLE_BYTES + more.style + (MAX_OWN_STYLE_BYTES[path] ?? 0),
    )
    expect(await lengthOf(page, demoSite.url + address)).toBeLessThanOrEqual(
      (MAX_DOCUMENT_BYTES[path]?.compressed ?? 0) + more.compressed,
    )
    expect(rest.plain).toBeLessThanOrEqual((MAX_DOCUMENT_BYTES[path]?.plain ?? 0) + more.plain)
    expect(requests.length).toBeLessThanOrEqual(MAX_REQUESTS + more.requests)
    expect(await scriptsBeforeComplete(page)).toEqual([])
    expect(requests.filter((url) => /mantine|admin/i.test(url))).toEqual([])
    expect(
      requests.filter(
        (url) =>
          !url.startsWith(demoSite.url) &&
          !url.startsWith('data:') &&
          !url.startsWith('https://www.google.com/maps'),
      ),
    ).toEqual([])
  })
}

test('choices stay within their budget, and cost nothing in a shop without choices', async ({
  page,
  browser,
  emptySite,
}) => {
  const shop = { page, url: emptySite.url, token: await signIn(page, emptySite) }
  const id = await addProduct(shop, { name: 'Sofa', tags: 'oak' })
  await addProduct(shop, { name: 'Stool', tags: 'oak' })
  const pages = ['/', '/product', `/product-detail/${id}`]
  const weighAll = async () => {
    const weights: Weight[] = []
    for (const path of pages) {
      // A new context starts with an empty cache.
      const context = await browser.newContext(withMotion.contextOptions)
      weights.push(await weigh(await context.newPage(), shop.url + path))
      await context.close()
    }
    return weights
  }
  const plain = await weighAll()
  for (const { style, requests } of plain) {
    expect(style).toBeLessThanOrEqual(MAX_STYLE_BYTES)
    expect(requests.filter((url) => /choice|swatch|colour/.test(url))).toEqual([])
  }
  const fabric = await addChoice(shop, {
    name: 'Fabric',
    isFilter: true,
    values: ['Sage', 'Indigo', 'Oat', 'Rust', 'Teal', 'Plum'].map((name) => ({
      name,
      colour: '#9caf88',
      hasPhoto: name === 'Sage',
    })),
  })
  const changed = await page.request.put(`${shop.url}/api/ourCategoriesItems/${id}`, {
    headers: { authorization: `Bearer ${shop.token}` },
    data: { name: 'Sofa', choices: [{ choice: fabric._id, values: [] }] },
  })
  expect(changed.status()).toBe(200)
  for (const [index, { style, requests }] of (await weighAll()).entries()) {
    const before = plain[index]
    if (pages[index] === '/product')
      expect(requests.some((url) => /swatch-parts/.test(url))).toBe(true)
    // Compare by file: which of the other scripts are still pending differs from load to load.
    const added = requests.filter((url) => url.endsWith('.js') && !before?.requests.includes(url))
    const sizes = await Promise.all(added.map((url) => lengthOf(page, url)))
    const bytes = sizes.reduce((sum, size) => sum + size, 0)
    expect([added, bytes <= MAX_CHOICE_SCRIPT_BYTES ? 'light' : bytes]).toEqual([added, 'light'])
    expect(style - (before?.style ?? 0)).toBeLessThanOrEqual(MAX_CHOICE_STYLE_BYTES)
    for (const url of requests.filter((one) => /-96\.(?:webp|avif)$/.test(one)))
      expect((await (await page.request.get(url)).body()).length).toBeLessThanOrEqual(
        MAX_SAMPLE_BYTES,
      )
  }
})

test.describe('on a phone with a pixel ratio of 3', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 })

  test('the first load of the shop stays within its budget of requests and image bytes', async ({
    page,
    demoSite,
  }) => {
    await page.addInitScript(() => {
      const observer = new MutationObserver(() => {
        if ('moved' in document.documentElement.dataset) performance.mark('moved')
      })
      observer.observe(document, { subtree: true, attributeFilter: ['data-moved'] })
    })
    await page.goto(`${demoSite.url}/product`)
    await waitForHydration(page)
    const pictures = page.locator('.product-list img:not(.choice-mark)')
    const shown = () =>
      pictures.evaluateAll(
        (images: HTMLImageElement[]) => images.filter(({ currentSrc }) => currentSrc !== '').length,
      )
    await expect.poll(shown).toBeGreaterThan(6)
    const seen = await page.evaluate(() => {
      const [moved] = performance.getEntriesByName('moved')
      return [
        ...performance.getEntriesByType('navigation'),
        ...performance.getEntriesByType('resource'),
      ]
        .filter(({ startTime }) => startTime < (moved?.startTime ?? 0))
        .map((file) => ({
          name: new URL(file.name).pathname,
          bytes: file instanceof PerformanceResourceTiming ? file.encodedBodySize : 0,
        }))
    })
    // Not every browser reports the request for the favicon.
    const files = seen.filter(({ name }) => name !== '/favicon.svg')
    const weight = (part: RegExp) =>
      files.filter(({ name }) => part.test(name)).reduce((sum, { bytes }) => sum + bytes, 0)
    const first = { requests: files.length, images: weight(/^\/media\//), all: weight(/./) }
    if (process.env.SHOW_WEIGHT) console.log(first)
    expect(first.requests).toBeGreaterThan(8)
    // Nine of them are the swatches of the first cards, their scripts and their stylesheet.
    expect(first.requests).toBeLessThanOrEqual(27)
    expect(first.images).toBeLessThanOrEqual(110_000)
    expect(first.all).toBeLessThanOrEqual(260_000)
  })
})

test('pages have security headers (CSP), and scripts and photos are cached for a year', async ({
  page,
  demoSite,
}) => {
  const response = await page.goto(demoSite.url)
  const headers = response?.headers() ?? {}
  const policy = headers['content-security-policy'] ?? ''
  const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? ''
  expect(scripts).toMatch(/^'self'( 'sha256-[\w+/=]+')+$/)
  expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/=]+';/)
  expect(policy).not.toContain('unsafe')
  expect(await response?.text()).not.toMatch(/<[^>]* style="/)
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).toMatch(/frame-src https:\/\/www\.google\.com/)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-encoding': 'br',
  })
  expect(headers['permissions-policy']).toContain('camera=()')
  const { imports } = JSON.parse((await page.locator('#page-files').textContent()) ?? '{}')
  const asset = await page.request.get(demoSite.url + imports[0].replace('~', '/assets/'))
  expect(asset.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(asset.headers()['content-encoding']).toBe('br')
  const photo = await page
    .locator('.hero__photo img')
    .first()
    .evaluate((image: HTMLImageElement) => image.currentSrc)
  const variant = await page.request.get(photo)
  expect(variant.headers()['content-type']).toMatch(/^image\//)
  expect(variant.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('admin pages load no styles of the public pages', async ({ page, demoSite }) => {
  const sheets: Promise<string>[] = []
  page.on('response', (response) => {
    // Ignore iframes: a product's form previews its public page in one.
    const isOwn = response.frame() === page.mainFrame()
    if (isOwn && response.request().resourceType() === 'stylesheet') sheets.push(response.text())
  })
  await signIn(page, demoSite)
  for (const path of [
    '',
    '/manage-store/products',
    '/manage-store/products/add',
    '/manage-store/products/sheet',
    '/home-carosal',
    '/orders',
  ]) {
    await page.goto(`${demoSite.url}/admin${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  const styles = (await Promise.all(sheets)).join('')
  const has = (name: string) => styles.includes(name)
  expect({ mantine: has('mantine'), header: has('site-header'), hero: has('hero__') }).toEqual({
    mantine: true,
    header: false,
    hero: false,
  })
})
