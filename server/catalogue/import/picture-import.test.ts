import { afterEach, beforeEach, expect, it } from 'vitest'
import { catalogueForEachTest } from '../../../tests/helpers/catalogue.ts'
import { createForm } from '../../../tests/helpers/form.ts'
import { smallPhotograph } from '../../../tests/helpers/media.ts'
import {
  type PictureServer,
  startPictureServer,
} from '../../../tests/helpers/servers/picture-server.ts'
import { createZip } from '../../../tests/helpers/zip.ts'

const shop = catalogueForEachTest({ IMPORT_HOSTS: '127.0.0.1' })
let other: PictureServer
beforeEach(async () => {
  other = await startPictureServer()
})
afterEach(() => other.close())

const colour = async (hex: string) => (await smallPhotograph(hex)).bytes
/** Offers a photo of its own at a path; returns its address. */
const offer = async (path: string, hex: string) => other.offer(path, await colour(hex))
const fetchAll = () => shop.services.pictureQueue.run(new AbortController().signal)
const read = async (id: string) => (await shop.read(`/imports/${id}`)).import
const namedProduct = async (name: string) =>
  (await shop.read('/ourCategoriesItems')).categoryItemData.find(
    (one: { name: string }) => one.name === name,
  )
/** URLs of a product's photos, in their order. */
async function photosOf(name: string): Promise<string[]> {
  const { images } = await namedProduct(name)
  return images.map(({ url }: { url: string }) => url)
}
/** URLs of photos of these colours. */
async function urlsOf(...hexes: string[]): Promise<string[]> {
  const images = await Promise.all(hexes.map((hex) => smallPhotograph(hex)))
  const form = createForm({ name: 'Samples', images })
  const { _id, images: stored } = await shop.addProduct(form)
  await shop.call('DELETE', `/ourCategoriesItems/${_id}`)
  return stored.map(({ url }: { url: string }) => url)
}

it('fetches pictures named by address after the import, each once, in their order', async () => {
  const [front, back] = [
    await offer('/a/front.jpg', '#112233'),
    await offer('/b.jpg?v=2', '#445566'),
  ]
  const csv = ['name,category,images', `Jhoola,Swings,${front}; ${back}`, `Bench,Swings,${back}`]
  const dry = await shop.importCsv(csv, '?dryRun=true&createCategories=true')
  expect(dry.body).toMatchObject({
    notes: ['2 photos will be fetched after the import.'],
    rows: [{ action: 'create', addresses: [front, back] }, { addresses: [back] }],
  })
  expect(dry.body.import).toBe(undefined)
  const { status, body } = await shop.importCsv(csv, '?createCategories=true')
  expect([status, other.asked]).toEqual([200, []])
  expect(await photosOf('Jhoola')).toEqual([])
  const [swings] = (await shop.visit('/ourCategories')).categoryData
  expect([swings.name, swings.image]).toEqual(['Swings', ''])
  expect(await read(body.import)).toMatchObject({
    state: 'running',
    format: 'own',
    by: { name: 'Asha Mehta' },
    counts: { create: 2 },
    pictures: { total: 2, done: 0, failed: 0 },
  })

  // As of two processes, of which one works.
  await Promise.all([fetchAll(), fetchAll()])
  expect(other.asked.toSorted()).toEqual(['/a/front.jpg', '/b.jpg?v=2'])
  const [first = '', second = ''] = await urlsOf('#112233', '#445566')
  expect([await photosOf('Jhoola'), await photosOf('Bench')]).toEqual([[first, second], [second]])
  const done = { state: 'done', pictures: { total: 2, done: 2, failed: 0 } }
  expect((await shop.read('/imports')).imports).toMatchObject([done])
  expect((await shop.visit('/ourCategories')).categoryData[0].image).toMatch(/^\/media\//)
  expect((await shop.files()).temporary).toEqual([])
  // Pictures that a product got from an address stay: a second run changes nothing.
  const { _id } = await namedProduct('Jhoola')
  const again = await shop.importCsv(['_id,name,images', `${_id},Jhoola,${front}; ${back}`])
  expect(again.body.counts).toMatchObject({ unchanged: 1, update: 0 })
})

it('takes a file of the ZIP file that has the name at the end of an address', async () => {
  const csv = `name,images\nJhoola,https://shop.example/x/front.jpg?width=800; ${other.url}/back.jpg`
  const zip = await createZip({ 'photos/Front.jpg': await colour('#112233') })
  const form = createForm({
    file: { filename: 'products.csv', bytes: Buffer.from(csv) },
    photos: { filename: 'photos.zip', bytes: zip },
  })
  const { body } = await shop.call('POST', '/ourCategoriesItems/import', { form })
  expect(body.rows).toMatchObject([
    { photos: ['photos/Front.jpg'], addresses: [`${other.url}/back.jpg`] },
  ])
  expect(await photosOf('Jhoola')).toHaveLength(1)
})

it('lists what fails with its reason, and puts it into its place when it is tried again', async () => {
  const back = await offer('/back.jpg', '#445566')
  other.offer('/text.jpg', Buffer.from('<p>no picture</p>'))
  const [missing, text] = [`${other.url}/front.jpg`, `${other.url}/text.jpg`]
  const inside = other.url.replace('127.0.0.1', 'localhost')
  const csv = ['name,images', `Jhoola,${missing}; ${back}; ${text}`, `Bench,${inside}/a.jpg`]
  const { body } = await shop.importCsv(csv)
  await fetchAll()
  const { _id } = await namedProduct('Jhoola')
  const jhoola = { _id, name: 'Jhoola' }
  const told = await read(body.import)
  expect(told).toMatchObject({ state: 'done', pictures: { total: 4, done: 1, failed: 3 } })
  expect(told.failures).toMatchObject([
    { url: missing, product: jhoola, reason: expect.stringContaining('404') },
    {
      url: text,
      product: jhoola,
      reason: expect.stringMatching(/^text\.jpg is not a supported photo/),
    },
    { url: `${inside}/a.jpg`, reason: expect.stringContaining('private network') },
  ])
  await offer('/front.jpg', '#112233')
  const retried = await shop.call('POST', `/imports/${body.import}/retry`)
  expect([retried.status, retried.body.message]).toEqual([200, '3 photos are fetched again.'])
  await fetchAll()
  expect(await photosOf('Jhoola')).toEqual(await urlsOf('#112233', '#445566'))
  expect((await read(body.import)).pictures).toEqual({ total: 4, done: 2, failed: 2 })
})

it('refuses addresses that are never fetched, and more than 20,000 of them', async () => {
  const rows = ['ftp', 'https'].map(
    (protocol) => `${protocol},${protocol}://me:secret@a.example/b.jpg`,
  )
  const refused = await shop.importCsv(['name,images', 'A,https://a.example/a.jpg', ...rows])
  expect(refused.status).toBe(422)
  expect(refused.body.rows.map(({ action }: { action: string }) => action)).toEqual([
    'create',
    'invalid',
    'invalid',
  ])
  const many = Array.from({ length: 1_001 }, (_, row) => {
    const addresses = Array.from({ length: 20 }, (_, at) => `https://a.example/${row}/${at}.jpg`)
    return `Product ${row},${addresses.join(';')}`
  })
  const tooMany = await shop.importCsv(['name,images', ...many])
  expect([tooMany.status, tooMany.body.message]).toEqual([
    422,
    'The file names more than 20,000 photos by their addresses. Please split it.',
  ])
})

it('tries failed photos again while others are still fetched', async () => {
  const gone = `${other.url}/gone.jpg`
  const back = await offer('/back.jpg', '#445566')
  // More than are fetched at a time, so that the first have failed when the last is read.
  const rows = Array.from({ length: 50 }, (_, row) => `Product ${row},${gone}`)
  const { body } = await shop.importCsv(['name,images', ...rows, `Last,${gone}; ${back}`])
  const give = other.pages.get('/back.jpg')
  other.pages.set('/back.jpg', async (response) => {
    await offer('/gone.jpg', '#112233')
    await shop.call('POST', `/imports/${body.import}/retry`)
    give?.(response)
  })
  await fetchAll()
  const [front = '', rear = ''] = await urlsOf('#112233', '#445566')
  expect([await photosOf('Product 0'), await photosOf('Last')]).toEqual([[front], [front, rear]])
  expect((await read(body.import)).pictures).toEqual({ total: 2, done: 2, failed: 0 })
})

it('keeps the photos of a product until the first that replaces them is there', async () => {
  const old = await smallPhotograph('#aa0000')
  const { _id, images } = await shop.addProduct(createForm({ name: 'Jhoola', images: old }))
  const csv = ['_id,images', `${_id},${other.url}/new.jpg`]
  const { body } = await shop.importCsv(csv)
  expect(body.rows).toMatchObject([
    { action: 'update', changes: { images: ['1 photo', '0 photos, 1 new'] } },
  ])
  await fetchAll()
  expect((await shop.readProduct(_id)).images).toEqual(images)
  await offer('/new.jpg', '#00aa00')
  await shop.call('POST', `/imports/${body.import}/retry`)
  // While it is fetched, the same table has nothing new.
  expect((await shop.importCsv(csv, '?dryRun=true')).body.counts.unchanged).toBe(1)
  await fetchAll()
  expect(await photosOf('Jhoola')).toEqual(await urlsOf('#00aa00'))
})

it('loses and doubles nothing if it is cut off and begins again', async () => {
  const pictures = Array.from(
    { length: 12 },
    (_, at) => `#${(0x100000 + at * 0x0a0a0a).toString(16)}`,
  )
  const addresses = await Promise.all(pictures.map((hex, at) => offer(`/${at}.jpg`, hex)))
  const csv = [
    'name,images',
    `One,${addresses.slice(0, 6).join(';')}`,
    `Two,${addresses.slice(6).join(';')}`,
  ]
  const { body } = await shop.importCsv(csv)
  const stopping = new AbortController()
  other.pages.set('/7.jpg', () => stopping.abort())
  await shop.services.pictureQueue.run(stopping.signal)
  expect((await read(body.import)).state).toBe('running')
  await offer('/7.jpg', pictures[7] ?? '')
  await fetchAll()
  expect(await read(body.import)).toMatchObject({
    state: 'done',
    pictures: { total: 12, done: 12 },
  })
  expect([await photosOf('One'), await photosOf('Two')]).toEqual([
    await urlsOf(...pictures.slice(0, 6)),
    await urlsOf(...pictures.slice(6)),
  ])
  expect((await shop.files()).temporary).toEqual([])
})

it('takes a whole import back, and keeps what was changed by hand since', async () => {
  const photo = await offer('/a.jpg', '#112233')
  const [changed, edited] = [
    await shop.addProduct({ name: 'Old', price: '10' }),
    await shop.addProduct({ name: 'Mine' }),
  ]
  await shop.addCategory('Chairs')
  const csv = [
    '_id,name,category,price,images',
    `${changed._id},Renamed,Chairs,20,${photo}`,
    `${edited._id},Imported,Chairs,,`,
    `,New,Swings,,${photo}`,
    `,Kept,Benches,,${other.url}/gone.jpg`,
  ]
  const { body } = await shop.importCsv(csv, '?createCategories=true')
  expect(body.counts).toMatchObject({ create: 2, update: 2 })
  await fetchAll()
  await shop.changeProduct(edited._id, { name: 'By hand' })
  const kept = await namedProduct('Kept')
  await shop.changeProduct(kept._id, { price: '5' })

  const path = `/imports/${body.import}`
  const undone = await shop.call('POST', `${path}/undo`)
  expect([undone.status, undone.body.message]).toEqual([
    200,
    'Import undone, except 2 that were changed since.',
  ])
  expect(undone.body.kept).toEqual([
    { _id: edited._id, name: 'By hand' },
    { _id: kept._id, name: 'Kept' },
  ])
  expect(await shop.readProduct(changed._id)).toMatchObject({
    name: 'Old',
    price: '10',
    images: [],
  })
  expect(await namedProduct('New')).toBe(undefined)
  const { trash } = await shop.read('/trash')
  expect(trash.map(({ name }: { name: string }) => name).toSorted()).toEqual(['New', 'Swings'])
  const names = (await shop.read('/ourCategories')).categoryData.map(
    ({ name }: { name: string }) => name,
  )
  expect(names).toEqual(['Chairs', 'Benches'])
  expect(await read(body.import)).toMatchObject({ state: 'undone', pictures: { failed: 1 } })
  for (const again of ['undo', 'retry'])
    expect((await shop.call('POST', `${path}/${again}`)).status).toBe(409)
  for (const unknown of ['undo', 'retry'])
    expect((await shop.call('POST', `/imports/${changed._id}/${unknown}`)).status).toBe(404)
})

it('is undone once, whoever asks at the same time', async () => {
  const { body } = await shop.importCsv(['name', 'Jhoola'])
  const undo = () => shop.call('POST', `/imports/${body.import}/undo`)
  const answers = await Promise.all([undo(), undo(), shop.importCsv(['name', 'Bench'])])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409])
  expect((await shop.read('/trash')).trash).toMatchObject([{ name: 'Jhoola' }])
  expect(await namedProduct('Bench')).toBeDefined()
})

it('stops fetching when the import is undone meanwhile', async () => {
  const photo = await offer('/a.jpg', '#112233')
  const { body } = await shop.importCsv(['name,images', `Jhoola,${photo}`])
  const give = other.pages.get('/a.jpg')
  other.pages.set('/a.jpg', async (response) => {
    await shop.call('POST', `/imports/${body.import}/undo`)
    give?.(response)
  })
  await fetchAll()
  expect(await namedProduct('Jhoola')).toBe(undefined)
  expect(await read(body.import)).toMatchObject({ state: 'undone', pictures: { done: 0 } })
})
