import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { z } from 'zod'
import { addresses } from '../domain/urls/page-paths.ts'
import { createServices } from '../server/app/services.ts'
import { takePhotograph } from './photograph.ts'
import { type Server, startShop, stop } from './server-process.ts'

// Import of products with four photos of 1 MB each from a server on this machine: the time until the
// last one is in its product, and the latency of cached pages meanwhile, compared with idle. Needs
// the build (npm run build). Run: node bench/import.ts [products], 2,000 by default.
const products = Number(process.argv[2] ?? 2_000)
const PHOTOS_PER_PRODUCT = 4
const PHOTO_BYTES = 1_000_000
/** Goals: minutes for 2,000 products, and the ratio of both p99. */
const goals = { minutes: (30 * products) / 2_000, ratio: 3 }
const IDLE_SECONDS = 30
const REQUEST_INTERVAL_MS = 20

const answers = {
  imported: z.object({ import: z.string() }),
  read: z.object({
    import: z.object({
      state: z.string(),
      pictures: z.object({ total: z.number(), done: z.number(), failed: z.number() }),
    }),
  }),
}

if (process.argv[2] === 'serve') await servePhotographs()
else await measure()

/** Serves photos of which each differs from the others, without encoding any again. */
async function servePhotographs(): Promise<void> {
  const photograph = await takeSmallPhotograph()
  const table = photograph.indexOf(Buffer.from([0xff, 0xdb]))
  const server = createServer(({ url = '' }, response) => {
    const number = Number(/\d+/.exec(url)?.[0])
    const own = Buffer.from(photograph)
    // The last two steps of the quantisation table: the same data, other pixels.
    own[table + 5 + 62] = 20 + (number % 100)
    own[table + 5 + 63] = 20 + Math.floor(number / 100)
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end(own)
  })
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
}

/** A photo of a room of about 1 MB. */
async function takeSmallPhotograph(): Promise<Buffer> {
  const photograph = await takePhotograph()
  for (let width = 2_600; ; width -= 100) {
    const smaller = await sharp(photograph).resize({ width }).jpeg({ quality: 90 }).toBuffer()
    if (smaller.length <= PHOTO_BYTES) return smaller
  }
}

async function measure(): Promise<void> {
  const photographs = fork(import.meta.filename, ['serve'])
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-import-'))
  const { accounts, ...services } = await createServices({ dataDir })
  const [email, password] = ['bench@example.com', 'gentle-swing']
  await accounts.create('Bench', email, password)
  const { token } = await accounts.signIn(email, password, '192.0.2.1')
  await services.close()
  const host = await hostOf(photographs)
  const shop = await startShop(dataDir, { IMPORT_HOSTS: host })
  try {
    await importAndReport(shop, token, host)
  } finally {
    await stop(shop)
    photographs.kill()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function hostOf(photographs: ChildProcess): Promise<string> {
  const [place] = await once(photographs, 'message')
  return `127.0.0.1:${z.object({ port: z.number() }).parse(place).port}`
}

async function importAndReport(shop: Server, token: string, host: string): Promise<void> {
  const ask = async (path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${shop.url}/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    })
    if (!response.ok) throw new Error(await response.text())
    return response.json()
  }
  const rows = Array.from({ length: products }, (_, row) => {
    const photos = Array.from(
      { length: PHOTOS_PER_PRODUCT },
      (_, at) => `http://${host}/${row * PHOTOS_PER_PRODUCT + at}.jpg`,
    )
    return `Product ${row},${photos.join('; ')}`
  })
  const idle = await timeCachedPages(shop, wait(IDLE_SECONDS * 1_000))
  const start = performance.now()
  const csv = ['name,images', ...rows].join('\n')
  const { import: id } = answers.imported.parse(await ask('/ourCategoriesItems/import', { csv }))
  const planned = performance.now() - start
  const fetched = async () => {
    for (;;) {
      const { import: state } = answers.read.parse(await ask(`/imports/${id}`))
      if (state.state !== 'running') return state.pictures
      await wait(1_000)
    }
  }
  let pictures = { total: 0, done: 0, failed: 0 }
  const busy = await timeCachedPages(
    shop,
    fetched().then((counts) => {
      pictures = counts
    }),
  )
  const minutes = (performance.now() - start) / 60_000
  console.log(`${products} products, ${pictures.done} of ${pictures.total} photos`)
  console.log(`rows imported in ${(planned / 1_000).toFixed(1)} s`)
  console.log(`all in ${minutes.toFixed(1)} min (goal ${goals.minutes.toFixed(1)})`)
  console.log(
    `cached pages, p99: idle ${idle.toFixed(1)} ms, meanwhile ${busy.toFixed(1)} ms, ratio ${(busy / idle).toFixed(1)} (goal ${goals.ratio})`,
  )
}

/** The 99th percentile in milliseconds of requests for cached pages until the work is done. */
async function timeCachedPages(shop: Server, work: Promise<unknown>): Promise<number> {
  const times: number[] = []
  const paths = [addresses.home, addresses.shop, addresses.about, addresses.contact]
  for (const path of [...paths, ...paths]) await (await fetch(shop.url + path)).text()
  let isOver = false
  const ending = work.finally(() => {
    isOver = true
  })
  for (let count = 0; !isOver; count += 1) {
    const start = performance.now()
    await (await fetch(`${shop.url}${paths[count % paths.length]}`)).text()
    times.push(performance.now() - start)
    await wait(REQUEST_INTERVAL_MS)
  }
  await ending
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0
}
