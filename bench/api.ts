import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createServices } from '../server/app/services.ts'
import { fillCatalogue } from './large-catalogue.ts'
import { type Load, load, type Server, startShop, stop } from './server-process.ts'

// Cost of the list API: 24 products of a large catalogue with their total, cached and rendered,
// compared with nginx sending the same JSON from disk. “Any page” requests a random page each time,
// so that nothing of it is cached.
// Needs nginx and wrk. `--data <folder>` uses an existing data directory.
// Run: node bench/api.ts [--products 100000] [--data <folder>]
const { values } = parseArgs({
  options: { products: { type: 'string', default: '100000' }, data: { type: 'string' } },
})
const rounds = 5
const seconds = 2
/** Responses to longer URLs are not cached. */
const MAX_CACHED_URL_LENGTH = 1_000
const padding = `&padding=${'x'.repeat(MAX_CACHED_URL_LENGTH)}`
const lists = {
  'first page': (_: number) => '/api/ourCategoriesItems?limit=24',
  'page in the middle': (total: number) =>
    `/api/ourCategoriesItems?skip=${Math.floor(total / 2)}&limit=24`,
}

for (const program of ['nginx', 'wrk']) {
  if (spawnSync('which', [program]).status === 0) continue
  console.error(`This needs ${program}. On Debian: apt-get install nginx-light wrk`)
  process.exit(1)
}
const folder = await mkdtemp(join(tmpdir(), 'bench-api-'))
// nginx drops its privileges and must still be able to read the folder.
await chmod(folder, 0o755)
const dataDir = values.data ?? (await makeCatalogue())
const shop = await startShop(dataDir)
const total = await readTotal()
const nginx = await startNginx()
const anyPage = join(folder, 'any-page.lua')
await writeFile(
  anyPage,
  `request = function() return wrk.format(nil, '/api/ourCategoriesItems?limit=24&skip=' .. math.random(0, ${total - 24})) end`,
)
try {
  console.log(`24 of ${total} products, median of ${rounds} alternating rounds of ${seconds} s`)
  printRow('list', 'response', 'nginx/s', 'shop/s', 'ratio', 'nginx ms', 'shop ms')
  for (const [name, address] of Object.entries(lists)) await compare(name, address(total))
} finally {
  for (const server of [shop, nginx]) await stop(server)
  await rm(folder, { recursive: true, force: true })
}

async function compare(name: string, address: string): Promise<void> {
  const theirs: Load[] = []
  const ours: Record<string, Load[]> = { cached: [], uncached: [], 'any page': [] }
  for (let round = 0; round < rounds; round++) {
    theirs.push(await load(nginx, `/${fileOf(name)}`, seconds))
    ours.cached?.push(await load(shop, address, seconds))
    ours.uncached?.push(await load(shop, address + padding, seconds))
    ours['any page']?.push(await load(shop, address, seconds, ['-s', anyPage]))
  }
  const them = median(theirs)
  for (const [response, loads] of Object.entries(ours)) {
    const us = median(loads)
    printRow(
      name,
      response,
      them.perSecond.toFixed(0),
      us.perSecond.toFixed(0),
      (us.perSecond / them.perSecond).toFixed(3),
      them.processor.toFixed(3),
      us.processor.toFixed(3),
    )
  }
}

async function makeCatalogue(): Promise<string> {
  const made = join(folder, 'data')
  const services = await createServices({ dataDir: made })
  await fillCatalogue(services, made, Number(values.products))
  await services.close()
  return made
}

async function readTotal(): Promise<number> {
  const response = await fetch(`${shop.url}/api/ourCategoriesItems?limit=1`)
  return Number(/"total":(?<total>\d+)/.exec(await response.text())?.groups?.total)
}

/** Serves the shop's responses as files. */
async function startNginx(): Promise<Server> {
  const files = join(folder, 'answers')
  await mkdir(files)
  for (const [name, address] of Object.entries(lists)) {
    const response = await fetch(shop.url + address(total))
    await writeFile(join(files, fileOf(name)), Buffer.from(await response.arrayBuffer()))
  }
  const port = await freePort()
  const settings = join(folder, 'nginx.conf')
  await writeFile(
    settings,
    `daemon off; worker_processes 1; pid ${join(folder, 'nginx.pid')}; error_log stderr crit;
    events { worker_connections 256; }
    http { access_log off; types { application/json json; } sendfile on; tcp_nopush on;
      keepalive_requests 1000000; open_file_cache max=100;
      server { listen 127.0.0.1:${port}; root ${files}; } }`,
  )
  const child = spawn('nginx', ['-c', settings, '-p', folder], { stdio: 'inherit' })
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 50; tries++) {
    const response = await fetch(`${url}/${fileOf('first page')}`).catch(() => null)
    if (response?.ok) return { url, child }
    await wait(100)
  }
  throw new Error('nginx did not start.')
}

function fileOf(name: string): string {
  return `${name.replaceAll(' ', '-')}.json`
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('No port is free.')
  return address.port
}

function median(loads: Load[]): Load {
  return {
    perSecond: middle(loads.map(({ perSecond }) => perSecond)),
    processor: middle(loads.map(({ processor }) => processor)),
  }
}

function middle(numbers: number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}

function printRow(list: string, ...cells: string[]): void {
  console.log([list.padEnd(20), ...cells.map((cell) => cell.padEnd(10))].join(' '))
}
