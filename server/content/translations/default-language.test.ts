import { beforeEach, expect, it } from 'vitest'
import { catalogueForEachTest } from '../../../tests/helpers/catalogue.ts'
import { addChoice } from '../../../tests/helpers/catalogue-choices.ts'
import { switchLanguages } from '../../../tests/helpers/languages.ts'

const shop = catalogueForEachTest()
beforeEach(async () => {
  await switchLanguages(shop, 'en', 'hi', 'gu')
})

const products = '/ourCategoriesItems'
const get = async (path: string, key: string, token?: null) =>
  (await shop.call('GET', path, token === null ? { token } : {})).body[key]
const change = async (path: string, json: object) => {
  const { status, body } = await shop.call('PUT', path, { json })
  expect([status, body.message]).toEqual([200, expect.any(String)])
}

const swing = {
  name: 'Teak swing',
  description: 'Sways slowly',
  tags: ['teak', 'brass', 'indoor'],
  material: 'Teak',
  translations: {
    hi: { name: 'सागौन का झूला', tags: ['सागौन', '', 'indoor'], warranty: 'दो साल' },
    gu: { name: 'સાગનો હીંચકો' },
  },
}

it('stores the former default texts as translations, and promotes translated texts to the default', async () => {
  const { _id, path } = await shop.addProduct(swing)
  await switchLanguages(shop, 'hi', 'en', 'gu')
  expect(await shop.readProduct(_id)).toMatchObject({
    name: 'सागौन का झूला',
    description: 'Sways slowly',
    tags: ['सागौन', 'brass', 'indoor'],
    warranty: 'दो साल',
    translations: {
      en: { name: 'Teak swing', description: 'Sways slowly', tags: ['teak', 'brass', ''] },
      gu: { name: 'સાગનો હીંચકો' },
    },
    outdated: {},
    version: 2,
  })
  const visit = (lang: string) => get(`${products}/${_id}?lang=${lang}`, 'categoryItemData', null)
  expect(await visit('en')).toMatchObject({ name: 'Teak swing', tags: swing.tags, warranty: '' })
  const now = await visit('hi')
  expect(now.slug).not.toBe('teak-swing')
  expect([now.path.slice(-8), now.path === path]).toEqual([path.slice(-8), false])
  const found = async (q: string) =>
    (await get(`${products}?q=${encodeURIComponent(q)}`, 'categoryItemData', null)).length
  expect(await found('सागौन का झूला')).toBe(1)
})

it('restores every text and outdated flag when the default language is switched back', async () => {
  const hi = { name: 'झूले', image: 'बरामदे में झूला' }
  const category = await shop.addCategory('Swings', { translations: JSON.stringify({ hi }) })
  const { _id } = await shop.addProduct({ ...swing, createdBy: category._id })
  await change(`${products}/${_id}`, { name: 'Teak jhoola', tags: ['teak', 'cane', 'indoor'] })
  const choice = await addChoice(shop, 'Fabric', ['Sage', 'Indigo'])
  await change(`/choices/${choice._id}`, { translations: { hi: { name: 'कपड़ा' } } })
  await change('/settings', { blurb: 'Made by hand', translations: { hi: { blurb: 'हाथ से बना' } } })
  const holidays = ['2026-10-20/2026-10-24 Diwali', '2026-12-25 Christmas']
  const diwali = { hi: { holidays: { '2026-10-20': 'दिवाली' } } }
  await change('/openingHours', { holidays, translations: diwali })
  const texts = { hi: { texts: { soonTitle: 'जल्द आ रहे हैं', openingTitle: 'समय' } } }
  await change('/pageTexts', { texts: { soonTitle: 'Nearly there' }, translations: texts })
  const read = async () => ({
    product: await shop.readProduct(_id),
    choice: await get(`/choices/${choice._id}`, 'choiceData'),
    category: await get(`/ourCategories/${category._id}`, 'categoryData'),
    settings: await get('/settings', 'settingsData'),
    hours: await get('/openingHours', 'openingHoursData'),
    texts: await get('/pageTexts', 'pageTextsData'),
  })
  const before = await read()
  await switchLanguages(shop, 'hi', 'en', 'gu')
  const between = await read()
  expect(between).toMatchObject({
    product: { name: swing.translations.hi.name, createdBy: { name: 'झूले' } },
    choice: { name: 'कपड़ा', translations: { en: { name: 'Fabric' } } },
    settings: { blurb: 'हाथ से बना', translations: { en: { blurb: 'Made by hand' } } },
    hours: {
      holidays: ['2026-10-20/2026-10-24 दिवाली', holidays[1]],
      translations: { en: { holidays: { '2026-10-20': 'Diwali', '2026-12-25': 'Christmas' } } },
    },
  })
  await switchLanguages(shop, 'en', 'hi', 'gu')
  const after = await read()
  for (const key of Object.keys(before)) {
    const timeless = { version: expect.any(Number), updatedAt: expect.any(String) }
    expect({ [key]: Reflect.get(after, key) }).toEqual({
      [key]: { ...Reflect.get(before, key), ...timeless },
    })
  }
  expect(after.product.outdated).toEqual({ gu: ['name'], hi: ['name', 'tags'] })
})

it('adds one activity log entry, and switches back when the settings are restored', async () => {
  const created = await shop.addProduct(swing)
  const { _id } = created
  await change(`${products}/${_id}`, { name: 'Teak jhoola' })
  const activity = async () => await shop.read('/activity')
  const { total } = await activity()
  await switchLanguages(shop, 'hi', 'en', 'gu')
  expect((await activity()).total).toBe(total + 1)
  const { revisions } = await shop.read(`${products}/${_id}/history`)
  const { name } = swing.translations.hi
  expect(revisions).toMatchObject([{ state: { name } }, { state: { name } }])
  const { version } = await get('/settings', 'settingsData')
  const restore = (path: string, to: number) => shop.call('POST', `${path}/history/${to}`)
  expect((await restore(`${products}/${_id}`, 1)).status).toBe(200)
  expect(await shop.readProduct(_id)).toMatchObject({
    name: 'सागौन का झूला',
    translations: { en: { name: 'Teak swing' } },
  })
  const { _id: settingsId } = await get('/settings', 'settingsData')
  const undone = await restore(`/settings/${settingsId}`, version - 1)
  expect([undone.status, undone.body.message]).toEqual([200, expect.any(String)])
  const timeless = { version: expect.any(Number), updatedAt: expect.any(String) }
  expect(await shop.readProduct(_id)).toEqual({ ...created, ...timeless })
})

it('restores the version of a record that the change of the default language wrote', async () => {
  const { _id } = await shop.addProduct(swing)
  await switchLanguages(shop, 'hi', 'en', 'gu')
  const before = await shop.readProduct(_id)
  await change(`${products}/${_id}`, { name: 'झूला' })
  const restore = (to: number) => shop.call('POST', `${products}/${_id}/history/${to}`)
  expect([before.version, (await restore(2)).status]).toEqual([2, 200])
  const changed = { version: 4, updatedAt: expect.any(String), updatedBy: expect.anything() }
  expect(await shop.readProduct(_id)).toEqual({ ...before, ...changed })
  expect([(await restore(5)).status, (await restore(0)).status]).toEqual([404, 404])
})

it('restores a record from the trash in the current default language', async () => {
  const { _id } = await shop.addProduct(swing)
  await shop.call('DELETE', `${products}/${_id}`)
  await switchLanguages(shop, 'hi', 'en')
  const { status } = await shop.call('POST', `/trash/${_id}`, { json: {} })
  expect([status, (await shop.readProduct(_id)).name]).toEqual([200, 'सागौन का झूला'])
})
