import { crc32, deflateSync } from 'node:zlib'
import fc from 'fast-check'
import sharp from 'sharp'
import { box, composeVideo, numbers } from '../video-boxes.ts'

/** A malicious or malformed upload for an image or video field. */
export interface HostileFile {
  title: string
  filename: string
  bytes: Buffer
}

const page = '<html><script>alert(1)</script></html>'

/** `count` files: the handwritten ones first, then randomly corrupted ones. */
export async function hostileFiles(count: number): Promise<HostileFile[]> {
  const known = await knownFiles()
  return [...known, ...spoiltFiles(Math.max(0, count - known.length), await goodFiles())]
}

/** Valid images, one of each format. */
export async function goodFiles(): Promise<HostileFile[]> {
  const noise = sharp({
    create: {
      width: 96,
      height: 64,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
  const formats = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const
  return Promise.all(
    formats.map(async (format) => ({
      title: format,
      filename: `good.${format}`,
      bytes: await noise.clone().toFormat(format).toBuffer(),
    })),
  )
}

async function knownFiles(): Promise<HostileFile[]> {
  const good = await goodFiles()
  const [jpeg] = good
  if (jpeg === undefined) throw new Error('There is no photograph.')
  const file = (title: string, filename: string, ...parts: (Buffer | string)[]): HostileFile => ({
    title,
    filename,
    bytes: Buffer.concat(
      parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)),
    ),
  })
  const cuts = good.flatMap(({ title, filename, bytes }) =>
    [0.02, 0.3, 0.6, 0.95].map((share) =>
      file(
        `${title} cut at ${share}`,
        filename,
        bytes.subarray(0, Math.floor(bytes.length * share)),
      ),
    ),
  )
  return [
    ...[30_000, 65_535, 2_147_483_647].map((side) =>
      file(`a bomb of ${side}²`, 'a.png', png(side, side, Buffer.alloc(100))),
    ),
    file('a bomb that is whole', 'a.png', png(20_000, 20_000, Buffer.alloc(20_000 * 2_501))),
    file('a line of 60,000 pixels', 'a.png', png(60_000, 1, Buffer.alloc(7_501))),
    file('no pixels', 'a.png', png(0, 0, Buffer.alloc(0))),
    file('an animation of 500 frames', 'a.gif', await animation(500)),
    file(
      'an SVG as a photograph',
      'a.jpg',
      `<svg xmlns="http://www.w3.org/2000/svg">${page}</svg>`,
    ),
    file(
      'an SVG that reads a file',
      'a.jpg',
      '<!DOCTYPE svg [<!ENTITY e SYSTEM "file:///etc/passwd">]><svg>&e;</svg>',
    ),
    file('a page as a photograph', 'a.jpg', page),
    file('a page behind a photograph', 'a.jpg', jpeg.bytes, page),
    file('a page in a comment', 'a.gif', Buffer.from('GIF89a'), `/*${page}*/=1`),
    file('an archive', 'a.png', Buffer.from('PK\x03\x04'), Buffer.alloc(200)),
    file('an archive behind a photograph', 'a.jpg', jpeg.bytes, Buffer.from('PK\x03\x04')),
    file('the first bytes alone', 'a.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0])),
    file('a megabyte of nothing', 'a.jpg', Buffer.alloc(1_000_000)),
    file('a film', 'a.mp4', composeVideo({ brand: 'isom' })),
    file('a film without pictures', 'a.mp4', box('ftyp', 'isom', numbers(0), 'isom'), page),
    file('a photograph that calls itself a film', 'a.mp4', jpeg.bytes),
    file('a TIFF', 'a.jpg', await sharp(jpeg.bytes).tiff().toBuffer()),
    file(
      'four colours of print',
      'a.jpg',
      await sharp(jpeg.bytes).toColourspace('cmyk').jpeg().toBuffer(),
    ),
    file('sixteen bits', 'a.png', await sharp(jpeg.bytes).toColourspace('rgb16').png().toBuffer()),
    file(
      'a broken profile',
      'a.jpg',
      withSegment(jpeg.bytes, 0xe2, `ICC_PROFILE\0\x01\x01${'x'.repeat(500)}`),
    ),
    file('a page as EXIF', 'a.jpg', withSegment(jpeg.bytes, 0xe1, `Exif\0\0${page}`)),
    file(
      'a page as XMP',
      'a.jpg',
      withSegment(jpeg.bytes, 0xe1, `http://ns.adobe.com/xap/1.0/\0${page}`),
    ),
    ...cuts,
  ]
}

/** Valid files with random changed bytes (fuzzing). */
function spoiltFiles(count: number, good: HostileFile[]): HostileFile[] {
  const changes = fc.array(fc.tuple(fc.nat(1_000_000), fc.nat(255)), {
    minLength: 1,
    maxLength: 20,
  })
  const spoilt = fc
    .tuple(fc.constantFrom(...good), changes)
    .map(([{ title, filename, bytes }, list]) => {
      const copy = Buffer.from(bytes)
      for (const [at, value] of list) copy[at % copy.length] = value
      return { title: `${title} with changed bytes`, filename, bytes: copy }
    })
  return fc.sample(spoilt, { numRuns: count, seed: 20_261_121 })
}

/** A two-colour PNG with the declared dimensions, whatever its pixel data contains. */
export function png(width: number, height: number, rows: Buffer): Buffer {
  const chunk = (type: string, content: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), content])
    return Buffer.concat([numbers(content.length), named, numbers(crc32(named))])
  }
  const head = Buffer.concat([numbers(width, height), Buffer.from([1, 0, 0, 0, 0])])
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function withSegment(jpeg: Buffer, marker: number, content: string): Buffer {
  const bytes = Buffer.from(content, 'latin1')
  const length = bytes.length + 2
  const head = Buffer.from([0xff, marker, length >> 8, length & 255])
  return Buffer.concat([jpeg.subarray(0, 2), head, bytes, jpeg.subarray(2)])
}

async function animation(frames: number): Promise<Buffer> {
  const frame = { width: 16, height: 16 }
  const raw = Buffer.alloc(frame.width * frame.height * 3 * frames)
  for (let index = 0; index < frames; index += 1)
    raw.fill(index & 255, index * 768, (index + 1) * 768)
  return sharp(raw, { raw: { width: 16, height: 16 * frames, channels: 3, pageHeight: 16 } })
    .gif()
    .toBuffer()
}
