import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Language } from '../../../domain/languages/language.ts'
import type { ShopLanguages } from '../../../domain/languages/shop-languages.ts'
import { createTestCatalogue, type TestCatalogue } from '../../../tests/helpers/catalogue.ts'
import { scopeContext } from '../../ssr/context.ts'
import { readSite } from '../content/site-data.server.ts'
import { breadcrumbFacts, languageFacts, pageHead } from './page-meta.server.ts'

const origin = 'https://shop.example'
let shop: TestCatalogue
beforeAll(async () => {
  shop = await createTestCatalogue()
})
afterAll(() => shop.close())

/** Creates a reader of the site data with separate caches. */
function createReader(...all: ShopLanguages['all']) {
  const services = { ...shop.services }
  return (language: Language) => {
    const context = new RouterContextProvider()
    const languages = { default: all[0], all }
    context.set(scopeContext, { services, origin, language, languages })
    return readSite(context)
  }
}

const ofLanguage = (head: unknown[]) =>
  head.filter((tag) => /alternate|locale/.test(JSON.stringify(tag)))

it('renders canonical, hreflang and og:locale tags for all languages of a page', async () => {
  const site = await createReader('en', 'hi', 'gu')('hi')
  const head = pageHead(site, { path: '/product?page=2' })
  expect(head).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: `${origin}/hi/product?page=2`,
  })
  expect(head).toContainEqual({ property: 'og:url', content: `${origin}/hi/product?page=2` })
  const alternate = (hrefLang: string, path: string) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: origin + path,
  })
  const expected = [
    alternate('en', '/product?page=2'),
    alternate('hi', '/hi/product?page=2'),
    alternate('gu', '/gu/product?page=2'),
    alternate('x-default', '/product?page=2'),
    { property: 'og:locale', content: 'hi_IN' },
    { property: 'og:locale:alternate', content: 'en_IN' },
    { property: 'og:locale:alternate', content: 'gu_IN' },
  ]
  expect(ofLanguage(head)).toEqual(expected)
  // Paths of translated records already contain the language.
  expect(ofLanguage(pageHead(site, { path: '/hi/product?page=2' }))).toEqual(expected)
  expect(languageFacts(site)).toEqual({ inLanguage: 'hi' })
  expect(JSON.stringify(breadcrumbFacts(site, []))).toContain(`"${origin}/hi/"`)
})

it('caches the site data per language in concurrent requests', async () => {
  const all = ['en', 'hi', 'gu'] as const
  const readIn = createReader(...all)
  const sites = await Promise.all(all.map(readIn))
  const again = await Promise.all(all.map(readIn))
  expect(sites.map(({ language }) => language)).toEqual([undefined, 'hi', 'gu'])
  for (const [index, site] of again.entries()) expect(site).toBe(sites[index])
})

it('renders no language tags for a shop in English only', async () => {
  const site = await createReader('en')('en')
  expect(site).not.toHaveProperty('language')
  expect(site).not.toHaveProperty('languages')
  expect(ofLanguage(pageHead(site, { path: '/' }))).toEqual([])
  expect(languageFacts(site)).toEqual({})
})

it('renders the only language of a shop at URLs without a language prefix', async () => {
  const site = await createReader('hi')('hi')
  const head = pageHead(site, { path: '/' })
  expect(head).toContainEqual({ tagName: 'link', rel: 'canonical', href: `${origin}/` })
  expect(ofLanguage(head)).toEqual([{ property: 'og:locale', content: 'hi_IN' }])
  expect(languageFacts(site)).toEqual({ inLanguage: 'hi' })
})
