import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import type { EndpointContract } from '../../domain/api/endpoint.ts'
import { apiEndpoints } from '../../domain/api/endpoints.ts'
import { feedPaths } from '../../domain/shop/feeds.ts'
import { type PublicPage, publicPages } from '../../domain/urls/public-pages.ts'
import { messageWriters } from '../../server/kernel/message-writers.ts'
import { createBuiltPages } from '../../server/pages/built-pages.ts'
import { catalogueForAllTests } from '../helpers/catalogue.ts'
import { casesOf, isFull } from '../helpers/extended-suite.ts'
import { switchLanguages } from '../helpers/languages.ts'
import { photograph } from '../helpers/media.ts'

/** Goal for the longest time that one request may block all others. */
const MAX_BLOCKED_MS = 50
/** Letters of an address; Node.js accepts headers of 16 KB. */
const MAX_URL_LETTERS = 15_000
const MAX_BODY_BYTES = 256 * 1024

const pages = await createBuiltPages(join(import.meta.dirname, '..', '..', 'build'))
const shop = catalogueForAllTests({ READ_SECONDS: '0' }, pages)
let ids: { product: string; category: string }
let photo: string
beforeAll(async () => {
  await switchLanguages(shop, 'en', 'hi', 'gu')
  await shop.call('PUT', '/settings', { json: { feeds: true } })
  const category = await shop.addCategory('Swings', { image: await photograph() })
  const rows = Array.from(
    { length: casesOf({ few: 20, all: 1_000 }) },
    (_, at) =>
      `Teak swing ${at},${'carved brass rope and seat '.repeat(40)},"a${at}; teak",Swings,Teak ${at % 50},${1_000 + at}`,
  )
  await shop.services.productCsv.import(
    ['name,description,tags,category,material,price', ...rows].join('\r\n'),
    { say: messageWriters.en, dryRun: false, skipInvalid: false },
    null,
  )
  await shop.services.revision.invalidate()
  const product = (await shop.call('GET', '/ourCategoriesItems?limit=1')).body.categoryItemData[0]
  ids = { product: product._id, category: category._id }
  photo = category.image
})

interface Attempt {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: string
  headers?: Record<string, string>
  payload?: string
  title: string
}

/** Long texts of an address, already encoded. */
function longTexts(): string[] {
  const units = "b|+|%20|%0A|1,|1x|5%20|a,|%2F|%5C|'|%E0%A4%AC|%CC%81|%F0%9F%AA%91".split('|')
  const words = 'teak%20|swing%20|under%20|sofa%20cum%20bed%20|%3C|{|%|.|-'.split('|')
  const all = [...words, `${ids.product},`, ...units]
  return all
    .slice(0, casesOf({ few: 2, all: 99 }))
    .map((unit) => unit.repeat(MAX_URL_LETTERS / unit.length))
}

/** Values of a query parameter; those that its schema accepts come first. */
function valuesOf(schema: unknown): string[] {
  const plain = ['999999999999999', 'true', ids.product, 'hi', '999999999.99', 'newest', 'in-stock']
  const values = [...longTexts(), ...plain]
  if (!(schema instanceof z.ZodType)) return values
  const isAccepted = (value: string) =>
    [decode(value), [decode(value)]].some((read) => schema.safeParse(read).success)
  return values.toSorted((one, other) => Number(isAccepted(other)) - Number(isAccepted(one)))
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function readsOf(path: string, parameters: Record<string, unknown>, title: string): Attempt[] {
  const names = Object.keys(parameters)
  const queries = names.flatMap((name) => [
    ...valuesOf(parameters[name]).map((value) => `${name}=${value}`),
    // As often as the address has room.
    `${name}=${ids.product}&`.repeat(300),
    `${name}=teak&`.repeat(1_500),
  ])
  const together = names.map((name) => `${name}=${valuesOf(parameters[name])[0]?.slice(0, 900)}`)
  return ['', ...queries, together.join('&'), `${'x=1&'.repeat(3_500)}`].map((query) => ({
    method: 'GET',
    url: `${path}?${query.slice(0, MAX_URL_LETTERS)}`,
    title: `${title} ?${query.slice(0, 40)}`,
  }))
}

/** Values that fill a body: long, wide and deep. */
function largeValues(): unknown[] {
  const depth = MAX_BODY_BYTES / 2 - 100
  return [
    'b'.repeat(MAX_BODY_BYTES - 100),
    ' '.repeat(MAX_BODY_BYTES - 100),
    Array(80_000).fill({}),
    Array(30_000).fill('teak'),
    Array(6_000).fill(ids.product),
    Array(1_000).fill({ product: ids.product, choice: 'x'.repeat(60), value: 'y'.repeat(60) }),
    Array(100).fill(ids.product),
    new RawJson('['.repeat(depth) + ']'.repeat(depth)),
    new RawJson(`${'{"a":'.repeat(depth / 3)}1${'}'.repeat(depth / 3)}`),
    Object.fromEntries(Array.from({ length: 15_000 }, (_, at) => [`k${at}`, 1])),
  ]
}

/** JSON that is too deep for `JSON.stringify`. */
class RawJson {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

const toJson = (value: unknown) => (value instanceof RawJson ? value.text : JSON.stringify(value))

function writesOf({ method, body }: EndpointContract, url: string, title: string): Attempt[] {
  const shape = body instanceof z.ZodObject ? body.shape : {}
  const valid = { source: 'shop', email: 'a@example.com', password: 'b', name: 'c', token: 'd' }
  const bodies = Object.keys(shape).flatMap((name) =>
    largeValues().map((value) => {
      const others = Object.entries(valid).filter(([key]) => key !== name)
      const start = JSON.stringify(Object.fromEntries(others)).slice(0, -1)
      return `${start},"${name}":${toJson(value)}}`
    }),
  )
  return [...bodies, ...largeValues().map(toJson)]
    .filter((payload) => payload.length <= MAX_BODY_BYTES)
    .map((payload) => ({
      method,
      url,
      payload,
      headers: { 'content-type': 'application/json' },
      title: `${title} ${payload.slice(0, 70)}`,
    }))
}

/** A path's parameters by name; others hold as many letters as the router takes. */
function fill(path: string): string {
  return path
    .replace(/ourCategories\/:id/, `ourCategories/${ids.category}`)
    .replace(/:id/, ids.product)
    .replace(/:\w+\??/g, 'a'.repeat(200))
}

function attempts(): Attempt[] {
  const endpoints = [...apiEndpoints].filter(({ access }) => access === 'public')
  const calls = endpoints.flatMap((contract) => {
    const url = `/api${fill(contract.path)}`
    const title = `${contract.method} ${contract.path}`
    return contract.method === 'GET'
      ? readsOf(url, contract.query?.shape ?? {}, title)
      : writesOf(contract, url, title)
  })
  const pages = Object.values<PublicPage>(publicPages).flatMap(({ path, segments, parameters }) => {
    const names = Object.fromEntries((parameters ?? ['utm_source']).map((name) => [name, null]))
    const steps = segments === undefined ? [''] : ['', `/${ids.product}`, `/${'a'.repeat(200)}`]
    return steps.flatMap((step, at) => {
      if (at !== 1 && segments !== undefined)
        return [{ method: 'GET' as const, url: path + step, title: path }]
      return readsOf(path + step, names, path)
    })
  })
  const files = [
    ...['/sitemap.xml', '/sitemap-0.xml', '/sitemap-1.xml', '/sitemap-9999.xml', '/robots.txt'],
    ...Object.values(feedPaths),
    ...[photo, photo.replace('.jpg', '-480.webp'), photo.replace('.jpg', '-icon-180.png')],
    ...['.avif', '-1.webp', '-9999.webp', '-2000.avif'].map((end) => photo.replace('.jpg', end)),
    `/preview/product/${ids.product}.jpg`,
    `/preview/hi/category/${ids.category}.jpg`,
  ].flatMap((path) => readsOf(path, path.startsWith('/preview') ? { value: null } : {}, path))
  const headers = [
    ...['user-agent', 'accept', 'accept-language', 'accept-encoding', 'if-none-match'],
    ...['cookie', 'referer', 'range', 'authorization', 'x-forwarded-for'],
  ].flatMap((name) =>
    ['b', ' ', 'br;', 'gzip ;', '1,', '"', '/', 'Mozilla/5.0 '].map((unit): Attempt => {
      const value = `Bearer ${unit.repeat(MAX_URL_LETTERS / unit.length)}c`
      return {
        method: 'GET',
        url: '/api/ourCategories',
        headers: { [name]: value },
        title: `${name}: ${unit}`,
      }
    }),
  )
  return [...calls, ...pages, ...files, ...headers]
}

it('no request of a stranger gets a 5xx or blocks others for 50 ms, however large', async () => {
  const failures: string[] = []
  for (const { title, ...request } of attempts()) {
    const { ms, status } = await send(request)
    // Times are meaningful only in the extended suite, without other tests beside it.
    if (status >= 500 || (isFull && ms > MAX_BLOCKED_MS))
      failures.push(`${title}: ${status} in ${ms} ms`)
  }
  expect(failures).toEqual([])
})

/** Longest time that a request blocked the event loop: the shortest of up to three tries. */
async function send(request: InjectOptions): Promise<{ ms: number; status: number }> {
  // With any token, no response comes from the cache.
  const headers = { authorization: 'Bearer none', ...request.headers }
  let ms = Number.POSITIVE_INFINITY
  let status = 0
  for (let round = 0; round < 3 && ms > MAX_BLOCKED_MS; round++) {
    const stop = watchEventLoop()
    const { statusCode } = await shop.app.inject({ ...request, headers })
    ms = Math.min(ms, stop())
    status = Math.max(status, statusCode)
  }
  return { ms, status }
}

/**
 * Returns a function that ends the measurement and returns the longest round of the event loop, in
 * milliseconds of processor time, which other programs do not lengthen.
 */
function watchEventLoop(): () => number {
  let longest = 0
  let before = process.threadCpuUsage()
  let isOn = true
  function endRound(): void {
    const { user, system } = process.threadCpuUsage(before)
    longest = Math.max(longest, (user + system) / 1_000)
    before = process.threadCpuUsage()
    if (isOn) setImmediate(endRound)
  }
  setImmediate(endRound)
  return () => {
    isOn = false
    endRound()
    return Math.round(longest)
  }
}
