import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { z } from 'zod'
import { createServices } from '../server/app/services.ts'
import { processorOf, startShop, stop } from './server-process.ts'

// Cost of a photo of 12 megapixels from upload to page, compared with one decoding of it and one
// WebP of 1280 pixels. Needs the build (npm run build). Run: node bench/photographs.ts
const rounds = 5
const room = join(import.meta.dirname, '../demo/media/heroes/hero-1.jpg')
const added = z.object({
  categoryItemData: z.object({
    _id: z.string(),
    images: z.tuple([z.object({ url: z.string() })]),
  }),
})
/** Goals in milliseconds, on two idle cores. */
const goals = { answered: 800, shown: 100, avif: 3_000 }

interface Round {
  reference: number
  referenceProcessor: number
  answered: number
  answeredProcessor: number
  shown: number
  avif: number
  avifProcessor: number
}

const dataDir = await mkdtemp(join(tmpdir(), 'bench-photographs-'))
const { accounts, ...services } = await createServices({ dataDir })
const [email, password] = ['bench@example.com', 'gentle-swing']
await accounts.create('Bench', email, password)
const { token } = await accounts.signIn(email, password, '192.0.2.1')
await services.close()
const shop = await startShop(dataDir)
sharp.concurrency(1)
const photograph = await takePhotograph()
try {
  const measured: Round[] = []
  for (let round = 0; round <= rounds; round++) {
    const result = await measure(await markPhotograph(round))
    // The first round is a warm-up.
    if (round > 0) measured.push(result)
  }
  print(measured)
} finally {
  await stop(shop)
  await rm(dataDir, { recursive: true, force: true })
}

async function measure(photograph: Buffer): Promise<Round> {
  const reference = await timed(ownProcessor, () =>
    sharp(photograph).resize(1280).webp({ quality: 76 }).toBuffer(),
  )
  let page = ''
  let base = ''
  const answered = await timed(shopProcessor, async () => {
    const { _id, images } = await addProduct(photograph)
    page = `${shop.url}/product-detail/${_id}`
    base = images[0].url.replace(/\.jpg$/, '')
  })
  const start = performance.now()
  const shown = await timed(shopProcessor, () => waitFor(page, `${base}-1280.webp 1280w`, 5))
  const avif = await timed(shopProcessor, () => waitFor(page, `${base}-1280.avif 1280w`, 50))
  return {
    reference: reference.time,
    referenceProcessor: reference.processor,
    answered: answered.time,
    answeredProcessor: answered.processor,
    shown: shown.time,
    avif: performance.now() - start,
    avifProcessor: avif.processor,
  }
}

async function addProduct(photograph: Buffer) {
  const body = new FormData()
  body.set('name', 'Swing')
  body.set('images', new Blob([new Uint8Array(photograph)], { type: 'image/jpeg' }), 'phone.jpg')
  const response = await fetch(`${shop.url}/api/ourCategoriesItems/add`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  })
  return added.parse(await response.json()).categoryItemData
}

/** A photo of a room: 12 megapixels with sensor noise. */
async function takePhotograph(): Promise<Buffer> {
  const size = { width: 4000, height: 3000 }
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const
  const grain = await sharp({ create: { ...size, channels: 3, background: '#808080', noise } })
    .png({ compressionLevel: 0 })
    .toBuffer()
  return sharp(room)
    .resize({ ...size, fit: 'cover' })
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 92 })
    .toBuffer()
}

/** The photo with a mark of its own, or the shop would recognise it. */
async function markPhotograph(round: number): Promise<Buffer> {
  const background = { r: (round * 37) % 256, g: (round * 91) % 256, b: round }
  const input = { create: { width: 64, height: 64, channels: 3, background } } as const
  return sharp(photograph)
    .composite([{ input, left: 64 * round, top: 0 }])
    .jpeg({ quality: 92 })
    .toBuffer()
}

async function waitFor(page: string, named: string, pause: number): Promise<void> {
  while (!(await (await fetch(page)).text()).includes(named)) await wait(pause)
}

async function timed(processor: () => Promise<number>, work: () => Promise<unknown>) {
  const [start, before] = [performance.now(), await processor()]
  await work()
  return { time: performance.now() - start, processor: (await processor()) - before }
}

function shopProcessor(): Promise<number> {
  return processorOf(shop)
}

async function ownProcessor(): Promise<number> {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

function print(measured: Round[]): void {
  const of = (name: keyof Round) => middle(measured.map((round) => round[name]))
  const reference = of('reference')
  const referenceProcessor = of('referenceProcessor')
  console.log(
    `12 megapixels, median of ${rounds} rounds; reference: one decoding and one WebP of 1280 pixels`,
  )
  printRow('', 'ms', 'goal', 'of reference', 'processor', 'of reference')
  printRow('reference', reference.toFixed(0), '', '1', referenceProcessor.toFixed(0), '1')
  const row = (name: string, time: number, goal: number, processor?: number) =>
    printRow(
      name,
      time.toFixed(0),
      String(goal),
      (time / reference).toFixed(1),
      processor?.toFixed(0) ?? '',
      processor === undefined ? '' : (processor / referenceProcessor).toFixed(1),
    )
  row('response, WebP included', of('answered'), goals.answered, of('answeredProcessor'))
  row('visible on the page after that', of('shown'), goals.shown)
  row('AVIF on the page after that', of('avif'), goals.avif, of('avifProcessor'))
}

function middle(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}

function printRow(first: string, ...cells: string[]): void {
  console.log([first.padEnd(30), ...cells.map((cell) => cell.padEnd(13))].join(' '))
}
