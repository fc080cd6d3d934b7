import { beforeAll, expect, it } from 'vitest'
import { type Shop, shopForAllTests } from '../../../tests/helpers/shop.ts'

const shop = shopForAllTests('demo')
let page: Awaited<ReturnType<Shop['visit']>>

beforeAll(async () => {
  page = await shop.visit('/')
})

const textsOf = (selector: string) =>
  [...page.document.querySelectorAll(selector)].map(({ textContent }) => textContent)
const linksOf = (selector: string) =>
  [...page.document.querySelectorAll(`${selector} a`)].map((link) => link.getAttribute('href'))

it('shows its sections in order', () => {
  expect(textsOf('h1')).toEqual(['Zula Living'])
  expect(textsOf('main section:not(.hero-module__root) h2')).toEqual([
    'Our Categories',
    'Something Unique',
    'Every home deserves a place to sway',
    'Latest Product',
    'Rooms',
    'Our Happy Customer Reviews',
    'Made slowly, to move gently',
    'Send us a message',
    'A swing drawn for your room',
    'At home with Zula',
  ])
})

it('leads from its first six tiles to categories, and from the last one to all products', () => {
  const tiles = textsOf('.categories-module__root a')
  expect(tiles).toHaveLength(7)
  expect(tiles[0]).toContain('Order Now')
  expect(tiles.at(-1)).toContain('See all 24 products')
  const [first, ...others] = linksOf('.categories-module__root')
  expect(first).toMatch(/^\/product\/[\w-]+$/)
  expect(others.at(-1)).toBe('/product')
})

it.each([
  ['Shop Now', '/product'],
  ['Interior & Architect', '/contactus'],
  ['Discover more', '/contactus'],
  ['Read More', '/aboutus'],
  ['Consultations Now', '/contactus'],
])('leads by “%s” to %s', (text, path) => {
  const link = [...page.document.links].find(({ textContent }) => textContent.startsWith(text))
  expect(link?.getAttribute('href')).toBe(path)
})

it('links each unique product to its page', () => {
  expect(textsOf('.product-sections-module__root a').join()).toContain('Teak Spindle Jhoola')
  for (const path of linksOf('.product-sections-module__root'))
    expect(path).toMatch(/^\/product-detail\/[^/]+$/)
})

it('repeats no unique product among the latest products', async () => {
  const { latestProductData } = await shop.read('/latestProduct')
  expect(latestProductData[0].name).toBe('Teak Spindle Jhoola')
  const [unique, latest] = [
    linksOf('.product-sections-module__root'),
    linksOf('.slider-module__root'),
  ]
  expect(latest).toHaveLength(12)
  expect(latest.filter((path) => unique.includes(path))).toEqual([])
})

it('shows the figures of the shop, each with a plus sign of its own', () => {
  expect(textsOf('.about-section-module__root dd')).toEqual(['15+', '4,200+', '180+'])
  expect(textsOf('.about-section-module__root dd b')).toEqual(['+', '+', '+'])
})

it('links the photos of the feed and the shop’s account to Instagram, in a new tab', () => {
  expect(linksOf('.closing-sections-module__feed')).toHaveLength(6)
  const follow = page.getByRole('link', { name: 'Follow on Instagram' })
  expect(follow.getAttribute('href')).toMatch(/^https:\/\/www\.instagram\.com\//)
  expect(follow.getAttribute('target')).toBe('_blank')
})

it('loads the map of its address lazily', () => {
  const map = page.document.querySelector('.location-map-module__root iframe')
  expect(map?.getAttribute('loading')).toBe('lazy')
  expect(map?.getAttribute('src')).toMatch(/^https:\/\/www\.google\.com\/maps\?q=14%20Timber/)
})

it('shows without JavaScript the first slide, and videos with controls', () => {
  expect(page.document.querySelectorAll('.hero-module__photo')).toHaveLength(1)
  expect(page.document.querySelector('[data-reveal="waiting"]')).toBeNull()
  const videos = page.document.querySelectorAll(
    '.customer-videos-module__root noscript video[controls]',
  )
  expect(videos).toHaveLength(4)
})

it('sends its message to the chat without JavaScript', () => {
  const form = page.document.querySelector('.message-form-module__form form')
  expect(form?.getAttribute('action')).toBe('https://wa.me/919876543210')
  expect(form?.querySelector('textarea')?.getAttribute('name')).toBe('text')
})
