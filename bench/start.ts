import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { loadDemoCatalogue } from '../demo/catalogue.ts'
import { createServices } from '../server/app/services.ts'
import { middle } from './middle.ts'
import { memoryOf, processorOf, type Server, startNode, startShop, stop } from './server-process.ts'

// Time from start to first page, compared with a minimal server of the same Node.js, and memory of
// the process then and under load. Needs the build (npm run build) and wrk.
// Run: node bench/start.ts [seconds of load]
const rounds = 5
const seconds = Number(process.argv[2] ?? 120)
const root = join(import.meta.dirname, '..')
const build = join(root, 'build', 'server')
const bare = `const server = require('node:http').createServer((_, answer) => answer.end('page'))
  server.listen(0, '127.0.0.1', () => console.log('Listening on http://127.0.0.1:' + server.address().port))`
const loads = [
  '/',
  '/product',
  '/product?page=2',
  '/aboutus',
  '/contactus',
  '/api/ourCategoriesItems',
]

interface Start {
  processor: number
  memory: number
}

if (!existsSync(build) || spawnSync('which', ['wrk']).status !== 0) {
  console.error('This needs the build (npm run build) and wrk (on Debian: apt-get install wrk).')
  process.exit(1)
}
const folder = await mkdtemp(join(tmpdir(), 'bench-start-'))
try {
  const services = await createServices({ dataDir: join(folder, 'data') })
  await loadDemoCatalogue(services)
  // Generate all variants first; another bench measures that.
  await services.variantQueue.drain()
  await services.close()
  await compareStarts()
  await measureMemory()
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function compareStarts(): Promise<void> {
  // The first start fills the compile cache.
  await measureStart(startServer)
  const ours: Start[] = []
  const theirs: Start[] = []
  for (let round = 0; round < rounds; round++) {
    theirs.push(await measureStart(startBare))
    ours.push(await measureStart(startServer))
  }
  console.log(`from start to the first response, median of ${rounds} alternating rounds`)
  printRow('', 'processor', 'memory')
  const [shop, node] = [median(ours), median(theirs)]
  printRow('shop', `${shop.processor} ms`, megabytes(shop.memory))
  printRow('bare Node.js', `${node.processor} ms`, megabytes(node.memory))
  printRow('ratio', (shop.processor / node.processor).toFixed(1), '')
}

async function measureStart(start: () => Promise<Server>): Promise<Start> {
  const server = await start()
  const response = await fetch(server.url)
  await response.text()
  const figures = { processor: await processorOf(server), memory: await memoryOf(server) }
  await stop(server)
  if (!response.ok) throw new Error(`The response to the first request was ${response.status}.`)
  return figures
}

async function measureMemory(): Promise<void> {
  const shop = await startServer()
  await (await fetch(shop.url)).text()
  await wait(5_000)
  const idle = await memoryOf(shop)
  const each = seconds / loads.length
  for (const path of loads) {
    await loadWith(`-d${each.toFixed()}s`, shop.url + path)
  }
  const after = await memoryOf(shop)
  await loadWith('-s', join(root, 'bench/start/searches.lua'), `-d${seconds}s`, shop.url)
  const afterSearches = await memoryOf(shop)
  await stop(shop)
  console.log(`\nresident memory: idle ${megabytes(idle)}`)
  console.log(`after ${seconds} s of load with cached pages: ${megabytes(after)}`)
  console.log(`after ${seconds} s more of distinct, uncached searches: ${megabytes(afterSearches)}`)
}

/** Requests Brotli as browsers do, so that compressed responses are cached too. */
async function loadWith(...settings: string[]): Promise<void> {
  await once(spawn('wrk', ['-t1', '-c32', '-H', 'Accept-Encoding: br', ...settings]), 'exit')
}

function startServer(): Promise<Server> {
  const settings = { NODE_COMPILE_CACHE: join(folder, 'compiled') }
  return startShop(join(folder, 'data'), settings)
}

function startBare(): Promise<Server> {
  return startNode(['-e', bare], {})
}

function median(starts: Start[]): Start {
  return {
    processor: middle(starts.map(({ processor }) => processor)),
    memory: middle(starts.map(({ memory }) => memory)),
  }
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed()} MB`
}

function printRow(...cells: string[]): void {
  console.log(cells.map((cell) => cell.padEnd(14)).join(' '))
}
