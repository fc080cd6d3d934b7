import { beforeEach, expect, it } from 'vitest'
import { basenameOf, withoutBasename } from '../../domain/urls/language-paths.ts'
import { catalogueForEachTest } from '../../tests/helpers/catalogue.ts'
import { switchLanguages } from '../../tests/helpers/languages.ts'
import { createPages } from '../../tests/helpers/pages.ts'

let rendered: string[] = []

/** Pages with their language and canonical URL; 404 if a language code is left in the path. */
const pages = createPages(async ({ url }, { language, languages }) => {
  // Yields, so that other requests are rendered concurrently.
  await new Promise((resolve) => setImmediate(resolve))
  const { pathname, search } = new URL(url)
  rendered.push(pathname + search)
  const path = withoutBasename(pathname, basenameOf(language, languages.default))
  const isMissing = path === null || /^\/[a-z]{2}(?:\/|$)/.test(path)
  const status = isMissing ? 404 : 200
  const html = `<html lang="${language}"><link rel="canonical" href="${url}"/></html>`
  return { response: new Response(html, { status, headers: { 'content-type': 'text/html' } }) }
})

const environment = { PUBLIC_URL: 'https://shop.example', READ_SECONDS: '0' }
const shop = catalogueForEachTest(environment, pages)
beforeEach(() => {
  rendered = []
})

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

it('renders each page once per language, until the languages change', async () => {
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
  const languagesNow = async () => (await Promise.all(urls.map(visit))).map(({ lang }) => lang)
  const expected = ['en', 'hi', 'gu', 'hi', 'en', 'hi', 'hi', 'gu']
  expect([await languagesNow(), await languagesNow()]).toEqual([expected, expected])
  await visit('/hi/product?page=2&q=teak')
  await visit('/gu/product-detail/another-name-32b947231c12')
  expect(rendered.toSorted()).toEqual(urls.toSorted())
  await switchLanguages(shop, 'hi', 'en')
  expect(await visit('/')).toMatchObject({ status: 200, lang: 'hi' })
  expect(await visit('/en/')).toMatchObject({ status: 200, lang: 'en' })
  expect(await visit('/hi/')).toMatchObject({ status: 404, lang: 'hi' })
  expect(await visit('/gu/')).toMatchObject({ status: 404, lang: 'hi' })
})
