import { beforeAll, expect, it } from 'vitest'
import type { Language } from '../../../domain/languages/language.ts'
import { catalogueForAllTests } from '../../../tests/helpers/catalogue.ts'
import { addChoice } from '../../../tests/helpers/catalogue-choices.ts'
import { switchLanguages } from '../../../tests/helpers/languages.ts'
import { createPageContext } from '../../../tests/helpers/page-context.ts'
import { readProductPage } from '../product/product-page.server.ts'
import { readShopPage } from '../shop/shop-page.server.ts'
import { loader as readCurrent } from '../shortlist/current-products.ts'
import { readSite } from './site-data.server.ts'

const shop = catalogueForAllTests()
let swing: string
let plain: string

beforeAll(async () => {
  await switchLanguages(shop, 'en', 'hi', 'gu', 'ta')
  const translations = JSON.stringify({ hi: { name: 'झूले' } })
  const category = await shop.addCategory('Swings', { translations })
  const fabric = await addChoice(shop, 'Fabric', ['Linen', 'Cotton'], { isFilter: true })
  await write(`/choices/${fabric._id}`, {
    translations: { hi: { name: 'कपड़ा', values: { [fabric.idOf('Linen')]: { name: 'लिनन' } } } },
  })
  const shared = { createdBy: category._id, price: '125000' }
  const translated = await shop.addProduct({
    ...shared,
    name: 'Teak swing',
    description: 'Sways slowly.',
    material: 'Teak',
    tags: ['teak', 'brass'],
    choices: [{ choice: fabric._id, values: [] }],
    translations: { hi: { name: 'सागौन का झूला', material: 'सागौन', tags: ['सागौन', ''] } },
  })
  swing = translated._id
  plain = (await shop.addProduct({ ...shared, name: 'Plain swing' }))._id
  await write('/settings', {
    brandName: 'Zula',
    blurb: 'Swings of teak.',
    translations: { hi: { blurb: 'सागौन के झूले।' } },
  })
  await write('/pageTexts', {
    texts: { shopTitle: 'Our swings', categoriesTitle: 'Kinds of swings' },
    translations: { hi: { texts: { shopTitle: 'हमारे झूले', undo: 'पहले जैसा' } } },
  })
})

async function write(path: string, json: object) {
  const { status, body } = await shop.call('PUT', path, { json })
  expect([path, body.errors, status]).toEqual([path, undefined, 200])
}

async function productIn(language: Language, id = swing) {
  return readProductPage(
    await createPageContext(shop, language),
    id,
    new URLSearchParams('fabric=linen'),
  )
}

async function shopIn(language: Language, query: object = {}) {
  return readShopPage(await createPageContext(shop, language), { page: 1, ...query }, null)
}

it('returns a product in the language of the page, with an untranslated path', async () => {
  const { product, chosen } = await productIn('hi')
  expect(product).toMatchObject({
    name: 'सागौन का झूला',
    category: 'झूले',
    description: 'Sways slowly.',
    tags: [
      { name: 'सागौन', path: '/product?tag=teak' },
      { name: 'brass', path: '/product?tag=brass' },
    ],
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
  expect(JSON.stringify(page)).not.toMatch(/fallback|[\u0900-\u097f]/)
  expect(page.product.name).toBe('Teak swing')
  expect(page.product.tags.map(({ name }) => name)).toEqual(['teak', 'brass'])
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
    fallbacks: ['name', 'material', 'category'],
  })
})

it('prefers page texts of the owner, then shipped ones, then those of the default language', async () => {
  const site = await readSite(await createPageContext(shop, 'hi'))
  expect(site).toMatchObject({ language: 'hi', blurb: 'सागौन के झूले।' })
  expect(site.texts).toMatchObject({ undo: 'पहले जैसा', menuHome: 'होम' })
  expect(site.fallbackTexts).toEqual(['Kinds of swings'])
  expect((await readSite(await createPageContext(shop, 'gu'))).fallbacks).toEqual(['blurb'])
  const tamil = await readSite(await createPageContext(shop, 'ta'))
  expect(tamil.texts.menuHome).toBe('Home')
  expect(tamil.fallbackTexts).toContain('Our swings')
  expect(await readSite(await createPageContext(shop, 'en'))).not.toHaveProperty('fallbackTexts')
})

it('returns the products of a list in the language of the requesting page', async () => {
  const ask = async (language: Language) => {
    const context = await createPageContext(shop, language)
    const url = new URL(`https://shop.example/offers?ids=${swing},${plain}`)
    const response = await readCurrent({
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
