import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { addChoices } from '../demo/choices.ts'
import { readManifest } from '../demo/manifest.ts'
import { category } from '../domain/content/category.ts'
import { product } from '../domain/content/product.ts'
import { createServices } from '../server/app/services.ts'
import type { Part } from '../server/content/input.ts'
import { Upload } from '../server/storage/upload.ts'

// CPU cost and bytes of pages with choices that are not cached, as a ratio to the same pages of
// products without: fifty products that offer all choices of the demo catalogue, with a photo of
// each fabric, beside fifty with the same photos that offer none, measured alternately.
// Needs the build (npm run build).
// Run: node bench/choices.ts
// NODE_ENV must be set before React is imported.
process.env.NODE_ENV = 'production'
const rounds = 7
const perRound = 100
const productCount = 50
const nonce = 'bench'

const { createBuiltPages } = await import('../server/pages/built-pages.ts')
const { finishPage } = await import('../server/pages/page-response.ts')

const media = join(import.meta.dirname, '../demo/media')
const dataDir = await mkdtemp(join(tmpdir(), 'bench-choices-'))
const services = await createServices({ dataDir })
const { content } = services
const render = await (await createBuiltPages(join(import.meta.dirname, '../build'))).render()
const languages = await services.content.readLanguages()
const scopeOf = (origin: string) => ({
  services,
  origin,
  language: languages.default,
  languages,
})
let ports = 1024

interface Measured {
  make(): Promise<Buffer>
  times: number[]
  bytes: number
}

try {
  const [plain, offering] = [await addCategory('Without'), await addCategory('With')]
  await addProducts(plain, offering)
  await services.variantQueue.drain()
  const selected = `${offering.product}?fabric=indigo-linen&wood-finish=dark-walnut`
  await compare({
    product: [plain.product, offering.product],
    'product, selected': [plain.product, selected],
    'shop, 9 cards': [plain.path, offering.path],
  })
} finally {
  await services.close()
  await rm(dataDir, { recursive: true, force: true })
}

interface Shelf {
  _id: string
  path: string
  /** Path of its newest product. */
  product: string
}

async function addCategory(name: string): Promise<Shelf> {
  const image = await picture('categories/sofas-loveseats.jpg')
  const { _id, path } = await content.create(category, formOf({ name, image }), null)
  return { _id, path, product: '' }
}

async function addProducts(plain: Shelf, offering: Shelf): Promise<void> {
  const manifest = await readManifest()
  const choices = await addChoices(content, manifest.choices, {
    dictionary: new Map(),
    picture: (file) => picture(file),
  })
  const offer = choices.offerOf(manifest.choices.map(({ name }) => ({ choice: name, values: [] })))
  const sofa = manifest.products.find(({ name }) => name === 'Three-Seat Linen Sofa')
  for (let number = 1; number <= productCount; number++) {
    for (const shelf of [plain, offering]) {
      const fields = {
        name: `Sofa ${number}`,
        description: sofa?.description ?? '',
        price: '118000',
        createdBy: shelf._id,
        choices: shelf === offering ? offer : '[]',
        images: await Promise.all(
          (sofa?.images ?? []).map(({ file, value = '' }) =>
            picture(file, shelf === offering && value !== '' ? choices.idOfValue(value) : ''),
          ),
        ),
      }
      shelf.product = (await content.create(product, formOf(fields), null)).path
    }
  }
}

async function picture(file: string, value = ''): Promise<Upload> {
  const path = join(media, file)
  return new Upload({ path, filename: file, bytes: (await stat(path)).size, value })
}

function formOf(fields: Record<string, Part | Part[]>) {
  const parts = new Map(Object.entries(fields).map(([name, value]) => [name, [value].flat()]))
  return { kind: 'parts' as const, parts }
}

async function compare(pages: Record<string, [without: string, choices: string]>): Promise<void> {
  console.log(
    `uncached pages: processor time per page, median of ${rounds} alternating rounds of ${perRound} pages; compressed bytes`,
  )
  printRow('page', 'without, ms', 'with, ms', 'ratio', 'without, bytes', 'with, bytes')
  for (const [name, paths] of Object.entries(pages)) {
    const [without, choices] = paths.map(
      (path): Measured => ({ make: () => make(path), times: [], bytes: 0 }),
    )
    if (without === undefined || choices === undefined) continue
    for (const one of [without, choices]) {
      for (let warm = 0; warm < perRound; warm++) await one.make()
      one.bytes = brotliCompressSync(await one.make()).length
    }
    for (let round = 0; round < rounds; round++)
      for (const one of [without, choices]) one.times.push(await processorOf(one.make))
    const [time, withTime] = [middle(without.times), middle(choices.times)]
    const [milliseconds, withMilliseconds] = [time.toFixed(2), withTime.toFixed(2)]
    const bytes = [String(without.bytes), String(choices.bytes)]
    printRow(name, milliseconds, withMilliseconds, (withTime / time).toFixed(2), ...bytes)
  }
}

/** Renders as the server does, at an origin of its own, so that no part is cached. */
async function make(path: string): Promise<Buffer> {
  const origin = `http://localhost:${ports++}`
  const headers = { 'x-script-nonce': nonce, accept: 'text/html' }
  const page = await render(new Request(origin + path, { headers }), scopeOf(origin))
  return Buffer.from((await finishPage(page, nonce, false)).body)
}

/** CPU time of a page in milliseconds, including garbage collection. */
async function processorOf(run: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  for (let count = 0; count < perRound; count++) await run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000 / perRound
}

function middle(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}

function printRow(...cells: string[]): void {
  console.log(cells.map((cell) => cell.padEnd(18)).join(' '))
}
