import type { Page } from '@playwright/test'
import { indexedPaths } from '../../../domain/urls/public-pages.ts'
import { addProduct, callApi } from '../../helpers/api.ts'
import { isFull } from '../../helpers/extended-suite.ts'
import type { Site } from '../../helpers/site.ts'
import { expect, test, withMotion } from '../../helpers/test.ts'

test.use(withMotion)

/** Budgets for the first load of any public page, in compressed bytes; requests are those before scrolling. */
const MAX_SCRIPT_BYTES = 123.5 * 1_024
const MAX_STYLE_BYTES = 18 * 1_024
const MAX_DOCUMENT_BYTES = 20 * 1_024
const MAX_REQUESTS = 100
/** Limit for the images that a phone loads with the shop before scrolling. */
const MAX_IMAGE_BYTES = 120_000
/** Limit for the image of one swatch. */
const MAX_SAMPLE_BYTES = 2_048

/** The heaviest pages; the extended suite weighs the others, too. */
const heavy = ['/', '/product', 'a product', 'a comparison']
const paths = isFull ? new Set([...heavy, ...indexedPaths(), 'a room']) : heavy

interface Weight {
  script: number
  style: number
  document: number
  requests: string[]
}

async function weigh(page: Page, url: string): Promise<Weight> {
  const requests: string[] = []
  const sizes: Promise<{ kind: string; bytes: number }>[] = []
  page.on('requestfinished', (request) => {
    requests.push(request.url())
    sizes.push(
      request.sizes().then(
        // Sizes of responses from the browser's cache are negative.
        ({ responseBodySize }) => ({
          kind: request.resourceType(),
          bytes: Math.max(0, responseBodySize),
        }),
        // Requests still pending after the measurement do not count.
        () => ({ kind: 'late', bytes: 0 }),
      ),
    )
  })
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  const done = await Promise.all(sizes)
  const kinds: Record<string, number> = {}
  for (const { kind, bytes } of done) kinds[kind] = (kinds[kind] ?? 0) + bytes
  const { script = 0, stylesheet: style = 0, document = 0 } = kinds
  return { script, style, document, requests }
}

async function addressOf(path: string, site: Site): Promise<string> {
  if (path.startsWith('/')) return path
  if (path === 'a room') return (await callApi(site, 'GET', '/rooms')).roomData[0].path
  const { categoryItemData } = await callApi(site, 'GET', '/ourCategoriesItems?limit=3')
  const ids = categoryItemData.map(({ _id }: { _id: string }) => _id)
  return path === 'a product' ? `/product-detail/${ids[0]}` : `/compare?ids=${ids.join()}`
}

for (const path of paths) {
  test(`${path} stays within the budget of bytes and requests`, async ({ page, demoSite }) => {
    const address = await addressOf(path, demoSite)
    const { requests, ...bytes } = await weigh(page, demoSite.url + address)
    console.log(path, bytes, `${requests.length} requests`)
    for (const [kind, weighed] of Object.entries(bytes)) expect(weighed, kind).toBeGreaterThan(0)
    expect(bytes.script).toBeLessThanOrEqual(MAX_SCRIPT_BYTES)
    expect(bytes.style).toBeLessThanOrEqual(MAX_STYLE_BYTES)
    expect(bytes.document).toBeLessThanOrEqual(MAX_DOCUMENT_BYTES)
    expect(requests.length).toBeLessThanOrEqual(MAX_REQUESTS)
    // Files of the back office, and of languages that the shop does not have.
    const others = /mantine|admin|noto-[^/]+\.woff2|language-(?:switch|offer|name)/i
    expect(requests.filter((url) => others.test(url))).toEqual([])
    for (const url of requests.filter((one) => /-96\.(?:webp|avif)$/.test(one)))
      expect((await (await page.request.get(url)).body()).length).toBeLessThanOrEqual(
        MAX_SAMPLE_BYTES,
      )
  })
}

test('a shop without choices loads nothing of choices', async ({ page, emptySite }) => {
  const { path } = await addProduct(emptySite, { name: 'Sofa', tags: 'oak' })
  for (const address of ['/product', path]) {
    const { requests } = await weigh(page, emptySite.url + address)
    expect(requests.filter((url) => /choice|swatch-parts|colour/.test(url))).toEqual([])
  }
})

test.describe('on a phone with a pixel ratio of 3', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 })

  test('the shop stays within its budget of image bytes', async ({ page, demoSite }) => {
    await page.goto(`${demoSite.url}/product`)
    await page.waitForLoadState('networkidle')
    const images = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname.startsWith('/media/'))
        .map((file) => (file instanceof PerformanceResourceTiming ? file.encodedBodySize : 0)),
    )
    expect(images.length).toBeGreaterThan(6)
    expect(images.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(MAX_IMAGE_BYTES)
  })
})
