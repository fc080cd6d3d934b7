import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Language } from '../../../domain/languages/language.ts'
import { createTestCatalogue, type TestCatalogue } from '../../../tests/helpers/catalogue.ts'
import { addChoice } from '../../../tests/helpers/choices/catalogue-choices.ts'
import { createForm } from '../../../tests/helpers/form.ts'
import { switchLanguages } from '../../../tests/helpers/languages/languages.ts'
import { photograph } from '../../../tests/helpers/media/media.ts'
import { htmlContext, scopeContext } from '../../ssr/context.ts'
import { readProductPage } from '../product/product-page.server.ts'
import { readShopPage } from '../shop/shop-page.server.ts'
import { unfilteredQuery } from '../shop/shop-query.ts'
import { loader as readOffers } from '../shortlist/stored-offers.ts'
import { readSite } from './site-data.server.ts'

let shop: TestCatalogue
let swing: string
let plain: string
const all = ['en', 'hi', 'gu', 'ta'] as const

beforeAll(async () => {
  shop = await createTestCatalogue()
  await switchLanguages(shop, ...all)
  const form = createForm({
    name: 'Swings',
    image: await photograph('#2a5f4c'),
    translations: JSON.stringify({ hi: { name: 'झूले' } }),
  })
  const category = await shop.call('POST', '/ourCategories/add', { form })
  const fabric = await addChoice(shop, 'Fabric', ['Linen', 'Cotton'], { isFilter: true })
  await write('PUT', `/choices/${fabric._id}`, {
    translations: { hi: { name: 'कपड़ा', values: { [fabric.idOf('Linen')]: { name: 'लिनन' } } } },
  })
  const shared = { createdBy: category.body.categoryData._id, price: '125000' }
  swing = await addProduct({
    ...shared,
    name: 'Teak swing',
    description: 'Sways slowly.',
    material: 'Teak',
    tags: ['teak', 'brass'],
    choices: [{ choice: fabric._id, values: [] }],
    translations: { hi: { name: 'सागौन का झूला', material: 'सागौन', tags: ['सागौन', ''] } },
  })
  plain = await addProduct({ ...shared, name: 'Plain swing' })
  await write('PUT', '/settings', {
    brandName: 'Zula',
    blurb: 'Swings of teak.',
    translations: { hi: { blurb: 'सागौन के झूले।' } },
  })
  await write('PUT', '/pageTexts', {
    texts: { shopTitle: 'Our swings', categoriesTitle: 'Kinds of swings' },
    translations: { hi: { texts: { shopTitle: 'हमारे झूले', undo: 'पहले जैसा' } } },
  })
})
afterAll(() => shop.close())

async function write(method: 'POST' | 'PUT', path: string, json: object) {
  const { status, body } = await shop.call(method, path, { json })
  expect([path, body.message, body.errors, status < 300]).toEqual([
    path,
    body.message,
    undefined,
    true,
  ])
  return body
}

async function addProduct(json: object): Promise<string> {
  return (await write('POST', '/ourCategoriesItems/add', json)).categoryItemData._id
}

async function contextIn(language: Language): Promise<RouterContextProvider> {
  const { services } = shop
  const context = new RouterContextProvider()
  const languages = await services.content.readLanguages()
  context.set(scopeContext, { services, origin: 'https://shop.example', language, languages })
  context.set(htmlContext, { html: null, facts: [], rules: '', revision: '', subject: {} })
  return context
}

async function productIn(language: Language, id = swing) {
  return readProductPage(await contextIn(language), id, new URLSearchParams('fabric=linen'))
}

async function shopIn(language: Language, query: object = {}) {
  return readShopPage(await contextIn(language), { ...unfilteredQuery, ...query }, null)
}

const addressOf = (path: string) => new URL(path, 'https://shop.example')

it('returns a product in the language of the page, with an untranslated path', async () => {
  const { product, chosen } = await productIn('hi')
  expect(product).toMatchObject({
    name: 'सागौन का झूला',
    category: 'झूले',
    description: 'Sways slowly.',
    tags: ['सागौन', 'brass'],
    filteredTags: { सागौन: 'teak' },
    fallbacks: ['description', 'tags.1'],
  })
  expect(product.path).toMatch(/^\/product-detail\/teak-swing-/)
  expect(product.categoryPath).toMatch(/^\/product/)
  expect(chosen.choices[0]?.values.map(({ fallbacks }) => fallbacks)).toEqual([undefined, ['name']])
  expect(chosen.selection.map(({ choice, value }) => [choice.name, value?.name])).toEqual([
    ['कपड़ा', 'लिनन'],
  ])
  const message = product.orderMessage.split('\n')
  expect(message[0]).toMatch(/^नमस्ते/)
  expect(message.at(-1)).toMatch(/ https:\/\/shop\.example\/hi\/product-detail\/teak-swing-/)
  expect(product.offer?.price).toMatch(/1,25,000/)
})

it('includes no translation data in a page of the default language', async () => {
  const page = await productIn('en')
  expect(JSON.stringify(page)).not.toMatch(/fallback|filteredTags|[\u0900-\u097f]/)
  expect(page.product).toMatchObject({ name: 'Teak swing', tags: ['teak', 'brass'] })
})

it('lists cards, filters and choices in the language of the page', async () => {
  const page = await shopIn('hi', { tag: 'teak' })
  expect(page.products.map(({ name, category }) => [name, category])).toEqual([
    ['सागौन का झूला', 'झूले'],
  ])
  expect(page.categories.map(({ name }) => name)).toEqual(['झूले'])
  expect(page.tags).toContainEqual({ value: 'teak', count: 1, name: 'सागौन' })
  expect(page.tags).toContainEqual({ value: 'brass', count: 1 })
  expect(page.materials).toEqual([{ value: 'Teak', count: 1, name: 'सागौन' }])
  expect(page.active.map(({ value }) => value)).toEqual(['सागौन'])
  expect(page.values[0]).toMatchObject({
    name: 'कपड़ा',
    values: [{ name: 'लिनन' }, { name: 'Cotton', fallbacks: ['name'] }],
  })
  const { products } = await shopIn('gu')
  expect(products.find(({ _id }) => _id === swing)).toMatchObject({
    name: 'Teak swing',
    fallbacks: ['name', 'material', 'createdBy'],
  })
})

it('prefers page texts of the owner, then shipped ones, then those of the default language', async () => {
  const site = await readSite(await contextIn('hi'))
  expect(site).toMatchObject({ language: 'hi', blurb: 'सागौन के झूले।' })
  expect(site.texts).toMatchObject({ undo: 'पहले जैसा', menuHome: 'होम' })
  expect(site.fallbackTexts).toEqual(['Kinds of swings'])
  expect((await shopIn('hi')).texts.shopTitle).toBe('हमारे झूले')
  expect((await shopIn('gu')).texts.shopTitle).toBe('Our swings')
  expect((await readSite(await contextIn('gu'))).fallbacks).toEqual(['blurb'])
  const tamil = await readSite(await contextIn('ta'))
  expect(tamil.texts.menuHome).toBe('Home')
  expect(tamil.fallbackTexts).toContain('Our swings')
  expect(await readSite(await contextIn('en'))).not.toHaveProperty('fallbackTexts')
})

it('returns the products of a list in the language of the requesting page', async () => {
  const ask = async (language: Language) => {
    const context = await contextIn(language)
    const url = addressOf(`/offers?ids=${swing},${plain}`)
    const response = await readOffers({
      url,
      context,
      params: {},
      request: new Request(url),
      pattern: '',
    })
    return response.json()
  }
  expect((await ask('hi'))[swing].name).toBe('सागौन का झूला')
  expect((await ask('hi'))[plain].name).toBe('Plain swing')
  expect((await ask('en'))[swing].name).toBe('Teak swing')
})

it('does not mix languages in concurrent requests', async () => {
  const names = {
    en: ['Home', 'Teak swing', 'Swings'],
    hi: ['होम', 'सागौन का झूला', 'झूले'],
    gu: ['હોમ', 'Teak swing', 'Swings'],
    ta: ['Home', 'Teak swing', 'Swings'],
  }
  const read = async (language: Language) => {
    const [site, page, { product }] = await Promise.all([
      contextIn(language).then(readSite),
      shopIn(language),
      productIn(language),
    ])
    return [site.texts.menuHome, product.name, page.categories[0]?.name]
  }
  for (let round = 0; round < 5; round++) {
    await write('PUT', '/settings', { defaultCity: `City ${round}` })
    const rotated = [...all.slice(round), ...all.slice(0, round)]
    const wanted = [...rotated, ...rotated.toReversed(), ...all]
    expect(await Promise.all(wanted.map(read))).toEqual(wanted.map((language) => names[language]))
  }
})
