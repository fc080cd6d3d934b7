import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pLimit from 'p-limit'
import { z } from 'zod'
import { loadDemoCatalogue } from '../demo/catalogue.ts'
import { createServices } from '../server/app/services.ts'
import type { Form } from '../tests/helpers/form.ts'
import { clip } from '../tests/helpers/media/media.ts'
import { pages } from './uploads/pages.ts'
import { largePhotograph, photographForm, sendPhotograph, signIn } from './uploads/photograph.ts'
import { middle, printRow, type Shop, startShop } from './uploads/shop.ts'
import { createLine, type Line, send } from './uploads/throttled-connection.ts'

// Response times for visitors during uploads of photos and a large video, compared with the idle
// shop.
// Needs the build (npm run build). DEMO_SEED names a folder with the demo catalogue, if there is
// one.
// Run: node bench/uploads.ts
const rounds = 5
const photographs = 10
const videoBytes = 200 * 1024 * 1024
const idleSeconds = 10
const warmUpWrites = 300
/**
 * Megabytes per second of a fast connection: over loopback a video would arrive within a second.
 */
const fastLine = 25
const lengths = z.array(z.number())
const products = z.object({ categoryItemData: z.array(z.object({ _id: z.string() })) })

const dataDir = await mkdtemp(join(tmpdir(), 'bench-uploads-'))
const seed = process.env.DEMO_SEED
if (seed) await cp(seed, dataDir, { recursive: true })
const services = await createServices({ dataDir })
if (!seed) await loadDemoCatalogue(services)
await services.variantQueue.drain()
const token = await signIn(services)
await services.close()
const shop = await startShop(dataDir)
// A young generation large enough for a round, so that the client collects no garbage during it.
const execArgv = ['--expose-gc', '--min-semi-space-size=128', '--max-semi-space-size=128']
const visitor = fork(join(import.meta.dirname, 'uploads/visitor.ts'), { execArgv })
try {
  await visitFor(shop, wait(3_000))
  const video = await measureVideo(shop)
  await warmUp()
  const measured: { idle: number; busy: number; seconds: number }[] = []
  // Keeps sent forms referenced: collecting them would take CPU time in the middle of a round.
  const all: Form[][] = []
  for (let round = 0; round <= rounds; round++) {
    const prepared: Form[] = []
    for (let count = 0; count < photographs; count++)
      prepared.push(photographForm(await largePhotograph()))
    all.push(prepared)
    const idle = await visitFor(shop, wait(idleSeconds * 1_000))
    const start = performance.now()
    const line = createLine(fastLine)
    const busy = await visitFor(shop, Promise.all([sendAll(prepared, line), sendVideo(shop, line)]))
    const seconds = (performance.now() - start) / 1_000
    // The first round is a warm-up.
    if (round > 0) measured.push({ idle: percentile(idle), busy: percentile(busy), seconds })
  }
  console.log(`p99 of cached pages in ms, ${photographs} photos and a video of 200 MB per round`)
  printRow('round', 'idle', 'busy', 'ratio', 'seconds busy')
  for (const [index, { idle, busy, seconds }] of measured.entries()) {
    const ratio = (busy / idle).toFixed(2)
    printRow(String(index + 1), idle.toFixed(1), busy.toFixed(1), ratio, seconds.toFixed(1))
  }
  const ratios = measured.map(({ idle, busy }) => busy / idle)
  console.log(`median ratio ${middle(ratios).toFixed(2)} (goal 5)`)
  console.log(`a video of 200 MB alone: memory grows by ${video.toFixed(0)} MB (goal 48)`)
} finally {
  visitor.kill()
  await shop.stop()
  await rm(dataDir, { recursive: true, force: true })
}

/**
 * Writes and visits, until V8 has compiled the code paths, as in a shop that has run for an hour.
 */
async function warmUp(): Promise<void> {
  const [id] = await readIds()
  for (let count = 0; count < warmUpWrites; count++) {
    const change = { isDisplaingInSomethingUnique: count % 2 === 0 }
    const response = await fetch(`${shop.url}/api/ourCategoriesItems/bulk`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ids: [id], change }),
    })
    if (!response.ok) throw new Error(await response.text())
    for (const page of pages) await (await fetch(shop.url + page)).text()
  }
}

async function readIds(): Promise<string[]> {
  const response = await fetch(`${shop.url}/api/ourCategoriesItems`)
  return products.parse(await response.json()).categoryItemData.map(({ _id }) => _id)
}

/** Resolves when all variants of the photos are published. */
async function sendAll(prepared: Form[], line: Line): Promise<void> {
  const twoAtOnce = pLimit(2)
  const sent = await Promise.all(
    prepared.map((form) => twoAtOnce(() => sendPhotograph(shop, token, form, line))),
  )
  for (const { _id } of sent) await waitForAvif(`${shop.url}/api/ourCategoriesItems/${_id}`)
}

/**
 * Polls the API: each write makes a page be rendered again, and only visitors should request pages
 * here.
 */
async function waitForAvif(product: string): Promise<void> {
  while (!/"ready":"avif"/.test(await (await fetch(product)).text())) await wait(250)
}

/** Median growth of the process in megabytes during the upload of a video. */
async function measureVideo(shop: Shop): Promise<number> {
  const growths: number[] = []
  for (let round = 0; round < rounds; round++) {
    await wait(1_000)
    await shop.memory()
    const { now } = await shop.memory()
    await sendVideo(shop)
    growths.push(((await shop.memory()).max - now) / 1024 / 1024)
  }
  return middle(growths)
}

/** A short video, enlarged by a free box. */
async function sendVideo(shop: Shop, line = createLine()): Promise<void> {
  const boundary = 'a-boundary-of-the-bench'
  const type = `multipart/form-data; boundary=${boundary}`
  await send(shop, token, '/customerReviewVideo/add', type, line(body()))

  function* body() {
    yield Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="video"; filename="clip.mp4"\r\nContent-Type: video/mp4\r\n\r\n`,
    )
    const start = clip().bytes
    yield start
    const length = videoBytes - start.length
    const free = Buffer.from('0000free', 'latin1')
    free.writeUInt32BE(length)
    yield free
    const chunk = Buffer.alloc(64 * 1024, `${performance.now()} `)
    for (let left = length - free.length; left > 0; left -= chunk.length)
      yield chunk.subarray(0, left)
    yield Buffer.from(`\r\n--${boundary}--\r\n`)
  }
}

/** Visits pages until a promise settles; returns the response times in milliseconds. */
async function visitFor({ url }: Shop, until: Promise<unknown>): Promise<number[]> {
  visitor.send({ url })
  await until
  const response = once(visitor, 'message')
  visitor.send('enough')
  const [times] = await response
  return lengths.parse(times)
}

function percentile(times: number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0
}
