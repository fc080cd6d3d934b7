import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { getSmallestUrl, getSrcsetWidths, variantUrl } from '../../domain/media/media.ts'
import { catalogueForAllTests, type TestCatalogue } from '../../tests/helpers/catalogue.ts'
import { createForm, type FormFile, noFile } from '../../tests/helpers/form.ts'
import { png } from '../../tests/helpers/hostile/hostile-files.ts'
import { clip, photograph } from '../../tests/helpers/media.ts'
import { box, composeVideo, metadataTrack, numbers } from '../../tests/helpers/video-boxes.ts'

const shop = catalogueForAllTests({ MAX_IMAGE_MB: '1', MAX_VIDEO_MB: '1' })

async function addCategory(image: FormFile, name = 'Swings') {
  return shop.call('POST', '/ourCategories/add', { form: createForm({ name, image }) })
}
function addProduct(images: FormFile[]) {
  const form = createForm({ name: 'Swing', images })
  return shop.call('POST', '/ourCategoriesItems/add', { form })
}
const blank = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer()

/** Files, and the numbers of categories and products. */
async function stored() {
  const { categoryData } = (await shop.call('GET', '/ourCategories')).body
  const { total } = (await shop.call('GET', '/ourCategoriesItems')).body
  return { files: await shop.files(), categories: categoryData.length, products: total }
}

it('accepts PNG, WebP, AVIF and GIF, and keeps transparency', async () => {
  const { bytes } = await photograph('#102030')
  const files = [
    { filename: 'a.png', bytes: await blank(60, 60, '#ff000080'), kept: 'png' },
    { filename: 'a.webp', bytes: await sharp(bytes).webp().toBuffer(), kept: 'jpg' },
    { filename: 'a.avif', bytes: await sharp(bytes).avif().toBuffer(), kept: 'jpg' },
    { filename: 'a.gif', bytes: await sharp(bytes).gif().toBuffer(), kept: 'jpg' },
  ]
  for (const { kept, ...file } of files) {
    const { status, body } = await addCategory(file)
    expect(status).toBe(201)
    expect(body.categoryData.image).toMatch(new RegExp(`^/media/[\\w-]{22}\\.${kept}$`))
    expect(body.categoryData.imageDetails.placeholder).toMatch(/^(?:#[0-9a-f]{3}(?:,|$)){3}$/)
  }
})

it('refuses what is no photo or too large, and stores nothing of it', async () => {
  const { bytes } = await photograph('#998877', { width: 1200, height: 900 })
  const files: [string, Buffer, number][] = [
    ['page.jpg', Buffer.from('<!doctype html><script>alert(1)</script>'), 415],
    ['drawing.jpg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
    ['cut.jpg', bytes.subarray(0, bytes.length / 2), 415],
    ['big.jpg', Buffer.alloc(3 * 1024 * 1024, 1), 413],
    ['vast.png', png(10_000, 5_100, Buffer.alloc(0)), 413],
  ]
  const before = await stored()
  const messages: string[] = []
  for (const [filename, content, status] of files) {
    const file = { filename, bytes: content, type: 'image/jpeg' }
    const answers = [await addCategory(file), await addProduct([await photograph('#abcdef'), file])]
    expect([filename, ...answers.map((one) => one.status)]).toEqual([filename, status, status])
    messages.push(...answers.map(({ body }) => body.message))
  }
  expect(messages).toContain('big.jpg is larger than 1 MB. Please choose a smaller one.')
  expect(await stored()).toEqual(before)
})

it('refuses a video whose metadata cannot be removed', async () => {
  const cutOff = metadataTrack(box('stco', numbers(0, 9)), box('stsc'), box('stsz'))
  const video = { filename: 'film.mov', bytes: composeVideo({ more: [cutOff] }) }
  const before = await stored()
  const form = createForm({ video: { ...video, type: 'video/quicktime' } })
  const { status, body } = await shop.call('POST', '/customerReviewVideo/add', { form })
  expect([status, body.message]).toEqual([415, expect.stringMatching(/^film\.mov /)])
  expect(await stored()).toEqual(before)
})

it('stores the same photo once, however often it is uploaded', async () => {
  const image = await photograph('#445566')
  const before = (await shop.files()).media.length
  const first = await addCategory(image, 'One')
  const second = await addCategory(image, 'Two')
  expect(first.body.categoryData.image).toBe(second.body.categoryData.image)
  expect((await addCategory(image, '')).status).toBe(422)
  expect((await shop.files()).media).toHaveLength(before + 1)
})

it.each([
  ['a form of 201 parts', createForm({ tags: Array.from({ length: 201 }, () => 'x') }), 413],
  ['a broken form', textOf('--x\r\nnonsense', 'multipart/form-data; boundary=x'), 400],
  ['broken JSON', textOf('{"name":', 'application/json'), 400],
  ['a list', textOf('[]', 'application/json'), 400],
  ['plain text', textOf('hello', 'text/plain'), 415],
])('refuses %s', async (_, form, status) => {
  expect((await shop.call('POST', '/ourCategoriesItems/add', { form })).status).toBe(status)
})

function textOf(text: string, contentType: string) {
  return { body: Buffer.from(text), contentType }
}

it('returns 422 for a file in a text field', async () => {
  const form = createForm({ name: await photograph(), image: await photograph() })
  const { status, body } = await shop.call('POST', '/ourCategories/add', { form })
  expect([status, Object.keys(body.errors)]).toEqual([422, ['name']])
})

it('keeps, adds, reorders and removes photos of a product as sent', async () => {
  const colours = ['#ff0000', '#00ff00', '#0000ff']
  const [red = noFile, green = noFile, blue = noFile] = await Promise.all(
    colours.map((colour) => photograph(colour)),
  )
  const { _id, images } = (await addProduct([red, green])).body.categoryItemData
  const [first, second] = images.map(({ url }: { url: string }) => url)
  const change = async (call: Parameters<TestCatalogue['call']>[2]) => {
    const { status, body } = await shop.call('PUT', `/ourCategoriesItems/${_id}`, call)
    const urls = body.categoryItemData?.images.map(({ url }: { url: string }) => url)
    return { status, urls }
  }
  const send = (...photos: (string | FormFile)[]) =>
    change({ form: createForm({ images: photos }) })

  expect((await send(blue)).urls).toEqual([first, second, expect.any(String)])
  const swapped = await send(second, blue, first, second)
  expect(swapped.urls).toEqual([second, expect.any(String), first])
  expect((await send(second, noFile)).urls).toEqual([second])
  expect((await send('/media/elsewhere.jpg')).status).toBe(422)
  expect((await change({ json: { name: 'x' } })).urls).toHaveLength(1)
  expect((await change({ json: { images: [] } })).urls).toEqual([])
  await send(red)
  expect((await send('')).urls).toEqual([])
})

it('keeps a stored file when an empty one is sent in its place', async () => {
  const { _id, image } = (await addCategory(await photograph())).body.categoryData
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
  for (const url of [
    ...[`${base}-481.webp`, `${base}-960.webp`, `${base}-480.gif`],
    ...['/media/../catalogue.sqlite', '/media/..%2Fcatalogue.sqlite'],
  ])
    expect([url, (await shop.app.inject({ url })).statusCode]).toEqual([url, 404])
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
    const url = variantUrl(imageDetails.url, width, 'webp')
    expect((await shop.app.inject({ url })).statusCode).toBe(200)
  }
  expect(getSrcsetWidths(imageDetails, 'card')).toEqual([160])
  expect(getSmallestUrl(imageDetails)).toBe(variantUrl(imageDetails.url, 160, 'webp'))
})

it('renders a logo of any shape as square icons on its edge colour', async () => {
  const logos = [
    { bytes: await blank(1000, 100, '#aa000080'), ground: [255, 255, 255] },
    { bytes: await blank(100, 300, '#2040a0'), ground: [0x20, 0x40, 0xa0] },
    { bytes: await blank(5000, 1, '#00ff0080'), ground: [255, 255, 255] },
  ]
  for (const { ground, bytes } of logos) {
    const form = createForm({ logo: { filename: 'logo.png', bytes } })
    const { body } = await shop.call('PUT', '/settings', { form })
    const base = body.settingsData.logo.replace(/\.(?:png|jpg)$/, '')
    for (const size of [32, 192]) {
      const response = await shop.app.inject({ url: `${base}-icon-${size}.png` })
      expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/png'])
      const pixels = sharp(response.rawPayload).removeAlpha().raw()
      const { info, data } = await pixels.toBuffer({ resolveWithObject: true })
      expect([info.width, info.height]).toEqual([size, size])
      // JPEG compression shifts colours slightly.
      for (const [channel, value] of ground.entries())
        expect(Math.abs((data[channel] ?? 0) - value)).toBeLessThan(4)
    }
    for (const name of ['icon-64.png', 'icon-32.webp', 'icon.png'])
      expect((await shop.app.inject({ url: `${base}-${name}` })).statusCode).toBe(404)
  }
})

it('serves ranges of a video', async () => {
  const sent = clip()
  const form = createForm({ video: sent, videoPoster: await photograph() })
  const { body } = await shop.call('POST', '/customerReviewVideo/add', { form })
  const { video: url, videoDetails } = body.customerReviewVideo
  expect(videoDetails.poster.width).toBe(320)
  const part = await shop.app.inject({ url, headers: { range: 'bytes=100-199' } })
  expect(part.statusCode).toBe(206)
  expect(part.headers).toMatchObject({
    'content-range': `bytes 100-199/${sent.bytes.length}`,
    'content-type': 'video/mp4',
  })
  expect(part.rawPayload).toEqual(sent.bytes.subarray(100, 200))
  const beyond = await shop.app.inject({ url, headers: { range: 'bytes=99999999-' } })
  expect(beyond.statusCode).toBe(416)
  const head = await shop.app.inject({ method: 'HEAD', url })
  expect(head.headers['content-length']).toBe(String(sent.bytes.length))
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
