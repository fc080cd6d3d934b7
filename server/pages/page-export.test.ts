import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { slogan } from '../../domain/content/slogan.ts'
import { createPages } from '../../tests/helpers/pages.ts'
import { createTemporaryFolder } from '../../tests/helpers/temporary-folder.ts'
import { readConfig } from '../app/config.ts'
import type { Services } from '../app/services.ts'
import { serve } from '../app/start.ts'

let folder: string
let site: Awaited<ReturnType<typeof serve>>

/** Pages with the slogan in an inline script; 404 for URLs with “nowhere”. */
const pages = createPages(async ({ url, headers }, { services }) => {
  const { slogan: words } = await services.content.single(slogan)
  const nonce = headers.get('x-script-nonce')
  const html = `<html><head><meta charSet="utf-8"/></head><script nonce="${nonce}">say("${words}")</script></html>`
  const status = url.includes('nowhere') ? 404 : 200
  const response = new Response(null, { status, headers: { 'content-type': 'text/html' } })
  return { response, html }
})

async function start(): Promise<void> {
  const settings = {
    DATA_DIR: join(folder, 'data'),
    PAGE_EXPORT_DIR: join(folder, 'pages'),
    PUBLIC_URL: 'https://shop.example',
    PORT: '0',
    LOG_LEVEL: 'silent',
  }
  site = await serve(readConfig(settings), pages)
}

async function stop(): Promise<void> {
  await site.app.close()
  await site.services.close()
}

beforeEach(async () => {
  folder = await createTemporaryFolder()
  await start()
})
afterEach(async () => {
  await stop()
})

async function exported(): Promise<string[]> {
  const root = join(folder, 'pages', 'current')
  const found = await readdir(root, { recursive: true, withFileTypes: true })
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .sort()
}

const read = (name: string) => readFile(join(folder, 'pages', 'current', name))
const visit = (path: string, headers = {}) => fetch(site.address + path, { headers })

async function say({ content }: Services, words: string): Promise<void> {
  const { _id } = await content.single(slogan)
  await content.update(slogan, _id, { kind: 'json', body: { slogan: words } }, null)
}

const home = ['/index.html', '/index.html.br', '/index.html.gz']

it('exports only pages of canonical URLs, with their Brotli and gzip files', async () => {
  for (const path of [
    '/?utm_source=letter',
    '/product?page=2',
    '/product-detail/nowhere',
    '/_.data',
  ])
    await visit(path)
  await visit('/aboutus', { cookie: 'a=b' })
  await visit('/')
  await visit('/product/01a1')
  const all = [...home, ...home.map((name) => `/product/01a1${name}`)]
  await expect.poll(exported).toEqual(all)
  const html = await read('index.html')
  expect(brotliDecompressSync(await read('index.html.br'))).toEqual(html)
  expect(gunzipSync(await read('index.html.gz'))).toEqual(html)
})

it('adds the content security policy with hashes as a meta element before the first script', async () => {
  const policy = (await visit('/')).headers.get('content-security-policy') ?? ''
  const [rules] = /script-src 'self' 'sha256-[^;]+; style-src [^;]+/.exec(policy) ?? []
  await expect.poll(exported).toEqual(home)
  expect((await read('index.html')).toString()).toContain(
    `<meta charSet="utf-8"/><meta http-equiv="content-security-policy" content="${rules}"/></head><script>say(`,
  )
})

it('deletes every exported page after a write, and exports again on request', async () => {
  const dates: number[] = []
  for (const words of ['Sway', 'Stay', 'Play']) {
    await visit('/')
    await expect.poll(exported).toEqual(home)
    dates.push((await stat(join(folder, 'pages/current/index.html'))).mtimeMs)
    await say(site.services, words)
    await site.services.revision.invalidate()
    expect(await exported()).toEqual([])
  }
  // Web servers compare modification times.
  expect(new Set(dates).size).toBe(3)
  await visit('/')
  await expect.poll(exported).toEqual(home)
  expect((await read('index.html')).toString()).toContain('Play')
  await say(site.services, 'Written by another process')
  await expect.poll(exported).toEqual([])
})

it('documents the response headers of the server for nginx and Caddy, except CSP hashes', async () => {
  const text = await readFile(join(import.meta.dirname, '../../docs/front-server.md'), 'utf8')
  const { headers } = await visit('/')
  const sent = [
    'content-security-policy',
    'cache-control',
    'x-content-type-options',
    'referrer-policy',
  ]
  const more = ['permissions-policy', 'x-frame-options', 'cross-origin-opener-policy']
  for (const name of [...sent, ...more]) {
    const value = headers
      .get(name)
      ?.replace(/(script-src|style-src) [^;]+/g, "$1 'self' 'unsafe-inline'")
    const said = [...text.matchAll(new RegExp(`${name} "([^"]+)"`, 'gi'))].map(([, said]) => said)
    // One match for nginx, one for Caddy.
    expect(said).toEqual([value, value])
  }
})

it('deletes exported pages of an earlier process at startup', async () => {
  await stop()
  await mkdir(join(folder, 'pages', 'current', 'aboutus'), { recursive: true })
  await writeFile(join(folder, 'pages', 'current', 'aboutus', 'index.html'), 'old')
  await start()
  expect(await exported()).toEqual([])
  await expect.poll(() => readdir(join(folder, 'pages'))).toEqual(['current'])
})
