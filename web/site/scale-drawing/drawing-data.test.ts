import { beforeAll, expect, it } from 'vitest'
import type { Language } from '../../../domain/languages/language.ts'
import { catalogueForAllTests } from '../../../tests/helpers/catalogue.ts'
import { switchLanguages } from '../../../tests/helpers/languages.ts'
import { createPageContext } from '../../../tests/helpers/page-context.ts'
import { readComparison } from '../compare/comparison.server.ts'
import { readProductPage } from '../product/product-page.server.ts'

const shop = catalogueForAllTests()
let category: string
let swing: string
let plain: string

beforeAll(async () => {
  await switchLanguages(shop, 'en', 'hi')
  category = (await shop.addCategory('Indoor Swings'))._id
  swing = await addProduct({
    name: 'Nila',
    width: '120 cm',
    length: '202 cm',
    height: '205 cm',
    translations: { hi: { name: 'नीला' } },
  })
  plain = await addProduct({ name: 'Plain', width: 'on request' })
})

async function addProduct(fields: object): Promise<string> {
  return (await shop.addProduct({ createdBy: category, ...fields }))._id
}

async function pageOf(id: string, query = '', language: Language = 'en') {
  return readProductPage(await createPageContext(shop, language), id, new URLSearchParams(query))
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

it('draws the piece kind that the owner selected for the category', async () => {
  const path = `/ourCategories/${category}`
  await shop.call('PUT', path, { json: { pieceKind: 'sofa' } })
  expect((await pageOf(swing)).drawing?.piece.kind).toBe('sofa')
  await shop.call('PUT', path, { json: { pieceKind: '' } })
  expect((await pageOf(swing)).drawing?.piece.kind).toBe('swing')
})

it('returns drawing texts in the language of the page', async () => {
  const { drawing } = await pageOf(swing, '', 'hi')
  expect(drawing?.piece.kind).toBe('swing')
  expect(drawing?.texts.drawingTitle).toMatch(/\p{Script=Devanagari}/u)
  expect(drawing?.message.words.find(([word]) => word === 'name')?.[1]).toBe('नीला')
})

it('draws the products of a comparison that have sizes', async () => {
  const listed = [swing, plain].map((_id) => ({ _id, query: '' }))
  const { drawing } = await readComparison(await createPageContext(shop), listed, false)
  expect(drawing?.pieces).toEqual([
    { name: 'Nila', kind: 'swing', width: 2020, depth: 1200, height: 2050 },
  ])
  const [, unsized] = listed
  const alone = await readComparison(await createPageContext(shop), unsized ? [unsized] : [], false)
  expect(alone).not.toHaveProperty('drawing')
})
