import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { createServices } from '../server/app/services.ts'
import { middle } from './middle.ts'
import { addProduct, markPhotograph, takePhotograph } from './photograph.ts'
import { processorOf, startShop, stop } from './server-process.ts'

// Cost of a photo of 12 megapixels from upload to page, compared with one decoding of it and one
// WebP of 1280 pixels. Needs the build (npm run build). Run: node bench/photographs.ts
const rounds = 5
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
    const result = await measure(await markPhotograph(photograph, round))
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
    const { _id, images } = await addProduct(shop.url, token, photograph)
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

function printRow(first: string, ...cells: string[]): void {
  console.log([first.padEnd(30), ...cells.map((cell) => cell.padEnd(13))].join(' '))
}
