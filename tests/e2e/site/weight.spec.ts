import type { Page } from '@playwright/test'
import { expect, signIn, test, untilAlive } from '../../helpers/test.ts'

/** What the first load of any public page may cost: compressed script and style, and requests before anybody scrolls. */
const mostScriptBytes = 104_500
const mostStyleBytes = 12_000
const mostRequests = 45

/** Of the page itself, compressed and as the browser reads it. */
const mostDocumentBytes: Record<string, { packed: number; plain: number }> = {
  '/': { packed: 21_000, plain: 150_000 },
  '/aboutus': { packed: 14_000, plain: 70_000 },
  '/contactus': { packed: 11_000, plain: 47_000 },
  '/product': { packed: 16_000, plain: 86_000 },
  'a product': { packed: 15_000, plain: 83_000 },
}

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
      request.sizes().then(({ responseBodySize }) => ({
        kind: request.resourceType(),
        bytes: responseBodySize,
      })),
    )
  })
  const answer = await page.goto(url)
  const plain = (await answer?.text())?.length ?? 0
  await untilAlive(page)
  await page.waitForLoadState('networkidle')
  const done = await Promise.all(sizes)
  const sum = (kind: string) =>
    done.filter((part) => part.kind === kind).reduce((bytes, part) => bytes + part.bytes, 0)
  return {
    script: sum('script'),
    style: sum('stylesheet'),
    document: sum('document'),
    plain,
    requests,
  }
}

/** Scripts that were asked for before the page and its first images were there. */
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

async function firstProduct(page: Page, url: string): Promise<string> {
  const { categoryItemData } = await (
    await page.request.get(`${url}/api/ourCategoriesItems?limit=1`)
  ).json()
  return `/product-detail/${categoryItemData[0]._id}`
}

for (const path of ['/', '/aboutus', '/contactus', '/product', 'a product']) {
  test(`${path} is light`, async ({ page, demoSite }) => {
    const address = path === 'a product' ? await firstProduct(page, demoSite.url) : path
    const { script, requests, ...rest } = await weigh(page, demoSite.url + address)
    test.info().annotations.push({
      type: 'weight',
      description: JSON.stringify({ script, requests: requests.length, ...rest }),
    })
    if (process.env.SHOW_WEIGHT) console.log(path, { script, requests: requests.length, ...rest })
    expect(script).toBeGreaterThan(0)
    expect(script).toBeLessThanOrEqual(mostScriptBytes)
    expect(rest.style).toBeLessThanOrEqual(mostStyleBytes)
    expect(rest.document).toBeLessThanOrEqual(mostDocumentBytes[path]?.packed ?? 0)
    expect(rest.plain).toBeLessThanOrEqual(mostDocumentBytes[path]?.plain ?? 0)
    expect(requests.length).toBeLessThanOrEqual(mostRequests)
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

test('pages come with their guards, scripts and media with a year’s caching', async ({
  page,
  demoSite,
}) => {
  const response = await page.goto(demoSite.url)
  const headers = response?.headers() ?? {}
  const policy = headers['content-security-policy'] ?? ''
  const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? ''
  expect(scripts).toMatch(/^'self'( 'sha256-[\w+/=]+')+$/)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toMatch(/frame-src https:\/\/www\.google\.com/)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-encoding': 'br',
  })
  expect(headers['permissions-policy']).toContain('camera=()')
  const { entry: script } = JSON.parse((await page.locator('#page-files').textContent()) ?? '{}')
  const asset = await page.request.get(demoSite.url + script)
  expect(asset.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(asset.headers()['content-encoding']).toBe('br')
})

test('the back office has no style of the public pages', async ({ page, demoSite }) => {
  const sheets: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'stylesheet') sheets.push(response.text())
  })
  await signIn(page, demoSite)
  for (const path of [
    '',
    '/manage-store/products',
    '/manage-store/products/add',
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
