import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { clip } from '../../../tests/helpers/media.ts'
import { createTemporaryFolder } from '../../../tests/helpers/temporary-folder.ts'
import { box, composeVideo, metadataTrack, numbers } from '../../../tests/helpers/video-boxes.ts'
import { checkVideo } from './video-check.ts'
import { readFormats, stripMetadata } from './video-metadata.ts'

const place = '+23.0225+072.5714/'

let folder: string
let path: string
beforeEach(async () => {
  folder = await createTemporaryFolder()
  path = join(folder, 'clip')
})

async function cleaned(bytes: Buffer): Promise<Buffer> {
  await writeFile(path, bytes)
  await stripMetadata(path)
  return readFile(path)
}

it.each(['qt  ', 'isom'] as const)(
  'strips location and device metadata from a video of the brand %j without moving media data',
  async (brand) => {
    const bytes = composeVideo({
      brand,
      places: `here: ${place}`,
      more: [
        box('udta', box('\xa9xyz', numbers(0x0012_15c7), place), box('\xa9mod', 'Camera 9000')),
        box('meta', box('keys', 'com.apple.quicktime.location.ISO6709'), box('ilst', place)),
        box('uuid', `<x:xmpmeta>${place} Camera 9000</x:xmpmeta>`),
      ],
    })
    const after = await cleaned(bytes)
    expect(after.length).toBe(bytes.length)
    const text = after.toString('latin1')
    for (const trace of [place, 'Camera 9000', 'xmpmeta', 'location', '\xa9xyz', 'udta', 'mebx'])
      expect([trace, text.includes(trace)]).toEqual([trace, false])
    expect(text).toContain('the one picture')
    const recording = bytes.indexOf('the one picture')
    expect(after.indexOf('the one picture')).toBe(recording)
    expect(await readFormats(path)).toEqual(['avc1'])
  },
)

it('leaves the media data of a real video unchanged', async () => {
  const { bytes } = clip()
  const after = await cleaned(bytes)
  const recording = bytes.indexOf('mdat')
  expect(after.subarray(recording).equals(bytes.subarray(recording))).toBe(true)
  expect(await checkVideo(path, 'film.mp4')).toEqual({ extension: 'mp4', type: 'video/mp4' })
})

function chunksOf(chunks: number, spread: Buffer): Buffer {
  return metadataTrack(
    box('stco', numbers(0, chunks), Buffer.alloc(4 * chunks)),
    box('stsc', spread),
    box('stsz', numbers(0, 0, 1, 1)),
  )
}

it.each([
  ['100,000 samples in each of 50,000 chunks', chunksOf(50_000, numbers(0, 1, 1, 100_000, 1))],
  [
    '50,000 chunks with an entry each that none has',
    chunksOf(50_000, Buffer.concat([numbers(0, 50_000), Buffer.alloc(12 * 50_000, 0xff)])),
  ],
])(
  'reads a crafted video in a moment: %s',
  async (_, more) => {
    const bytes = composeVideo({ places: place, more: [more] })
    expect((await cleaned(bytes)).includes(place)).toBe(false)
    expect(await readFormats(path)).toEqual(['avc1'])
  },
  20_000,
)

it.each([
  ['hvc1', 'HEVC'],
  ['dvh1', 'HEVC'],
  ['apcn', 'export it as H.264'],
  ['mp4v', 'export it as H.264'],
])('rejects a video in %s with 415 and the message: %s', async (format, words) => {
  await writeFile(path, composeVideo({ format }))
  await expect(checkVideo(path, 'IMG_1.MOV')).rejects.toMatchObject({
    status: 415,
    message: expect.stringMatching(new RegExp(`^IMG_1\\.MOV .*${words}`)),
  })
})

it.each([
  [
    'boxes that reach beyond the file',
    Buffer.concat([composeVideo({}), numbers(5_000), Buffer.from('moov')]),
  ],
  [
    'a box shorter than its header',
    Buffer.concat([composeVideo({}), numbers(3), Buffer.from('moov')]),
  ],
  ['a million empty boxes', Buffer.concat([composeVideo({}), Buffer.alloc(800_000, box('free'))])],
  ['a file without a movie box', box('ftyp', 'isom', numbers(0), 'isom')],
  ['an HTML page with the file type of a video', box('ftyp', 'isom<script>alert(1)</script>')],
])('rejects %s with 415', async (_, bytes) => {
  await writeFile(path, bytes)
  await expect(checkVideo(path, 'film.mp4')).rejects.toMatchObject({ status: 415 })
})
