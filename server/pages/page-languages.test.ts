import fc from 'fast-check'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { basenameOf, pathInLanguage, withoutBasename } from '../../domain/urls/language-paths.ts'
import { createTestCatalogue, type TestCatalogue } from '../../tests/helpers/catalogue.ts'
import { switchLanguages } from '../../tests/helpers/languages/languages.ts'
import type { PageSource } from './page-source.ts'

let shop: TestCatalogue
let rendered: string[]

/** Pages with their language and canonical URL; 404 if a language code is left in the path. */
const pages: PageSource = {
  isDevelopment: false,
  async addAssets() {},
  async render() {
    return async ({ url }, { language, languages }) => {
      // Yields, so that other requests are rendered concurrently.
      await new Promise((resolve) => setImmediate(resolve))
      const { pathname, search } = new URL(url)
      rendered.push(pathname + search)
      const path = withoutBasename(pathname, basenameOf(language, languages.default))
      const isMissing = path === null || /^\/[a-z]{2}(?:\/|$)/.test(path)
      const status = isMissing ? 404 : 200
      const response = new Response(null, { status, headers: { 'content-type': 'text/html' } })
      const html = `<html lang="${language}"><link rel="canonical" href="${url}"/></html>`
      return { response, html }
    }
  },
}

beforeEach(async () => {
  rendered = []
  shop = await createTestCatalogue({ PUBLIC_URL: 'https://shop.example', READ_SECONDS: '0' }, pages)
})
afterEach(() => shop.close())

async function visit(url: string) {
  const { statusCode, headers, body } = await shop.app.inject({ url })
  const lang = /<html lang="([^"]+)"/.exec(body)?.[1]
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(body)?.[1]
  return { status: statusCode, location: headers.location, etag: headers.etag, lang, canonical }
}

it('redirects /hi to /hi/ with its query, and returns 404 for languages that are not enabled', async () => {
  expect(await visit('/hi')).toMatchObject({ status: 404, lang: 'en' })
  await switchLanguages(shop, 'en', 'hi')
  expect(await visit('/hi')).toMatchObject({ status: 301, location: '/hi/' })
  expect(await visit('/hi?utm_source=x')).toMatchObject({
    status: 301,
    location: '/hi/?utm_source=x',
  })
  expect(await visit('/hi/')).toMatchObject({ status: 200, lang: 'hi' })
  for (const url of ['/en', '/en/', '/en/product', '/gu', '/gu/', '/gu/product'])
    expect(await visit(url), url).toMatchObject({ status: 404, lang: 'en' })
  expect(await visit('/aboutus')).toMatchObject({ status: 200, lang: 'en' })
  expect(await visit('/hi/aboutus')).toMatchObject({ status: 200, lang: 'hi' })
  expect(await visit('/higuru')).toMatchObject({ lang: 'en' })
})

it('caches each page once per language, until the languages change', async () => {
  await switchLanguages(shop, 'en', 'hi', 'gu')
  const urls = [
    '/',
    '/hi/',
    '/gu/',
    '/hi/_.data',
    '/product?q=teak&page=2',
    '/hi/product?q=teak&page=2',
    '/hi/product.data?q=teak',
    '/gu/product-detail/teak-jhoola-32b947231c12',
  ]
  for (const url of urls) await visit(url)
  for (const url of urls) await visit(url)
  await visit('/hi/product?page=2&q=teak')
  await visit('/gu/product-detail/another-name-32b947231c12')
  expect(rendered).toEqual(urls)
  await switchLanguages(shop, 'hi', 'en')
  expect(await visit('/')).toMatchObject({ status: 200, lang: 'hi' })
  expect(await visit('/en/')).toMatchObject({ status: 200, lang: 'en' })
  expect(await visit('/hi/')).toMatchObject({ status: 404, lang: 'hi' })
  expect(await visit('/gu/')).toMatchObject({ status: 404, lang: 'hi' })
})

it('never serves a page in another language than the requested one', async () => {
  const all = ['en', 'hi', 'gu', 'ta'] as const
  await switchLanguages(shop, ...all)
  const paths = ['/', '/product', '/product?q=teak', '/aboutus', '/contactus', '/not-cached']
  const wanted = fc.record({ language: fc.constantFrom(...all), path: fc.constantFrom(...paths) })
  await fc.assert(
    fc.asyncProperty(fc.array(wanted, { minLength: 2, maxLength: 20 }), async (requests) => {
      // A write in between empties the cache.
      await shop.call('PUT', '/settings', { json: { blurb: String(Math.random()) } })
      const urls = requests.map(({ language, path }) => pathInLanguage(path, language, 'en'))
      const [first, again] = [
        await Promise.all(urls.map(visit)),
        await Promise.all(urls.map(visit)),
      ]
      for (const responses of [first, again])
        expect(responses.map(({ lang, canonical }) => ({ lang, canonical }))).toEqual(
          requests.map(({ language }, index) => ({
            lang: language,
            canonical: `https://shop.example${urls[index]}`,
          })),
        )
    }),
    { numRuns: 20 },
  )
})
