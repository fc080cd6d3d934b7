import { beforeAll, expect, it } from 'vitest'
import { catalogueForAllTests, createTestCatalogue } from '../../../tests/helpers/catalogue.ts'
import { addChoice } from '../../../tests/helpers/catalogue-choices.ts'
import { createForm } from '../../../tests/helpers/form.ts'
import { smallPhotograph } from '../../../tests/helpers/media.ts'

const shop = catalogueForAllTests()
beforeAll(async () => {
  await shop.call('PUT', '/settings', { json: { languages: ['en', 'hi', 'gu'] } })
})

const products = '/ourCategoriesItems'
const swing = { name: 'Teak swing', description: 'Sways slowly', tags: ['teak', 'brass'] }
const hindi = { name: 'सागौन का झूला', description: 'धीरे झूलता है', tags: ['सागौन', 'पीतल'] }

const visit = async (path: string, key: string) => (await shop.visit(path))[key]

it('stores languages in lowercase without duplicates, and rejects unknown ones', async () => {
  const write = (languages: unknown) => shop.call('PUT', '/settings', { json: { languages } })
  expect((await write(['EN', 'hi', 'HI', 'gu'])).body.settingsData.languages).toEqual([
    'en',
    'hi',
    'gu',
  ])
  const { status, body } = await write(['en', 'fr'])
  expect([status, body.errors.languages]).toEqual([422, expect.any(String)])
  expect((await write([])).body.settingsData.languages).toEqual(['en'])
  expect((await write('en, hi, gu')).body.settingsData.languages).toEqual(['en', 'hi', 'gu'])
})

it('uses English without translations by default', async () => {
  const other = await createTestCatalogue()
  expect((await other.read('/settings')).settingsData.languages).toEqual(['en'])
  const added = await other.addProduct(swing)
  expect(added).toMatchObject({ translations: {}, outdated: {} })
  const { categoryItemData } = await other.visit(`${products}/${added._id}`)
  for (const name of ['translations', 'outdated']) expect(categoryItemData).not.toHaveProperty(name)
  await other.close()
})

it('stores a translation without U+0000 and lone surrogates, like a text', async () => {
  const [sent, stored] = ['a\0b\ud800c', 'a\ufffdb\ufffdc']
  const texts = { name: sent, description: sent, tags: [sent] }
  const { _id } = await shop.addProduct({ ...texts, translations: { hi: texts } })
  const expected = { name: stored, description: stored, tags: [stored] }
  const written = await shop.readProduct(_id)
  expect(written).toMatchObject({ ...expected, translations: { hi: expected } })
})

it('merges translations by language and field, and removes empty ones', async () => {
  const { _id, translations } = await shop.addProduct({ ...swing, translations: { hi: hindi } })
  expect(translations).toEqual({ hi: hindi })
  const second = { hi: { name: 'झूला' }, GU: { name: 'હીંચકો' }, ta: { name: 'ஊஞ்சல்' } }
  await shop.changeProduct(_id, { translations: second })
  const merged = {
    hi: { ...hindi, name: 'झूला' },
    gu: { name: 'હીંચકો' },
    ta: { name: 'ஊஞ்சல்' },
  }
  expect((await shop.readProduct(_id)).translations).toEqual(merged)
  await shop.changeProduct(_id, { price: '1200' })
  expect((await shop.readProduct(_id)).translations).toEqual(merged)
  const removed = { hi: { name: ' ', tags: [] }, gu: { name: '' }, ta: { name: null } }
  const form = createForm({ translations: JSON.stringify(removed) })
  expect((await shop.call('PUT', `${products}/${_id}`, { form })).status).toBe(200)
  const { description } = hindi
  expect((await shop.readProduct(_id)).translations).toEqual({ hi: { description } })
})

it.each([
  [{ xx: { name: 'x' } }, ['xx', 'Name']],
  [{ en: { name: 'x' } }, ['English', 'Name']],
  [{ hi: { height: '१' } }, ['Hindi', 'Height']],
  [{ hi: { constructor: 'x' } }, ['Hindi', 'constructor']],
  [{ gu: { name: 'x'.repeat(501) } }, ['Gujarati', 'Name', '500']],
  [{ gu: { tags: ['a', 'b', 'c'] } }, ['Gujarati', 'Tags', '3']],
  [{ gu: { images: { '/media/other.jpg': 'x' } } }, ['Gujarati', 'Images']],
  [{ gu: 'name' }, ['language']],
  ['[1', ['language']],
])('rejects the translations %j and leaves the record unchanged', async (translations, words) => {
  const { _id } = await shop.addProduct({ ...swing, translations: { hi: hindi } })
  const json = { name: 'Other', translations }
  const { status, body } = await shop.call('PUT', `${products}/${_id}`, { json })
  expect([status, Object.keys(body.errors)]).toEqual([422, ['translations']])
  for (const word of words) expect(body.errors.translations).toContain(word)
  expect(await shop.readProduct(_id)).toMatchObject({ version: 1, name: swing.name })
})

it('flags translations as outdated when the original changes, until they are saved again', async () => {
  const translations = { hi: hindi, gu: { name: 'હીંચકો' } }
  const { _id } = await shop.addProduct({ ...swing, translations })
  const other = { description: 'Sways fast', tags: ['teak', 'cane'] }
  const changed = await shop.changeProduct(_id, other)
  expect(changed.outdated).toEqual({ hi: ['description', 'tags'] })
  const shown = await visit(`${products}/${_id}?lang=hi`, 'categoryItemData')
  expect(shown).toMatchObject(hindi)
  const { description, tags } = hindi
  await shop.changeProduct(_id, { translations: { hi: { description } } })
  expect((await shop.readProduct(_id)).outdated).toEqual({ hi: ['tags'] })
  await shop.changeProduct(_id, { translations: { hi: { tags } } })
  expect((await shop.readProduct(_id)).outdated).toEqual({})
  // A translation is current whenever its original equals the text that it was translated from.
  await shop.changeProduct(_id, { description: swing.description })
  await shop.changeProduct(_id, { description: 'Sways fast' })
  expect((await shop.readProduct(_id)).outdated).toEqual({})
})

it('returns texts in the requested language, falling back to the default one', async () => {
  const hi = { name: 'झूले', image: 'बरामदे में झूला' }
  const category = await shop.addCategory('Swings', { translations: JSON.stringify({ hi }) })
  expect(category.translations.hi).toEqual(hi)
  const { _id, path } = await shop.addProduct({
    ...swing,
    warranty: 'Two years',
    createdBy: category._id,
    translations: { hi: hindi },
  })
  const address = `${products}/${_id}`
  const english = await visit(address, 'categoryItemData')
  expect(english).toMatchObject({ ...swing, path, createdBy: { name: 'Swings' } })
  expect(await visit(`${address}?lang=`, 'categoryItemData')).toEqual(english)
  expect(await visit(`${address}?lang=en`, 'categoryItemData')).toEqual(english)
  const expected = {
    ...english,
    ...hindi,
    path: `/hi${path}`,
    createdBy: { _id: category._id, name: 'झूले' },
  }
  expect(await visit(`${address}?lang=hi`, 'categoryItemData')).toEqual(expected)
  expect(await visit(`${address}?lang=HI`, 'categoryItemData')).toEqual(expected)
  expect(await visit(`${address}?lang=gu`, 'categoryItemData')).toEqual({
    ...english,
    path: `/gu${path}`,
  })
  const { choices: _, ...listed } = expected
  const list = await visit(`${products}?lang=hi&q=Teak`, 'categoryItemData')
  expect(list).toContainEqual(listed)
  const categories = await visit('/ourCategories?lang=hi', 'categoryData')
  expect(categories).toContainEqual(
    expect.objectContaining({
      name: 'झूले',
      slug: 'swings',
      imageDetails: expect.objectContaining({ alt: 'बरामदे में झूला' }),
    }),
  )
  const { categories: suggested } = await visit('/suggestions?lang=hi&q=swings', 'suggestions')
  expect(suggested.length).toBeGreaterThan(0)
  for (const one of suggested) expect(one.path).toMatch(/^\/hi\//)
  const responses = await Promise.all(
    [null, undefined].flatMap((token) =>
      ['', '?lang=hi'].map((query) => shop.call('GET', `/ourCategoriesItems${query}`, { token })),
    ),
  )
  expect(JSON.stringify(responses.map(({ body }) => body))).not.toContain('storedTranslations')
})

it('returns 400 for a language that is not enabled, with and without a token', async () => {
  const lists = [products, `${products}/someUnique/CategoryItems`, `${products}/shown`]
  const others = ['/latestProduct', '/suggestions', '/settings', '/ourCategories', '/pageTexts']
  for (const path of [...lists, ...others, '/watsappNumber'])
    for (const tag of ['ta', 'xx', 'hi-IN'])
      for (const token of [null, shop.token]) {
        const { status } = await shop.call('GET', `${path}?lang=${tag}&ids=x`, { token })
        expect([path, tag, status]).toEqual([path, tag, 400])
      }
})

it('never mixes languages in cached responses', async () => {
  const gujarati = 'સાગનો હીંચકો'
  const translations = { hi: hindi, gu: { name: gujarati } }
  const { _id } = await shop.addProduct({ ...swing, translations })
  const nameAt = async (query: string) =>
    (await visit(`${products}/${_id}${query}`, 'categoryItemData')).name
  const queries = Array.from({ length: 10 }, () => ['', '?lang=hi', '?lang=gu']).flat()
  const names = await Promise.all(queries.map(nameAt))
  expect(names).toEqual(Array(10).fill([swing.name, hindi.name, gujarati]).flat())
  await shop.changeProduct(_id, { translations: { hi: { name: 'नया झूला' } } })
  expect(await nameAt('?lang=hi')).toBe('नया झूला')
})

it('returns translated tag and material names for the filters', async () => {
  const translations = { hi: { tags: ['', 'मढ़ा'], material: 'शीशम, तेल' } }
  await shop.addProduct({ tags: ['Plain', 'Padded'], material: 'Sheesham, oiled', translations })
  const { products: service } = shop.services
  const { tags, materials } = await service.filterNames({ language: 'hi', defaultLanguage: 'en' })
  expect([tags.get('padded'), tags.get('plain')]).toEqual(['मढ़ा', undefined])
  expect(materials.get('sheesham')).toBe('शीशम')
  const english = await service.filterNames({ language: 'en', defaultLanguage: 'en' })
  expect(english.tags.size + english.materials.size).toBe(0)
})

it('keeps translations of a disabled language for administrators', async () => {
  const { _id } = await shop.addProduct({ ...swing, translations: { hi: hindi } })
  await shop.call('PUT', '/settings', { json: { languages: ['en', 'gu'] } })
  expect((await shop.call('GET', `${products}/${_id}?lang=hi`, { token: null })).status).toBe(400)
  expect((await shop.readProduct(_id)).translations).toEqual({ hi: hindi })
  await shop.call('PUT', '/settings', { json: { languages: ['en', 'hi', 'gu'] } })
  expect(await visit(`${products}/${_id}?lang=hi`, 'categoryItemData')).toMatchObject(hindi)
})

it('translates the description of a photo until the photo is removed', async () => {
  const form = createForm({ ...swing, tags: 'teak', images: [await smallPhotograph('#2a5f4c')] })
  const made = await shop.addProduct(form)
  const images = { [made.images[0].url]: 'बरामदे में झूला' }
  const changed = await shop.changeProduct(made._id, { translations: { hi: { images } } })
  expect(changed.translations).toEqual({ hi: { images } })
  const shown = await visit(`${products}/${made._id}?lang=hi`, 'categoryItemData')
  expect(shown.images[0].alt).toBe('बरामदे में झूला')
  expect((await shop.changeProduct(made._id, { images: [] })).translations).toEqual({})
})

it('translates a choice and its values, wherever they are read', async () => {
  const fabric = await addChoice(shop, 'Fabric', ['Linen', 'Cotton'])
  const linen = { name: 'लिनन', note: 'मुलायम' }
  const hi = { name: 'कपड़ा', values: { [fabric.idOf('Linen')]: linen } }
  await fabric.change({}, { translations: { hi } })
  const inHindi = { name: 'कपड़ा', slug: 'fabric', values: [linen, { name: 'Cotton' }] }
  expect(await visit(`/choices/${fabric._id}?lang=hi`, 'choiceData')).toMatchObject({
    name: 'कपड़ा',
    values: inHindi.values,
  })
  const choices = [{ choice: fabric._id, values: [] }]
  const { _id } = await shop.addProduct({ ...swing, choices })
  const offering = await visit(`${products}/${_id}?lang=hi`, 'categoryItemData')
  expect(offering.choices).toMatchObject([inHindi])
  expect(offering.choices[0].values[0].slug).toBe('linen')
  const listed = await visit(`${products}?lang=hi&q=swing&limit=200`, 'categoryItemData')
  const one = listed.find((one: { _id: string }) => one._id === _id)
  expect(one.swatches.values[0].name).toBe('लिनन')
})

it('translates page texts, chat templates and holidays by key', async () => {
  const write = async (path: string, json: object) => (await shop.call('PUT', path, { json })).body
  const texts = { heroAction: 'देखें' }
  await write('/pageTexts', { translations: { hi: { texts } } })
  expect((await visit('/pageTexts?lang=hi', 'pageTextsData')).texts).toEqual(texts)
  expect((await visit('/pageTexts', 'pageTextsData')).texts).toEqual({})
  const renamed = await write('/pageTexts', { texts: { heroAction: 'See them' } })
  expect(renamed.pageTextsData.outdated).toEqual({ hi: ['texts'] })
  const strange = { hi: { texts: { heroAction: '{price}' } } }
  const refused = await write('/pageTexts', { translations: strange })
  expect(refused.errors.translations).toContain('{price}')

  await write('/chatMessages', { translations: { hi: { card: 'नमस्ते, {name}\n{link}' } } })
  expect((await visit('/chatMessages?lang=hi', 'chatMessagesData')).card).toContain('नमस्ते')

  const holidays = ['2030-11-01/2030-11-03 Diwali', '2030-12-25']
  const hi = { holidays: { '2030-11-01': 'दिवाली' } }
  await write('/openingHours', { holidays, translations: { hi } })
  const shown = await visit('/openingHours?lang=hi', 'openingHoursData')
  expect(shown.holidays).toEqual(['2030-11-01/2030-11-03 दिवाली', '2030-12-25'])
})

it('restores translations from the history and the trash, and copies them to a duplicate', async () => {
  const { _id } = await shop.addProduct({ ...swing, translations: { hi: hindi } })
  await shop.changeProduct(_id, { translations: { hi: { name: '', description: '', tags: [] } } })
  const undone = await shop.call('POST', `${products}/${_id}/history/1`)
  const copy = await shop.call('POST', `${products}/${_id}/duplicate`)
  await shop.call('DELETE', `${products}/${_id}`)
  const restored = await shop.call('POST', `/trash/${_id}`)
  for (const { body } of [undone, copy, restored])
    expect(body.categoryItemData).toMatchObject({ translations: { hi: hindi }, outdated: {} })
  expect(await visit(`${products}/${_id}?lang=hi`, 'categoryItemData')).toMatchObject(hindi)
})
