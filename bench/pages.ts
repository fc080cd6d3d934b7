import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import { loadDemoCatalogue } from '../demo/catalogue.ts'
import { createServices } from '../server/app/services.ts'
import { middle } from './middle.ts'
import { type Load, load, type Server, startNode, startShop, stop } from './server-process.ts'

// Cost of a cached public page, compared with nginx sending the same bytes from disk, without and
// with the security headers of a page, with a bare Node.js server sending them from memory, and
// with nginx in front of the shop, keeping pages for a second (docs/front-server.md).
// Needs the build (npm run build), nginx with its static brotli module, and wrk.
// Run: node bench/pages.ts [seconds of a round]
const rounds = 5
const seconds = Number(process.argv[2] ?? 3)
const pages = { home: '/', shop: '/product' }
const encodings = { brotli: 'br', none: 'identity' }

const root = join(import.meta.dirname, '..')
const packages = 'nginx-light wrk libnginx-mod-http-brotli-static'
for (const program of ['nginx', 'wrk']) {
  if (spawnSync('which', [program]).status === 0) continue
  console.error(`This needs ${program}. On Debian: apt-get install ${packages}`)
  process.exit(1)
}

const folder = await mkdtemp(join(tmpdir(), 'bench-pages-'))
// nginx drops its privileges and must still be able to read the folder.
await chmod(folder, 0o755)
const dataDir = join(folder, 'data')
const services = await createServices({ dataDir })
await loadDemoCatalogue(services)
const frontPort = await freePort()
const recipe = await readRecipe()
await services.variantQueue.drain()
const shop = await startShop(dataDir, {
  PUBLIC_URL: `http://127.0.0.1:${frontPort}`,
  TRUST_PROXY: '127.0.0.1',
})
const files = await writeFiles()
const nginx = await startNginx()
const nginxWithHeaders = await startNginx(await readHeaders())
const node = await startBareNode()
const front = await startFront()
try {
  await compareCached()
} finally {
  for (const server of [shop, nginx, nginxWithHeaders, node, front]) await stop(server)
  await services.close()
  await rm(folder, { recursive: true, force: true })
}

async function compareCached(): Promise<void> {
  console.log(
    `cached pages: median of ${rounds} alternating rounds of ${seconds} s, processor time per response`,
  )
  const references = ['nginx', 'with headers']
  const titles = references.map((reference) => `of ${reference}`)
  printRow('page', 'encoding', 'server', 'per second', ...titles, 'processor')
  const servers = {
    nginx,
    'with headers': nginxWithHeaders,
    'nginx, cache': front,
    'bare Node.js': node,
    shop,
  }
  for (const [page, path] of Object.entries(pages)) {
    for (const [encodingName, encoding] of Object.entries(encodings)) {
      const loads = new Map<string, Load[]>()
      for (let round = 0; round < rounds; round++) {
        for (const [name, server] of Object.entries(servers)) {
          const address = references.includes(name) ? `/${page}.html` : path
          const seen = await load(server, address, seconds, ['-H', `Accept-Encoding: ${encoding}`])
          loads.set(name, [...(loads.get(name) ?? []), seen])
        }
      }
      const medians = references.map((name) => median(loads.get(name) ?? []))
      for (const [name, seen] of loads) {
        const { perSecond, processor } = median(seen)
        const ratios = medians.map((reference) => (perSecond / reference.perSecond).toFixed(2))
        printRow(
          page,
          encodingName,
          name,
          perSecond.toFixed(0),
          ...ratios,
          `${processor.toFixed(3)} ms`,
        )
      }
    }
  }
}

/** Sends the shop's bytes and headers from memory: the upper bound for Node.js. */
async function startBareNode(): Promise<Server> {
  const cached: Record<string, { headers: string[]; body: string }> = {}
  for (const path of Object.values(pages)) {
    for (const encoding of Object.values(encodings)) {
      const { rawHeaders, body } = await readRaw(shop.url + path, encoding)
      cached[path + encoding] = { headers: rawHeaders, body: body.toString('base64') }
    }
  }
  const file = join(folder, 'cached.json')
  await writeFile(file, JSON.stringify(cached))
  const program = `const cached = require(${JSON.stringify(file)})
    for (const one of Object.values(cached)) one.body = Buffer.from(one.body, 'base64')
    const server = require('node:http').createServer((request, answer) => {
      const { headers, body } = cached[request.url + request.headers['accept-encoding']]
      answer.writeHead(200, headers)
      answer.end(body)
    })
    server.listen(0, '127.0.0.1', () => console.log('Listening on http://127.0.0.1:' + server.address().port))`
  return startNode(['-e', program], {})
}

async function readRaw(url: string, encoding: string) {
  const request = get(url, { headers: { 'accept-encoding': encoding } })
  const [response] = await once(request, 'response')
  const body = await buffer(response)
  // Node.js sets these itself.
  const own = /^(?:date|connection|keep-alive)$/i
  const pairs: [string, string][] = Object.entries(response.headers)
  return { body, rawHeaders: pairs.filter(([name]) => !own.test(name)).flat() }
}

/** Writes the shop's pages as files, uncompressed and compressed; returns their folder. */
async function writeFiles(): Promise<string> {
  const made = join(folder, 'pages')
  await mkdir(made)
  for (const [page, path] of Object.entries(pages)) {
    const html = Buffer.from(await (await fetch(shop.url + path)).arrayBuffer())
    await writeFile(join(made, `${page}.html`), html)
    await writeFile(join(made, `${page}.html.br`), brotliCompressSync(html))
  }
  // Warms the response cache.
  for (const path of Object.values(pages)) await (await fetch(shop.url + path)).text()
  return made
}

/** The headers of a page as nginx's settings. */
async function readHeaders(): Promise<string> {
  const { headers } = await fetch(shop.url)
  return [
    'cache-control',
    'content-security-policy',
    'x-content-type-options',
    'referrer-policy',
    'permissions-policy',
    'x-frame-options',
    'cross-origin-opener-policy',
  ]
    .map((name) => `add_header ${name} ${JSON.stringify(headers.get(name))};`)
    .join('\n')
}

async function startNginx(headers = ''): Promise<Server> {
  const port = await freePort()
  return runNginx(
    port,
    `types { text/html html; } brotli_static on; open_file_cache max=100; sendfile on; tcp_nopush on;
    server { listen 127.0.0.1:${port}; root ${files}; ${headers} }`,
    '/home.html',
  )
}

/** The nginx configuration from the documentation. */
async function readRecipe(): Promise<string> {
  const text = await readFile(join(root, 'docs/front-server.md'), 'utf8')
  return /```nginx\n([\s\S]+?)```/.exec(text)?.[1] ?? ''
}

async function startFront(): Promise<Server> {
  const settings = recipe
    .replace('listen 80', `listen 127.0.0.1:${frontPort}`)
    .replace('/var/cache/nginx/shop', join(folder, 'cache'))
    .replace('127.0.0.1:3000', new URL(shop.url).host)
  return runNginx(frontPort, settings, '/')
}

async function runNginx(port: number, http: string, path: string): Promise<Server> {
  const settings = join(folder, `nginx-${port}.conf`)
  await writeFile(
    settings,
    `load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
    daemon off; worker_processes 1; pid ${join(folder, `nginx-${port}.pid`)}; error_log stderr crit;
    events { worker_connections 256; }
    http { access_log off; keepalive_requests 1000000; ${http} }`,
  )
  const child = spawn('nginx', ['-c', settings, '-p', folder], { stdio: 'inherit' })
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 50; tries++) {
    const response = await fetch(url + path).catch(() => null)
    if (response?.ok) return { url, child }
    await wait(100)
  }
  throw new Error('nginx did not start.')
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

function printRow(...cells: string[]): void {
  console.log(cells.map((cell) => cell.padEnd(14)).join(' '))
}
