import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { Readable } from 'node:stream'
import { text as readText } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { FastifyInstance } from 'fastify'
import pLimit from 'p-limit'
import type { ShopLanguages } from '../../domain/languages/language.ts'
import { pathInLanguage } from '../../domain/urls/language-paths.ts'
import { indexedPaths } from '../../domain/urls/public-pages.ts'
import { forwardingPage, readForwardings } from './redirect-pages.ts'
import { type StaticAddresses, staticPath } from './static-addresses.ts'
import { makeStaticSheet, readLinks, readNamed } from './static-page.ts'

/** Concurrent requests. */
const MAX_CONCURRENT = 4
/** A path without a page; its 404 page serves for all missing paths. */
const nowhere = '/404'

export interface StaticSite {
  pages: number
  files: number
  /** URLs that pages link to and that do not exist. */
  missing: string[]
}

export interface StaticExportOptions {
  /** Server of the pages whose addresses are those of the export. */
  app: FastifyInstance
  addresses: StaticAddresses
  /** Base URL of the site. */
  origin: string
  /** Languages of the pages. */
  languages: ShopLanguages
  /** Target folder; existing files are overwritten. */
  folder: string
  onProgress?(progress: { done: number; total: number }): void
}

/**
 * Writes the public site as plain files: every page that the sitemap or a page links to, in all
 * languages, with its assets. URLs with only an id redirect to the readable ones.
 */
export async function writeStaticSite(options: StaticExportOptions): Promise<StaticSite> {
  const { app, addresses, origin, languages, folder, onProgress } = options
  const inEveryLanguage = (path: string) =>
    languages.all.map((language) => pathInLanguage(path, language, languages.default))
  const limit = pLimit(MAX_CONCURRENT)
  const site: StaticSite = { pages: 0, files: 0, missing: [] }
  const known = new Set<string>()
  let waiting: URL[] = []
  let done = 0

  function add(found: URL[]): void {
    for (const address of found) {
      const { pathname, search } = address
      if (known.has(pathname + search)) continue
      known.add(pathname + search)
      waiting.push(address)
    }
  }

  async function take(address: URL): Promise<void> {
    const { pathname, search } = address
    const response = await request(app, pathname + search)
    done += 1
    onProgress?.({ done, total: known.size })
    if (response === null) {
      site.missing.push(pathname + search)
      return
    }
    add(await write(staticPath(address), response, `${origin}${pathname}`))
  }

  /** Writes one file; returns the URLs in it. */
  async function write(
    path: string,
    { type, body }: ExportedResponse,
    base: string,
  ): Promise<URL[]> {
    if (!/html|css|json|xml|plain/.test(type)) {
      site.files += 1
      await pipeline(body, createWriteStream(await placeOf(folder, path)))
      return []
    }
    const source = await readText(body)
    if (type.includes('html')) {
      site.pages += 1
      await writeFile(await placeOf(folder, `${path}/index.html`), source)
      return linksOf(source, base)
    }
    site.files += 1
    const isSheet = type.includes('css')
    const { text, named } = isSheet
      ? makeStaticSheet(source, base, origin)
      : { text: source, named: readNamed(source, base, origin) }
    await writeFile(await placeOf(folder, path), text)
    return named
  }

  /** URLs that a page names, those with a query as the server knows them. */
  function linksOf(html: string, base: string): URL[] {
    const written = readLinks(html, base, origin).filter(({ pathname }) => !addresses.has(pathname))
    return [...written, ...addresses.takeNoted()]
  }

  const first = [...indexedPaths().flatMap(inEveryLanguage), '/robots.txt', '/sitemap.xml']
  add(first.map((path) => new URL(path, origin)))
  const missing = inEveryLanguage(nowhere)
  for (const path of missing) {
    const lost = await app.inject({ method: 'GET', url: path })
    await writeFile(await placeOf(folder, `${path}.html`), lost.body)
    add(linksOf(lost.body, origin + path).filter(({ pathname }) => !missing.includes(pathname)))
  }
  while (waiting.length > 0) {
    const wave = waiting
    waiting = []
    // Wait for all, so that no write goes on after an error is thrown.
    const results = await Promise.allSettled(wave.map((one) => limit(() => take(one))))
    const failed = results.find(({ status }) => status === 'rejected')
    if (failed?.status === 'rejected') throw failed.reason
  }
  for (const forwarding of await readForwardings(app, languages)) {
    const place = await placeOf(folder, `${forwarding.from}/index.html`)
    await writeFile(place, forwardingPage(forwarding, origin))
    site.files += 1
  }
  return site
}

interface ExportedResponse {
  type: string
  body: Readable
}

/** The response of a URL, or null for a missing one. Throws on a server error. */
async function request(app: FastifyInstance, url: string): Promise<ExportedResponse | null> {
  const response = await app.inject({ method: 'GET', url, payloadAsStream: true })
  const { statusCode, headers } = response
  const type = String(headers['content-type'] ?? '')
  if (statusCode === 200) return { type, body: response.stream() }
  response.stream().resume()
  if (statusCode >= 500) throw new Error(`${url} returned ${statusCode}.`)
  // Media may be in a storage that the server redirects to.
  const elsewhere = String(headers.location ?? '')
  if (!url.startsWith('/media/') || !/^https?:/.test(elsewhere)) return null
  const stored = await fetch(elsewhere)
  if (!stored.ok || stored.body === null)
    throw new Error(`The storage returned ${stored.status} for ${url}.`)
  return { type: stored.headers.get('content-type') ?? '', body: Readable.from(stored.body) }
}

/** Path of a file, whose parent folders are created. Throws if it is outside of the folder. */
async function placeOf(folder: string, path: string): Promise<string> {
  const place = join(folder, decodeURIComponent(path))
  if (!place.startsWith(folder + sep)) throw new Error(`${path} is outside the export folder.`)
  await mkdir(dirname(place), { recursive: true })
  return place
}
