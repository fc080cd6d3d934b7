import type { Page } from '@playwright/test'
import fc from 'fast-check'
import { switchLanguages } from '../../helpers/languages/site-languages.ts'
import { expect, test } from '../../helpers/test.ts'

/** Counts the documents that a page loads: a client-side navigation loads none. */
function countDocuments(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1
  })
  return () => count
}

test('pages of another language hydrate, and their links keep the language prefix', async ({
  page,
  ownSite,
}) => {
  const { url } = ownSite
  await switchLanguages(ownSite, page, 'en', 'hi', 'gu')
  const documents = countDocuments(page)
  await page.goto(`${url}/hi/`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  const footer = page.locator('.site-footer')
  for (const [path, title] of [
    ['/hi/aboutus', 'banner'],
    ['/hi/product', 'banner'],
    ['/hi/', 'hero'],
  ] as const) {
    await footer.locator(`nav a[href="${path}"]`).first().click()
    await expect(page).toHaveURL(`${url}${path}`)
    await expect(page.locator(`.${title}`).first()).toBeVisible()
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', url + path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  }
  await page.goBack()
  await expect(page).toHaveURL(`${url}/hi/product`)
  await page.locator('a[href^="/hi/product-detail/"]').first().click()
  await expect(page).toHaveURL(/\/hi\/product-detail\//)
  await page.goBack()
  await expect(page).toHaveURL(`${url}/hi/product`)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')
  expect(documents()).toBe(2)
  expect(
    await page.locator('a[href^="/hi/hi/"], a[href^="/product"]:not([hreflang])').count(),
  ).toBe(0)
})

test('filters, search and pagination of the shop keep the language prefix', async ({
  page,
  ownSite,
}) => {
  const { url } = ownSite
  await switchLanguages(ownSite, page, 'en', 'hi')
  const documents = countDocuments(page)
  await page.goto(`${url}/hi/product`)
  await page.locator('#q').fill('teak')
  await page.locator('#q').press('Enter')
  await expect(page).toHaveURL(`${url}/hi/product?q=teak`)
  await page.goto(`${url}/hi/product?page=2`)
  await page.locator('a[aria-current=page][href="/hi/product?page=2"]').waitFor()
  await page.locator('a[href="/hi/product"][data-preserves-scroll]').first().click()
  await expect(page).toHaveURL(`${url}/hi/product`)
  expect(documents()).toBe(2)
  // Query of the form as submitted without JavaScript.
  const response = await page.request.get(`${url}/hi/product?q=teak&category=`, { maxRedirects: 0 })
  expect([response.status(), response.headers().location]).toEqual([302, '/hi/product?q=teak'])
})

for (const [width, place] of [
  [390, 'drawer'],
  [390, 'footer'],
  [900, 'header'],
  [1440, 'header'],
] as const) {
  test(`the language switch in the ${place} keeps path and query at ${width} px`, async ({
    page,
    ownSite,
  }) => {
    const { url } = ownSite
    await switchLanguages(ownSite, page, 'en', 'hi', 'gu')
    await page.setViewportSize({ width, height: 844 })
    const shown = () => page.locator(`.languages-${place}`)
    const open = async () => {
      if (place === 'drawer') await page.locator('[popovertarget=drawer]').click()
    }
    await page.goto(`${url}/product?page=2`)
    await open()
    await expect(shown().getByRole('link')).toHaveText(['हिन्दी', 'ગુજરાતી'])
    const link = shown().locator('a[lang=hi][hreflang=hi]')
    await link.click()
    await expect(page).toHaveURL(`${url}/hi/product?page=2`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
    await expect(page.locator('html')).toHaveAttribute('data-hydrated')
    // The switch's links update on a client-side navigation.
    if (place === 'footer') {
      await page.locator('.site-footer nav a[href="/hi/aboutus"]').click()
      await expect(page).toHaveURL(`${url}/hi/aboutus`)
      await expect(shown().locator('a[lang=en]')).toHaveAttribute('href', '/aboutus')
    }
    await open()
    await shown().locator('a[lang=gu]').click()
    await expect(page).toHaveURL(/\/gu\/(?:product\?page=2|aboutus)$/)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
      'nothing is wider than the screen',
    ).toBe(true)
  })
}

test('renders hreflang and og:locale for several languages, and neither for one', async ({
  page,
  ownSite,
}) => {
  const { url } = ownSite
  const read = async (path: string) => (await page.request.get(`${url}/api${path}`)).json()
  await page.goto(`${url}/product`)
  expect(await page.locator('[hreflang], .languages, [property^="og:locale"]').count()).toBe(0)
  await switchLanguages(ownSite, page, 'en', 'hi')
  await page.goto(`${url}/hi/product?page=2`)
  const alternates = await page
    .locator('head link[rel=alternate]')
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
    )
  expect(alternates).toEqual([
    ['en', `${url}/product?page=2`],
    ['hi', `${url}/hi/product?page=2`],
    ['x-default', `${url}/product?page=2`],
  ])
  await expect(page.locator('[property="og:locale"]')).toHaveAttribute('content', 'hi_IN')
  await expect(page.locator('[property="og:locale:alternate"]')).toHaveAttribute('content', 'en_IN')
  const facts = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(facts.join()).toContain('"inLanguage":"hi"')
  expect(facts.join()).not.toContain(`"${url}/product`)

  await test.step('a page has none of the words that a visitor put into its address', async () => {
    const lists = [
      (await read('/ourCategoriesItems')).categoryItemData,
      (await read('/ourCategories')).categoryData,
      (await read('/rooms')).roomData,
    ]
    for (const [{ path }] of lists) {
      const worded = path.replace(/[^/]*(?=-[^-/]+$)/, 'words-of-a-visitor')
      expect((await page.request.get(url + worded)).status()).toBe(200)
      const html = await (await page.request.get(url + path)).text()
      expect(html).not.toContain('words-of-a-visitor')
      expect(html).toContain(`href="/hi${path}"`)
    }
  })
})

test('returns 404 for prefixed admin, API and file paths, and for unknown languages', async ({
  page,
  ownSite,
  consoleErrors,
}) => {
  const { url } = ownSite
  await switchLanguages(ownSite, page, 'en', 'hi')
  const statusOf = async (path: string) =>
    (await page.request.get(url + path, { maxRedirects: 0 })).status()
  for (const path of [
    '/hi/admin',
    '/hi/admin/login',
    '/hi/api/products',
    '/hi/sitemap.xml',
    '/hi/robots.txt',
    '/hi/manifest.webmanifest',
    '/hi/media/x.jpg',
    '/hi/hi/',
    '/hi/en/product',
    '/en/',
    '/en/product',
    '/gu/',
    '/HI/',
  ])
    expect(await statusOf(path), path).toBe(404)
  expect(await statusOf('/hi')).toBe(301)
  expect(await statusOf('/hi/')).toBe(200)
  await page.goto(`${url}/hi/nowhere`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await expect(page.locator('.site-footer nav a').first()).toHaveAttribute('href', '/hi/')
  consoleErrors.splice(0)
})

test('responds to concurrent requests each in its own language (property test)', async ({
  page,
  ownSite,
}) => {
  const { url } = ownSite
  const all = ['en', 'hi', 'gu'] as const
  await switchLanguages(ownSite, page, ...all)
  const wanted = fc.record({
    prefix: fc.constantFrom(['en', ''], ['hi', '/hi'], ['gu', '/gu']),
    path: fc.constantFrom('/', '/product', '/aboutus', '/contactus', '/compare'),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(wanted, { minLength: 2, maxLength: 12 }), async (requests) => {
      await switchLanguages(ownSite, page, ...all)
      const shown = await Promise.all(
        requests.map(async ({ prefix: [, start], path }) => {
          const html = await (await page.request.get(url + start + path)).text()
          return [
            /<html lang="([^"]+)"/.exec(html)?.[1],
            /rel="canonical" href="([^"]+)"/.exec(html)?.[1],
          ]
        }),
      )
      expect(shown).toEqual(
        requests.map(({ prefix: [language, start], path }) => [language, url + start + path]),
      )
    }),
    { numRuns: 10 },
  )
})
