import { expect, it } from 'vitest'
import { createStaticAddresses, ownAddress, staticPath } from './static-addresses.ts'
import { makeStaticSheet, readLinks } from './static-page.ts'

const origin = 'https://www.example.com'
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

it('names the pages and files of the site in the attributes of a page', () => {
  const html = [
    '<meta name="description" content="/product?page=2"/>',
    `<meta property="og:image" content="${origin}/preview/product/1.jpg"/>`,
    '<img src="/media/b.jpg" srcSet="/media/b-1.webp 160w, /media/b-2.webp 320w"/>',
    '<a href="/product#list">Next</a><a href="https://wa.me/1?text=a">Chat</a>',
  ].join('')
  expect(readLinks(html, `${origin}/`, origin).map(({ pathname }) => pathname)).toEqual([
    '/preview/product/1.jpg',
    '/media/b.jpg',
    '/media/b-1.webp',
    '/media/b-2.webp',
    '/product',
  ])
})

it('turns queries into paths, and notes their URLs once', () => {
  const { addressOf, has, takeNoted } = createStaticAddresses(origin, both)
  expect(addressOf('/product?tag=teak&page=2#list')).toBe('/product/tag/teak/page/2#list')
  expect(addressOf('/hi/product?page=2')).toBe('/hi/product/page/2')
  expect(addressOf('/aboutus#story')).toBe('/aboutus#story')
  expect([has('/product/tag/teak/page/2'), has('/aboutus')]).toEqual([true, false])
  expect(takeNoted().map(({ pathname, search }) => pathname + search)).toEqual([
    '/product?tag=teak&page=2',
    '/hi/product?page=2',
  ])
  expect(takeNoted()).toEqual([])
})

it('leaves selections out of addresses: those of the page itself are none', () => {
  const { addressOf, takeNoted } = createStaticAddresses(origin, both)
  expect(addressOf('?fabric=sage&finish=teak')).toBe('')
  expect(addressOf('/product-detail/chair?fabric=indigo#order')).toBe('/product-detail/chair#order')
  expect(addressOf('/hi/product-detail/chair?fabric=indigo')).toBe('/hi/product-detail/chair')
  expect(takeNoted()).toEqual([])
})

it('applies the rules of style sheets for disabled scripting, and removes the others', () => {
  const css =
    '@media (scripting:none){.a{color:red}}@media (scripting: enabled){.b{background:url(../b.svg)}}'
  const { text, named } = makeStaticSheet(css, `${origin}/assets/site.css`, origin)
  expect(text).not.toContain('scripting')
  expect(text).toContain('@media (min-width:0){.a')
  expect(named.map(({ pathname }) => pathname)).toEqual(['/b.svg'])
})
