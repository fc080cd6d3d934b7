import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadDemoCatalogue } from '../demo/catalogue.ts'
import { product } from '../domain/content/product.ts'
import type { Language } from '../domain/languages/language.ts'
import { pathInLanguage } from '../domain/urls/language-paths.ts'
import { createServices } from '../server/app/services.ts'
import { middle } from './middle.ts'

// CPU cost of a page that is not cached: database and rendering, without compression, compared with
// an empty page of the same React Router and React, measured alternately.
// Needs the build (npm run build).
// Run: NODE_ENV=production node bench/render.ts. DEMO_SEED names a catalogue to start from.
if (process.env.NODE_ENV !== 'production') {
  console.error('React is slower in development: set NODE_ENV=production.')
  process.exit(1)
}
const rounds = 7
const perRound = 200
const defaultOrigin = 'http://localhost'
const nonce = 'bench'

const { createEmptyPage } = await import('./empty-page.ts')
const { createBuiltPages } = await import('../server/pages/built-pages.ts')
const { finishPage } = await import('../server/pages/page-response.ts')

const dataDir = await mkdtemp(join(tmpdir(), 'bench-render-'))
const seed = process.env.DEMO_SEED
if (seed) await cp(seed, dataDir, { recursive: true })
const services = await createServices({ dataDir })
if (!seed) await loadDemoCatalogue(services)

const render = await (await createBuiltPages(join(import.meta.dirname, '../build'))).render()
const renderEmpty = createEmptyPage()
const languages = await services.content.readLanguages()
let ports = 1024
const [first] = (await services.content.list(product, { limit: 1 })).records

/** Renders as the server does, including the content security policy, which is part of the page. */
async function make(
  path: string,
  origin = defaultOrigin,
  language: Language = languages.default,
): Promise<number> {
  const headers = { 'x-script-nonce': nonce, accept: 'text/html' }
  const url = origin + pathInLanguage(path, language, languages.default)
  const page = await render(new Request(url, { headers }), {
    services,
    origin,
    language,
    languages,
  })
  return (await finishPage(page, nonce, false)).body.length
}

const pages: { name: string; make: () => Promise<number>; times: number[]; bytes: number }[] = [
  { name: 'empty', make: async () => (await renderEmpty(new Request(`${defaultOrigin}/`))).length },
  { name: 'shop', make: () => make('/product') },
  // At another origin nothing is cached, cards included.
  { name: 'shop, uncached', make: () => make('/product', `${defaultOrigin}:${ports++}`) },
  { name: 'shop, page 2', make: () => make('/product?page=2') },
  { name: 'home', make: () => make('/') },
  { name: 'product', make: () => make(`/product-detail/${first?._id}`) },
  { name: 'about', make: () => make('/aboutus') },
  { name: 'shop, Hindi', make: () => make('/product', defaultOrigin, 'hi') },
  { name: 'home, Hindi', make: () => make('/', defaultOrigin, 'hi') },
  {
    name: 'product, Hindi',
    make: () => make(`/product-detail/${first?._id}`, defaultOrigin, 'hi'),
  },
].map((page) => ({ ...page, times: [], bytes: 0 }))

try {
  for (const page of pages) {
    for (let warm = 0; warm < perRound; warm++) page.bytes = await page.make()
  }
  for (let round = 0; round < rounds; round++) {
    for (const page of pages) page.times.push(await processorOf(page.make))
  }
  const empty = middle(pages[0]?.times ?? [])
  console.log(
    `uncached pages: processor time per page, median of ${rounds} alternating rounds of ${perRound}`,
  )
  printRow('page', 'ms', 'of empty', 'bytes')
  for (const { name, times, bytes } of pages) {
    const time = middle(times)
    printRow(name, time.toFixed(2), (time / empty).toFixed(1), String(bytes))
  }
} finally {
  await services.close()
  await rm(dataDir, { recursive: true, force: true })
}

/** CPU time of a page in milliseconds, including garbage collection. */
async function processorOf(run: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  for (let count = 0; count < perRound; count++) await run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000 / perRound
}

function printRow(...cells: string[]): void {
  console.log(cells.map((cell) => cell.padEnd(14)).join(' '))
}
