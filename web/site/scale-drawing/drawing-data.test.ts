import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Language } from '../../../domain/languages/language.ts'
import { createTestCatalogue, type TestCatalogue } from '../../../tests/helpers/catalogue.ts'
import { createForm } from '../../../tests/helpers/form.ts'
import { switchLanguages } from '../../../tests/helpers/languages/languages.ts'
import { photograph } from '../../../tests/helpers/media/media.ts'
import { htmlContext, scopeContext } from '../../ssr/context.ts'
import { readComparison } from '../compare/comparison.server.ts'
import { readProductPage } from '../product/product-page.server.ts'

let shop: TestCatalogue
let category: string
let swing: string
let plain: string

beforeAll(async () => {
  shop = await createTestCatalogue()
  await switchLanguages(shop, 'en', 'hi')
  const form = createForm({ name: 'Indoor Swings', image: await photograph('#2a5f4c') })
  category = (await shop.call('POST', '/ourCategories/add', { form })).body.categoryData._id
  swing = await addProduct({
    name: 'Nila',
    width: '120 cm',
    length: '202 cm',
    height: '205 cm',
    translations: { hi: { name: 'नीला' } },
  })
  plain = await addProduct({ name: 'Plain', width: 'on request' })
})
afterAll(() => shop.close())

async function addProduct(json: object): Promise<string> {
  const product = { createdBy: category, ...json }
  const { body } = await shop.call('POST', '/ourCategoriesItems/add', { json: product })
  return body.categoryItemData._id
}

async function contextIn(language: Language): Promise<RouterContextProvider> {
  const { services } = shop
  const context = new RouterContextProvider()
  const languages = await services.content.readLanguages()
  context.set(scopeContext, { services, origin: 'https://shop.example', language, languages })
  context.set(htmlContext, { html: null, facts: [], rules: '', revision: '', subject: {} })
  return context
}

async function pageOf(id: string, query = '', language: Language = 'en') {
  return readProductPage(await contextIn(language), id, new URLSearchParams(query))
}

it('returns the drawing of a product with sizes, with the longer side along the wall', async () => {
  const { drawing } = await pageOf(swing)
  expect(drawing).toMatchObject({
    piece: { kind: 'swing', width: 2020, depth: 1200, height: 2050 },
    texts: { drawingTitle: 'Drawn to scale' },
    message: { words: expect.arrayContaining([expect.arrayContaining(['name', 'Nila'])]) },
    chosen: { link: expect.stringMatching(/\/product-detail\/nila-\w+$/) },
  })
  expect(drawing).not.toHaveProperty('asked')
  expect(drawing).not.toHaveProperty('selected')
})

it('returns no drawing for a product without sizes', async () => {
  const page = await pageOf(plain, 'wall=240')
  expect(page).not.toHaveProperty('drawing')
  expect(JSON.stringify(page)).not.toContain('Drawn to scale')
})

it('draws the piece kind that the owner selected for the category', async () => {
  const path = `/ourCategories/${category}`
  await shop.call('PUT', path, { json: { pieceKind: 'sofa' } })
  expect((await pageOf(swing)).drawing?.piece.kind).toBe('sofa')
  await shop.call('PUT', path, { json: { pieceKind: '' } })
  expect((await pageOf(swing)).drawing?.piece.kind).toBe('swing')
})

it('reads the room from the URL', async () => {
  const { drawing } = await pageOf(swing, 'wall=8&ceiling=9&unit=ft')
  expect(drawing?.asked).toEqual({ wall: '8', ceiling: '9', system: 'ft' })
})

it('returns drawing texts in the language of the page', async () => {
  const { drawing } = await pageOf(swing, '', 'hi')
  expect(drawing?.piece.kind).toBe('swing')
  expect(drawing?.texts.drawingTitle).toMatch(/\p{Script=Devanagari}/u)
  expect(drawing?.message.words.find(([word]) => word === 'name')?.[1]).toBe('नीला')
})

it('draws the products of a comparison that have sizes', async () => {
  const listed = [swing, plain].map((_id) => ({ _id, query: '' }))
  const { drawing } = await readComparison(await contextIn('en'), listed, false)
  expect(drawing?.pieces).toEqual([
    { name: 'Nila', kind: 'swing', width: 2020, depth: 1200, height: 2050 },
  ])
  const [, unsized] = listed
  const alone = await readComparison(await contextIn('en'), unsized ? [unsized] : [], false)
  expect(alone).not.toHaveProperty('drawing')
})
