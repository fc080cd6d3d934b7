import { once } from 'node:events'
import { connect } from 'node:net'
import { beforeAll, expect, it } from 'vitest'
import { apiEndpoints } from '../../domain/api/endpoints.ts'
import { catalogueForAllTests } from '../../tests/helpers/catalogue.ts'
import { readableAddress } from './request-url.ts'

const id = '01a1fe04-d592-72a5-a8dc-eff94a3e22f7'

const shop = catalogueForAllTests()
let port: number
beforeAll(async () => {
  port = Number(new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' })).port)
})

/** Sends raw bytes and returns the whole raw response. */
async function send(text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.end(text)
  let reply = ''
  for await (const chunk of socket) reply += chunk
  return reply
}

it.each([
  ['/%', '/%25'],
  ['/product/%ZZ?q=%ZZ', '/product/%25ZZ?q=%ZZ'],
  ['/media/%FF', '/media/%25FF'],
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
  ['/a%20b?q=%', '/a%20b?q=%'],
  ['http://shop.example/product?q=oak', '/product?q=oak'],
  ['/product?to=http://shop.example/', '/product?to=http://shop.example/'],
])('normalises the request URL %s to %s', (url, read) => {
  expect(readableAddress({ url })).toBe(read)
})

it('returns the regular error response for a URL that cannot be decoded', async () => {
  const answers = []
  for (const url of ['/api/%', '/api/ourCategories/%', '/media/%', '/media/%FF', '/%']) {
    const { statusCode, headers, ...response } = await shop.app.inject({ url })
    const { message, code: _, requestId, ...rest } = response.json()
    expect([requestId, rest]).toEqual([headers['x-request-id'], {}])
    answers.push([url, statusCode, message])
  }
  expect(answers).toEqual([
    ['/api/%', 404, 'There is nothing at this address.'],
    ['/api/ourCategories/%', 400, 'This id is not valid.'],
    ['/media/%', 404, 'There is no such file.'],
    ['/media/%FF', 404, 'There is no such file.'],
    ['/%', 404, 'There is nothing at this address.'],
  ])
})

it.each([
  'GET /api/settings\r\n\r\n',
  'GET /api/settings HTTP/2.0\r\nHost: shop\r\n\r\n',
  'GET /api/settings HTTP/1.1\r\n\r\n',
  'GET * HTTP/1.1\r\nHost: shop\r\n\r\n',
  'GET api/settings HTTP/1.1\r\nHost: shop\r\n\r\n',
  'GET /api/settings HTTP/1.1\r\nHost: \r\n\r\n',
  'GET /api/settings HTTP/1.1\r\nHost: a b\r\n\r\n',
  'GET /api/settings HTTP/1.1\r\nHost: a/../b?c#d\r\n\r\n',
  'GET /api/settings HTTP/1.1\r\nHost: somebody@shop\r\n\r\n',
  'GET /api/settings HTTP/1.1\r\nHost: shop\r\nX-Forwarded-Host: a<b>\r\n\r\n',
  'FETCH /api/settings HTTP/1.1\r\nHost: shop\r\n\r\n',
  'POST /api/orders HTTP/1.1\r\nHost: shop\r\nTransfer-Encoding: chunked\r\n\r\nnone\r\n',
])('returns 400 for the malformed request %j', async (text) => {
  expect(await send(text)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
})

it('responds to HTTP/1.0 requests without a Host header', async () => {
  expect(await send('GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  expect(await send('GET /robots.txt HTTP/1.0\r\n\r\n')).toContain('http://localhost/sitemap.xml')
})

it('returns 400 for control characters in query parameters, but treats them as spaces in searches', async () => {
  const accepted: string[] = []
  for (const { method, path, query } of apiEndpoints) {
    for (const name of Object.keys(query?.shape ?? {})) {
      const url = `${path.replace(/:\w+/g, id)}?${name}=`
      const { status } = await shop.call(method, `${url}%00`)
      if (status !== 400) accepted.push(`${method} ${path} ${name}`)
    }
  }
  expect(accepted.toSorted()).toEqual([
    'GET /orders q',
    'GET /ourCategoriesItems q',
    'GET /ourCategoriesItems/ourCategories/:id q',
    'GET /quotations q',
    'GET /quotations/export.csv q',
    'GET /redirects q',
    'GET /suggestions q',
  ])
  await shop.call('POST', '/orders', { json: { source: 'shop', reference: 'ZL-AB12' } })
  const { reference } = (await shop.call('GET', '/orders')).body.orders[0]
  for (const q of ['%00', '%1f', `%00${reference}%07`, `${reference}%00${reference}`]) {
    expect([q, (await shop.call('GET', `/orders?q=${q}`)).body.total]).toEqual([q, 1])
  }
})
