import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { expect, it } from 'vitest'
import { catalogueForAllTests } from '../../tests/helpers/catalogue.ts'
import { casesOf } from '../../tests/helpers/extended-suite.ts'
import { createPages } from '../../tests/helpers/pages.ts'
import { createApp } from '../app/app.ts'
import { readConfig } from '../app/config.ts'
import { createSiteOrigin } from './site-origin.ts'

/** Page with an absolute link to the site's origin. */
const pages = createPages(async ({ url }, { origin }) => ({
  response: new Response(`<!doctype html><a href="${origin}/">${url}</a>`, {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  }),
}))
const paths = ['/', '/product', '/robots.txt', '/sitemap.xml']
const own = 'shop.example'

const shop = catalogueForAllTests()

function open(environment: Record<string, string>): FastifyInstance {
  return createApp(readConfig({ LOG_LEVEL: 'silent', ...environment }), shop.services, pages)
}

async function read(app: FastifyInstance, url: string, headers: Record<string, string>) {
  const { statusCode, body } = await app.inject({ url, headers, remoteAddress: '203.0.113.5' })
  return { status: statusCode, body: body.replace(/"requestId":"[^"]*"/, '') }
}

const bad = fc.oneof(
  fc.constantFrom('evil.example', 'evil.example:443', 'evil.example/', 'shop.example@evil.example'),
  fc.constantFrom('evil.example"><script>', "evil'", 'evil\\', 'evil.example?', '//evil', '', ' '),
  fc.constantFrom(
    '[::1',
    'evil.example:99999',
    'shop.example, evil.example',
    'a..b',
    '.',
    '1.2.3.4.5',
  ),
  fc.domain(),
  fc.string({ maxLength: 40 }).map((text) => text.replace(/[^\x20-\x7e]/g, '')),
)
/** Not empty: `inject` replaces an empty Host header by its own. */
const badHost = bad.filter((text) => text !== '')
const forwarded = fc.record(
  {
    'x-forwarded-host': bad,
    'x-forwarded-proto': fc.oneof(fc.constantFrom('https', 'javascript', 'data', ''), bad),
    'x-forwarded-port': bad,
    'x-forwarded-prefix': bad,
    'x-forwarded-server': bad,
    'x-original-host': bad,
    'x-original-url': bad.map((text) => `/${text}`),
    'x-host': bad,
    'x-http-host-override': bad,
    forwarded: bad.map((text) => `for=1.2.3.4;host="${text}";proto=https`),
  },
  { requiredKeys: [] },
)

it('ignores Host and forwarded headers in links and cached responses if PUBLIC_URL is set', async () => {
  const app = open({ PUBLIC_URL: 'https://shop.example' })
  const clean = await Promise.all(paths.map((path) => read(app, path, { host: own })))
  for (const { status, body } of clean) {
    expect(status).toBe(200)
    expect(body).toContain('https://shop.example/')
  }
  await fc.assert(
    fc.asyncProperty(forwarded, bad, fc.nat(paths.length - 1), async (headers, host, index) => {
      const response = await read(app, paths[index] ?? '', { ...headers, host })
      // Invalid Host headers get 400 on every path.
      if (response.status !== 400) expect(response).toEqual(clean[index])
      expect(response.body).not.toContain('evil')
    }),
    { numRuns: casesOf({ few: 60, all: 500 }) },
  )
  await app.close()
})

it('ignores forwarded headers from untrusted clients, and validates the Host header', async () => {
  const app = open({})
  const clean = await Promise.all(paths.map((path) => read(app, path, { host: own })))
  await fc.assert(
    fc.asyncProperty(forwarded, badHost, fc.nat(paths.length - 1), async (headers, host, index) => {
      const path = paths[index] ?? ''
      expect(await read(app, path, { ...headers, host: own })).toEqual(clean[index])
      const { status, body } = await read(app, path, { ...headers, host })
      if (status === 200) expect(body).toContain(`http://${host.toLowerCase()}/`)
      else expect(status).toBe(400)
      if (status === 200) expect(host).toMatch(/^[\w.:[\]-]+$/)
      expect(await read(app, path, { host: own })).toEqual(clean[index])
    }),
    { numRuns: casesOf({ few: 60, all: 500 }) },
  )
  await app.close()
})

it('reads the origin from forwarded headers of a trusted proxy, and returns 400 for an invalid host', async () => {
  const app = open({ TRUST_PROXY: '203.0.113.5' })
  const from = async (headers: Record<string, string>) =>
    read(app, '/robots.txt', { host: 'inside:3000', ...headers })
  const forwardedBy = { 'x-forwarded-host': 'www.shop.example', 'x-forwarded-proto': 'https' }
  expect((await from(forwardedBy)).body).toContain('https://www.shop.example/sitemap.xml')
  const odd = { ...forwardedBy, 'x-forwarded-proto': 'javascript' }
  expect((await from(odd)).body).toContain('http://www.shop.example/sitemap.xml')
  expect((await from({ 'x-forwarded-host': 'evil"><b>' })).status).toBe(400)
  await app.close()
})

it('builds the origin from host names, IPv4 and IPv6 addresses', () => {
  const originOf = createSiteOrigin(null)
  for (const host of ['localhost:3000', 'my_shop', '192.0.2.1:80', '[2001:db8::1]:3000', 'a.b.c.'])
    expect(originOf({ protocol: 'http', host })).toBe(`http://${host}`)
  expect(originOf({ protocol: 'https', host: 'Shop.Example' })).toBe('https://shop.example')
  expect(() => originOf({ protocol: 'http', host: undefined })).toThrow('The Host header must')
})

it('returns 200 from /healthz without PUBLIC_URL', async () => {
  const app = open({})
  expect((await read(app, '/healthz', { host: '' })).status).toBe(200)
  await app.close()
})

it('sends Strict-Transport-Security on every response only if PUBLIC_URL is HTTPS', async () => {
  const secure = open({ PUBLIC_URL: 'https://shop.example' })
  const plain = open({ PUBLIC_URL: 'http://shop.example' })
  const unknown = open({})
  // The second response for the home page comes from the cache.
  for (const url of ['/', '/', '/robots.txt', '/api/settings', '/api/nothing', '/media/nothing']) {
    const [with1, without, neither] = await Promise.all(
      [secure, plain, unknown].map(async (app) => {
        const { headers } = await app.inject({ url, headers: { host: own } })
        return headers['strict-transport-security']
      }),
    )
    expect([url, with1, without, neither]).toEqual([url, 'max-age=31536000', undefined, undefined])
  }
  for (const app of [secure, plain, unknown]) await app.close()
})
