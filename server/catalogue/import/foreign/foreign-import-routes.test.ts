import { expect, it } from 'vitest'
import { columnsRefusal } from '../../../../domain/api/product-import.ts'
import { catalogueForEachTest } from '../../../../tests/helpers/catalogue.ts'
import {
  type CsvRow,
  shopifyExport,
  wooCommerceExport,
} from '../../../../tests/helpers/foreign-tables.ts'
import { createForm } from '../../../../tests/helpers/form.ts'
import { connectReader } from '../../../db/database.ts'
import { readTable } from '../csv-table.ts'
import { allColumns } from '../import-columns.ts'
import { planChoices } from './foreign-choices.ts'
import { convertTable } from './table-format.ts'

const shop = catalogueForEachTest()

const products = async () => (await shop.read('/ourCategoriesItems')).categoryItemData
const choices = async () => (await shop.read('/choices')).choiceData
const counts = { create: 0, update: 0, unchanged: 0, invalid: 0 }

const sizes = (Handle: string, Title: string, large = '150'): CsvRow[] => [
  { Handle, Title, 'Option1 Name': 'Size', 'Option1 Value': 'Small', 'Variant Price': '100' },
  { Handle, 'Option1 Value': 'Large', 'Variant Price': large },
]
const upload = (csv: string, parts: Record<string, string> = {}, query = '') =>
  shop.call('POST', `/ourCategoriesItems/import${query}`, {
    form: createForm({ file: { filename: 'products.csv', bytes: Buffer.from(csv) }, ...parts }),
  })

it('imports Shopify’s products with shared choices, and finds them again by their handles', async () => {
  await shop.addCategory('Swings')
  const rows = [
    ...sizes('one', 'One'),
    ...sizes('two', 'Two'),
    ...sizes('three', 'Three', '180'),
    { Handle: 'draft', Title: 'Draft', Type: 'swings', Status: 'draft', 'SEO Title': 'Found' },
  ]
  const csv = shopifyExport(rows)
  const dry = await shop.importCsv(csv, '?dryRun=true')
  expect(dry.body).toMatchObject({ format: 'shopify', counts: { ...counts, create: 4 } })
  expect(dry.body.rows.map(({ row, name }: { row: number; name: string }) => [row, name])).toEqual([
    [2, 'One'],
    [4, 'Two'],
    [6, 'Three'],
    [8, 'Draft'],
  ])
  expect([await products(), await choices()]).toEqual([[], []])

  const first = await shop.importCsv(csv)
  expect([first.status, first.body]).toMatchObject([200, { dryRun: false }])
  const [one, two, three, draft] = await Promise.all(
    (await products()).map(({ _id }: { _id: string }) => shop.readProduct(_id)),
  )
  const [shared, own, ...others] = await choices()
  expect([shared, own, others]).toMatchObject([
    { name: 'Size', kind: 'list', values: [{ surcharge: '' }, { name: 'Large', surcharge: '50' }] },
    { name: 'Size', values: [{ name: 'Small' }, { surcharge: '80' }] },
    [],
  ])
  const offered = shared.values.map(({ _id }: { _id: string }) => _id)
  expect([one, two].map((each) => each.choices)).toEqual([
    [{ choice: shared._id, values: offered }],
    [{ choice: shared._id, values: offered }],
  ])
  expect(three.choices).toMatchObject([{ choice: own._id }])
  expect(draft).toMatchObject({ visibility: 'hidden', createdBy: { name: 'Swings' }, choices: [] })
  expect(one).toMatchObject({ price: '100', priceIsFrom: false, visibility: 'live' })

  const again = await shop.importCsv(csv)
  expect(again.body.counts).toEqual({ ...counts, unchanged: 4 })
  expect(await choices()).toHaveLength(2)

  const changed = shopifyExport([...sizes('ONE', 'First', '120'), ...rows.slice(2)])
  const next = await shop.importCsv(changed)
  expect(next.body.counts).toEqual({ ...counts, update: 1, unchanged: 3 })
  expect(next.body.rows[0]).toMatchObject({
    _id: one._id,
    changes: {
      name: ['One', 'First'],
      choices: ['Size: Small | Large +50', 'Size: Small | Large +20'],
    },
  })
})

it('knows the stored value that each photo shows', async () => {
  const red = { Handle: 'one', Title: 'One', 'Option1 Name': 'Colour', 'Option1 Value': 'Red' }
  const csv = shopifyExport([
    { ...red, 'Variant Image': 'https://a.example/red.jpg' },
    { ...red, 'Option1 Value': 'Blue', 'Variant Image': 'https://a.example/blue.jpg' },
  ])
  await shop.importCsv(csv)
  const [{ values }] = await choices()
  const { table } = await convertTable(await readTable(csv), undefined, allColumns([]))
  const database = connectReader(shop.place)
  const planned = await planChoices(database, table)
  await database.destroy()
  expect(planned.newChoices).toEqual([])
  expect([...(planned.table.rows[0]?.shownValues ?? [])]).toEqual([
    ['https://a.example/red.jpg', values[0]._id],
    ['https://a.example/blue.jpg', values[1]._id],
  ])
})

it('adds a product again once it was deleted, and finds it again after it was restored', async () => {
  const csv = shopifyExport([{ Handle: 'stool', Title: 'Stool', 'Variant Price': '5' }])
  const { body } = await shop.importCsv(csv)
  const [{ _id }] = body.rows
  await shop.call('DELETE', `/ourCategoriesItems/${_id}`)
  expect((await shop.importCsv(csv, '?dryRun=true')).body.counts.create).toBe(1)
  await shop.call('POST', `/trash/${_id}`)
  expect((await shop.importCsv(csv)).body.rows).toMatchObject([{ action: 'unchanged', _id }])
})

it('says how many old addresses of an import lead on', async () => {
  const csv = shopifyExport([
    { Handle: 'stool', Title: 'Stool' },
    { Handle: 'bench', Title: 'Bench' },
  ])
  const path = `/imports/${(await shop.importCsv(csv)).body.import}`
  const redirects = async () => (await shop.read(path)).import.redirects
  expect(await redirects()).toBe(2)
  const { redirectData } = await shop.read('/redirects?q=bench')
  await shop.call('DELETE', `/redirects/${redirectData[0]._id}`)
  expect(await redirects()).toBe(1)
  await shop.call('POST', `${path}/undo`)
  expect(await redirects()).toBe(0)
})

it('imports WooCommerce’s products all or none, with notes and errors by row', async () => {
  const product = { ID: 1, Type: 'simple', Name: 'Stool', Published: 1, 'Regular price': '90' }
  const csv = wooCommerceExport([
    { ...product, Categories: 'Home > Stools' },
    { ...product, ID: 2, Name: 'Bench', 'Regular price': 'ask us', 'Is featured?': 1 },
  ])
  const refused = await shop.importCsv(csv)
  expect([refused.status, refused.body]).toMatchObject([
    422,
    {
      format: 'woocommerce',
      newCategories: ['Stools'],
      rows: [
        {
          row: 2,
          errors: { category: 'There is no category “Stools”.' },
          notes: ['“Categories”: Home > Stools becomes the category “Stools”.'],
        },
        { row: 3, errors: { price: expect.any(String) } },
      ],
    },
  ])
  expect(await products()).toEqual([])
  await shop.addCategory('Stools')
  expect((await shop.importCsv(csv, '?skipInvalid=true')).body.counts).toMatchObject({ create: 1 })
  const fixed = csv.replace('ask us', '95')
  expect((await shop.importCsv(fixed)).body.counts).toEqual({ ...counts, create: 1, unchanged: 1 })
  expect(await products()).toMatchObject([
    { name: 'Bench', isDisplaingInSomethingUnique: true },
    { name: 'Stool', createdBy: { name: 'Stools' } },
  ])
})

it('asks what unknown columns are, and imports them as they are assigned', async () => {
  const csv = 'Ware;Preis\nStuhl;"12,50"\n'
  const unknown = await upload(csv)
  expect(unknown.status).toBe(422)
  expect(columnsRefusal.strict().parse(unknown.body)).toMatchObject({
    errors: { file: expect.stringMatching(/^Unknown columns: Ware, Preis\./) },
    columns: [
      { name: 'Ware', sample: 'Stuhl' },
      { name: 'Preis', sample: '12,50' },
    ],
  })
  const columns = { Ware: 'name', Preis: 'price' }
  const dry = await upload(csv, { columns: JSON.stringify(columns) }, '?dryRun=true')
  expect(dry.body).toMatchObject({ format: 'assigned', rows: [{ action: 'create' }] })
  const json = { csv, columns }
  const done = await shop.call('POST', '/ourCategoriesItems/import', { json })
  expect(done.status).toBe(200)
  expect(await products()).toMatchObject([{ name: 'Stuhl', price: '12.50' }])

  for (const wrong of ['{', '[]', '{"Ware":1}', '{"Ware":"colour"}']) {
    const { status, body } = await upload(csv, { columns: wrong })
    expect([wrong, status, Object.keys(body.errors)]).toEqual([wrong, 422, ['columns']])
  }
})
