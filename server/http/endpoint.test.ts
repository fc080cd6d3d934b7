import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { contentEndpoints } from '../../domain/api/content.ts'
import { defineEndpoint } from '../../domain/api/endpoint.ts'
import { apiEndpoints } from '../../domain/api/endpoints.ts'
import { errorResponse } from '../../domain/api/error-response.ts'
import { productEndpoints } from '../../domain/api/products.ts'
import { category } from '../../domain/content/category.ts'
import { createTestCatalogue, type TestCatalogue } from '../../tests/helpers/catalogue.ts'
import { createResponseCache } from '../response-cache/response-cache.ts'
import { type Endpoint, implement } from './endpoint.ts'
import { addEndpoints, expectEvery } from './endpoint-router.ts'
import { addErrorHandler } from './error-handler.ts'

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

let shop: TestCatalogue
beforeAll(async () => {
  shop = await createTestCatalogue()
})
afterAll(() => shop.close())

/** A server with one call, and what it wrote into its log. */
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
  addEndpoints(app, endpoints, shop.services.accounts, { validatesResponses, cache, revision })
}

it('answers what is declared', async () => {
  const response = { name: 'Jhoola', seats: [{ width: 120 }] }
  const { status, body } = await serve(
    implement(swing, async () => response),
    true,
  )
  expect([status, body]).toEqual([200, response])
})

it('fails loudly where an answer has drifted, and the log names the field', async () => {
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

it('in production sends nothing undeclared, and notes an answer that does not fit', async () => {
  const beyond = { name: 'Jhoola', seats: [{ width: 120, depth: 60 }] }
  const trimmed = await serve(
    implement(swing, async () => beyond),
    false,
  )
  expect([trimmed.status, trimmed.body]).toEqual([200, { name: 'Jhoola', seats: [{ width: 120 }] }])
  const broken = { name: 'Jhoola', seats: [{ width: 1.5 }] }
  const sent = await serve(
    implement(swing, async () => broken),
    false,
  )
  expect([sent.status, sent.body]).toEqual([200, broken])
  expect(sent.log).toContain('seats.0.width')
})

it('trims what a call answers that changes something, and is never kept', async () => {
  const beyond = { name: 'Jhoola', seats: [{ width: 120, depth: 60 }] }
  const hanging = defineEndpoint({ ...swing, method: 'POST', status: 201 })
  const trimmed = await serve(
    implement(hanging, async () => beyond),
    false,
  )
  expect([trimmed.status, trimmed.body]).toEqual([201, { name: 'Jhoola', seats: [{ width: 120 }] }])
})

it('does not start with a call that is declared only, or implemented only', () => {
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

it('answers every failure in one form', async () => {
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

it('declares every call once', () => {
  const names = [...apiEndpoints].map(({ method, path }) => `${method} ${path}`)
  expect(names.length).toBeGreaterThan(80)
  expect(new Set(names).size).toBe(names.length)
})

it('adds no route that is no call, since nothing would say who may call it', async () => {
  const app = Fastify()
  app.register(
    async (scope) => {
      registerEndpoints(scope, [], true)
      scope.get('/secrets', async () => ({}))
    },
    { prefix: '/api' },
  )
  await expect(app.ready()).rejects.toThrow(
    '/api/secrets is no call that says who may make it. Declare one in domain/api.',
  )
})

it('types input and answer by the declaration: what does not fit does not compile', () => {
  implement(swing, async ({ params, query }) => {
    const texts: [string, 'cm' | 'in'] = [params.id, query.unit]
    return { name: texts.join(), seats: [] }
  })
  // @ts-expect-error The path has no such parameter.
  implement(swing, async ({ params }) => ({ name: params.name, seats: [] }))
  // @ts-expect-error A seat has a width.
  implement(swing, async () => ({ name: 'Jhoola', seats: [{}] }))
  // @ts-expect-error The answer has seats.
  implement(swing, async () => ({ name: 'Jhoola' }))
  // @ts-expect-error A public call may come from nobody.
  implement(swing, async ({ currentUser }) => ({ name: currentUser.name, seats: [] }))
  // @ts-expect-error A product has a list of tags.
  implement(productEndpoints.duplicate, async () => ({
    message: '',
    categoryItemData: { tags: '' },
  }))
  implement(contentEndpoints(category).history, async ({ params, currentUser }) => {
    const texts: string[] = [params.id, currentUser.name]
    // @ts-expect-error A category has no price.
    const wrong: Awaited<ReturnType<typeof readCategory>>['price'] = ''
    return { revisions: [], total: texts.length + String(wrong).length }
  })
})

/** Stands for a program that reads a category by its declaration. */
async function readCategory() {
  const { response } = contentEndpoints(category).read
  return response.parse((await shop.call('GET', `/ourCategories/${id}`)).body).categoryData
}
