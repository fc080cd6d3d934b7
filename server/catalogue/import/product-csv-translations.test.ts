import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestCatalogue, type TestCatalogue } from '../../../tests/helpers/catalogue.ts'

let shop: TestCatalogue
beforeEach(async () => {
  shop = await createTestCatalogue()
})
afterEach(() => shop.close())

const path = '/ourCategoriesItems'
const hindi = {
  name: 'सागौन का झूला',
  tags: ['सागौन', 'पीतल'],
  additionalInformation: ['', 'दो लोग'],
}
const swing = {
  name: 'Teak swing',
  tags: ['teak', 'brass'],
  additionalInformation: ['Indoors', 'Two people'],
  translations: { hi: hindi },
}

const setLanguages = (languages: string[]) => shop.call('PUT', '/settings', { json: { languages } })
const addProduct = async (json: object) => await shop.addProduct(json)
const readProduct = async (id: string) => await shop.readProduct(id)
const exportCsv = async (): Promise<string> =>
  (await shop.read(`${path}/export.csv`)).replace('\uFEFF', '')
const importCsv = (csv: string, query = '') => shop.importCsv(csv, query)

it('exports columns for each enabled language except the default one', async () => {
  const columnsOf = async () => (await exportCsv()).split('\r\n')[0]?.split(',') ?? []
  const plain = await columnsOf()
  expect(plain.filter((column) => column.includes('@'))).toEqual([])
  await setLanguages(['en', 'hi', 'gu'])
  const translated = (tag: string) =>
    [
      ...['name', 'description', 'tags', 'material', 'warranty', 'hangingSet', 'cushion'],
      ...['maintenance', 'customizationAvailable', 'additionalInformation', 'availabilityNote'],
    ].map((name) => `${name}@${tag}`)
  expect(await columnsOf()).toEqual([...plain, ...translated('hi'), ...translated('gu')])
})

it('round-trips translations through export and import, including outdated flags', async () => {
  await setLanguages(['en', 'hi'])
  const { _id } = await addProduct(swing)
  await addProduct({ name: 'Second' })
  await shop.call('PUT', `${path}/${_id}`, { json: { name: 'Teak jhoola' } })
  const before = await readProduct(_id)
  expect([before.translations.hi.name, before.outdated]).toEqual([hindi.name, { hi: ['name'] }])
  const csv = await exportCsv()
  expect(csv).toContain('सागौन; पीतल')
  const { body } = await importCsv(csv)
  expect(body.counts).toEqual({ create: 0, update: 0, unchanged: 2, invalid: 0 })
  expect(await readProduct(_id)).toEqual(before)
})

it('updates, removes and keeps translations, after a dry run that stores nothing', async () => {
  await setLanguages(['en', 'hi', 'gu'])
  const { _id } = await addProduct(swing)
  const csv = `_id,name,name@hi,name@gu,tags@hi\n${_id},Swing,झूला,હીંચકો,\n`
  const dry = await importCsv(csv, '?dryRun=true')
  expect(dry.body.rows[0]).toMatchObject({
    action: 'update',
    changes: {
      name: ['Teak swing', 'Swing'],
      'name@hi': ['सागौन का झूला', 'झूला'],
      'name@gu': ['', 'હીંચકો'],
      'tags@hi': [['सागौन', 'पीतल'], []],
    },
  })
  expect((await readProduct(_id)).version).toBe(1)
  expect((await importCsv(csv)).body.counts).toMatchObject({ update: 1, invalid: 0 })
  const { additionalInformation } = hindi
  expect(await readProduct(_id)).toMatchObject({
    name: 'Swing',
    translations: { hi: { name: 'झूला', additionalInformation }, gu: { name: 'હીંચકો' } },
    outdated: {},
  })
  const { body } = await importCsv('name,name@gu\nBench,બાંકડો\n')
  expect(body.counts).toMatchObject({ create: 1 })
  expect(await readProduct(body.rows[0]._id)).toMatchObject({
    name: 'Bench',
    translations: { gu: { name: 'બાંકડો' } },
  })
})

it('rejects columns of disabled or unknown languages, and invalid cells', async () => {
  await setLanguages(['en', 'hi'])
  for (const column of ['name@gu', 'name@xx', 'name@en', 'height@hi', 'images@hi']) {
    const { status, body } = await importCsv(`name,${column}\nSwing,x\n`)
    expect([status, body.message]).toEqual([
      422,
      expect.stringContaining(`Unknown columns: ${column}.`),
    ])
  }
  const { status, body } = await importCsv(
    `name,name@hi,tags,tags@hi\nSwing,${'x'.repeat(501)},teak,a; b\n`,
  )
  expect(status).toBe(422)
  expect(body.rows[0].errors).toEqual({
    'name@hi': expect.stringContaining('500'),
    'tags@hi': 'has 2 entries, but the original only 1.',
  })
})
