import { afterAll, beforeAll, expect, it } from 'vitest'
import { apiEndpoints } from '../../domain/api/endpoints.ts'
import { errorResponse } from '../../domain/api/error-response.ts'
import { catalogueForAllTests } from '../helpers/catalogue.ts'
import { type ServerProcess, startServer } from '../helpers/process/program.ts'

const MAX_PUBLIC_BYTES = 256 * 1024
const MAX_BYTES = 8 * 1024 * 1024

const shop = catalogueForAllTests()
let server: ServerProcess
let address: string
beforeAll(async () => {
  const { dataDir, postgres } = shop.place
  server = startServer({ DATA_DIR: dataDir, DATABASE_URL: postgres?.url })
  address = await server.listening()
})
afterAll(() => server.end('SIGKILL'))

/** An array of very many objects: the most memory that JSON of this length takes. */
function wide(bytes: number): string {
  return `[${'{},'.repeat((bytes - 4) / 3)}{}]`
}

function deep(bytes: number): string {
  const depth = Math.floor((bytes - 10) / 2)
  return `{"name":${'['.repeat(depth)}${']'.repeat(depth)}}`
}

async function send(method: string, path: string, body: string, token?: string) {
  const response = await fetch(`${address}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body,
  })
  return { status: response.status, text: await response.text() }
}

const sentence = 'The request is too large. Please send less at once.'

const publicWrites = [...apiEndpoints]
  .filter(({ method, access }) => method !== 'GET' && access === 'public')
  .map(({ method, path }) => ({ method, path: `/api${path.replace(/:\w+/g, 'none')}` }))

it('refuses JSON of strangers over 256 KB on every endpoint and unknown path of the API', async () => {
  expect(publicWrites.length).toBeGreaterThan(3)
  const unknown = ['POST', 'PUT', 'DELETE'].map((method) => ({ method, path: '/api/no/endpoint' }))
  for (const { method, path } of [...publicWrites, ...unknown]) {
    for (const body of [wide(MAX_PUBLIC_BYTES + 3), deep(MAX_PUBLIC_BYTES + 2)]) {
      const { status, text } = await send(method, path, body)
      expect([path, status]).toEqual([path, 413])
      expect(errorResponse.parse(JSON.parse(text)).message).toBe(sentence)
    }
    const { status } = await send(method, path, deep(MAX_PUBLIC_BYTES))
    expect([path, [400, 404, 415, 422].includes(status)]).toEqual([path, true])
  }
  expect((await send('POST', '/api/orders', wide(60_000_000))).status).toBe(413)
  expect((await fetch(`${address}/readyz`)).status).toBe(200)
})

it('refuses JSON of administrators over 8 MB, but none that is larger than a stranger may send', async () => {
  const path = '/api/ourCategoriesItems/add'
  const { status, text } = await send('POST', path, deep(MAX_BYTES + 2), shop.token)
  expect([status, errorResponse.parse(JSON.parse(text)).message]).toEqual([413, sentence])
  expect((await send('POST', path, wide(4 * MAX_PUBLIC_BYTES), shop.token)).status).toBe(400)
  expect((await send('POST', path, deep(4 * MAX_PUBLIC_BYTES), shop.token)).status).toBe(422)
  expect((await fetch(`${address}/readyz`)).status).toBe(200)
})

it('reads no body outside the API', async () => {
  for (const path of ['/nothing', '/media/none.jpg', '/sitemap.xml', '/admin', '/readyz']) {
    const { status } = await send('POST', path, 'not JSON')
    expect([path, status]).toEqual([path, 404])
  }
})
