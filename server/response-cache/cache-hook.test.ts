import { brotliDecompressSync } from 'node:zlib'
import { beforeAll, expect, it } from 'vitest'
import { catalogueForAllTests } from '../../tests/helpers/catalogue.ts'
import { messageWriters } from '../kernel/message-writers.ts'

const shop = catalogueForAllTests()
let id: string
beforeAll(async () => {
  id = await add('Teak Swing')
})

const add = async (name: string): Promise<string> => (await shop.addProduct({ name }))._id
const ask = (url: string, headers = {}) => shop.call('GET', url, { token: null, headers })
const list = '/ourCategoriesItems?limit=24'

it('returns 304 without a body if If-None-Match has the current ETag', async () => {
  const first = await ask(list)
  expect(first).toMatchObject({ status: 200, body: { total: 1 } })
  const again = await ask(list, { 'if-none-match': first.headers.etag })
  expect([again.status, again.body]).toEqual([304, ''])
  expect(again.headers).toMatchObject({ etag: first.headers.etag, 'cache-control': 'no-cache' })
})

it('serves cached responses with Brotli encoding and the standard headers', async () => {
  await ask(list)
  for (let round = 0; round < 2; round++) {
    const { rawPayload, headers } = await shop.app.inject({
      url: `/api${list}`,
      headers: { 'accept-encoding': 'br, gzip' },
    })
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/json; charset=utf-8',
      vary: 'authorization, accept-encoding',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-request-id': expect.any(String),
    })
    expect(JSON.parse(brotliDecompressSync(rawPayload).toString())).toMatchObject({ total: 1 })
  }
  const head = await shop.call('HEAD', list, { token: null })
  expect([head.status, head.body]).toEqual([200, ''])
})

it('invalidates cached responses after every write, including imports outside the API', async () => {
  const before = (await ask(list)).headers.etag
  await shop.call('PUT', `/ourCategoriesItems/${id}`, { json: { name: 'Oak Swing' } })
  const after = await ask(list, { 'if-none-match': before })
  expect([after.status, after.body.categoryItemData[0].name]).toEqual([200, 'Oak Swing'])
  await shop.services.productCsv.import(
    'name\nHammock',
    { say: messageWriters.en, dryRun: false, skipInvalid: false },
    null,
  )
  expect((await ask(list)).body.total).toBe(2)
})

it('bypasses the cache for requests with a token or a cookie', async () => {
  const url = `/ourCategoriesItems/${id}`
  const anonymous = await ask(url)
  const withToken = await shop.call('GET', url, {
    headers: { 'if-none-match': String(anonymous.headers.etag) },
  })
  expect(withToken.status).toBe(200)
  expect(withToken.body.categoryItemData.updatedBy.name).toBe('Asha Mehta')
  expect(withToken.headers['cache-control']).toBe('no-store')
  expect(withToken.headers.etag).toBeUndefined()
  await shop.call('PUT', url, { json: { material: 'Teak' } })
  await shop.call('GET', url)
  await ask(url, { cookie: 'visitor=1' })
  expect((await ask(url)).body.categoryItemData).not.toHaveProperty('updatedBy')
  expect((await ask(url, { authorization: 'Bearer none' })).headers.etag).toBeUndefined()
})

it('uses only declared query parameters in the cache key', async () => {
  const [all, none, skipped] = await Promise.all([
    ask('/ourCategoriesItems?limit=2'),
    ask('/ourCategoriesItems?limit=2&q=nothing-like-it'),
    ask('/ourCategoriesItems?skip=1&limit=2'),
  ])
  expect(all.body.categoryItemData).toHaveLength(2)
  expect(none.body.total).toBe(0)
  expect(skipped.body.categoryItemData).toHaveLength(1)
  const swapped = await ask('/ourCategoriesItems?limit=2&skip=1&utm_source=mail')
  expect(swapped.headers.etag).toBe(skipped.headers.etag)
  const twice = await ask('/ourCategoriesItems?limit=2&limit=1')
  expect(twice.body.categoryItemData).toHaveLength(1)
})

it('does not cache error responses', async () => {
  const gone = '/ourCategoriesItems/00000000-0000-7000-8000-000000000000'
  for (const [url, status] of [
    [gone, 404],
    ['/ourCategoriesItems?sort=best', 400],
  ] as const) {
    const { headers, ...response } = await ask(url)
    expect([response.status, headers.etag]).toEqual([status, undefined])
    expect(response.body.requestId).not.toBe((await ask(url)).body.requestId)
  }
})
