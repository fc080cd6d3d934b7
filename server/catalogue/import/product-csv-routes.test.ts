import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import { errorResponse } from '../../../domain/api/error-response.ts'
import { importResult } from '../../../domain/api/product-import.ts'
import { product } from '../../../domain/content/product.ts'
import { catalogueForEachTest } from '../../../tests/helpers/catalogue.ts'
import { createForm } from '../../../tests/helpers/form.ts'
import { smallPhotograph } from '../../../tests/helpers/media.ts'
import { namesOf } from '../../../tests/helpers/names.ts'

const shop = catalogueForEachTest()

interface Row {
  action: string
  errors: Record<string, string>
}

const addCategory = async (name: string): Promise<string> => (await shop.addCategory(name))._id
async function products(): Promise<Record<string, unknown>[]> {
  return (await shop.read('/ourCategoriesItems')).categoryItemData
}
const lines = (...rows: string[]) => rows.join('\r\n')

it('exports products as a UTF-8 CSV attachment with absolute photo URLs', async () => {
  const swings = await addCategory('Swings')
  const form = createForm({
    name: 'Jhoola',
    tags: 'teak, brass',
    description: 'Wide, "old"\nand quiet',
    createdBy: swings,
    isDisplaingInSomethingUnique: 'true',
    images: [await smallPhotograph('#112233'), await smallPhotograph('#445566')],
  })
  const { _id, images } = await shop.addProduct(form)
  const { status, body, headers } = await shop.call('GET', '/ourCategoriesItems/export.csv')
  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  expect(headers['content-disposition']).toMatch(
    /^attachment; filename="products-\d{4}-\d{2}-\d{2}\.csv"$/,
  )
  const urls = images.map(({ url }: { url: string }) => `http://localhost:80${url}`)
  expect(body).toMatch(/^\uFEFF_id,name,description,tags,.*\r\n/)
  expect(body).toContain(`\r\n${_id},Jhoola,"Wide, ""old""\nand quiet","teak; brass",`)
  const [row = {}, ...others] = parse<Record<string, string>>(body, { bom: true, columns: true })
  const fields = Object.keys(product.fields)
  expect(Object.keys(row)).toEqual([
    '_id',
    ...fields.map((name) => (name === 'isFeatured' ? 'isDisplaingInSomethingUnique' : name)),
  ])
  const filled = Object.entries(row).filter(([, cell]) => cell !== '')
  expect(Object.fromEntries(filled)).toEqual({
    ...{ _id, name: 'Jhoola', description: 'Wide, "old"\nand quiet', tags: 'teak; brass' },
    ...{ images: urls.join('; '), category: 'Swings', isDisplaingInSomethingUnique: 'true' },
    ...{ priceIsFrom: 'false', visibility: 'live' },
  })
  expect(others).toEqual([])
  // Addresses of photos are not imported: a product keeps the photos that it has.
  await shop.importCsv(body.replaceAll('http://localhost', 'https://other.example'))
  expect(await products()).toMatchObject([{ _id, images }])
})

it('exports products in manual order', async () => {
  const ids = []
  for (const name of ['One', 'Two', 'Three']) ids.push((await shop.addProduct({ name }))._id)
  const names = async () =>
    [...(await shop.exportCsv()).matchAll(/^[\da-f-]{36},(\w+)/gm)].map(([, name]) => name)
  expect(await names()).toEqual(['Three', 'Two', 'One'])
  const [one, two, three] = ids
  await shop.call('PUT', '/ourCategoriesItems/order', { json: { ids: [two, three, one] } })
  expect(await names()).toEqual(['Two', 'Three', 'One'])
})

it('round-trips formulas, quotes and special characters through export and import', async () => {
  const swings = await addCategory('Swings')
  await addCategory('=Odd; “name”')
  const twice = await addCategory('Swings')
  const odd = [
    ...['=1+1', "'=1+1", "''+x", '-5', '@home', '＝1+1', "'＋x", '－5', '＠home'],
    ...['one\ttwo', "'quoted'", 'a,b;c', 'a;=1', 'b\t=1', '"q"', 'ü 🪵', '[1]', '["x"]'],
    ...['one\r\ntwo', 'x\ry', '007', 'TRUE', '\u00a0x'],
  ]
  for (const [index, text] of odd.entries()) {
    await shop.addProduct({
      name: text,
      description: text,
      tags: [text],
      maintenance: odd.slice(0, index),
      additionalInformation: ['a; b', text, 'c, d'],
      material: `x${text}`,
      createdBy: [swings, twice, ''][index % 3],
    })
  }
  const before = await products()
  const csv = await shop.exportCsv()
  // No cell begins with a formula, also for programs that split cells at semicolons or tabs.
  expect(csv).not.toMatch(/(?:^|[,\n])"?[=+\-@\t＝＋－＠]/)
  for (const cell of ['"a;=1"', '"b\t=1"']) expect(csv).toContain(`,${cell},`)
  const { status, body } = await shop.importCsv(csv)
  expect([status, body.counts]).toEqual([
    200,
    { create: 0, update: 0, unchanged: odd.length, invalid: 0 },
  ])
  expect(body.notes).toEqual(['The column “images” is not imported: photos stay as they are.'])
  expect(await products()).toEqual(before)
})

it('creates, updates or leaves products unchanged, as reported by the dry run', async () => {
  const swings = await addCategory('Swings')
  const before = { name: 'Old', tags: ['teak'], createdBy: swings, height: '180' }
  const old = await shop.addProduct(before)
  const same = await shop.addProduct({ name: 'Same' })
  const csv = lines(
    '_id,name,tags,category,isDisplaingInSomethingUnique',
    `${old._id},Older,teak; brass,,TRUE`,
    `${same._id},Same,,,`,
    ',First,"[""a; b""]",SWINGS,0',
    '',
    `,Second,,${swings},`,
  )
  const expected = [
    {
      row: 2,
      action: 'update',
      _id: old._id,
      name: 'Older',
      changes: {
        name: ['Old', 'Older'],
        tags: [['teak'], ['teak', 'brass']],
        category: ['Swings', null],
        isDisplaingInSomethingUnique: [false, true],
      },
    },
    { row: 3, action: 'unchanged', _id: same._id, name: 'Same' },
    { row: 4, action: 'create', name: 'First' },
    { row: 6, action: 'create', name: 'Second' },
  ]
  const counts = { create: 2, update: 1, unchanged: 1, invalid: 0 }
  const dry = await shop.importCsv(csv, '?dryRun=true')
  const message = '2 to add, 1 to change, 1 unchanged, 0 with errors.'
  const none = { notes: [], newCategories: [] }
  expect(dry.status).toBe(200)
  expect(dry.body).toEqual({
    ...{ message, dryRun: true, format: 'own', rows: expected, counts },
    ...none,
  })
  expect(await products()).toHaveLength(2)
  const real = await shop.importCsv(csv)
  expect(real.body).toMatchObject({
    message: '2 added, 1 changed, 1 unchanged, 0 skipped.',
    dryRun: false,
    rows: expected,
    counts,
  })
  const [first, second, , changed] = await products()
  expect(first).toMatchObject({ name: 'First', tags: ['a; b'], createdBy: { _id: swings } })
  expect(second).toMatchObject({ name: 'Second', _id: real.body.rows[3]._id })
  const kept = { height: '180', version: 2, updatedBy: { name: 'Asha Mehta' } }
  expect(changed).toMatchObject({ name: 'Older', createdBy: null, ...kept })
  const sorted = await shop.read('/ourCategoriesItems?sort=newest&limit=2')
  expect(namesOf(sorted.categoryItemData)).toEqual(['First', 'Second'])
  const { revisions } = await shop.read(`/ourCategoriesItems/${old._id}/history`)
  expect(revisions).toMatchObject([{ action: 'update' }, { action: 'create' }])
  expect((await shop.read('/ourCategoriesItems?q=brass')).total).toBe(1)
})

it('stores nothing if a row is invalid, or skips invalid rows with skipInvalid', async () => {
  const { _id } = await shop.addProduct({ name: 'Old' })
  const csv = lines(
    '_id,name,category,isDisplaingInSomethingUnique',
    `${_id},Older,,`,
    '01a1fe04-d592-72a5-a8dc-eff94a3e22f7,Unknown,,',
    ',Wrong,Sofas,perhaps',
    `${_id},Again,,`,
    ',Too,,,much',
    `,${'x'.repeat(501)},,`,
    ',Right,,',
  )
  const refused = await shop.importCsv(csv)
  const message = '5 rows have errors, so nothing was saved.'
  expect([refused.status, refused.body.message]).toEqual([422, message])
  const schema = errorResponse.extend(importResult.shape).strict()
  expect(schema.parse(refused.body)).toEqual(refused.body)
  const errors = refused.body.rows.map(({ errors }: Row) => errors)
  expect(errors).toEqual([
    undefined,
    { _id: 'Product not found' },
    {
      category: 'There is no category “Sofas”.',
      isDisplaingInSomethingUnique: 'must be yes or no, true or false, 1 or 0',
    },
    { _id: 'Row 2 is the same product' },
    { row: 'has more cells than there are columns' },
    { name: 'must be at most 500 characters' },
    undefined,
  ])
  expect(refused.body.counts).toEqual({ create: 1, update: 1, unchanged: 0, invalid: 5 })
  expect((await products()).map(({ name }) => name)).toEqual(['Old'])
  const dry = await shop.importCsv(csv, '?dryRun=true&skipInvalid=true')
  expect([dry.status, dry.body.rows]).toEqual([200, refused.body.rows])
  const skipped = await shop.importCsv(csv, '?skipInvalid=true')
  expect(skipped.status).toBe(200)
  expect(skipped.body.message).toBe('1 added, 1 changed, 0 unchanged, 5 skipped.')
  expect((await products()).map(({ name }) => name)).toEqual(['Right', 'Older'])
})

it('rejects an ambiguous category name and accepts the category id', async () => {
  await addCategory('Swings')
  const second = await addCategory('Swings')
  const { body } = await shop.importCsv(
    lines('name,category', 'One,Swings', `Two,${second}`),
    '?dryRun=true',
  )
  expect(body.rows.map(({ action, errors }: Row) => [action, errors])).toEqual([
    ['invalid', { category: 'Several categories are called “Swings”: use the id.' }],
    ['create', undefined],
  ])
})

it('treats text that differs only in line endings as unchanged', async () => {
  await shop.addProduct(createForm({ name: 'Old', description: 'One\r\nTwo' }))
  const csv = (await shop.exportCsv()).replaceAll('\r\n', '\n')
  expect((await shop.importCsv(csv)).body.counts).toMatchObject({ update: 0, unchanged: 1 })
})

it('imports a file whose rows lack their last cells', async () => {
  const bytes = Buffer.from('name;tags;height;material\r\nSwing;"a; b";180\r\n;;;\r\n')
  const form = createForm({ file: { filename: 'products.csv', bytes } })
  const { body } = await shop.call('POST', '/ourCategoriesItems/import', { form })
  expect(body.rows).toEqual([{ row: 2, action: 'create', _id: expect.any(String), name: 'Swing' }])
  expect(await products()).toMatchObject([{ tags: ['a', 'b'], height: '180', material: '' }])
})

it('imports and validates prices, availability and related products', async () => {
  const { _id: swing } = await shop.addProduct({ name: 'Swing' })
  const { _id: gone } = await shop.addProduct({ name: 'Gone' })
  const head = '_id,name,price,salePrice,availability,related'
  const bench = (await shop.importCsv(lines(head, `,Bench,"1,299.50",999,sold,${swing}; ${gone}`)))
    .body.rows[0]._id
  expect((await products())[0]).toMatchObject({
    price: '1299.50',
    salePrice: '999',
    availability: 'sold',
    related: [swing, gone],
  })
  await shop.call('DELETE', `/ourCategoriesItems/${gone}`)
  const { body: table } = await shop.call('GET', '/ourCategoriesItems/export.csv')
  expect((await shop.importCsv(table)).body.counts).toMatchObject({ unchanged: 2, update: 0 })
  const { status, body } = await shop.importCsv(
    lines(head, `${bench},Bench,900,999,lost,${bench}0`),
  )
  expect([status, body.rows[0].errors]).toMatchObject([
    422,
    {
      availability: 'must be In stock, Made to order, Sold, Back soon, or empty',
      related: 'Product not found',
    },
  ])
})

it('parses booleans in any case', async () => {
  const yes = ['yes', 'YES', ' Yes ', 'true', 'TRUE', '1', 'on']
  const words = [...yes, 'no', 'No', 'false', 'FALSE', '0', 'off', '']
  const rows = words.map((word, index) => `Product ${index},${word},${word}`)
  const { body } = await shop.importCsv(['name,isDisplaingInSomethingUnique,priceIsFrom', ...rows])
  expect(body.counts).toMatchObject({ create: words.length, invalid: 0 })
  const stored = (await products()).map((one) => [
    one.isDisplaingInSomethingUnique,
    one.priceIsFrom,
  ])
  expect(stored).toEqual(words.map((word) => [yes.includes(word), yes.includes(word)]))
})

it('parses option labels in any case', async () => {
  const options = [
    ['Made to order', 'Live', 'made-to-order', 'live'],
    ['IN STOCK', 'hidden', 'in-stock', 'hidden'],
    [' back  soon ', 'HIDDEN', 'back-on', 'hidden'],
    ['made-to-order', '', 'made-to-order', 'live'],
    ['', 'Hidden', '', 'hidden'],
  ]
  const rows = options.map(([availability, visibility]) => `Offer,${availability},${visibility}`)
  await shop.importCsv(['name,availability,visibility', ...rows])
  const stored = await products()
  expect(stored.map(({ availability, visibility }) => [availability, visibility])).toEqual(
    options.map(([, , availability, visibility]) => [availability, visibility]),
  )
  const again = await shop.importCsv(await shop.exportCsv())
  expect(again.body.counts).toMatchObject({ update: 0, unchanged: options.length })
})

it('rejects a table that it cannot read, and says why', async () => {
  for (const [csv, status, message] of [
    [
      'name,colour,smell\nx,y,z',
      422,
      /^Unknown columns: colour, smell\. The columns are _id, name/,
    ],
    ['name,name\nx,y', 422, /^Duplicate columns: name\.$/],
    ['name\n"open', 422, /cannot be read as CSV near line 2: a quotation mark may be missing\.$/],
    [`name\n${'x\n'.repeat(10_001)}`, 422, /^The file has more than 10000 products\. Please split/],
  ] as const) {
    const refused = await shop.importCsv(csv)
    expect([refused.status, refused.body.message]).toEqual([status, expect.stringMatching(message)])
  }
})

it('rejects a request without a table and an unknown option', async () => {
  const empty = await shop.call('POST', '/ourCategoriesItems/import', { json: {} })
  expect(empty.body.message).toBe('Please send a CSV file, or its text.')
  expect((await shop.importCsv('name\nx', '?dryRun=yes')).status).toBe(400)
})

it('returns an error for empty, non-CSV and oversized file uploads', async () => {
  const send = async (bytes: Buffer, filename = 'products.xlsx') => {
    const form = createForm({ file: { filename, bytes } })
    const { status, body } = await shop.call('POST', '/ourCategoriesItems/import', { form })
    return [status, body.message]
  }
  const sentence = expect.stringContaining('save it as “CSV UTF-8”')
  expect(await send(Buffer.from('PK\u0003\u0004\0\0'))).toEqual([415, sentence])
  expect(await send(Buffer.alloc(17 * 1024 * 1024, 'x'))).toEqual([
    413,
    'products.xlsx is larger than 16 MB. Please choose a smaller one.',
  ])
  expect(await send(Buffer.alloc(0), '')).toEqual([422, 'Please choose a CSV file.'])
})

it('imports visibility and dates, using the time zone of the shop without an offset', async () => {
  const { body } = await shop.importCsv(
    lines(
      'name,visibility,liveFrom,liveUntil',
      'Festive,live,2026-11-23 09:00,2026-12-24',
      'Later,hidden,2026-11-23T09:00:00Z,',
    ),
  )
  expect(body.counts.create).toBe(2)
  expect(await products()).toMatchObject([
    { liveFrom: '2026-11-23T03:30:00.000Z', liveUntil: '2026-12-23T18:30:00.000Z' },
    { visibility: 'hidden', liveFrom: '2026-11-23T09:00:00.000Z', liveUntil: '' },
  ])
  const again = await shop.importCsv(await shop.exportCsv())
  expect(again.body.counts).toMatchObject({ unchanged: 2 })
  const wrong = await shop.importCsv(lines('name,visibility,liveFrom', 'Odd,secret,tomorrow'))
  expect(wrong.body.rows[0].errors).toEqual({
    visibility: 'must be Live or Hidden',
    liveFrom: 'Please enter date and time with an offset, such as 2026-01-31T09:00:00Z',
  })
})
