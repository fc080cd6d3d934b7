import Fastify, { type FastifyInstance } from 'fastify'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { defineEndpoint } from '../../domain/api/endpoint.ts'
import { errorResponse } from '../../domain/api/error-response.ts'
import { responseObject } from '../../domain/api/wire-names.ts'
import { product } from '../../domain/content/product.ts'
import { catalogueForAllTests } from '../../tests/helpers/catalogue.ts'
import { createResponseCache } from '../response-cache/response-cache.ts'
import { type Endpoint, implement } from './endpoint.ts'
import { addEndpoints, expectEvery } from './endpoint-router.ts'
import { addErrorHandler } from './error-handler.ts'
import { createRateLimit } from './rate-limits.ts'

const swing = defineEndpoint({
  method: 'GET',
  path: '/swings/:id',
  access: 'public',
  tag: 'Swings',
  summary: 'One swing',
  query: z.object({ unit: z.enum(['cm', 'in']).default('cm') }),
  response: z.object({ name: z.string(), seats: z.array(z.object({ width: z.int() })) }),
})
const id = '01a1fe04-d592-72a5-a8dc-eff94a3e22f7'

const shop = catalogueForAllTests()

/** Response and log of a server with one endpoint. */
async function serve(endpoint: Endpoint, validatesResponses: boolean) {
  const lines: string[] = []
  const stream = { write: (line: string) => void lines.push(line) }
  const app = Fastify({ logger: { level: 'error', stream } })
  addErrorHandler(app)
  app.register(async (scope) => registerEndpoints(scope, [endpoint], validatesResponses), {
    prefix: '/api',
  })
  const { statusCode, body } = await app.inject({
    method: endpoint.contract.method,
    url: `/api/swings/${id}`,
  })
  await app.close()
  return { status: statusCode, body: JSON.parse(body), log: lines.join('') }
}

function registerEndpoints(
  app: FastifyInstance,
  endpoints: Endpoint[],
  validatesResponses: boolean,
): void {
  const cache = createResponseCache()
  const revision = { current: () => 1 }
  addEndpoints(app, endpoints, shop.services.accounts, {
    validatesResponses,
    cache,
    revision,
    rateLimit: createRateLimit(0),
  })
}

it('returns a response that matches its schema', async () => {
  const response = { name: 'Jhoola', seats: [{ width: 120 }] }
  const { status, body } = await serve(
    implement(swing, async () => response),
    true,
  )
  expect([status, body]).toEqual([200, response])
})

it('responds with 500 to a response that does not match its schema, and logs the field', async () => {
  const beyond = { name: 'Jhoola', seats: [{ width: 120, depth: 60 }] }
  const undeclared = await serve(
    implement(swing, async () => beyond),
    true,
  )
  expect(undeclared.status).toBe(500)
  expect(undeclared.body.message).not.toContain('depth')
  expect(undeclared.log).toContain('GET /swings/:id')
  expect(undeclared.log).toContain('has depth, which is not declared')
  const broken = await serve(
    implement(swing, async () => ({ name: 'Jhoola', seats: [{ width: 1.5 }] })),
    true,
  )
  expect([broken.status, broken.log]).toEqual([500, expect.stringContaining('seats.0.width')])
})

it('strips undeclared fields in production, and logs a response that does not match its schema', async () => {
  const beyond = { name: 'Jhoola', seats: [{ width: 120, depth: 60 }] }
  // Responses to POST are not cached, and so take another way.
  for (const contract of [swing, defineEndpoint({ ...swing, method: 'POST' })]) {
    const { status, body } = await serve(
      implement(contract, async () => beyond),
      false,
    )
    expect([status, body]).toEqual([200, { name: 'Jhoola', seats: [{ width: 120 }] }])
  }
  const broken = { name: 'Jhoola', seats: [{ width: 1.5 }] }
  const sent = await serve(
    implement(swing, async () => broken),
    false,
  )
  expect([sent.status, sent.body]).toEqual([200, broken])
  expect(sent.log).toContain('seats.0.width')
})

it('keeps the names of the API in production if one of the products does not match its schema', async () => {
  const listed = responseObject(product, { category: z.string(), version: z.int() })
  const contract = defineEndpoint({
    ...swing,
    wireNames: product.wireNames,
    response: z.object({ categoryItemData: z.array(listed) }),
  })
  const products = [
    { category: 'Swings', version: 1 },
    { category: 'Chairs', version: 1.5 },
  ]
  const { status, body, log } = await serve(
    implement(contract, async () => ({ categoryItemData: products })),
    false,
  )
  const sent = products.map(({ category, version }) => ({ createdBy: category, version }))
  expect([status, body]).toEqual([200, { categoryItemData: sent }])
  expect(log).toContain('categoryItemData.1.version')
})

it('throws for an endpoint that is declared but not implemented, or the reverse', () => {
  const other = defineEndpoint({ ...swing, path: '/chairs/:id' })
  const endpoint = implement(swing, async () => ({ name: '', seats: [] }))
  expect(() => expectEvery(new Set([swing]), [endpoint])).not.toThrow()
  expect(() => expectEvery(new Set([swing, other]), [endpoint])).toThrow(
    'GET /chairs/:id is not implemented.',
  )
  expect(() => expectEvery(new Set([other]), [endpoint])).toThrow(
    'GET /swings/:id is not declared.',
  )
})

it('returns every error in the same response format', async () => {
  const settings = (await shop.call('PUT', '/settings', { json: {} })).body.settingsData
  const failures = [
    await shop.call('GET', '/nothing'),
    await shop.call('GET', '/ourCategories/x'),
    await shop.call('GET', '/ourCategoriesItems?category=x'),
    await shop.call('POST', '/ourCategories/add', { json: {} }),
    await shop.call('PUT', '/settings', { json: {}, headers: { 'if-match': '"0"' } }),
  ]
  expect(failures.map(({ status }) => status)).toEqual([404, 400, 400, 422, 409])
  for (const { body } of failures) expect(errorResponse.strict().parse(body)).toEqual(body)
  expect(failures.at(-1)?.body.current).toEqual(settings)
})

it('rejects a route without an endpoint declaration, which has no access rule', async () => {
  const app = Fastify()
  app.register(
    async (scope) => {
      registerEndpoints(scope, [], true)
      scope.get('/secrets', async () => ({}))
    },
    { prefix: '/api' },
  )
  await expect(app.ready()).rejects.toThrow(
    '/api/secrets is not declared as an endpoint with an access level. Declare it in domain/api.',
  )
})
