import { expect, it } from 'vitest'
import { catalogueForAllTests } from '../../tests/helpers/catalogue.ts'

const shop = catalogueForAllTests()

it('describes endpoints with validation schemas, security and unique operation ids', async () => {
  const { body } = await shop.call('GET', '/openapi.json', { token: null })
  expect([body.openapi, body.servers]).toEqual(['3.1.0', [{ url: '/api' }]])
  const create = body.paths['/ourCategories/add'].post
  expect(create.security).toEqual([{ token: [] }])
  expect(Object.keys(create.requestBody.content)).toEqual([
    'application/json',
    'multipart/form-data',
  ])
  expect(create.responses).toHaveProperty('201')
  const login = body.paths['/admin/login'].post
  expect(login.security).toEqual([])
  expect(login.requestBody.content['application/json'].schema.properties).toHaveProperty('password')
  expect(
    body.paths['/ourCategoriesItems'].get.parameters.map(({ name }: { name: string }) => name),
  ).toContain('sort')
  const ids = Object.values<Record<string, { operationId: string }>>(body.paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  )
  expect(new Set(ids).size).toBe(ids.length)
})

it('lists the codes of errors with their messages, and no others', async () => {
  const { body } = await shop.call('GET', '/openapi.json', { token: null })
  const { code } = body.components.schemas.Error.properties
  const codes = new Map(
    code.oneOf.map((one: { const: string; description: string }) => [one.const, one.description]),
  )
  expect(codes.get('fields.tooLong')).toBe('must be at most {max} characters')
  expect(codes.has('results.orderSaved')).toBe(false)
  const page = await shop.call('GET', '/docs', { token: null })
  expect(page.body).toContain('<code>fields.tooLong</code>')
})

it('serves the API documentation page with a strict content security policy', async () => {
  const { status, body, headers } = await shop.call('GET', '/docs', { token: null })
  expect(status).toBe(200)
  expect(body).toContain('/ourCategoriesItems/add')
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
})
