import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { type FeedProduct, type FeedShop, feedItems, feedShop, gapsOf } from './feed-item.ts'
import { googleFeed } from './google-feed.ts'
import { metaFeed } from './meta-feed.ts'

const id = '01a20214-5035-7176-8e67-dc8acd7ef372'
const shop = feedShop({ brandName: 'Zula', currency: 'INR' }, 'https://shop.example')
const picture = (name: string) => ({
  url: `/media/${name.padEnd(22, '0')}.png`,
  width: 1600,
  height: 1200,
  placeholder: '',
  alt: '',
  focus: '',
  ready: 'avif' as const,
})
const jpeg = (name: string) => `https://shop.example/media/${name.padEnd(22, '0')}-1280.jpg`

const swing: FeedProduct = {
  _id: id,
  path: `/product-detail/walnut-jhoola-${id.slice(-12)}`,
  updatedAt: '2026-01-01T00:00:00.000Z',
  name: 'Walnut jhoola',
  description: 'Wide and quiet',
  material: 'Walnut; brass',
  images: [picture('a')],
  category: { _id: id, name: 'Swings' },
  availability: '',
  price: '1299',
  salePrice: '',
  saleUntil: '',
}

/** Values of a product in each feed, by field name. */
function feedsOf(change: Partial<FeedProduct>, inShop: Partial<FeedShop> = {}) {
  const [item, ...others] = feedItems({ ...swing, ...change }, [], { ...shop, ...inShop })
  if (item === undefined || others.length > 0) throw new Error('not one item')
  const [meta] = parse<Record<string, string>>(metaFeed.start() + metaFeed.items([item]), {
    columns: true,
  })
  const xml = googleFeed.items([item])
  const elements = [...xml.matchAll(/<g:(\w+)>([^<]*)<\/g:\1>/g)]
  const google = (name: string) =>
    elements.filter(([, known]) => known === name).map(([, , text = '']) => unescapeXml(text))
  return { meta: (name: string) => meta?.[name] ?? 'no such column', google, xml }
}

function unescapeXml(text: string): string {
  return text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
}

const many = (count: number) => Array.from({ length: count }, (_, index) => picture(`n${index}`))
const words = (count: number) => 'swing '.repeat(count).trim()

describe('feed field rules', () => {
  const plain = 'https://files.example/c.jpg'
  const facts = 'Walnut jhoola, Swings, Walnut; brass'
  const original = `https://shop.example/media/${'b'.padEnd(22, '0')}.png`
  const elsewhere = { ...picture('c'), url: plain, ready: 'none' as const }
  const sale = { salePrice: '999', saleUntil: '2026-11-23T18:30:00.000Z' }

  it.each<[rule: string, field: string, change: Partial<FeedProduct>, value: string]>([
    ['the id is the product’s and at most 50 characters', 'id', {}, id],
    ['the title is one line', 'title', { name: ' Walnut\n\tjhoola ' }, 'Walnut jhoola'],
    ['the description is the text', 'description', { description: 'One\r\nTwo' }, 'One\nTwo'],
    ['an empty description is made of facts', 'description', { description: ' \n' }, facts],
    [
      'an image without variants is the original',
      'image_link',
      { images: [{ ...picture('b'), ready: 'none' }] },
      original,
    ],
    ['an image elsewhere keeps its address', 'image_link', { images: [elsewhere] }, plain],
    ['a single photo has none beside it', 'additional_image_link', {}, ''],
    ['a price keeps its places', 'price', { price: '9999999999.99' }, '9999999999.99 INR'],
    ['a sale price stands beside the price', 'sale_price', { salePrice: '999.5' }, '999.50 INR'],
    ['a sale without an end names no time', 'sale_price_effective_date', { salePrice: '999' }, ''],
    ['the condition is new', 'condition', {}, 'new'],
    ['the brand is the shop’s', 'brand', {}, 'Zula'],
    ['a product without choices is in no group', 'item_group_id', {}, ''],
    ['the type is empty without a category', 'product_type', { category: null }, ''],
    [
      'control characters and lone surrogates are removed',
      'title',
      { name: 'A\u0000B\u0007C\uFFFFD\uD800' },
      'A B C D\uFFFD',
    ],
    ...['"4\'6", <b>&amp; ]]>', '=HYPERLINK("x")'].map(
      (name): [string, string, Partial<FeedProduct>, string] => [
        'a name is text',
        'title',
        { name },
        name,
      ],
    ),
  ])('%s: %s', (_, field, change, value) => {
    const feeds = feedsOf(change)
    expect(feeds.meta(field)).toBe(value)
    expect(feeds.google(field)).toEqual(value === '' ? [] : [value])
  })

  it.each([
    ['', 'in stock', 'in_stock'],
    ['in-stock', 'in stock', 'in_stock'],
    ['made-to-order', 'in stock', 'in_stock'],
    ['sold', 'out of stock', 'out_of_stock'],
    ['back-on', 'out of stock', 'out_of_stock'],
  ] as const)('the availability “%s” is %s', (availability, meta, google) => {
    const feeds = feedsOf({ availability })
    expect([feeds.meta('availability'), feeds.google('availability')]).toEqual([meta, [google]])
  })

  it('a sale with an end has run since the last change', () => {
    const { meta, google } = feedsOf(sale)
    const [first, second] = ['2026-01-01T00:00', '2026-11-23T18:30']
    expect(meta('sale_price_effective_date')).toBe(`${first}+00:00/${second}+00:00`)
    expect(google('sale_price_effective_date')).toEqual([`${first}Z/${second}Z`])
  })

  it('further images follow', () => {
    const { meta, google } = feedsOf({ images: ['a', 'b', 'c'].map(picture) })
    expect(meta('additional_image_link')).toBe(`${jpeg('b')},${jpeg('c')}`)
    expect(google('additional_image_link')).toEqual([jpeg('b'), jpeg('c')])
  })

  it('handmade products have no bar code', () => {
    expect(feedsOf({}).google('identifier_exists')).toEqual(['no'])
  })

  it.each([
    ['title', 'name', 150, 150],
    ['description', 'description', 9_999, 5_000],
  ])('truncates the %s at a word boundary', (field, source, metaLimit, googleLimit) => {
    const feeds = feedsOf({ [source]: words(2_000) })
    for (const [text, max] of [
      [feeds.meta(field), metaLimit],
      [feeds.google(field)[0] ?? '', googleLimit],
    ] as const) {
      expect([...text].length).toBeLessThanOrEqual(max)
      expect(text).toMatch(/swing…$/)
    }
  })

  it('counts code points, not UTF-16 code units, for the title limit', () => {
    expect(feedsOf({ name: '🪑'.repeat(150) }).meta('title')).toBe('🪑'.repeat(150))
    expect(feedsOf({ name: '🪑'.repeat(151) }).meta('title')).toBe(`${'🪑'.repeat(149)}…`)
  })

  it('lists at most twenty further images for Meta and ten for Google', () => {
    const feeds = feedsOf({ images: many(30) })
    expect(feeds.meta('additional_image_link').split(',')).toHaveLength(20)
    expect(feeds.google('additional_image_link')).toHaveLength(10)
  })

  it('uses the host as the brand if the shop has no name', () => {
    const feeds = feedsOf({}, feedShop({ ...shop, brandName: '' }, shop.origin))
    expect([feeds.meta('brand'), feeds.google('brand')]).toEqual(['shop.example', ['shop.example']])
  })

  it('truncates the brand to 100 characters for Meta and 70 for Google', () => {
    const feeds = feedsOf({}, { brand: 'Z'.repeat(500) })
    expect([feeds.meta('brand').length, feeds.google('brand')[0]?.length]).toEqual([100, 70])
  })
})

describe('required feed fields that a product lacks', () => {
  it.each<[string, Partial<FeedProduct>, string[]]>([
    ['nothing', {}, []],
    ['a price above zero', { price: '0' }, ['price']],
    ['all of them', { name: '', price: '', images: [] }, ['name', 'price', 'picture']],
    ['nothing for a sold product', { availability: 'sold' }, []],
  ])('%s', (_, change, gaps) => {
    expect(gapsOf({ ...swing, ...change })).toEqual(gaps)
  })
})
