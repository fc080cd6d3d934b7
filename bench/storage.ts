import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { readMediaUrl } from '../server/storage/s3-location.ts'
import { type MediaStorages, openStorages } from '../server/storage/storages.ts'
import { createTestCatalogue } from '../tests/helpers/catalogue.ts'
import { createForm } from '../tests/helpers/form.ts'
import { startS3Server } from '../tests/helpers/servers/s3-server.ts'
import { storageStatements } from '../tests/helpers/storage-contract.ts'
import { findSwift, type Swift, startSwift } from './storage/swift.ts'
import { middle, printRow } from './uploads/shop.ts'

// Media on disk, in a small S3 server and in OpenStack Swift: times for variants and videos, and
// the effect of a storage that stops responding. Swift is installed when run as root, else left
// out.
// Run: node bench/storage.ts
const rounds = 5
const VARIANT_COUNT = 20
const variantBytes = 60_000
const videoBytes = 24 * 1024 * 1024

const folder = await mkdtemp(join(tmpdir(), 'bench-storage-'))
const s3 = await startS3Server()
const swift = findSwift() ? await startSwift() : null
try {
  const kinds: [string, string | null][] = [
    ['disk', null],
    ['s3rver', s3.mediaUrl()],
  ]
  if (swift === null)
    console.log('Skipping Swift: it is not installed, and only root can install it.')
  else kinds.push(['Swift', swift.mediaUrl()])
  const opened = new Map<string, MediaStorages>()
  for (const [kind, mediaUrl] of kinds) {
    const storages = await open(kind, mediaUrl)
    opened.set(kind, storages)
    const held = await countHeld(storages)
    console.log(`${kind}: ${held.held} of ${held.all} contract tests pass`)
  }
  await compare(opened)
  if (swift !== null) await silence(swift)
} finally {
  await swift?.close()
  await s3.close()
  await rm(folder, { recursive: true, force: true })
}

function open(kind: string, mediaUrl: string | null): Promise<MediaStorages> {
  // The two servers have different credentials.
  const key = kind === 'Swift' ? ['test:tester', 'testing'] : ['S3RVER', 'S3RVER']
  ;[process.env.AWS_ACCESS_KEY_ID, process.env.AWS_SECRET_ACCESS_KEY] = key
  const location = mediaUrl === null ? null : readMediaUrl(mediaUrl)
  return openStorages({ dataDir: join(folder, kind), location, onError: () => {} })
}

async function countHeld(storages: MediaStorages): Promise<{ held: number; all: number }> {
  const statements = storageStatements(folder, () => storages)
  let held = 0
  for (const [statement, hold] of statements) {
    try {
      await hold()
      held += 1
    } catch (error) {
      console.log(`failed: ${statement}`, error)
    }
  }
  return { held, all: statements.length }
}

/** Compares storages alternately: time to store and read a variant, and a video. */
async function compare(opened: Map<string, MediaStorages>): Promise<void> {
  const measured = new Map([...opened.keys()].map((kind) => [kind, [] as Times[]]))
  for (let round = 0; round < rounds; round += 1) {
    for (const [kind, storages] of opened) measured.get(kind)?.push(await measure(storages, round))
  }
  const rows: [string, keyof Times, number][] = [
    ['storing a variant, ms', 'put', 1],
    ['reading a variant, ms', 'read', 1],
    ['reading 64 KB of a video, ms', 'part', 1],
    ['storing a video, MB/s', 'film', 0],
  ]
  printRow(`median of ${rounds} rounds`, ...opened.keys())
  for (const [name, key, digits] of rows) {
    const medians = [...measured.values()].map((times) => middle(times.map((one) => one[key])))
    printRow(name, ...medians.map((median) => median.toFixed(digits)))
  }
}

interface Times {
  put: number
  read: number
  part: number
  film: number
}

async function measure({ originals }: MediaStorages, round: number): Promise<Times> {
  const eightAtOnce = pLimit(8)
  const names = Array.from({ length: VARIANT_COUNT }, (_, index) => `round-${round}-${index}.webp`)
  const sources = await Promise.all(names.map((name) => prepare(name, variantBytes)))
  const put = await timeOf(() =>
    Promise.all(
      names.map((name, index) => eightAtOnce(() => originals.put(name, sources[index] ?? ''))),
    ),
  )
  const read = await timeOf(() =>
    Promise.all(names.map((name) => eightAtOnce(async () => buffer(await originals.read(name))))),
  )
  const film = `round-${round}.mp4`
  const source = await prepare(film, videoBytes)
  const stored = await timeOf(() => originals.put(film, source))
  const parts = Array.from({ length: VARIANT_COUNT }, (_, index) => index * 1_000_000)
  const part = await timeOf(async () => {
    for (const start of parts)
      await buffer(await originals.read(film, { start, end: start + 65_535 }))
  })
  return {
    put: put / VARIANT_COUNT,
    read: read / VARIANT_COUNT,
    part: part / parts.length,
    film: videoBytes / 1_000 / stored,
  }
}

async function prepare(name: string, bytes: number): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, randomBytes(bytes))
  return path
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** Responses and their times while the storage accepts connections and sends nothing. */
async function silence({ mediaUrl, freeze, thaw }: Swift): Promise<void> {
  process.env.AWS_ACCESS_KEY_ID = 'test:tester'
  process.env.AWS_SECRET_ACCESS_KEY = 'testing'
  const shop = await createTestCatalogue({ MEDIA_URL: mediaUrl('&delivery=proxy') })
  try {
    const send = async (background: string) => {
      const create = { width: 700, height: 500, channels: 3, background } as const
      const bytes = await sharp({ create }).jpeg().toBuffer()
      const form = createForm({ name: 'Swings', image: { filename: 'a.jpg', bytes } })
      return shop.call('POST', '/ourCategories/add', { form })
    }
    const { image } = (await send('#336699')).body.categoryData
    freeze()
    const answers = await Promise.all([
      describeResponse('an image', () => shop.app.inject({ url: image })),
      describeResponse('a list of the API', () => shop.app.inject({ url: '/api/ourCategories' })),
      describeResponse('/readyz', () => shop.app.inject({ url: '/readyz' })),
    ])
    const after = await describeResponse('the next image', () => shop.app.inject({ url: image }))
    const upload = await describeResponse('an upload', async () => ({
      statusCode: (await send('#993366')).status,
    }))
    for (const { what, status, ms } of [...answers, after, upload])
      console.log(`unresponsive storage: ${what} gets ${status} after ${ms.toFixed(0)} ms`)
    thaw()
    const back = performance.now()
    while ((await shop.app.inject({ url: image })).statusCode !== 200) await wait(20)
    console.log(
      `images are available ${(performance.now() - back).toFixed(0)} ms after the storage`,
    )
    const { categoryData } = (await shop.call('GET', '/ourCategories')).body
    console.log(`records after a rejected upload: ${categoryData.length}, expected 1`)
  } finally {
    await shop.close()
  }
}

async function describeResponse(what: string, ask: () => Promise<{ statusCode: number }>) {
  const start = performance.now()
  const { statusCode } = await ask()
  return { what, status: statusCode, ms: performance.now() - start }
}
