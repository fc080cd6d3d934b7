import { beforeAll, expect, it } from 'vitest'
import type { EndpointContract } from '../../domain/api/endpoint.ts'
import { apiEndpoints } from '../../domain/api/endpoints.ts'
import { administrator, catalogueForAllTests, signInEditor } from '../../tests/helpers/catalogue.ts'
import { dumpDatabase } from '../../tests/helpers/dump.ts'
import { isFull } from '../../tests/helpers/extended-suite.ts'
import { connectDatabase } from '../db/database.ts'
import { hashToken } from '../kernel/secrets.ts'

interface Attempt {
  method: string
  url: string
  headers?: Record<string, string>
}

const somebody = '01a1fe04-d592-72a5-a8dc-eff94a3e22f7'
/** Request body with valid fields for every endpoint: an accepted request would change data. */
const payload = {
  name: 'Mallory',
  title: 'Mallory',
  email: 'mallory@example.com',
  brandName: 'Mallory',
  role: 'editor',
  language: 'gu',
  status: 'answered',
  note: 'Mallory',
  csv: 'name\nMallory',
  ids: [],
  currentPassword: administrator.password,
  newPassword: 'mallorys-own',
}

const shop = catalogueForAllTests()
/** Ids of existing records, by path prefix of their endpoints. */
const records: [string, string][] = []
const tokens: Record<string, string | undefined> = {}

beforeAll(async () => {
  const product = await shop.call('POST', '/ourCategoriesItems/add', { json: { name: 'Jhoola' } })
  const { _id } = product.body.categoryItemData
  const review = { ourCategoriesItem: _id, name: 'Ravi', rating: 5, comment: 'Fine' }
  const added = await shop.call('POST', '/itemReview/add', { json: review })
  await shop.call('POST', '/orders', { token: null, json: { product: _id, source: 'product' } })
  const imported = await shop.importCsv(['name', 'Imported'])
  const { orders } = (await shop.call('GET', '/orders')).body
  tokens["an editor's"] = await signInEditor(shop)
  const { users } = (await shop.call('GET', '/admin/users')).body
  records.push(
    ['/ourCategoriesItems/', _id],
    ['/itemReview/', added.body.reviewData._id],
    ['/orders/', orders[0]._id],
    ['/imports/', imported.body.import],
    ['/admin/users/', users[0]._id],
  )
  tokens['a wrong'] = 'x'.repeat(43)
  tokens['a revoked'] = await signIn()
  await shop.call('POST', '/admin/logout', { token: tokens['a revoked'] })
  tokens['an expired'] = await signIn()
  const database = connectDatabase(shop.place)
  await database
    .updateTable('session')
    .set({ usedAt: '2026-01-01T00:00:00.000Z' })
    .where('tokenHash', '=', hashToken(tokens['an expired']))
    .execute()
  await database.destroy()
})

async function signIn(): Promise<string> {
  const { email, password } = administrator
  return (await shop.services.accounts.signIn(email, password, '192.0.2.1')).token
}

/** Rows of all database tables, and names of all stored files. */
async function dump(): Promise<unknown> {
  const database = connectDatabase(shop.place)
  const tables = await dumpDatabase(database)
  await database.destroy()
  return { tables, files: await shop.files() }
}

/** URL of an endpoint, with path variations and headers that are known to bypass access checks. */
function attemptsAt({ method, path }: EndpointContract): Attempt[] {
  const id = records.find(([start]) => path.startsWith(start))?.[1] ?? somebody
  const filled = path
    .replace(':id', id)
    .replace(':version', '1')
    .replace(':token', 'token')
    .replace(':language', 'hi')
  const url = `/api${filled}`
  const last = url.lastIndexOf('/')
  const urls = [
    url,
    `${url}/`,
    `${url}//`,
    `/${url}`,
    url.replace('/api/', '/api//'),
    `${url.slice(0, last)}%2f${url.slice(last + 1)}`,
    `${url}%2f`,
    `${url}%00`,
    `${url}%20`,
    url.toUpperCase(),
    `/API${filled}`,
    `${url};x`,
    `${url};/`,
    `${url}.json`,
    `${url}?`,
    `${url}#`,
    `/api/.${filled}`,
    `/api/%2e${filled}`,
    `/api/docs/..${filled}`,
    `/api/docs/%2e%2e${filled}`,
    `/healthz/../api${filled}`,
  ]
  const injected = [
    { 'x-original-url': '/api/docs' },
    { 'x-rewrite-url': '/api/docs' },
    { 'x-original-uri': '/api/docs', 'x-forwarded-uri': '/api/docs' },
    { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1', 'x-client-ip': '127.0.0.1' },
    { 'x-forwarded-host': 'localhost', forwarded: 'for=127.0.0.1;host=localhost' },
    { 'x-forwarded-prefix': '/api/docs', 'x-custom-ip-authorization': '127.0.0.1' },
    { 'x-forwarded-user': administrator.email, 'x-remote-user': administrator.email },
    { 'x-middleware-subrequest': 'middleware', 'x-http-method-override': 'GET' },
    { cookie: `token=${shop.token}`, 'x-authorization': `Bearer ${shop.token}` },
    { 'proxy-authorization': `Bearer ${shop.token}`, 'x-access-token': shop.token },
  ]
  const override = { 'x-http-method-override': method, 'x-method-override': method }
  return [
    ...urls.map((written) => ({ method, url: written })),
    ...injected.map((headers) => ({ method, url, headers })),
    { method, url: `${url}?token=${shop.token}&access_token=${shop.token}` },
    ...(method === 'GET' ? [{ method: 'HEAD', url }] : []),
    { method: 'POST', url: `${url}?_method=${method}`, headers: override },
    { method: 'GET', url: `${url}?_method=${method}`, headers: override },
    { method: 'OPTIONS', url, headers: override },
  ]
}

/** True for 401, 403 and 404. A URL variation may match a public endpoint, which responds as usual. */
function isRefused({ method, url }: Attempt, status: number): boolean {
  if ([401, 403, 404].includes(status)) return true
  return isPublic(method, url) && [200, 400, 422].includes(status)
}

function isPublic(method: string, url: string): boolean {
  const path = url.replace(/^\/api/, '').split('?')[0] ?? ''
  return [...apiEndpoints].some(
    (call) =>
      call.access === 'public' &&
      call.method === method &&
      new RegExp(`^${call.path.replace(/:\w+/g, '[^/]+')}$`).test(path),
  )
}

it('rejects every protected endpoint without a valid token in all URL variations, and changes nothing', async () => {
  const before = await dump()
  const passed: string[] = []
  let count = 0
  for (const [index, call] of [...apiEndpoints].entries()) {
    if (call.access === 'public') continue
    const given = ['no', 'a wrong', 'an expired', 'a revoked']
    if (call.access === 'owner') given.push("an editor's")
    for (const [turn, attempt] of attemptsAt(call).entries()) {
      // Declared URL: with every token. URL variations: with one of them in rotation, at full size with all.
      const isAsked = (kind: number) =>
        isFull || turn === 0 || kind === (turn + index) % given.length
      for (const name of given.filter((_, kind) => isAsked(kind))) {
        const token = tokens[name]
        const { statusCode } = await shop.app.inject({
          method: attempt.method as 'GET',
          url: attempt.url,
          headers: { ...attempt.headers, ...(token && { authorization: `Bearer ${token}` }) },
          ...(attempt.method !== 'GET' && attempt.method !== 'HEAD' && { payload }),
        })
        count += 1
        if (!isRefused(attempt, statusCode))
          passed.push(`${statusCode} ${attempt.method} ${attempt.url} with ${name} token`)
      }
    }
  }
  expect(passed).toEqual([])
  expect(count).toBeGreaterThan(3_000)
  expect(await dump()).toEqual(before)
}, 120_000)

it('returns 200 from protected endpoints with a valid token', async () => {
  expect((await shop.call('GET', '/admin/users')).status).toBe(200)
  expect((await shop.call('GET', '/orders', { token: tokens["an editor's"] })).status).toBe(200)
})
