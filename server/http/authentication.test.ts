import { expect, it } from 'vitest'
import { apiEndpoints } from '../../domain/api/endpoints.ts'
import { contentTypes } from '../../domain/content/content-types.ts'
import { catalogueForAllTests } from '../../tests/helpers/catalogue.ts'

const shop = catalogueForAllTests()

/** Reads that content types declare. */
const contentReads = contentTypes.flatMap(({ path, single, operations }) => [
  ...(operations.includes('list') ? [`GET /api${path}`] : []),
  ...(operations.includes('read') ? [`GET /api${path}${single ? '' : '/:id'}`] : []),
])

/** Endpoints without authentication; all others need a token, see permissions.test.ts. */
const publicEndpoints = [
  ...contentReads,
  'GET /api/ourCategoriesItems/shown',
  'GET /api/ourCategoriesItems/ourCategories/:id',
  'GET /api/ourCategoriesItems/someUnique/CategoryItems',
  'GET /api/suggestions',
  'GET /api/latestProduct',
  'GET /api/watsappNumber',
  'GET /api/itemReview/ourCategoriesItem/:id',
  'GET /api/openapi.json',
  'GET /api/docs',
  'POST /api/admin/login',
  'POST /api/admin/setup/:token',
  'POST /api/admin/invitations/:token',
  'POST /api/orders',
  // Single-use download link, requested by an owner.
  'GET /api/backups/:backup/file/:token',
]

it('lets strangers use the listed endpoints only', () => {
  const open = [...apiEndpoints].filter(({ access }) => access === 'public')
  expect(open.map(({ method, path }) => `${method} /api${path}`).toSorted()).toEqual(
    publicEndpoints.toSorted(),
  )
})

it('returns 401 for a token of another kind', async () => {
  for (const authorization of ['Bearer wrong', 'Basic YTpi']) {
    const call = { token: null, headers: { authorization } }
    expect((await shop.call('GET', '/orders', call)).status).toBe(401)
  }
})

it('returns 404 for unknown paths, with and without a token', async () => {
  expect((await shop.call('GET', '/nothing', { token: null })).status).toBe(404)
  expect((await shop.call('GET', '/nothing')).status).toBe(404)
  expect((await shop.call('PATCH', '/settings', { token: null })).status).toBe(404)
})

it('responds to HEAD like GET, but without a body', async () => {
  for (const path of ['/ourCategories', '/settings', '/openapi.json']) {
    const { status, body } = await shop.call('HEAD', path, { token: null })
    expect([status, body]).toEqual([200, ''])
  }
  expect((await shop.call('HEAD', '/orders', { token: null })).status).toBe(401)
})
