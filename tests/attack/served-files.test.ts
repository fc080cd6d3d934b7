import sharp from 'sharp'
import { expect, it } from 'vitest'
import { variantFormats, variantUrl } from '../../domain/media/media.ts'
import { catalogueForEachTest } from '../helpers/catalogue.ts'
import { isFull } from '../helpers/extended-suite.ts'
import { createForm } from '../helpers/form.ts'

const width = 320
const height = 240
const traces = ['Exif\0', 'http://ns.adobe.com/', 'GPSLatitude', 'x:xmpmeta', 'Ravi', '<script']

const shop = catalogueForEachTest()

/** White PNG whose top left quarter is red. */
function upright(): Promise<Buffer> {
  const red = { create: { width: 160, height: 120, channels: 3, background: '#c03030' } } as const
  return sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .png()
    .toBuffer()
}

/** Rotation in degrees and mirroring of the pixels that a camera stores, by EXIF orientation. */
const ways: Record<number, { angle: number; isMirrored: boolean }> = {
  1: { angle: 0, isMirrored: false },
  2: { angle: 0, isMirrored: true },
  3: { angle: 180, isMirrored: false },
  4: { angle: 180, isMirrored: true },
  5: { angle: 90, isMirrored: true },
  6: { angle: 270, isMirrored: false },
  7: { angle: 270, isMirrored: true },
  8: { angle: 90, isMirrored: false },
}

async function photographHeld(orientation: number): Promise<Buffer> {
  const { angle = 0, isMirrored = false } = ways[orientation] ?? {}
  const turned = await sharp(await upright())
    .rotate(angle)
    .png()
    .toBuffer()
  return sharp(turned)
    .flop(isMirrored)
    .withIccProfile('p3')
    .withExif({ IFD0: { Artist: 'Ravi' }, IFD3: { GPSLatitude: '23/1', GPSLatitudeRef: 'N' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><creator>Ravi</creator></x:xmpmeta>')
    .withMetadata({ orientation })
    .jpeg({ quality: 95 })
    .toBuffer()
}

/** Defects of one variant of a photo as served. */
async function faultsOf(url: string): Promise<string[]> {
  const { statusCode, headers, rawPayload } = await shop.app.inject({ url })
  if (statusCode !== 200) return [`${url}: ${statusCode}`]
  const faults: string[] = []
  if (headers['x-content-type-options'] !== 'nosniff') faults.push('may be guessed at')
  if (headers['content-security-policy'] !== "default-src 'none'; sandbox") faults.push('may run')
  if (!/^image\/(?:jpeg|webp|avif)$/.test(String(headers['content-type']))) faults.push('no image')
  const text = rawPayload.toString('latin1')
  faults.push(...traces.filter((trace) => text.includes(trace)))
  const { exif, xmp, icc, orientation } = await sharp(rawPayload).metadata()
  if (exif || xmp || icc || orientation) faults.push('says more than its picture')
  const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true })
  if (info.width <= info.height) faults.push('lies')
  const greenAt = (x: number, y: number) =>
    data[
      (Math.floor(info.height * y) * info.width + Math.floor(info.width * x)) * info.channels + 1
    ]
  const isRed = [greenAt(0.25, 0.25), greenAt(0.75, 0.25), greenAt(0.25, 0.75)]
  const [red = 0, right = 0, below = 0] = isRed
  if (Math.abs(red - 0x30) > 12 || right < 240 || below < 240) faults.push(`shows ${isRed}`)
  return faults.map((fault) => `${url}: ${fault}`)
}

it('serves every variant upright, in the right colours and without metadata, for any EXIF orientation', async () => {
  const faults: string[] = []
  for (const orientation of isFull ? Object.keys(ways).map(Number) : [1, 6, 7]) {
    const image = { filename: 'held.jpg', bytes: await photographHeld(orientation) }
    const held = await sharp(image.bytes).metadata()
    expect([held.orientation, held.exif, held.xmp, held.icc]).not.toContain(undefined)
    const form = createForm({ name: `Held ${orientation}`, image })
    const { body } = await shop.call('POST', '/ourCategories/add', { form })
    const { image: url } = body.categoryData
    const urls = [url, ...variantFormats.map((format) => variantUrl(url, 160, format))]
    for (const one of urls)
      faults.push(...(await faultsOf(one)).map((fault) => `${orientation} ${fault}`))
  }
  expect(faults).toEqual([])
})
