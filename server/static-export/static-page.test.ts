import { expect, it } from 'vitest'
import { ownAddress, staticPath } from './file-paths.ts'
import { makeStaticPage, makeStaticSheet } from './static-page.ts'

const origin = 'https://www.example.com'
const english = { default: 'en', all: ['en'] } as const
const both = { default: 'en', all: ['en', 'hi'] } as const

it('maps every URL of the shop, including its query, to a unique path', () => {
  const views = [
    '/product',
    '/product?page=2',
    '/product?tag=teak&page=2',
    '/product?tag=living%20room',
    '/product?tag=living_20room',
    '/product?tag=../../secret',
    `/product?q=${'ü'.repeat(200)}`,
  ]
  const paths = views.map((view) => staticPath(new URL(view, origin)))
  expect(paths.slice(0, 3)).toEqual(['/product', '/product/page/2', '/product/tag/teak/page/2'])
  expect(new Set(paths).size).toBe(views.length)
  for (const path of paths) {
    expect(new URL(path, origin).pathname).toBe(path)
    expect(Math.max(...path.split('/').map((name) => name.length))).toBeLessThan(256)
  }
})

it('resolves only public URLs of this site as its own', () => {
  const named = ['/media/a.jpg', '/admin', '/admin/login', '/api/docs', 'https://wa.me/1', '#main']
  const own = named.map((one) => ownAddress(one, `${origin}/product`, origin)?.pathname ?? null)
  expect(own).toEqual(['/media/a.jpg', null, null, null, null, '/product'])
})

it('removes elements that need scripts or a server, and unwraps noscript content', () => {
  const html = [
    '<head><meta charSet="utf-8"/><meta name="description" content="/product?page=2"/>',
    `<meta property="og:image" content="${origin}/preview/product/1.jpg"/>`,
    '<script type="application/ld+json">{"@type":"Product"}</script>',
    '<link rel="modulepreload" href="/assets/a.js"/></head>',
    '<script id="page-data" type="application/json">{"a":1}</script><script>start()</script>',
    '<noscript><img src="/media/b.jpg" srcSet="/media/b-1.webp 160w, /media/b-2.webp 320w"/></noscript>',
    '<label class="radio"><input type="radio" name="category" checked="" value="c1"/><span>Swings</span></label>',
    '<a class="filter" href="/product?show=filters" data-needs-server="">Filter</a>',
    '<a href="/product?tag=teak&amp;page=2#list">Next</a><a href="https://wa.me/1?text=a">Chat</a>',
  ].join('')
  const { text, named } = makeStaticPage(html, `${origin}/`, origin, english)
  expect(text.match(/<script[^>]*>/g)).toEqual(['<script type="application/ld+json">'])
  expect(text).not.toMatch(/noscript|modulepreload|<input|Filter/)
  expect(text).toContain('content="/product?page=2"')
  expect(text).toContain('href="/product/c1" aria-current="page"><span>Swings</span></a>')
  expect(text).toContain('<a href="/product/tag/teak/page/2#list">Next</a>')
  expect(text).toContain('<a href="https://wa.me/1?text=a">Chat</a>')
  expect(named.map(({ pathname, search }) => pathname + search)).toEqual([
    '/preview/product/1.jpg',
    '/media/b.jpg',
    '/media/b-1.webp',
    '/media/b-2.webp',
    '/product/c1',
    '/product?tag=teak&page=2',
  ])
})

it('removes selections from links: values become plain text, and cards link to the product', () => {
  const html = [
    `<link rel="canonical" href="${origin}/product-detail/sofa"/>`,
    '<a class="choice" href="?fabric=sage&amp;finish=teak" aria-current="true">Sage</a>',
    '<a href="/product-detail/sofa?fabric=indigo#order">Indigo</a>',
    '<a href="/product-detail/chair?fabric=indigo#order">Chair</a>',
  ].join('')
  const { text, named } = makeStaticPage(html, `${origin}/product-detail/sofa`, origin, english)
  expect(text).toContain('<a class="choice" aria-current="true">Sage</a><a>Indigo</a>')
  expect(text).toContain('<a href="/product-detail/chair#order">Chair</a>')
  expect(named.map(({ pathname, search }) => pathname + search)).toEqual([
    '/product-detail/sofa',
    '/product-detail/chair',
  ])
})

it('keeps the links of a page in its language', () => {
  const html = [
    '<label class="radio"><input type="radio" name="category" value="c1"/><span>झूले</span></label>',
    '<label class="radio"><input type="radio" name="category" value=""/><span>सभी</span></label>',
    '<a href="/hi/product-detail/chair?fabric=indigo#order">कुर्सी</a>',
    '<a href="/product?tag=teak" lang="en" hreflang="en">English</a>',
  ].join('')
  const { text, named } = makeStaticPage(html, `${origin}/hi/product`, origin, both)
  expect(text).toContain('href="/hi/product/c1"')
  expect(text).toContain('href="/hi/product"')
  expect(text).toContain('<a href="/hi/product-detail/chair#order">')
  expect(text).toContain('<a href="/product/tag/teak" lang="en" hreflang="en">')
  expect(named.map(({ pathname, search }) => pathname + search)).toEqual([
    '/hi/product/c1',
    '/hi/product',
    '/hi/product-detail/chair',
    '/product?tag=teak',
  ])
})

it('applies the rules of style sheets for disabled scripting, and removes the others', () => {
  const css =
    '@media (scripting:none){.a{color:red}}@media (scripting: enabled){.b{background:url(../b.svg)}}'
  const { text, named } = makeStaticSheet(css, `${origin}/assets/site.css`, origin)
  expect(text).not.toContain('scripting')
  expect(text).toContain('@media (min-width:0){.a')
  expect(named.map(({ pathname }) => pathname)).toEqual(['/b.svg'])
})
