import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { catalogueForAllTests } from '../../tests/helpers/catalogue.ts'
import { switchLanguages } from '../../tests/helpers/languages.ts'
import { connectDatabase } from '../db/database.ts'

const shop = catalogueForAllTests()
const tooLong = (max: number) => `must be at most ${max} characters`
const meta = { metaTitle: 't'.repeat(120), metaDescription: 'd'.repeat(320) }
const longer = { metaTitle: 't'.repeat(121), metaDescription: 'd'.repeat(321) }

it('keeps titles and descriptions for search engines within their limits, in every language', async () => {
  await switchLanguages(shop, 'en', 'hi')
  const { _id: swings } = await shop.addCategory('Swings')
  const { _id: swing } = await shop.addProduct({ name: 'Swing' })
  for (const path of [`/ourCategories/${swings}`, `/ourCategoriesItems/${swing}`]) {
    const put = (json: object) => shop.call('PUT', path, { json })
    expect((await put({ ...meta, translations: { hi: meta } })).status).toBe(200)
    const refused = await put(longer)
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { metaTitle: tooLong(120), metaDescription: tooLong(320) },
    ])
    expect((await put({ translations: { hi: longer } })).status).toBe(422)
    const { categoryData, categoryItemData } = await shop.read(path)
    expect(categoryData ?? categoryItemData).toMatchObject({ ...meta, translations: { hi: meta } })
  }
  const put = (aboutMetaTitle: string) =>
    shop.call('PUT', '/pageTexts', { json: { texts: { aboutMetaTitle } } })
  expect([(await put(meta.metaTitle)).status, (await put(longer.metaTitle)).status]).toEqual([
    200, 422,
  ])
  expect((await put('')).body.pageTextsData.texts).toEqual({})
})

it('has them in the CSV of products', async () => {
  await switchLanguages(shop, 'en', 'hi')
  const lines = ['name,metaTitle,metaDescription,metaTitle@hi', 'Bench,Teak bench,"Oiled, wide",बेंच']
  const { body } = await shop.importCsv(lines)
  const bench = await shop.readProduct(body.rows[0]._id)
  expect(bench).toMatchObject({
    metaTitle: 'Teak bench',
    metaDescription: 'Oiled, wide',
    translations: { hi: { metaTitle: 'बेंच' } },
  })
  const csv = await shop.exportCsv()
  expect(csv.split('\r\n')[0]).toMatch(/,metaTitle,metaDescription,.*metaTitle@hi/)
  expect((await shop.importCsv(csv)).body.counts).toMatchObject({ update: 0, invalid: 0 })
})

it('reads versions and deleted records from before these fields', async () => {
  const { _id } = await shop.addProduct({ name: 'Old', metaTitle: 'Not yet' })
  await shop.changeProduct(_id, { metaTitle: 'Now' })
  const database = connectDatabase(shop.place)
  await sql`update "revision" set "state" = replace("state", '"metaTitle":"Not yet",', '')
    where "recordId" = ${_id}`.execute(database)
  await database.destroy()
  const { body } = await shop.call('POST', `/ourCategoriesItems/${_id}/history/1`)
  expect(body.categoryItemData).toMatchObject({ name: 'Old', metaTitle: '' })
})
