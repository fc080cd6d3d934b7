import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type S3Server, startS3Server } from '../../tests/helpers/servers/s3-server.ts'
import { namesIn } from '../../tests/helpers/stored-files.ts'
import { createTemporaryFolder } from '../../tests/helpers/temporary-folder.ts'
import { readMediaUrl } from './s3-location.ts'
import { type MediaStorages, openStorages } from './storages.ts'

const megabyte = 1024 * 1024
const folder = await mkdtemp(join(tmpdir(), 'storage-'))
let s3: S3Server
let storages: MediaStorages

beforeAll(async () => {
  s3 = await startS3Server()
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})

const open = (mediaUrl: string | null) =>
  openStorages({
    dataDir: folder,
    location: mediaUrl === null ? null : readMediaUrl(mediaUrl),
    onError: () => {},
  })

const kinds: [string, () => string | null][] = [
  ['on disk', () => null],
  ['in S3', () => s3.mediaUrl()],
]
async function put(name: string, content: Buffer | string): Promise<string> {
  const source = join(folder, randomBytes(8).toString('hex'))
  await writeFile(source, content)
  await storages.originals.put(name, source)
  return source
}
async function read(name: string, range?: { start: number; end: number }): Promise<string> {
  return (await buffer(await storages.originals.read(name, range))).toString()
}

// The tests run in this order.
describe.each(kinds)('a storage %s', (_, mediaUrl) => {
  beforeAll(async () => {
    storages = await open(mediaUrl())
  })
  afterAll(() => storages.close())
  it('is empty at first, and passes its health check', async () => {
    expect(await storages.originals.isEmpty()).toBe(true)
    expect(await namesIn(storages.originals)).toEqual([])
    await storages.originals.check()
  })

  it('stores a file and removes its source', async () => {
    expect(existsSync(await put('first.jpg', 'teak'))).toBe(false)
    expect(await storages.originals.size('first.jpg')).toBe(4)
    expect(await read('first.jpg')).toBe('teak')
    expect(await storages.originals.isEmpty()).toBe(false)
  })

  it('stores the same file again', async () => {
    await put('first.jpg', 'teak')
    expect(await read('first.jpg')).toBe('teak')
    expect(await namesIn(storages.originals)).toEqual(['first.jpg'])
  })

  it('reads a byte range, both ends inclusive', async () => {
    expect(await read('first.jpg', { start: 1, end: 2 })).toBe('ea')
    expect(await read('first.jpg', { start: 3, end: 3 })).toBe('k')
  })

  it('separates the folders of originals and variants', async () => {
    expect(await storages.variants.size('first.jpg')).toBeNull()
    expect(await namesIn(storages.variants)).toEqual([])
  })

  it('stores an empty file, and one larger than an upload part', async () => {
    await put('empty.jpg', '')
    expect(await storages.originals.size('empty.jpg')).toBe(0)
    const video = randomBytes(9 * megabyte + 7)
    await put('film.mp4', video)
    expect(await storages.originals.size('film.mp4')).toBe(video.length)
    expect((await buffer(await storages.originals.read('film.mp4'))).equals(video)).toBe(true)
    const range = { start: 8 * megabyte - 2, end: 8 * megabyte + 1 }
    const across = await buffer(await storages.originals.read('film.mp4', range))
    expect(across.equals(video.subarray(range.start, range.end + 1))).toBe(true)
  })

  it('lists every file with the time of its last change', async () => {
    expect(await namesIn(storages.originals)).toEqual(['empty.jpg', 'film.mp4', 'first.jpg'])
    for await (const { changedAt } of storages.originals.list())
      expect(Math.abs(Date.now() - changedAt)).toBeLessThan(10 * 60_000)
  })

  it('returns no size for a missing file, and rejects reading it', async () => {
    expect(await storages.originals.size('nothing.jpg')).toBeNull()
    await expect(read('nothing.jpg')).rejects.toThrow()
  })

  it('deletes a file, and ignores the deletion of a missing one', async () => {
    await storages.originals.remove('film.mp4')
    await storages.originals.remove('film.mp4')
    expect(await storages.originals.size('film.mp4')).toBeNull()
    await expect(read('film.mp4')).rejects.toThrow()
  })

  it('renames files, also when repeated', async () => {
    const shorter = (name: string) => name.replace('first', 'f')
    await storages.originals.renameAll(shorter)
    await storages.originals.renameAll(shorter)
    expect(await namesIn(storages.originals)).toEqual(['empty.jpg', 'f.jpg'])
    expect(await read('f.jpg')).toBe('teak')
    expect(await storages.originals.size('first.jpg')).toBeNull()
  })

  it('stores and reads many files concurrently', async () => {
    const many = Array.from({ length: 60 }, (_, index) => `many-${index}.webp`)
    // In two batches: on a busy machine, sixty concurrent files exceed the timeout.
    for (const portion of [many.slice(0, 30), many.slice(30)])
      await Promise.all(portion.map((name) => put(name, name)))
    expect(await Promise.all(many.map((name) => read(name)))).toEqual(many)
    expect((await namesIn(storages.originals)).length).toBe(62)
  })

  it('does not redirect visitors to the storage', async () => {
    expect(await storages.originals.redirect('f.jpg')).toBeNull()
  })
})

it('skips what an operating system adds to a folder', async () => {
  const dataDir = await createTemporaryFolder()
  const { originals } = await openStorages({ dataDir, location: null, onError: () => {} })
  await originals.check()
  await writeFile(join(dataDir, 'media', '.DS_Store'), '')
  expect([await originals.isEmpty(), await namesIn(originals)]).toEqual([true, []])
})

it('lists a folder of a bucket across paginated responses', async () => {
  const names = Array.from({ length: 1_005 }, (_, index) => `listed-${index}.webp`)
  await s3.fill(names)
  const { originals, close } = await open(s3.mediaUrl())
  const listed = (await namesIn(originals)).filter((name) => name.startsWith('listed-'))
  expect(listed).toEqual(names.toSorted())
  close()
})

it('signs URLs for the configured endpoint, region and path style', async () => {
  const options = ['endpoint=https://s3.example.com', 'region=eu-central-1', 'region=us-east-1']
  const more = ['endpoint=https://s3.example.com/door&path-style', 'endpoint=http://storage:9000']
  for (const option of [...options, ...more]) {
    const mediaUrl = `s3://media/a?${option}&delivery=signed`
    const { originals, close } = await open(mediaUrl)
    const redirect = await originals.redirect('teak.jpg')
    const url = new URL(redirect?.url ?? '')
    expect(url.origin + url.pathname).toBe(`${readMediaUrl(mediaUrl).address}/a/media/teak.jpg`)
    expect(url.searchParams.get('X-Amz-Expires')).toBe('5400')
    close()
  }
})
