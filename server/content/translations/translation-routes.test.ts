import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestCatalogue, type TestCatalogue } from '../../../tests/helpers/catalogue.ts'
import { addChoice } from '../../../tests/helpers/choices/catalogue-choices.ts'
import { createForm } from '../../../tests/helpers/form.ts'
import { photograph } from '../../../tests/helpers/media/media.ts'
import { namesOf } from '../../../tests/helpers/names.ts'

let shop: TestCatalogue
beforeAll(async () => {
  shop = await createTestCatalogue()
  await shop.call('PUT', '/settings', { json: { languages: ['en', 'hi', 'gu'] } })
})
afterAll(() => shop.close())

const products = '/ourCategoriesItems'
const swing = { name: 'Teak swing', description: 'Sways slowly', tags: ['teak', 'brass'] }
const hindi = { name: 'सागौन का झूला', description: 'धीरे झूलता है', tags: ['सागौन', 'पीतल'] }

async function addProduct(json: object) {
  const { status, body } = await shop.call('POST', `${products}/add`, { json })
  expect([status, body.message]).toEqual([201, expect.any(String)])
  return body.categoryItemData
}
async function changeProduct(id: string, json: object) {
  const { status, body } = await shop.call('PUT', `${products}/${id}`, { json })
  expect([status, body.message]).toEqual([200, expect.any(String)])
  return body.categoryItemData
}
const readProduct = async (id: string) => await shop.readProduct(id)
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
  expect((await other.call('GET', '/settings')).body.settingsData.languages).toEqual(['en'])
  const { body } = await other.call('POST', `${products}/add`, { json: swing })
  expect(body.categoryItemData).toMatchObject({ translations: {}, outdated: {} })
  const answer = await other.call('GET', `${products}/${body.categoryItemData._id}`, {
    token: null,
  })
  expect(answer.body.categoryItemData).not.toHaveProperty('translations')
  expect(answer.body.categoryItemData).not.toHaveProperty('outdated')
  await other.close()
})

it('stores a translation without U+0000 and lone surrogates, like a text', async () => {
  const [sent, stored] = ['a\0b\ud800c', 'a\ufffdb\ufffdc']
  const texts = { name: sent, description: sent, tags: [sent] }
  const expected = { name: stored, description: stored, tags: [stored] }
  const form = createForm({ name: sent, tags: 'one', translations: JSON.stringify({ hi: texts }) })
  const { status, body } = await shop.call('POST', `${products}/add`, { form })
  expect(status).toBe(201)
  const written = body.categoryItemData
  expect(written).toMatchObject({ name: stored, translations: { hi: expected } })
  expect(await readProduct(written._id)).toMatchObject({ translations: { hi: expected } })
  expect(
    await changeProduct(written._id, { translations: { gu: { name: 'x\0y' } } }),
  ).toMatchObject({ translations: { gu: { name: 'x\ufffdy' } } })
})

it('merges translations by language and field, and removes empty ones', async () => {
  const { _id, translations } = await addProduct({ ...swing, translations: { hi: hindi } })
  expect(translations).toEqual({ hi: hindi })
  const second = { hi: { name: 'झूला' }, GU: { name: 'હીંચકો' }, ta: { name: 'ஊஞ்சல்' } }
  await changeProduct(_id, { translations: second })
  const merged = {
    hi: { ...hindi, name: 'झूला' },
    gu: { name: 'હીંચકો' },
    ta: { name: 'ஊஞ்சல்' },
  }
  expect((await readProduct(_id)).translations).toEqual(merged)
  await changeProduct(_id, { price: '1200' })
  expect((await readProduct(_id)).translations).toEqual(merged)
  const removed = { hi: { name: ' ', tags: [] }, gu: { name: '' }, ta: { name: null } }
  const form = createForm({ translations: JSON.stringify(removed) })
  expect((await shop.call('PUT', `${products}/${_id}`, { form })).status).toBe(200)
  expect((await readProduct(_id)).translations).toEqual({
    hi: { description: hindi.description },
  })
})

it.each([
  [{ xx: { name: 'x' } }, ['xx', 'Name']],
  [{ en: { name: 'x' } }, ['English', 'Name']],
  [{ hi: { height: '१' } }, ['Hindi', 'Height']],
  [{ hi: { createdBy: 'x' } }, ['Hindi', 'createdBy']],
  [{ hi: { shoes: 'x' } }, ['Hindi', 'shoes']],
  [{ hi: { constructor: 'x' } }, ['Hindi', 'constructor']],
  [{ gu: { name: 'x'.repeat(501) } }, ['Gujarati', 'Name', '500']],
  [{ gu: { name: 7 } }, ['Gujarati', 'Name', 'text']],
  [{ gu: { tags: ['x'.repeat(201)] } }, ['Gujarati', 'Tags', '200']],
  [{ gu: { tags: ['a', 'b', 'c'] } }, ['Gujarati', 'Tags', '3']],
  [{ gu: { images: { '/media/other.jpg': 'x' } } }, ['Gujarati', 'Images']],
  [{ gu: 'name' }, ['language']],
  ['[1', ['language']],
])('rejects the translations %j and leaves the record unchanged', async (translations, words) => {
  const { _id } = await addProduct({ ...swing, translations: { hi: hindi } })
  const { status, body } = await shop.call('PUT', `${products}/${_id}`, {
    json: { name: 'Other', translations },
  })
  expect([status, Object.keys(body.errors)]).toEqual([422, ['translations']])
  for (const word of words) expect(body.errors.translations).toContain(word)
  expect(await readProduct(_id)).toMatchObject({ version: 1, name: swing.name })
})

it('flags translations as outdated when the original changes, until they are saved again', async () => {
  const { _id } = await addProduct({ ...swing, translations: { hi: hindi, gu: { name: 'હીંચકો' } } })
  const changed = await changeProduct(_id, { description: 'Sways fast', tags: ['teak', 'cane'] })
  expect(changed.outdated).toEqual({ hi: ['description', 'tags'] })
  const shown = await visit(`${products}/${_id}?lang=hi`, 'categoryItemData')
  expect(shown).toMatchObject(hindi)
  const { description, tags } = hindi
  await changeProduct(_id, { translations: { hi: { description } } })
  expect((await readProduct(_id)).outdated).toEqual({ hi: ['tags'] })
  await changeProduct(_id, { translations: { hi: { tags } } })
  expect((await readProduct(_id)).outdated).toEqual({})
  // A translation is current whenever its original equals the text that it was translated from.
  await changeProduct(_id, { description: swing.description })
  await changeProduct(_id, { description: 'Sways fast' })
  expect((await readProduct(_id)).outdated).toEqual({})
})

it('returns texts in the requested language, falling back to the default one', async () => {
  const form = createForm({
    name: 'Swings',
    image: await photograph(),
    translations: JSON.stringify({ hi: { name: 'झूले', image: 'बरामदे में झूला' } }),
  })
  const { categoryData } = (await shop.call('POST', '/ourCategories/add', { form })).body
  expect(categoryData.translations.hi).toEqual({ name: 'झूले', image: 'बरामदे में झूला' })
  const { _id, path } = await addProduct({
    ...swing,
    warranty: 'Two years',
    createdBy: categoryData._id,
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
    createdBy: { _id: categoryData._id, name: 'झूले' },
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
})

it('returns 400 for a language that is not enabled, with and without a token', async () => {
  const paths = [
    products,
    `${products}/someUnique/CategoryItems`,
    `${products}/shown`,
    '/latestProduct',
    '/watsappNumber',
    '/suggestions',
    '/settings',
    '/ourCategories',
    '/pageTexts',
  ]
  for (const path of paths)
    for (const tag of ['ta', 'xx', 'hi-IN'])
      for (const token of [null, shop.token]) {
        const { status } = await shop.call('GET', `${path}?lang=${tag}&ids=x`, { token })
        expect([path, tag, status]).toEqual([path, tag, 400])
      }
})

it('never mixes languages in cached responses', async () => {
  const { _id } = await addProduct({
    ...swing,
    translations: { hi: hindi, gu: { name: 'સાગનો હીંચકો' } },
  })
  const names = { '': swing.name, '?lang=hi': hindi.name, '?lang=gu': 'સાગનો હીંચકો' }
  const requests = Array.from({ length: 10 }, () => Object.entries(names)).flat()
  const answers = await Promise.all(
    requests.map(async ([query, name]) => {
      const { name: read } = await visit(`${products}/${_id}${query}`, 'categoryItemData')
      return [read, name]
    }),
  )
  for (const [read, name] of answers) expect(read).toBe(name)
  await changeProduct(_id, { translations: { hi: { name: 'नया झूला' } } })
  const changed = await visit(`${products}/${_id}?lang=hi`, 'categoryItemData')
  expect(changed.name).toBe('नया झूला')
})

it('returns translated tag and material names for the filters', async () => {
  const translations = { hi: { tags: ['', 'मढ़ा'], material: 'शीशम, तेल' } }
  await addProduct({ tags: ['Plain', 'Padded'], material: 'Sheesham, oiled', translations })
  const { products: service } = shop.services
  const { tags, materials } = await service.filterNames({ language: 'hi', defaultLanguage: 'en' })
  expect([tags.get('padded'), tags.get('plain')]).toEqual(['मढ़ा', undefined])
  expect(materials.get('sheesham')).toBe('शीशम')
  const english = await service.filterNames({ language: 'en', defaultLanguage: 'en' })
  expect(english.tags.size + english.materials.size).toBe(0)
})

it('keeps translations of a disabled language for administrators', async () => {
  const { _id } = await addProduct({ ...swing, translations: { hi: hindi } })
  await shop.call('PUT', '/settings', { json: { languages: ['en', 'gu'] } })
  expect((await shop.call('GET', `${products}/${_id}?lang=hi`, { token: null })).status).toBe(400)
  expect((await readProduct(_id)).translations).toEqual({ hi: hindi })
  await shop.call('PUT', '/settings', { json: { languages: ['en', 'hi', 'gu'] } })
  expect(await visit(`${products}/${_id}?lang=hi`, 'categoryItemData')).toMatchObject(hindi)
})

it('translates photos, choices, page texts, chat templates and holidays by key', async () => {
  const form = createForm({ ...swing, tags: 'teak', images: [await photograph('#2a5f4c')] })
  const made = (await shop.call('POST', `${products}/add`, { form })).body.categoryItemData
  const [{ url }] = made.images
  const images = { [url]: 'बरामदे में झूला' }
  const changed = await changeProduct(made._id, { translations: { hi: { images } } })
  expect(changed.translations).toEqual({ hi: { images } })
  const shown = await visit(`${products}/${made._id}?lang=hi`, 'categoryItemData')
  expect(shown.images[0].alt).toBe(images[url])
  expect((await changeProduct(made._id, { images: [] })).translations).toEqual({})

  const fabric = await addChoice(shop, 'Fabric', ['Linen', { name: 'Cotton' }])
  const linen = fabric.idOf('Linen')
  const choice = { name: 'कपड़ा', values: { [linen]: { name: 'लिनन', note: 'मुलायम' } } }
  const path = `/choices/${fabric._id}`
  const written = await shop.call('PUT', path, { json: { translations: { hi: choice } } })
  expect(written.body.choiceData.translations).toEqual({ hi: choice })
  const inHindi = await visit(`${path}?lang=hi`, 'choiceData')
  expect(inHindi.name).toBe('कपड़ा')
  expect(namesOf(inHindi.values)).toEqual(['लिनन', 'Cotton'])
  const { _id } = await addProduct({ ...swing, choices: [{ choice: fabric._id, values: [] }] })
  const offering = await visit(`${products}/${_id}?lang=hi`, 'categoryItemData')
  expect(offering.choices[0]).toMatchObject({
    name: 'कपड़ा',
    slug: 'fabric',
    values: [{ name: 'लिनन', slug: 'linen', note: 'मुलायम' }, { name: 'Cotton' }],
  })
  const listed = await visit(`${products}?lang=hi&q=swing&limit=200`, 'categoryItemData')
  expect(listed.find((one: { _id: string }) => one._id === _id).swatches.values[0].name).toBe(
    'लिनन',
  )

  const write = async (table: string, json: object) =>
    (await shop.call('PUT', table, { json })).body
  const texts = { heroAction: 'देखें' }
  await write('/pageTexts', { translations: { hi: { texts } } })
  expect((await visit('/pageTexts?lang=hi', 'pageTextsData')).texts).toEqual(texts)
  expect((await visit('/pageTexts', 'pageTextsData')).texts).toEqual({})
  const renamed = await write('/pageTexts', { texts: { heroAction: 'See them' } })
  expect(renamed.pageTextsData.outdated).toEqual({ hi: ['texts'] })
  const strange = { hi: { texts: { heroAction: '{price}' } } }
  expect((await write('/pageTexts', { translations: strange })).errors.translations).toContain(
    '{price}',
  )

  await write('/chatMessages', { translations: { hi: { card: 'नमस्ते, {name}\n{link}' } } })
  expect((await visit('/chatMessages?lang=hi', 'chatMessagesData')).card).toContain('नमस्ते')

  const holidays = ['2030-11-01/2030-11-03 Diwali', '2030-12-25']
  await write('/openingHours', {
    holidays,
    translations: { hi: { holidays: { '2030-11-01': 'दिवाली' } } },
  })
  expect((await visit('/openingHours?lang=hi', 'openingHoursData')).holidays).toEqual([
    '2030-11-01/2030-11-03 दिवाली',
    '2030-12-25',
  ])
})

it('restores translations from the history and the trash, and copies them to a duplicate', async () => {
  const { _id } = await addProduct({ ...swing, translations: { hi: hindi } })
  await changeProduct(_id, { translations: { hi: { name: '', description: '', tags: [] } } })
  const body = await shop.read(`${products}/${_id}/history`)
  const states = body.revisions.map(({ state }: { state: { translations: object } }) => state)
  expect(states.map(({ translations }: { translations: object }) => translations)).toEqual([
    {},
    { hi: hindi },
  ])
  const undone = await shop.call('POST', `${products}/${_id}/history/1`)
  expect(undone.body.categoryItemData.translations).toEqual({ hi: hindi })
  const copy = await shop.call('POST', `${products}/${_id}/duplicate`)
  expect(copy.body.categoryItemData).toMatchObject({ translations: { hi: hindi }, outdated: {} })
  await shop.call('DELETE', `${products}/${_id}`)
  const { trash } = await shop.read('/trash')
  expect(trash[0].record.translations).toEqual({ hi: hindi })
  const restored = await shop.call('POST', `/trash/${_id}`)
  expect(restored.body.categoryItemData).toMatchObject({ translations: { hi: hindi } })
  expect(await visit(`${products}/${_id}?lang=hi`, 'categoryItemData')).toMatchObject(hindi)
})
