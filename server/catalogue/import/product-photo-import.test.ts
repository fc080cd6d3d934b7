import { expect, it } from 'vitest'
import { catalogueForEachTest } from '../../../tests/helpers/catalogue.ts'
import { createForm, type FormFile } from '../../../tests/helpers/form.ts'
import { clip, smallPhotograph } from '../../../tests/helpers/media.ts'
import { namesOf } from '../../../tests/helpers/names.ts'
import { addPicture } from '../../../tests/helpers/pictures.ts'
import { createZip } from '../../../tests/helpers/zip.ts'

const shop = catalogueForEachTest()

interface Row {
  action: string
  photos?: string[]
  errors?: Record<string, string>
}

const lines = (...rows: string[]) => rows.join('\r\n')
const colour = async (hex: string) => (await smallPhotograph(hex)).bytes

const products = async () => (await shop.read('/ourCategoriesItems')).categoryItemData
const categories = async () => (await shop.read('/ourCategories')).categoryData
const sendFiles = (files: Record<string, FormFile>, query = '') =>
  shop.call('POST', `/ourCategoriesItems/import${query}`, { form: createForm(files) })
function send(csv: string, zip: Buffer, query = '') {
  const file = { filename: 'products.csv', bytes: Buffer.from(csv) }
  return sendFiles({ file, photos: { filename: 'photos.zip', bytes: zip } }, query)
}
async function expectNothingStored() {
  expect(await products()).toEqual([])
  expect(await shop.files()).toEqual({ media: [], temporary: [] })
}

it('assigns photos listed in the images column, in order, or matched by file name', async () => {
  const zip = await createZip({
    'swings/front.jpg': await colour('#112233'),
    'swings/back.jpg': await colour('#445566'),
    'teak-bench.jpg': await colour('#aa5500'),
    'teak-bench_detail.jpg': await colour('#bb6600'),
    'nobody.jpg': await colour('#000000'),
    'notes.txt': 'nothing to see',
  })
  const csv = lines('name,images', 'Jhoola,back.jpg; swings/FRONT.jpg', 'Teak bench,', 'Plain,')
  const dry = await send(csv, zip, '?dryRun=true')
  expect(dry.body.rows.map(({ action, photos }: Row) => [action, photos])).toEqual([
    ['create', ['swings/back.jpg', 'swings/front.jpg']],
    ['create', ['teak-bench.jpg', 'teak-bench_detail.jpg']],
    ['create', undefined],
  ])
  expect(dry.body.notes).toEqual(['1 photo in the ZIP file belongs to no product: nobody.jpg.'])
  await expectNothingStored()

  expect((await send(csv, zip)).status).toBe(200)
  const [jhoola, bench, plain] = await products()
  expect([jhoola.images.length, bench.images.length, plain.images.length]).toEqual([2, 2, 0])
  expect((await shop.files()).temporary).toEqual([])
  const back = await shop.app.inject({ url: jhoola.images[0].url })
  expect([back.statusCode, back.headers['content-type']]).toEqual([200, 'image/jpeg'])
})

it('imports the CSV file and the photos from one ZIP file', async () => {
  const zip = await createZip({
    'shop/products.csv': lines('name,images', 'Jhoola,front.jpg'),
    'shop/front.jpg': await colour('#112233'),
  })
  const { status, body } = await sendFiles({ file: { filename: 'shop.zip', bytes: zip } })
  expect([status, body.message]).toEqual([200, '1 added, 0 changed, 0 unchanged, 0 skipped.'])
  expect((await products())[0].images).toHaveLength(1)
})

it('keeps, reorders and adds photos of an existing product', async () => {
  const photos = [await smallPhotograph('#112233'), await smallPhotograph('#445566')]
  const { _id, images } = await shop.addProduct(createForm({ name: 'Jhoola', images: photos }))
  const zip = await createZip({ 'new.jpg': await colour('#aa0000') })
  const cell = `new.jpg; http://localhost:80${images[1].url}`
  const csv = lines('_id,name,images', `${_id},Jhoola,${cell}`)
  const dry = await send(csv, zip, '?dryRun=true')
  expect(dry.body.rows[0]).toMatchObject({
    action: 'update',
    changes: { images: ['2 photos', '1 photo, 1 new'] },
    photos: ['new.jpg'],
  })
  await send(csv, zip)
  const [changed] = await products()
  expect(changed.images).toHaveLength(2)
  expect(changed.images[1].url).toBe(images[1].url)
  expect(changed.images[0].url).not.toBe(images[0].url)

  const untouched = await send(lines('_id,name,images', `${_id},Jhoola,`), zip)
  expect(untouched.body.counts.unchanged).toBe(1)
  expect((await products())[0].images).toEqual(changed.images)
})

it('takes pictures of the library by their ids, without a ZIP file', async () => {
  const [sofa, swing] = [
    await addPicture(shop, await smallPhotograph('#112233')),
    await addPicture(shop, await smallPhotograph('#445566')),
  ]
  await shop.call('PUT', `/pictures/${swing._id}`, { json: { alt: 'A swing' } })
  const form = createForm({ file: clip() })
  const [film] = (await shop.call('POST', '/pictures/add', { form })).body.pictures
  const columns = '_id,name,category,images'
  const cell = `picture:${swing._id}; picture:${sofa._id}`
  const refused = await shop.importCsv(
    lines(columns, `,Film,,picture:${film._id}`, ',Gone,,picture:nothing'),
  )
  expect(refused.body.rows.map(({ errors }: Row) => errors)).toEqual([
    { images: 'This place shows a photo, not a video. Choose a photo.' },
    { images: 'This picture is no longer in the library. Choose another one.' },
  ])

  const csv = lines(columns, `,Jhoola,Swings,${cell}`)
  const { status, body } = await shop.importCsv(csv, '?createCategories=true')
  expect([status, body.notes]).toEqual([200, []])
  const [made] = await products()
  expect(made.images).toMatchObject([{ url: swing.url, alt: 'A swing' }, { url: sofa.url }])
  expect((await categories())[0].image).toBe(swing.url)
  expect((await shop.read('/pictures')).total).toBe(3)

  const write = (images: string) =>
    shop.importCsv(lines(columns, `${made._id},Jhoola,Swings,${images}`))
  expect((await write(cell)).body.counts.unchanged).toBe(1)
  const table = await shop.exportCsv()
  expect((await shop.importCsv(table)).body.counts).toMatchObject({ unchanged: 1 })
  const other = await write(`picture:${sofa._id}`)
  expect(other.body.rows[0].changes).toEqual({ images: ['2 photos', '1 photo, 0 new'] })
  expect((await products())[0].images).toMatchObject([{ url: sofa.url }])
})

it('rejects rows with missing or ambiguous photos, and stores nothing', async () => {
  const zip = await createZip({
    'a/front.jpg': await colour('#112233'),
    'b/front.jpg': await colour('#445566'),
  })
  const csv = lines(
    'name,images',
    'Right,a/front.jpg',
    'Missing,gone.jpg',
    'Unclear,front.jpg',
    'Outside,../../etc/passwd',
  )
  const refused = await send(csv, zip)
  const message = '3 rows have errors, so nothing was saved.'
  expect([refused.status, refused.body.message]).toEqual([422, message])
  expect(refused.body.rows.map(({ errors }: Row) => errors)).toEqual([
    undefined,
    { images: 'There is no “gone.jpg” in the ZIP file.' },
    { images: 'Several files are called “front.jpg”: include the folder.' },
    { images: 'There is no “../../etc/passwd” in the ZIP file.' },
  ])
  await expectNothingStored()
  expect((await send(csv, zip, '?skipInvalid=true')).body.counts).toMatchObject({ create: 1 })
})

it('returns 415 and stores nothing if a file is not an image', async () => {
  const zip = await createZip({ 'one.jpg': await colour('#112233'), 'two.jpg': 'PK, not an image' })
  const { status, body } = await send(lines('name,images', 'A,one.jpg', 'B,two.jpg'), zip)
  expect(status).toBe(415)
  expect(body.message).toMatch(/^two\.jpg /)
  await expectNothingStored()
})

it('rejects more than 20 photos for a product', async () => {
  const names = Array.from({ length: 21 }, (_, index) => `p${index}.jpg`)
  const zip = await createZip(Object.fromEntries(names.map((name) => [name, 'x'])))
  const { body } = await send(lines('name,images', `Many,${names.join('; ')}`), zip)
  expect(body.rows[0].errors).toEqual({ images: 'must have at most 20 photos' })
})

it('creates missing categories on request, each with the first photo of its products', async () => {
  const zip = await createZip({
    'one.jpg': await colour('#112233'),
    'two.jpg': await colour('#445566'),
  })
  const csv = lines(
    'name,category,images',
    'Plain,Swings,',
    'First,swings,two.jpg',
    'Second,Swings,one.jpg',
    'Stool,Benches,one.jpg',
  )
  const dry = await send(csv, zip, '?dryRun=true')
  expect(dry.body.counts.invalid).toBe(4)
  expect(dry.body.newCategories).toEqual(['Swings', 'Benches'])
  const offered = await send(csv, zip, '?dryRun=true&createCategories=true')
  expect(offered.body.counts).toEqual({ create: 4, update: 0, unchanged: 0, invalid: 0 })
  expect(await categories()).toEqual([])

  expect((await send(csv, zip, '?createCategories=true')).status).toBe(200)
  const made = await categories()
  expect(namesOf(made)).toEqual(['Swings', 'Benches'])
  const [plain, first, , stool] = await products()
  expect(plain.createdBy.name).toBe('Swings')
  expect(first.images[0].url).toBe(made[0].image)
  expect(stool.createdBy._id).toBe(made[1]._id)
})

it('rejects a new category without a photo', async () => {
  const zip = await createZip({ 'one.jpg': await colour('#112233') })
  const csv = lines('name,category,images', 'Plain,Swings,', 'Other,,one.jpg')
  const { status, body } = await send(csv, zip, '?createCategories=true')
  const category = 'The new category “Swings” needs a photo: add a photo to one of its products.'
  expect([status, body.rows[0].errors]).toEqual([422, { category }])
  expect(await categories()).toEqual([])
  await expectNothingStored()
})

it('rejects a damaged ZIP file, a second one, and one without exactly one CSV file', async () => {
  const zipOf = async (files: Record<string, string>) => ({
    filename: 'both.zip',
    bytes: await createZip(files),
  })
  const file = { filename: 'products.csv', bytes: Buffer.from('name\r\nJhoola') }
  const photos = { filename: 'photos.zip', bytes: Buffer.from('not a zip') }
  const noTable = await zipOf({ 'one.jpg': 'x' })
  const twoTables = await zipOf({ 'a.csv': 'x', 'b.csv': 'y' })
  for (const [parts, field, message] of [
    [{ file, photos }, 'photos', 'The ZIP file is damaged. Please create it again.'],
    [{ file: noTable }, 'file', 'There is no CSV file in the ZIP file. Add the table to it.'],
    [{ file: twoTables }, 'file', 'There are several CSV files in the ZIP file: a.csv, b.csv.'],
    [
      { file: twoTables, photos: noTable },
      'photos',
      'Please choose one ZIP file, with the table next to it or in it.',
    ],
  ] as const) {
    const { status, body } = await sendFiles(parts)
    expect([status, body.message, body.errors]).toEqual([422, message, { [field]: message }])
  }
  await expectNothingStored()
})
