import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { addresses, stepOf } from '../domain/urls/page-paths.ts'
import { createServices } from '../server/app/services.ts'
import { fillCatalogue, inventedWord } from './large-catalogue.ts'
import { addProduct, markPhotograph, takePhotograph } from './photograph.ts'
import { processorOf, type Server, sharedMemoryOf, startShop, stop } from './server-process.ts'

// The smallest machine: all processes of the shop on one core, its visitors on another. Each
// visitor keeps a connection and loads a page and a picture every 5 s; every tenth page is a search
// that nobody made before, half of the products looked at are the most popular eighth. First nothing
// else happens, then photos of 12 megapixels are uploaded, one after the other. Memory is the
// proportional set size (PSS) of all processes of the shop.
// Needs the build (npm run build), Linux with taskset, and two cores.
// Run: node bench/small.ts
const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '300' },
    visitors: { type: 'string', default: '1000' },
    photographs: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '60' },
  },
})
const [products, visitors, photographs, seconds] = [
  Number(values.products),
  Number(values.visitors),
  Number(values.photographs),
  Number(values.seconds),
]
const shopCore = 0
const visitorCore = 1
const VISIT_INTERVAL_MS = 5_000
const WARM_UP_MS = 15_000
/** Reading the PSS costs the shop's core some milliseconds. */
const MEMORY_INTERVAL_MS = 3_000

if (!existsSync(join(import.meta.dirname, '../build/server')) || cpus().length < 2) {
  console.error('This needs the build (npm run build) and two cores.')
  process.exit(1)
}
const dataDir = await mkdtemp(join(tmpdir(), 'bench-small-'))
try {
  const { productPaths, token } = await fill()
  const photos: Buffer[] = []
  const photograph = photographs > 0 ? await takePhotograph() : Buffer.alloc(0)
  for (let number = 0; number < photographs; number++)
    photos.push(await markPhotograph(photograph, number))
  // The shop and its processes inherit the core.
  moveTo(shopCore)
  const shop = await startShop(dataDir)
  moveTo(visitorCore)
  try {
    await measure(shop, productPaths, (time) => upload(shop, token, photos, time))
  } finally {
    await stop(shop)
  }
} finally {
  await rm(dataDir, { recursive: true, force: true })
}

async function fill(): Promise<{ productPaths: string[]; token: string }> {
  const services = await createServices({ dataDir })
  await fillCatalogue(services, dataDir, products)
  await services.variantQueue.drain()
  const { records } = await services.products.list({ limit: products })
  const [email, password] = ['bench@example.com', 'gentle-swing']
  await services.accounts.create('Bench', email, password)
  const { token } = await services.accounts.signIn(email, password, '192.0.2.1')
  await services.close()
  return { productPaths: records.map((record) => addresses.product(stepOf(record))), token }
}

function moveTo(core: number): void {
  execFileSync('taskset', ['-a', '-c', '-p', String(core), String(process.pid)])
}

async function measure(
  shop: Server,
  productPaths: string[],
  uploadPhotos: (milliseconds: number) => Promise<void>,
): Promise<void> {
  const { body } = await request(shop.url)
  const pictures = [...new Set(body.match(/\/media\/[\w-]+\.(?:webp|avif)/g))]
  await wait(5_000)
  const idle = await sharedMemoryOf(shop)
  console.log(
    `${visitors} visitors, ${products} products, one core for the shop; idle ${megabytes(idle)}`,
  )
  printRow('', 'pages', 'p50', 'p95', 'p99', 'errors', 'core', 'memory, most', 'at the end')
  const crowd = createCrowd(shop.url, productPaths, pictures)
  await wait(WARM_UP_MS)
  await observe(shop, crowd, 'nothing coming in', () => wait(seconds * 1_000))
  if (photographs > 0)
    await observe(shop, crowd, 'photos coming in', () => uploadPhotos(seconds * 1_000))
  crowd.leave()
  await wait(VISIT_INTERVAL_MS)
  console.log(`after the visitors left: ${megabytes(await sharedMemoryOf(shop))}`)
}

/** Uploads photos for some time; on a busy core not all of them may be stored by then. */
async function upload(
  shop: Server,
  token: string,
  photos: Buffer[],
  milliseconds: number,
): Promise<void> {
  let stored = 0
  let isOver = false
  const uploading = (async () => {
    for (const photo of photos) {
      if (isOver) return
      await addProduct(shop.url, token, photo)
      stored++
    }
  })()
  await wait(milliseconds)
  isOver = true
  console.log(`${stored} of ${photos.length} photos stored`)
  // The last one may be cut off when the shop stops.
  uploading.catch(() => {})
}

/** Visits until they leave; the figures are those since the last `reset`. */
type Crowd = ReturnType<typeof createCrowd>

function createCrowd(url: string, productPaths: string[], pictures: string[]) {
  let times: number[] = []
  let errors = 0
  let searches = 0
  let isGone = false

  /** One of ten visits each is a search, the home page, or a list; the others are products. */
  function nextPath(): string {
    const kind = Math.floor(Math.random() * 10)
    if (kind === 0) return `${addresses.shop}?q=${inventedWord(searches++)}+swing`
    if (kind === 1) return addresses.home
    if (kind === 2) return `${addresses.shop}?page=${1 + Math.floor(Math.random() * 3)}`
    return pick(productPaths, Math.random() ** 3)
  }

  async function visit(agent: Agent): Promise<void> {
    try {
      const start = performance.now()
      const page = await request(url + nextPath(), agent)
      times.push(performance.now() - start)
      const picture = await request(url + pick(pictures, Math.random()), agent)
      // A search may lead to a category's page.
      if (page.status >= 400 || picture.status >= 400) errors++
    } catch {
      errors++
    }
  }

  async function stay(delay: number): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    await wait(delay)
    while (!isGone) {
      const next = wait(VISIT_INTERVAL_MS)
      await visit(agent)
      await next
    }
    agent.destroy()
  }

  for (let visitor = 0; visitor < visitors; visitor++)
    void stay((VISIT_INTERVAL_MS * visitor) / visitors)
  return {
    reset() {
      times = []
      errors = 0
    },
    seen: () => ({ times: times.toSorted((a, b) => a - b), errors }),
    leave() {
      isGone = true
    },
  }
}

async function request(url: string, agent?: Agent): Promise<{ status: number; body: string }> {
  const sent = get(url, { agent, headers: { 'accept-encoding': agent ? 'br' : 'identity' } })
  const [response] = await once(sent, 'response')
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  return { status: response.statusCode, body: Buffer.concat(chunks).toString() }
}

async function observe(
  shop: Server,
  crowd: Crowd,
  name: string,
  work: () => Promise<unknown>,
): Promise<void> {
  const memory: number[] = []
  const timer = setInterval(
    () => void sharedMemoryOf(shop).then((bytes) => memory.push(bytes)),
    MEMORY_INTERVAL_MS,
  )
  crowd.reset()
  const [start, before] = [performance.now(), await processorOf(shop)]
  await work()
  const core = ((await processorOf(shop)) - before) / (performance.now() - start)
  clearInterval(timer)
  const { times, errors } = crowd.seen()
  const at = (share: number) => `${(times[Math.floor(times.length * share)] ?? 0).toFixed()} ms`
  printRow(
    name,
    String(times.length),
    at(0.5),
    at(0.95),
    at(0.99),
    String(errors),
    `${(core * 100).toFixed()} %`,
    megabytes(Math.max(...memory)),
    megabytes(await sharedMemoryOf(shop)),
  )
}

/** The value at a share of a list, from 0 to less than 1. */
function pick(values: string[], share: number): string {
  const value = values[Math.floor(share * values.length)]
  if (value === undefined) throw new Error('The shop has no products or pictures.')
  return value
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed()} MB`
}

function printRow(...cells: string[]): void {
  console.log(cells.map((cell, index) => cell.padEnd(index === 0 ? 22 : 13)).join(' '))
}
