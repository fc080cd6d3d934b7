import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type S3Server, startS3Server } from '../../tests/helpers/servers/s3-server.ts'
import { namesIn, storageStatements } from '../../tests/helpers/storage-contract.ts'
import { readMediaUrl } from './s3-location.ts'
import { type MediaStorages, openStorages } from './storages.ts'

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
describe.each(kinds)('a storage %s', (_, mediaUrl) => {
  beforeAll(async () => {
    storages = await open(mediaUrl())
  })
  afterAll(() => storages.close())
  it.each(storageStatements(folder, () => storages))('%s', (_statement, hold) => hold())
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
