import { expect, it } from 'vitest'
import { shopForAllTests, shopOrigin } from '../../../tests/helpers/shop.ts'

const shop = shopForAllTests('demo')

const setLanguages = (...languages: string[]) => shop.call('PUT', '/settings', { languages })

it('names no language in a shop that has one', async () => {
  await setLanguages('en')
  for (const path of ['/', '/product']) {
    const { document, html } = await shop.visit(path)
    expect(document.querySelector('.languages, [hreflang], [property^="og:locale"]')).toBeNull()
    expect(document.querySelectorAll('[lang]')).toHaveLength(1)
    expect(html).not.toMatch(/language-name|noto-sans/)
  }
})

it('names the page in every language to search engines', async () => {
  await setLanguages('en', 'hi')
  const { document, meta } = await shop.visit('/hi/product?page=2')
  const alternates = [...document.querySelectorAll('head link[rel=alternate]')]
  expect(
    alternates.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
  ).toEqual([
    ['en', `${shopOrigin}/product?page=2`],
    ['hi', `${shopOrigin}/hi/product?page=2`],
    ['x-default', `${shopOrigin}/product?page=2`],
  ])
  expect([meta('og:locale'), meta('og:locale:alternate')]).toEqual(['hi_IN', 'en_IN'])
})

it('names the only language of a shop at addresses without a language', async () => {
  await setLanguages('hi')
  const { document, meta, html } = await shop.visit('/')
  const canonical = document.querySelector('link[rel=canonical]')
  expect(canonical?.getAttribute('href')).toBe(`${shopOrigin}/`)
  expect(document.querySelector('[hreflang], [property="og:locale:alternate"]')).toBeNull()
  expect(meta('og:locale')).toBe('hi_IN')
  expect(html).toContain('"inLanguage":"hi"')
})

it('writes structured data in the language of the page', async () => {
  await setLanguages('en', 'hi')
  const { document } = await shop.visit('/hi/product?page=2')
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')]
  const facts = scripts.map(({ textContent }) => textContent).join()
  expect(facts).toContain('"inLanguage":"hi"')
  expect(facts).not.toContain(`"${shopOrigin}/product`)
})

it('preloads the font of the page’s script', async () => {
  await setLanguages('en', 'hi', 'gu')
  const fontsOf = async (path: string) =>
    [...(await shop.visit(path)).document.querySelectorAll('link[rel=preload][as=font]')]
      .map((link) => /noto-sans-([a-z]+)/.exec(link.getAttribute('href') ?? '')?.[1])
      .filter((script) => script !== undefined)
  expect(await fontsOf('/')).toEqual([])
  expect(await fontsOf('/hi/')).toEqual(['devanagari'])
  expect(await fontsOf('/gu/')).toEqual(['gujarati'])
})

it('keeps the language in its links', async () => {
  await setLanguages('en', 'hi', 'gu')
  const { categoryItemData } = await shop.read('/ourCategoriesItems?limit=1')
  for (const path of ['/hi/', '/hi/product', `/hi${categoryItemData[0].path}`]) {
    const { document } = await shop.visit(path)
    expect(document.documentElement.lang).toBe('hi')
    const canonical = document.querySelector('link[rel=canonical]')
    expect(canonical?.getAttribute('href')).toBe(shopOrigin + path)
    const links = [...document.querySelectorAll('a[href^="/"]:not([hreflang], [href^="/media/"])')]
    expect(links.length).toBeGreaterThan(10)
    const paths = links.map((link) => link.getAttribute('href') ?? '')
    expect(paths.filter((one) => !/^\/hi\/(?!hi\/)/.test(one))).toEqual([])
  }
})

it('keeps the language when a form is submitted', async () => {
  await setLanguages('en', 'hi')
  const { status, headers } = await shop.request('/hi/product?q=teak&category=')
  expect([status, headers.location]).toEqual([302, '/hi/product?q=teak'])
})

it.each(['header', 'drawer', 'footer'])(
  'keeps path and query in the %s’s switch',
  async (place) => {
    await setLanguages('en', 'hi', 'gu')
    const linksOf = async (path: string) => {
      const links = (await shop.visit(path)).document.querySelectorAll(`.languages-${place} a`)
      return [...links].map((link) => [
        link.textContent,
        ...['lang', 'hreflang', 'href'].map((name) => link.getAttribute(name)),
      ])
    }
    expect(await linksOf('/product?page=2')).toEqual([
      ['हिन्दी', 'hi', 'hi', '/hi/product?page=2'],
      ['ગુજરાતી', 'gu', 'gu', '/gu/product?page=2'],
    ])
    expect(await linksOf('/hi/aboutus')).toEqual([
      ['English', 'en', 'en', '/aboutus'],
      ['ગુજરાતી', 'gu', 'gu', '/gu/aboutus'],
    ])
  },
)

it('repeats none of the words that a visitor put into the address', async () => {
  await setLanguages('en', 'hi')
  const lists = [
    (await shop.read('/ourCategoriesItems')).categoryItemData,
    (await shop.read('/ourCategories')).categoryData,
    (await shop.read('/rooms')).roomData,
  ]
  for (const [{ path }] of lists) {
    const worded = path.replace(/[^/]*(?=-[^-/]+$)/, 'words-of-a-visitor')
    expect((await shop.request(worded)).status).toBe(200)
    const { html } = await shop.request(path)
    expect(html).not.toContain('words-of-a-visitor')
    expect(html).toContain(`href="/hi${path}"`)
  }
})

it('returns 404 for admin, API and file paths in a language, and for unknown languages', async () => {
  await setLanguages('en', 'hi')
  for (const path of [
    ...['/hi/admin', '/hi/admin/login', '/hi/api/products', '/hi/sitemap.xml', '/hi/robots.txt'],
    ...['/hi/media/x.jpg', '/hi/hi/', '/hi/en/product', '/en/'],
    ...['/en/product', '/gu/', '/HI/'],
  ])
    expect([path, (await shop.request(path)).status]).toEqual([path, 404])
})

it('shows the 404 page in the language of its address', async () => {
  await setLanguages('en', 'hi')
  const { status, document } = await shop.visit('/hi/nowhere')
  expect([status, document.documentElement.lang]).toEqual([404, 'hi'])
  expect(document.querySelector('.site-footer-module__root nav a')?.getAttribute('href')).toBe(
    '/hi/',
  )
})

it('responds to concurrent requests each in its own language', async () => {
  await setLanguages('en', 'hi', 'gu')
  const paths = ['/', '/product', '/aboutus', '/contactus', '/compare']
  const wanted = paths.flatMap((path) => [
    ['en', path],
    ['hi', `/hi${path}`],
    ['gu', `/gu${path}`],
  ])
  const pages = await Promise.all(wanted.map(([, path = '']) => shop.visit(path)))
  const shown = pages.map(({ document }) => [
    document.documentElement.lang,
    document.querySelector('link[rel=canonical]')?.getAttribute('href'),
  ])
  expect(shown).toEqual(wanted.map(([language, path]) => [language, shopOrigin + path]))
})
