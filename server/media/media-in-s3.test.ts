import { get } from 'node:http'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTestCatalogue, type TestCatalogue } from '../../tests/helpers/catalogue.ts'
import { createForm } from '../../tests/helpers/form.ts'
import { photograph } from '../../tests/helpers/media/media.ts'
import { box, composeVideo } from '../../tests/helpers/media/video-boxes.ts'
import { type S3Server, startS3Server } from '../../tests/helpers/servers/s3-server.ts'
import { day } from '../kernel/clock.ts'

let s3: S3Server
let shop: TestCatalogue
beforeEach(async () => {
  s3 = await startS3Server()
})
afterEach(async () => {
  vi.useRealTimers()
  await shop.close()
  await s3.close()
})

async function open(options?: Record<string, string>): Promise<void> {
  shop = await createTestCatalogue({ MEDIA_URL: s3.mediaUrl(options) })
}
async function addCategory(colour = '#336699') {
  const form = createForm({ name: 'Swings', image: await photograph(colour, { width: 700 }) })
  return shop.call('POST', '/ourCategories/add', { form })
}
async function addVideo() {
  const bytes = composeVideo({ more: [box('free', Buffer.alloc(20 * 1024 * 1024))] })
  const video = { filename: 'film.mov', bytes, type: 'video/quicktime' }
  const { body } = await shop.call('POST', '/customerReviewVideo/add', {
    form: createForm({ title: 'A swing', video }),
  })
  return { url: String(Object.values(body).flatMap((value) => urlsIn(value))[0]), bytes }
}
function urlsIn(value: unknown): string[] {
  return JSON.stringify(value).match(/\/media\/[\w-]{22}\.\w+/g) ?? []
}
async function stored(): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of shop.services.originals.list()) names.push(name)
  for await (const { name } of shop.services.variants.list()) names.push(name)
  return names
}
const ask = (url: string, headers = {}) => shop.app.inject({ url, headers })

it('stores an upload in the bucket, serves it with its variants, and deletes it in the sweep', async () => {
  await open()
  const { status, body } = await addCategory()
  expect(status).toBe(201)
  const { _id, image } = body.categoryData
  expect(await shop.files()).toEqual({ media: [], temporary: [] })
  const original = await ask(image)
  expect(original.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': String(original.rawPayload.length),
  })
  expect((await ask(image.replace('.jpg', '-320.webp'))).statusCode).toBe(200)
  expect((await ask(image.replace('.jpg', '-icon-180.png'))).statusCode).toBe(200)
  await shop.services.variantQueue.drain()
  expect((await ask(image.replace('.jpg', '-320.avif'))).statusCode).toBe(200)
  expect((await ask(`/preview/category/${_id}.jpg`)).headers['content-type']).toBe('image/jpeg')
  expect((await stored()).length).toBeGreaterThan(5)

  await shop.call('DELETE', `/ourCategories/${_id}`)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 32 * day })
  expect(await shop.services.sweep()).toBe(1)
  expect(await stored()).toEqual([])
  expect((await ask(image)).statusCode).toBe(404)
})

it('serves ranges of a video from a multipart upload, and returns 304, 404 and 416', async () => {
  await open()
  const { url, bytes } = await addVideo()
  expect(s3.requests.filter((line) => /^PUT .*partNumber=/.test(line)).length).toBeGreaterThan(2)
  const range = await ask(url, { range: 'bytes=8-15' })
  expect([range.statusCode, range.headers['content-range']]).toEqual([
    206,
    `bytes 8-15/${bytes.length}`,
  ])
  expect(range.rawPayload).toEqual(bytes.subarray(8, 16))
  expect((await ask(url, { range: 'bytes=-4' })).rawPayload).toHaveLength(4)
  expect((await ask(url, { range: `bytes=${bytes.length}-` })).statusCode).toBe(416)
  expect((await shop.app.inject({ method: 'HEAD', url })).headers['content-length']).toBe(
    String(bytes.length),
  )
  const etag = String(range.headers.etag)
  expect((await ask(url, { 'if-none-match': etag })).statusCode).toBe(304)
  expect((await ask(`/media/${'a'.repeat(22)}.mov`)).statusCode).toBe(404)
})

it('stops reading from the bucket when the client disconnects', async () => {
  await open()
  const { url } = await addVideo()
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
  await open()
  const { image } = (await addCategory('#aa5522')).body.categoryData
  await s3.stop()
  for (const url of [image, image.replace('.jpg', '-icon-180.png')]) {
    const { statusCode, headers, body } = await ask(url)
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([
      503,
      '5',
      'no-store',
    ])
    expect(JSON.parse(body).message).toBe(
      'Photos and videos are not available right now. Please try again.',
    )
  }
  expect((await ask('/readyz')).json()).toMatchObject({ failing: ['storage'] })
  const refused = await addCategory('#2255aa')
  expect(refused.status).toBe(503)
  expect(refused.body.message).toBe(
    'Photos and videos are not available right now, so nothing was saved. Please try again.',
  )
  expect((await shop.files()).temporary).toEqual([])
  // Requests without files still work.
  expect((await shop.call('GET', '/ourCategories')).body.categoryData).toHaveLength(1)
  const renamed = { form: createForm({ name: 'Benches' }) }
  const [{ _id }] = (await shop.call('GET', '/ourCategories')).body.categoryData
  expect((await shop.call('PUT', `/ourCategories/${_id}`, renamed)).status).toBe(200)

  await s3.start()
  await expect.poll(async () => (await ask(image)).statusCode).toBe(200)
  expect((await ask('/readyz')).statusCode).toBe(200)
  expect((await addCategory('#2255aa')).status).toBe(201)
  expect((await shop.call('GET', '/ourCategories')).body.categoryData).toHaveLength(2)
})

it('retries variants after a long outage of the storage', async () => {
  await open()
  const { image } = (await addCategory()).body.categoryData
  await s3.stop()
  for (let attempt = 0; attempt < 8; attempt += 1) {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
    await shop.services.variantQueue.drain()
  }
  await s3.start()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  await expect
    .poll(async () => {
      await shop.services.variantQueue.drain()
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
      return await shop.services.variants.size(image.split('/')[2].replace('.jpg', '-320.avif'))
    })
    .not.toBeNull()
})

it('starts while the bucket is unavailable', async () => {
  await s3.stop()
  await open()
  await shop.services.variantQueue.start(() => {})
  expect((await shop.call('GET', '/ourCategories')).status).toBe(200)
  expect((await ask('/readyz')).statusCode).toBe(503)
})

it('redirects visitors to signed or public URLs of the bucket', async () => {
  await open({ delivery: 'signed' })
  const { image } = (await addCategory()).body.categoryData
  const signed = await ask(image.replace('.jpg', '-320.webp'))
  expect([signed.statusCode, signed.headers['cache-control']]).toEqual([
    302,
    'public, max-age=1800',
  ])
  expect((await ask(image.replace('.jpg', '-320.webp'))).headers.location).toBe(
    signed.headers.location,
  )
  const ranged = await fetch(String(signed.headers.location), { headers: { range: 'bytes=0-3' } })
  expect([ranged.status, await ranged.text()]).toEqual([206, 'RIFF'])
  expect((await ask(`/media/${'a'.repeat(22)}.jpg`)).statusCode).toBe(404)
  await shop.close()

  await open({ delivery: 'public', address: 'https://pictures.example.com/shop/' })
  const again = (await addCategory()).body.categoryData.image
  const plain = await ask(again)
  expect([plain.statusCode, plain.headers.location]).toEqual([
    301,
    `https://pictures.example.com/shop/one/shop/media/${again.split('/')[2]}`,
  ])
})
