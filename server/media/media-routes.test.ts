import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { getSmallestUrl, getSrcsetWidths, variantUrl } from '../../domain/media/media.ts'
import { createTestCatalogue, type TestCatalogue } from '../../tests/helpers/catalogue.ts'
import { createForm, type FormFile, noFile } from '../../tests/helpers/form.ts'
import { clip, photograph } from '../../tests/helpers/media/media.ts'

let shop: TestCatalogue
beforeEach(async () => {
  shop = await createTestCatalogue({ MAX_IMAGE_MB: '1', MAX_VIDEO_MB: '1' })
})
afterEach(() => shop.close())

async function addCategory(image: FormFile, name = 'Swings') {
  return shop.call('POST', '/ourCategories/add', { form: createForm({ name, image }) })
}
async function addProduct(images: FormFile[]) {
  const { body } = await shop.call('POST', '/ourCategoriesItems/add', {
    form: createForm({ name: 'Swing', images }),
  })
  return body.categoryItemData
}
async function changeImages(id: string, images: (string | FormFile)[]) {
  const form = createForm({ images })
  const { status, body } = await shop.call('PUT', `/ourCategoriesItems/${id}`, { form })
  return {
    status,
    urls: body.categoryItemData?.images.map(({ url }: { url: string }) => url),
    body,
  }
}
async function expectNothingStored(act: () => Promise<{ status: number }>, status: number) {
  const before = await shop.files()
  expect((await act()).status).toBe(status)
  expect(await shop.files()).toEqual(before)
  expect((await shop.call('GET', '/ourCategories')).body.categoryData).toEqual([])
}

it('rotates a photo upright and strips its EXIF metadata', async () => {
  const { bytes } = await photograph('#336699', { width: 300, height: 200 })
  const turned = await sharp(bytes)
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '23/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { body } = await addCategory({ filename: 'phone.jpg', bytes: turned })
  const { url, width, height, placeholder } = body.categoryData.imageDetails
  expect([width, height]).toEqual([200, 300])
  expect(placeholder).toMatch(/^(?:#[0-9a-f]{3}(?:,|$)){3}$/)
  const served = await shop.app.inject({ url })
  const metadata = await sharp(served.rawPayload).metadata()
  expect(metadata.exif).toBeUndefined()
  expect([metadata.format, metadata.width, metadata.height]).toEqual(['jpeg', 200, 300])
})

it('accepts PNG, WebP, AVIF and GIF, and keeps transparency', async () => {
  const { bytes } = await photograph('#102030')
  const clear = await sharp({
    create: { width: 60, height: 60, channels: 4, background: '#ff000080' },
  })
    .png()
    .toBuffer()
  const files = [
    { filename: 'a.png', bytes: clear, kept: 'png' },
    { filename: 'a.webp', bytes: await sharp(bytes).webp().toBuffer(), kept: 'jpg' },
    { filename: 'a.avif', bytes: await sharp(bytes).avif().toBuffer(), kept: 'jpg' },
    { filename: 'a.gif', bytes: await sharp(bytes).gif().toBuffer(), kept: 'jpg' },
  ]
  for (const { kept, ...file } of files) {
    const { status, body } = await addCategory(file)
    expect(status).toBe(201)
    expect(body.categoryData.image).toMatch(new RegExp(`^/media/[\\w-]{22}\\.${kept}$`))
  }
})

it('returns 415 for HTML and SVG files named .jpg', async () => {
  for (const text of [
    '<!doctype html><script>alert(1)</script>',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '',
  ]) {
    const image = { filename: 'photo.jpg', bytes: Buffer.from(text || 'x'), type: 'image/jpeg' }
    await expectNothingStored(() => addCategory(image), 415)
  }
})

it('returns 415 for a damaged photo, and 413 for too many bytes or pixels', async () => {
  const { bytes } = await photograph('#998877', { width: 1200, height: 900 })
  await expectNothingStored(
    () => addCategory({ filename: 'cut.jpg', bytes: bytes.subarray(0, bytes.length / 2) }),
    415,
  )
  const noise = await sharp(Buffer.from(crypto.getRandomValues(new Uint8Array(60_000))), {
    raw: { width: 200, height: 100, channels: 3 },
  })
    .resize(2400, 1200, { kernel: 'nearest' })
    .png({ compressionLevel: 0 })
    .toBuffer()
  await expectNothingStored(() => addCategory({ filename: 'heavy.png', bytes: noise }), 413)
  const vast = await sharp({
    create: { width: 10_000, height: 5_100, channels: 3, background: '#fff' },
  })
    .png()
    .toBuffer()
  await expectNothingStored(() => addCategory({ filename: 'vast.png', bytes: vast }), 413)
})

it('stores neither record nor file if one of two photos is rejected', async () => {
  const before = await shop.files()
  const images = [
    await photograph('#abcdef'),
    { filename: 'no.jpg', bytes: Buffer.from('not a supported photo') },
  ]
  const { status } = await shop.call('POST', '/ourCategoriesItems/add', {
    form: createForm({ name: 'Swing', images }),
  })
  expect(status).toBe(415)
  expect(await shop.files()).toEqual(before)
  expect((await shop.call('GET', '/ourCategoriesItems')).body.total).toBe(0)
})

it('stores the same photo once, however often it is uploaded', async () => {
  const image = await photograph('#445566')
  const first = await addCategory(image, 'One')
  const second = await addCategory(image, 'Two')
  expect(first.body.categoryData.image).toBe(second.body.categoryData.image)
  expect((await shop.files()).media).toHaveLength(1)
  expect((await addCategory(image, '')).status).toBe(422)
  expect((await shop.files()).media).toHaveLength(1)
})

it('deletes temporary files of an aborted upload and stores nothing', async () => {
  const { port } = new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' }))
  const form = createForm({
    name: 'Swings',
    image: await photograph('#665544', { width: 2000, height: 2000 }),
  })
  await new Promise<void>((resolve) => {
    const sending = request({
      port,
      method: 'POST',
      path: '/api/ourCategories/add',
      headers: {
        authorization: `Bearer ${shop.token}`,
        'content-type': form.contentType,
        'content-length': form.body.length,
      },
    })
    sending.on('error', () => resolve())
    sending.write(form.body.subarray(0, form.body.length - 200), () =>
      setImmediate(() => sending.destroy()),
    )
  })
  await expect.poll(async () => (await shop.files()).temporary).toEqual([])
  expect((await shop.files()).media).toEqual([])
  expect((await shop.call('GET', '/ourCategories')).body.categoryData).toEqual([])
})

it('returns 413 with an error message for a file over the size limit', async () => {
  const image = { filename: 'big.jpg', bytes: Buffer.alloc(3 * 1024 * 1024, 1) }
  const { port } = new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' }))
  const form = createForm({ name: 'Swings', image })
  const response = await fetch(`http://127.0.0.1:${port}/api/ourCategories/add`, {
    method: 'POST',
    headers: { authorization: `Bearer ${shop.token}`, 'content-type': form.contentType },
    body: new Uint8Array(form.body),
  })
  expect(response.status).toBe(413)
  expect((await response.json()).message).toBe(
    'big.jpg is larger than 1 MB. Please choose a smaller one.',
  )
  expect(await shop.files()).toEqual({ media: [], temporary: [] })
})

it('rejects forms with too many parts, malformed bodies and other content types', async () => {
  const many = createForm({ tags: Array.from({ length: 201 }, () => 'x') })
  expect((await shop.call('POST', '/ourCategoriesItems/add', { form: many })).status).toBe(413)
  const broken = {
    body: Buffer.from('--x\r\nnonsense'),
    contentType: 'multipart/form-data; boundary=x',
  }
  expect((await shop.call('POST', '/ourCategoriesItems/add', { form: broken })).status).toBe(400)
  const json = { body: Buffer.from('{"name":'), contentType: 'application/json' }
  expect((await shop.call('POST', '/ourCategoriesItems/add', { form: json })).status).toBe(400)
  const list = { body: Buffer.from('[]'), contentType: 'application/json' }
  expect((await shop.call('POST', '/ourCategoriesItems/add', { form: list })).status).toBe(400)
  const text = { body: Buffer.from('hello'), contentType: 'text/plain' }
  expect((await shop.call('POST', '/ourCategoriesItems/add', { form: text })).status).toBe(415)
})

it('keeps, adds, reorders and removes photos of a product as sent', async () => {
  const [red, green, blue] = await Promise.all(
    ['#ff0000', '#00ff00', '#0000ff'].map((colour) => photograph(colour)),
  )
  if (!red || !green || !blue) throw new Error('no photographs')
  const { _id, images } = await addProduct([red, green])
  const [first, second] = images.map(({ url }: { url: string }) => url)

  expect((await changeImages(_id, [blue])).urls).toEqual([first, second, expect.any(String)])
  const swapped = await changeImages(_id, [second, blue, first, second])
  expect(swapped.urls).toEqual([second, expect.any(String), first])
  expect((await changeImages(_id, [second, noFile])).urls).toEqual([second])
  expect((await changeImages(_id, ['/media/elsewhere.jpg'])).status).toBe(422)
  expect(
    (await shop.call('PUT', `/ourCategoriesItems/${_id}`, { json: { name: 'x' } })).body
      .categoryItemData.images,
  ).toHaveLength(1)
  expect(
    (await shop.call('PUT', `/ourCategoriesItems/${_id}`, { json: { images: [] } })).body
      .categoryItemData.images,
  ).toEqual([])
  await changeImages(_id, [red])
  expect((await changeImages(_id, [''])).urls).toEqual([])
})

it('stores the alt text and the focal point of a photo', async () => {
  const { _id, images } = await addProduct([await photograph()])
  const [{ url }] = images
  const json = { images: [{ url, alt: 'A swing by the window', focus: '40% 60%' }] }
  const { body } = await shop.call('PUT', `/ourCategoriesItems/${_id}`, { json })
  expect(body.categoryItemData.images[0]).toMatchObject({
    url,
    alt: 'A swing by the window',
    focus: '40% 60%',
  })
})

it('keeps a stored file when an empty one is sent in its place', async () => {
  const { body } = await addCategory(await photograph())
  const { _id, image } = body.categoryData
  for (const part of [noFile, '']) {
    const form = createForm({ name: 'Other', image: part })
    const changed = await shop.call('PUT', `/ourCategories/${_id}`, { form })
    expect(changed.body.categoryData).toMatchObject({ name: 'Other', image })
  }
})

it('serves variants in fixed widths and formats, and returns 404 for others', async () => {
  const { body } = await addCategory(await photograph('#224466', { width: 700, height: 500 }))
  const base = body.categoryData.image.replace('.jpg', '')
  for (const [format, type] of [
    ['avif', 'heif'],
    ['webp', 'webp'],
    ['jpg', 'jpeg'],
  ]) {
    const response = await shop.app.inject({ url: `${base}-480.${format}` })
    expect(response.statusCode).toBe(200)
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: type, width: 480 })
  }
  for (const name of [
    `${base}-481.webp`,
    `${base}-960.webp`,
    `${base}-480.gif`,
    '/media/../catalogue.sqlite',
    '/media/..%2Fcatalogue.sqlite',
  ]) {
    expect((await shop.app.inject({ url: name })).statusCode).toBe(404)
  }
})

it('renders and stores a swatch variant of at most 2 KB at its first request', async () => {
  const file = join(import.meta.dirname, '../../demo/media/products/velvet-wingback-3.jpg')
  const { body } = await addCategory({ filename: 'sample.jpg', bytes: readFileSync(file) })
  const { imageDetails } = body.categoryData
  const isStored = async (name: string) => (await shop.services.variants.size(name)) !== null
  expect(getSrcsetWidths(imageDetails, 'swatch')).toEqual([96, 160])
  for (const format of ['avif', 'webp'] as const) {
    const url = variantUrl(imageDetails.url, 96, format)
    const name = url.replace('/media/', '')
    expect(await isStored(name)).toBe(false)
    const served = await shop.app.inject({ url })
    expect(served.headers['content-type']).toBe(`image/${format}`)
    expect((await sharp(served.rawPayload).metadata()).width).toBe(96)
    expect(served.rawPayload.length).toBeLessThanOrEqual(2048)
    expect(await isStored(name)).toBe(true)
  }
})

it('serves the smallest widths of a tiny photo, and lists swatch widths only for swatches', async () => {
  const { body } = await addCategory(await photograph('#336699', { width: 60, height: 40 }))
  const { imageDetails } = body.categoryData
  for (const width of [96, 160]) {
    const { statusCode } = await shop.app.inject({
      url: variantUrl(imageDetails.url, width, 'webp'),
    })
    expect(statusCode).toBe(200)
  }
  expect(getSrcsetWidths(imageDetails, 'card')).toEqual([160])
  expect(getSmallestUrl(imageDetails)).toBe(variantUrl(imageDetails.url, 160, 'webp'))
})

it('renders a logo of any shape as square icons on its edge colour', async () => {
  const logos = [
    { width: 1000, height: 100, background: '#aa000080', ground: [255, 255, 255] },
    { width: 100, height: 300, background: '#2040a0', ground: [0x20, 0x40, 0xa0] },
    { width: 5000, height: 1, background: '#00ff0080', ground: [255, 255, 255] },
  ]
  for (const { ground, ...logo } of logos) {
    const bytes = await sharp({ create: { ...logo, channels: 4 } })
      .png()
      .toBuffer()
    const { body } = await shop.call('PUT', '/settings', {
      form: createForm({ logo: { filename: 'logo.png', bytes } }),
    })
    const base = body.settingsData.logo.replace(/\.(?:png|jpg)$/, '')
    for (const size of [32, 180, 192, 512]) {
      const response = await shop.app.inject({ url: `${base}-icon-${size}.png` })
      expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/png'])
      expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
      const icon = await sharp(response.rawPayload)
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      expect([icon.info.width, icon.info.height]).toEqual([size, size])
      // JPEG compression shifts colours slightly.
      for (const [channel, value] of ground.entries()) {
        expect(Math.abs((icon.data[channel] ?? 0) - value)).toBeLessThan(4)
      }
    }
    for (const name of ['icon-64.png', 'icon-32.webp', 'icon.png']) {
      expect((await shop.app.inject({ url: `${base}-${name}` })).statusCode).toBe(404)
    }
  }
})

it('serves ranges of a video', async () => {
  const sent = clip()
  const form = createForm({ video: sent, videoPoster: await photograph() })
  const { body } = await shop.call('POST', '/customerReviewVideo/add', { form })
  const { video, videoDetails } = body.customerReviewVideo
  expect(videoDetails.poster.width).toBe(320)
  const part = await shop.app.inject({ url: video, headers: { range: 'bytes=100-199' } })
  expect(part.statusCode).toBe(206)
  expect(part.headers['content-range']).toBe(`bytes 100-199/${sent.bytes.length}`)
  expect(part.headers['content-type']).toBe('video/mp4')
  expect(part.rawPayload).toEqual(sent.bytes.subarray(100, 200))
  expect(
    (await shop.app.inject({ url: video, headers: { range: 'bytes=99999999-' } })).statusCode,
  ).toBe(416)
  const head = await shop.app.inject({ method: 'HEAD', url: video })
  expect([head.statusCode, head.headers['content-length']]).toEqual([
    200,
    String(sent.bytes.length),
  ])
})

it('returns 422 for a file in a text field', async () => {
  const form = createForm({ name: await photograph(), image: await photograph() })
  const { status, body } = await shop.call('POST', '/ourCategories/add', { form })
  expect([status, Object.keys(body.errors)]).toEqual([422, ['name']])
})

it('downscales photos above the maximum width', async () => {
  const image = await photograph('#abcdef', { width: 6_000, height: 30 })
  const { body } = await addCategory(image)
  const { rawPayload } = await shop.app.inject(body.categoryData.image)
  const { width = 0 } = await sharp(rawPayload).metadata()
  expect(width).toBeLessThan(6_000)
})

it('returns 206 for a range only if the If-Range ETag matches', async () => {
  const { body } = await addCategory(await photograph())
  const url: string = body.categoryData.image
  const whole = await shop.app.inject(url)
  const rest = (condition: string) =>
    shop.app.inject({ url, headers: { range: 'bytes=10-', 'if-range': condition } })
  expect((await rest(String(whole.headers.etag))).statusCode).toBe(206)
  expect((await rest('"of another"')).rawPayload).toEqual(whole.rawPayload)
})
