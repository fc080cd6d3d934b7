import { get } from 'node:http'
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { createTestCatalogue, type TestCatalogue } from '../../tests/helpers/catalogue.ts'
import { createForm } from '../../tests/helpers/form.ts'
import { photograph } from '../../tests/helpers/media.ts'
import { addPicture, changePicture, deleteUnusedPictures } from '../../tests/helpers/pictures.ts'
import { type S3Server, startS3Server } from '../../tests/helpers/servers/s3-server.ts'
import { namesIn } from '../../tests/helpers/stored-files.ts'
import { box, composeVideo } from '../../tests/helpers/video-boxes.ts'
import { day, minute } from '../kernel/clock.ts'

let s3: S3Server
let shop: TestCatalogue
beforeAll(async () => {
  s3 = await startS3Server()
  shop = await createTestCatalogue({ MEDIA_URL: s3.mediaUrl() })
})
afterEach(() => void vi.useRealTimers())
afterAll(async () => {
  await shop.close()
  await s3.close()
})

async function addCategory(colour: string, of = shop) {
  const form = createForm({ name: 'Swings', image: await photograph(colour) })
  return of.call('POST', '/ourCategories/add', { form })
}
function laterBy(milliseconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds })
}
const fileOf = (url: string) => url.split('/').at(-1) ?? ''
const ask = (url: string, headers = {}) => shop.app.inject({ url, headers })

it('stores an upload in the bucket, serves it with its variants, and deletes it in the sweep', async () => {
  const { status, body } = await addCategory('#336699')
  expect(status).toBe(201)
  const { _id, image } = body.categoryData
  expect(await shop.files()).toEqual({ media: [], temporary: [] })
  const original = await ask(image)
  expect(original.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': String(original.rawPayload.length),
  })
  await shop.services.variantQueue.drain()
  for (const end of ['-160.webp', '-icon-180.png', '-160.avif'])
    expect([end, (await ask(image.replace('.jpg', end))).statusCode]).toEqual([end, 200])
  expect((await ask(`/preview/category/${_id}.jpg`)).headers['content-type']).toBe('image/jpeg')
  const { originals, variants } = shop.services
  const stored = async () => [...(await namesIn(originals)), ...(await namesIn(variants))]
  expect((await stored()).length).toBeGreaterThan(3)

  await shop.call('DELETE', `/ourCategories/${_id}`)
  await deleteUnusedPictures(shop)
  laterBy(32 * day)
  expect(await shop.services.sweep()).toBe(1)
  expect(await stored()).toEqual([])
  expect((await ask(image)).statusCode).toBe(404)
})

it('edits a picture from its original in the bucket, and its variants are there at once', async () => {
  const picture = await addPicture(shop, await photograph('#663399'))
  const product = await shop.addProduct({ name: 'Jhoola', images: [{ picture: picture._id }] })
  const edit = { turn: 90, crop: { x: 0, y: 0, width: 1, height: 0.5 } }
  const { pictureData, undo } = await changePicture(shop, picture._id, { edit })
  expect(pictureData).toMatchObject({ width: 240, height: 160, original: picture.url })
  const [shown] = (await shop.readProduct(product._id)).images
  expect(shown).toMatchObject({ url: pictureData.url, width: 240, height: 160 })
  const variants = await namesIn(shop.services.variants)
  expect(variants).toContain(fileOf(pictureData.url).replace('.jpg', '-160.webp'))
  for (const url of [pictureData.url, picture.url]) expect((await ask(url)).statusCode).toBe(200)
  expect((await shop.call('POST', `/pictures/undo/${undo}`)).status).toBe(200)
  expect((await shop.readProduct(product._id)).images[0].url).toBe(picture.url)
  expect((await shop.files()).temporary).toEqual([])
})

it('makes no edit while the storage is unavailable', async () => {
  const { _id, url } = await addPicture(shop, await photograph('#339966'))
  await s3.stop()
  const json = { edit: { turn: 90 } }
  expect((await shop.call('PUT', `/pictures/${_id}`, { json })).status).toBe(503)
  await s3.start()
  const { body } = await shop.call('GET', `/pictures/${_id}`)
  expect(body.pictureData).toMatchObject({ url, edit: null, version: 1 })
  await expect
    .poll(async () => (await shop.call('PUT', `/pictures/${_id}`, { json })).status)
    .toBe(200)
})

it('serves ranges of a video, and stops reading it when the client disconnects', async () => {
  const bytes = composeVideo({ more: [box('free', Buffer.alloc(10 * 1024 * 1024))] })
  const video = { filename: 'film.mov', bytes, type: 'video/quicktime' }
  const form = createForm({ title: 'A swing', video })
  const { body } = await shop.call('POST', '/customerReviewVideo/add', { form })
  const url: string = body.customerReviewVideo.video
  const range = await ask(url, { range: 'bytes=8-15' })
  expect([range.statusCode, range.headers['content-range']]).toEqual([
    206,
    `bytes 8-15/${bytes.length}`,
  ])
  expect(range.rawPayload).toEqual(bytes.subarray(8, 16))
  expect((await ask(url, { range: 'bytes=-4' })).rawPayload).toHaveLength(4)
  expect((await ask(url, { range: `bytes=${bytes.length}-` })).statusCode).toBe(416)
  const head = await shop.app.inject({ method: 'HEAD', url })
  expect(head.headers['content-length']).toBe(String(bytes.length))
  const known = { 'if-none-match': String(range.headers.etag) }
  expect((await ask(url, known)).statusCode).toBe(304)
  expect((await ask(`/media/${'a'.repeat(22)}.mov`)).statusCode).toBe(404)

  const { port } = new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' }))
  await new Promise<void>((resolve) => {
    const asking = get({ port, path: url, headers: { connection: 'close' } }, (response) => {
      response.once('data', () => asking.destroy())
    })
    asking.once('close', () => resolve())
  })
  await expect.poll(s3.inProgress).toBe(0)
})

it('returns 503 for files and uploads while the storage is unavailable, and recovers by itself', async () => {
  const { _id, image } = (await addCategory('#aa5522')).body.categoryData
  await s3.stop()
  for (const url of [image, image.replace('.jpg', '-icon-180.png')]) {
    const { statusCode, headers, body } = await ask(url)
    expect(statusCode).toBe(503)
    expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
    expect(JSON.parse(body).message).toBe(
      'Photos and videos are not available right now. Please try again.',
    )
  }
  expect((await ask('/readyz')).json()).toMatchObject({ failing: ['storage'] })
  expect(await addCategory('#2255aa')).toMatchObject({
    status: 503,
    body: {
      message:
        'Photos and videos are not available right now, so nothing was saved. Please try again.',
    },
  })
  expect((await shop.files()).temporary).toEqual([])
  // Requests without files still work.
  const renamed = { form: createForm({ name: 'Benches' }) }
  expect((await shop.call('PUT', `/ourCategories/${_id}`, renamed)).status).toBe(200)
  expect((await shop.call('GET', '/ourCategories')).body.categoryData).toHaveLength(1)

  await s3.start()
  await expect.poll(async () => (await ask(image)).statusCode).toBe(200)
  await expect.poll(async () => (await ask('/readyz')).statusCode, { timeout: 5_000 }).toBe(200)
  expect((await addCategory('#2255aa')).status).toBe(201)
})

it('checks the bucket once for all who ask within a moment', async () => {
  const before = s3.received()
  for (let round = 0; round < 2; round += 1) {
    const responses = await Promise.all(Array.from({ length: 20 }, () => ask('/readyz')))
    expect(responses.filter(({ statusCode }) => statusCode !== 200)).toEqual([])
  }
  expect(s3.received() - before).toBeLessThanOrEqual(1)
})

it('retries variants after a long outage of the storage', async () => {
  const { image } = (await addCategory('#55aa22')).body.categoryData
  await s3.stop()
  for (let attempt = 0; attempt < 8; attempt += 1) {
    laterBy(minute)
    await shop.services.variantQueue.drain()
  }
  await s3.start()
  await expect
    .poll(async () => {
      laterBy(minute)
      await shop.services.variantQueue.drain()
      return await shop.services.variants.size(image.split('/')[2].replace('.jpg', '-160.avif'))
    })
    .not.toBeNull()
})

it('redirects visitors to signed or public URLs of the bucket', async () => {
  const open = async (options: Record<string, string>) => {
    const opened = await createTestCatalogue({ MEDIA_URL: s3.mediaUrl(options) })
    onTestFinished(opened.close)
    const url: string = (await addCategory('#993366', opened)).body.categoryData.image
    return { url, read: (name: string) => opened.app.inject({ url: name }) }
  }
  const signing = await open({ delivery: 'signed' })
  const webp = signing.url.replace('.jpg', '-160.webp')
  const signed = await signing.read(webp)
  expect([signed.statusCode, signed.headers['cache-control']]).toEqual([
    302,
    'public, max-age=1800',
  ])
  expect((await signing.read(webp)).headers.location).toBe(signed.headers.location)
  const ranged = await fetch(String(signed.headers.location), { headers: { range: 'bytes=0-3' } })
  expect([ranged.status, await ranged.text()]).toEqual([206, 'RIFF'])
  expect((await signing.read(`/media/${'a'.repeat(22)}.jpg`)).statusCode).toBe(404)

  const address = 'https://pictures.example.com/shop/'
  const { url, read } = await open({ delivery: 'public', address })
  const { statusCode, headers } = await read(url)
  expect([statusCode, headers.location]).toEqual([301, `${address}one/shop/media/${url.slice(7)}`])
})
