import { beforeAll, expect, it } from 'vitest'
import type { TranslationGap, TranslationProgress } from '../../../domain/api/translations.ts'
import { catalogueForAllTests } from '../../../tests/helpers/catalogue.ts'
import { switchLanguages } from '../../../tests/helpers/languages.ts'

const shop = catalogueForAllTests()
beforeAll(() => switchLanguages(shop, 'en', 'hi', 'gu'))

const products = '/ourCategoriesItems'
const swing = { name: 'Teak swing', description: 'Sways slowly', tags: ['teak', 'brass'] }

const addProduct = async (json: object): Promise<string> => (await shop.addProduct(json))._id

async function readProgress(language: string): Promise<TranslationProgress | undefined> {
  const body = await shop.read('/translations')
  return body.languages.find((one: TranslationProgress) => one.language === language)
}
async function readGaps(language: string): Promise<TranslationGap[]> {
  const { status, body } = await shop.call('GET', `/translations/${language}`)
  expect([status, body.total]).toEqual([200, body.gaps.length])
  return body.gaps
}
async function gapOf(id: string, language = 'hi') {
  const gap = (await readGaps(language)).find(({ _id }) => _id === id)
  return gap?.fields.map(({ name, state }) => [name, state])
}

it('counts translated texts and outdated fields of a language', async () => {
  const before = await readProgress('hi')
  const translations = { hi: { name: 'सागौन का झूला', tags: ['सागौन', ''] } }
  const id = await addProduct({ ...swing, translations })
  const after = await readProgress('hi')
  if (before === undefined || after === undefined) throw new Error('Hindi is on')
  expect(after.total - before.total).toBe(4)
  expect(after.translated - before.translated).toBe(2)
  expect(after).toMatchObject({ isOn: true, outdated: 0 })
  await shop.changeProduct(id, { name: 'Oak swing', tags: ['teak', 'brass'] })
  expect(await readProgress('hi')).toMatchObject({ outdated: 1, translated: after.translated })
  await shop.changeProduct(id, { translations: { hi: { name: 'ओक का झूला' } } })
  expect(await readProgress('hi')).toMatchObject({ outdated: 0 })
})

it('lists the missing and outdated fields of a record', async () => {
  const hi = { name: 'सागौन का झूला', description: 'धीरे झूलता है', tags: ['सागौन', 'पीतल'] }
  const id = await addProduct({ ...swing, material: 'Teak', translations: { hi } })
  expect(await gapOf(id)).toEqual([['material', 'missing']])
  await shop.changeProduct(id, { name: 'Oak swing', translations: { hi: { material: 'सागौन' } } })
  expect(await gapOf(id)).toEqual([['name', 'outdated']])
  const gap = (await readGaps('hi')).find(({ _id }) => _id === id)
  const record = { table: 'product', label: 'Products', title: 'Oak swing' }
  expect(gap).toMatchObject({ ...record, fields: [{ label: 'Name' }] })
  await shop.changeProduct(id, { translations: { hi: { name: 'ओक का झूला' } } })
  expect(await gapOf(id)).toBeUndefined()
  expect(await gapOf(id, 'gu')).toHaveLength(4)
})

it('sorts gaps by content type, then by position', async () => {
  await shop.addCategory('Swings')
  const gaps = await readGaps('gu')
  const tables = gaps.map(({ table }) => table)
  expect([...new Set(tables)].slice(0, 2)).toEqual(['category', 'product'])
  expect(tables).toEqual(
    tables.toSorted((one, other) => tables.indexOf(one) - tables.indexOf(other)),
  )
  const body = await shop.read(products)
  const listed = body.categoryItemData.map(({ _id }: { _id: string }) => _id)
  const found = gaps.filter(({ table }) => table === 'product').map(({ _id }) => _id)
  expect(found).toEqual(listed.filter((id: string) => found.includes(id)))
})

it('counts built-in texts as translated while their originals are unchanged', async () => {
  const named = async (language: string) =>
    (await readGaps(language))
      .filter(({ table }) => ['page_texts', 'chat_messages'].includes(table))
      .map(({ table, fields }) => [table, fields.map(({ name, state }) => [name, state])])
  expect(await named('hi')).toEqual([])
  await shop.call('PUT', '/pageTexts', { json: { texts: { heroAction: 'See them' } } })
  await shop.call('PUT', '/chatMessages', { json: { card: 'Hello, {name}\n{link}' } })
  expect(await named('hi')).toEqual([
    ['page_texts', [['texts', 'missing']]],
    ['chat_messages', [['card', 'missing']]],
  ])
  const texts = { translations: { hi: { texts: { heroAction: 'देखें' } } } }
  await shop.call('PUT', '/pageTexts', { json: texts })
  const card = { translations: { hi: { card: 'नमस्ते, {name}\n{link}' } } }
  await shop.call('PUT', '/chatMessages', { json: card })
  expect(await named('hi')).toEqual([])
  const inTamil = new Map((await readGaps('ta')).map((gap) => [gap.table, gap.fields.length]))
  expect(inTamil.get('page_texts')).toBe(1)
  expect(inTamil.get('chat_messages')).toBeGreaterThan(3)
})

it('includes disabled languages that have translations', async () => {
  expect(await readProgress('ta')).toBeUndefined()
  expect(await readProgress('en')).toBeUndefined()
  expect(await readGaps('en')).toEqual([])
  await addProduct({ ...swing, translations: { ta: { name: 'ஊஞ்சல்' } } })
  expect(await readProgress('ta')).toMatchObject({ isOn: false, translated: 1 })
  await switchLanguages(shop, 'en', 'gu')
  expect(await readProgress('hi')).toMatchObject({ isOn: false })
  await switchLanguages(shop, 'en', 'hi', 'gu')
})

it('accepts language codes in any case, and returns 400 for unknown ones', async () => {
  expect((await shop.call('GET', '/translations/HI')).status).toBe(200)
  const { status, body } = await shop.call('GET', '/translations/fr')
  expect([status, body.message]).toEqual([400, 'This language is not known.'])
})
