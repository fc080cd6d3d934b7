import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { shopForAllTests } from '../../tests/helpers/shop.ts'
import { createApp } from '../app/app.ts'
import { readConfig } from '../app/config.ts'
import { createBuiltPages } from '../pages/built-pages.ts'
import {
  createStaticAddresses,
  createStaticPages,
  type StaticAddresses,
} from './static-addresses.ts'

const origin = 'https://www.example.com'
const shop = shopForAllTests('demo')
let app: FastifyInstance
let addresses: StaticAddresses

beforeAll(async () => {
  const languages = { default: 'en', all: ['en', 'hi'] } as const
  addresses = createStaticAddresses(origin, languages)
  const pages = await createBuiltPages(join(import.meta.dirname, '../../build'))
  const config = readConfig({ PUBLIC_URL: origin, READ_SECONDS: '0', LOG_LEVEL: 'silent' })
  app = createApp(config, shop.services, createStaticPages(pages, addresses))
})
afterAll(() => app.close())

async function visit(path: string): Promise<Document> {
  const { body } = await app.inject({ method: 'GET', url: path })
  return new JSDOM(body, { url: origin + path }).window.document
}
const linksIn = (page: Document, selector: string) =>
  [...page.querySelectorAll(selector)].map((link) => link.getAttribute('href'))

it('has no scripts, and forbids them', async () => {
  const page = await visit('/')
  expect([...page.scripts].every(({ type }) => type === 'application/ld+json')).toBe(true)
  expect(page.scripts.length).toBeGreaterThan(0)
  const policy = page.querySelector('meta[http-equiv="content-security-policy"]')
  expect(policy?.getAttribute('content')).toContain("script-src 'none'")
})

it('shows what visitors without script see', async () => {
  const home = await visit('/')
  expect(home.querySelector('noscript')).toBeNull()
  expect(home.querySelector('.customer-videos-module__root video[controls]')).not.toBeNull()
})

it('leaves out search, filters and sorting, and links to the categories', async () => {
  const page = await visit('/product')
  expect(page.querySelectorAll('input:not([type=hidden]), select')).toHaveLength(0)
  const current = page.querySelector('[role=radiogroup] [aria-current=page]')
  expect(current?.textContent).toContain('All products')
  expect(linksIn(page, '[role=radiogroup] a')[1]).toMatch(/^\/product\/[\w-]+$/)
})

it('links to further pages by paths, which are canonical there', async () => {
  expect(linksIn(await visit('/product'), 'nav a')).toContain('/product/page/2')
  expect(addresses.takeNoted().map(({ pathname, search }) => pathname + search)).toContain(
    '/product?page=2',
  )
  const next = await visit('/product?page=2')
  expect(linksIn(next, 'link[rel=canonical]')).toEqual([`${origin}/product/page/2`])
  expect(linksIn(next, 'link[rel=prev]')).toEqual([`${origin}/product`])
})

it('shows the choices of a product without links', async () => {
  const { categoryItemData } = await shop.read('/ourCategoriesItems?q=sofa')
  const pages = await Promise.all(categoryItemData.map(({ path }: { path: string }) => visit(path)))
  const rows = pages.flatMap((page) => [...page.querySelectorAll('.choices a:not(.choice-zoom)')])
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.flatMap((value) => value.getAttribute('href') ?? [])).toEqual([])
})
