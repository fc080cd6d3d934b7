import { gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import { feedPaths } from '../../domain/shop/feeds.ts'
import { catalogueForEachTest } from '../../tests/helpers/catalogue.ts'
import { createForm } from '../../tests/helpers/form.ts'
import { smallPhotograph } from '../../tests/helpers/media.ts'

const shop = catalogueForEachTest({ PUBLIC_URL: 'https://shop.example' })

const add = async (fields: Record<string, string>, hasPicture = true) =>
  shop.addProduct(hasPicture ? createForm({ ...fields, images: await smallPhotograph() }) : fields)
const switchFeeds = (feeds: boolean) => shop.call('PUT', '/settings', { json: { feeds } })
const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  shop.app.inject({ method, url, headers })
const readMeta = async () =>
  parse<Record<string, string>>((await get(feedPaths.meta)).body, { columns: true })

it('returns 404 for feeds unless they are enabled', async () => {
  for (const [isOn, expected] of [
    [false, 404],
    [true, 200],
    [false, 404],
  ] as const) {
    await switchFeeds(isOn)
    for (const path of Object.values(feedPaths)) expect((await get(path)).statusCode).toBe(expected)
  }
})

it('lists the products that have a name, a price and a picture', async () => {
  await switchFeeds(true)
  const swing = await add({ name: 'Swing', price: '1,299', salePrice: '999' })
  await add({ name: 'Sold', price: '10', availability: 'sold' })
  await add({ name: 'Without a price' })
  await add({ name: 'Without a picture', price: '10' }, false)
  const rows = await readMeta()
  const prices = { price: '1299.00 INR', sale_price: '999.00 INR' }
  const link = `https://shop.example${swing.path}`
  expect(rows).toMatchObject([
    { id: swing._id, title: 'Swing', link, availability: 'in stock', ...prices },
    { title: 'Sold', availability: 'out of stock' },
  ])
  const [{ image_link = '' } = {}] = rows
  const image = await get(new URL(image_link).pathname)
  expect([image.statusCode, image.headers['content-type']]).toEqual([200, 'image/jpeg'])
  const google = await get(feedPaths.google)
  expect(google.headers['content-type']).toBe('application/xml; charset=utf-8')
  expect(google.body.match(/<item>/g)).toHaveLength(2)
  expect(google.body).toContain('<g:price>1299.00 INR</g:price>')
})

it('removes characters from the shop’s name that XML does not allow', async () => {
  await shop.call('PUT', '/settings', { json: { feeds: true, brandName: 'Zula\u0001 Living' } })
  const { body } = await get(feedPaths.google)
  expect(body).toContain('<title>Zula Living</title>')
})

it('returns 304 for a feed until the content changes', async () => {
  await switchFeeds(true)
  await add({ name: 'Swing', price: '1299' })
  const { headers } = await get(feedPaths.meta)
  const known = { 'if-none-match': String(headers.etag) }
  expect((await get(feedPaths.meta, known)).statusCode).toBe(304)
  await add({ name: 'Bench', price: '99' })
  const changed = await get(feedPaths.meta, known)
  expect([changed.statusCode, changed.body.includes('Bench')]).toEqual([200, true])
})

it('generates a feed once for concurrent requests, and deletes outdated files', async () => {
  await switchFeeds(true)
  for (const name of ['One', 'Two', 'Three']) {
    await add({ name, price: '1299' })
    const answers = await Promise.all(Array.from({ length: 5 }, () => get(feedPaths.google)))
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1)
  }
  const feeds = async () =>
    (await shop.files()).temporary.filter((name) => name.startsWith('feed-')).length
  await expect.poll(feeds).toBe(1)
})

it('serves a feed with gzip encoding, and without a body to HEAD', async () => {
  await switchFeeds(true)
  await add({ name: 'Swing', price: '1299' })
  const plain = await get(feedPaths.meta)
  const compressed = await get(feedPaths.meta, { 'accept-encoding': 'br, gzip' })
  expect(compressed.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(compressed.rawPayload).toString()).toBe(plain.body)
  const head = await get(feedPaths.meta, {}, 'HEAD')
  expect([head.statusCode, head.headers.etag, head.body]).toEqual([200, plain.headers.etag, ''])
})

it('returns the number of products in the feeds, and missing fields of the others', async () => {
  await add({ name: 'Swing', price: '1299' })
  const bench = await add({ name: 'Bench' }, false)
  const body = await shop.read('/feeds')
  expect(body).toEqual({
    origin: 'https://shop.example',
    included: 1,
    leftOut: 1,
    products: [{ _id: bench._id, name: 'Bench', gaps: ['price', 'picture'] }],
  })
})

it('counts products across batches, and lists at most 200 that are left out', async () => {
  await shop.importCsv(['name,price', ...Array.from({ length: 250 }, (_, at) => `Swing ${at},1`)])
  const body = await shop.read('/feeds')
  expect([body.included, body.leftOut]).toEqual([0, 250])
  const ids = body.products.map(({ _id }: { _id: string }) => _id)
  expect(new Set(ids).size).toBe(200)
})
