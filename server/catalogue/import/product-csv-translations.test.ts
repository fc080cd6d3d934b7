import { expect, it } from 'vitest'
import { fieldsOf } from '../../../domain/content/content-type.ts'
import { product } from '../../../domain/content/product.ts'
import { catalogueForEachTest } from '../../../tests/helpers/catalogue.ts'
import { switchLanguages } from '../../../tests/helpers/languages.ts'

const shop = catalogueForEachTest()

const additionalInformation = ['', 'दो लोग']
const hindi = { name: 'सागौन का झूला', tags: ['सागौन', 'पीतल'], additionalInformation }
const english = { tags: ['teak', 'brass'], additionalInformation: ['Indoors', 'Two people'] }
const swing = { name: 'Teak swing', ...english, translations: { hi: hindi } }

it('exports columns for each enabled language except the default one', async () => {
  const columnsOf = async () => (await shop.exportCsv()).split('\r\n')[0]?.split(',') ?? []
  const plain = await columnsOf()
  expect(plain.filter((column) => column.includes('@'))).toEqual([])
  await switchLanguages(shop, 'en', 'hi', 'gu')
  const columns = await columnsOf()
  const translated = fieldsOf(product).flatMap(([name, field]) => {
    const isText = field.kind === 'text' && ['line', 'long'].includes(field.format)
    return (isText || field.kind === 'list') && !field.isSameInAllLanguages ? [name] : []
  })
  expect(translated).toEqual(expect.arrayContaining(['name', 'tags', 'availabilityNote']))
  expect(translated).not.toContain('height')
  expect(columns).toEqual([
    ...plain,
    ...['@hi', '@gu'].flatMap((language) => translated.map((name) => name + language)),
  ])
})

it('round-trips translations through export and import, including outdated flags', async () => {
  await switchLanguages(shop, 'en', 'hi')
  const { _id } = await shop.addProduct(swing)
  await shop.addProduct({ name: 'Second' })
  await shop.changeProduct(_id, { name: 'Teak jhoola' })
  const before = await shop.readProduct(_id)
  expect([before.translations.hi.name, before.outdated]).toEqual([hindi.name, { hi: ['name'] }])
  const csv = await shop.exportCsv()
  expect(csv).toContain('सागौन; पीतल')
  const { body } = await shop.importCsv(csv)
  expect(body.counts).toEqual({ create: 0, update: 0, unchanged: 2, invalid: 0 })
  expect(await shop.readProduct(_id)).toEqual(before)
})

it('updates, removes and keeps translations, after a dry run that stores nothing', async () => {
  await switchLanguages(shop, 'en', 'hi', 'gu')
  const { _id } = await shop.addProduct(swing)
  const csv = `_id,name,name@hi,name@gu,tags@hi\n${_id},Swing,झूला,હીંચકો,\n`
  const dry = await shop.importCsv(csv, '?dryRun=true')
  expect(dry.body.rows[0]).toMatchObject({
    action: 'update',
    changes: {
      name: ['Teak swing', 'Swing'],
      'name@hi': ['सागौन का झूला', 'झूला'],
      'name@gu': ['', 'હીંચકો'],
      'tags@hi': [['सागौन', 'पीतल'], []],
    },
  })
  expect((await shop.readProduct(_id)).version).toBe(1)
  expect((await shop.importCsv(csv)).body.counts).toMatchObject({ update: 1, invalid: 0 })
  expect(await shop.readProduct(_id)).toMatchObject({
    name: 'Swing',
    translations: { hi: { name: 'झूला', additionalInformation }, gu: { name: 'હીંચકો' } },
    outdated: {},
  })
  const { body } = await shop.importCsv('name,name@gu\nBench,બાંકડો\n')
  expect(body.counts).toMatchObject({ create: 1 })
  expect(await shop.readProduct(body.rows[0]._id)).toMatchObject({
    name: 'Bench',
    translations: { gu: { name: 'બાંકડો' } },
  })
})

it('rejects columns of disabled or unknown languages, and invalid cells', async () => {
  await switchLanguages(shop, 'en', 'hi')
  for (const column of ['name@gu', 'name@xx', 'name@en', 'height@hi', 'images@hi']) {
    const { status, body } = await shop.importCsv(`name,${column}\nSwing,x\n`)
    expect([status, body.message]).toEqual([
      422,
      expect.stringContaining(`Unknown columns: ${column}.`),
    ])
  }
  const { status, body } = await shop.importCsv(
    `name,name@hi,tags,tags@hi\nSwing,${'x'.repeat(501)},teak,a; b\n`,
  )
  expect(status).toBe(422)
  expect(body.rows[0].errors).toEqual({
    'name@hi': expect.stringContaining('500'),
    'tags@hi': 'has 2 entries, but the original only 1.',
  })
})
