import { afterAll, beforeAll, expect, it } from 'vitest'
import { apiEndpoints } from '../../domain/api/endpoints.ts'
import { createTestCatalogue, type TestCatalogue } from '../../tests/helpers/catalogue.ts'
import { createApp } from '../app/app.ts'
import { readConfig } from '../app/config.ts'

let shop: TestCatalogue
beforeAll(async () => {
  shop = await createTestCatalogue()
})
afterAll(() => shop.close())

/** Endpoints without authentication; all others need a token. */
const publicEndpoints = new Set([
  'GET /api/contactUS',
  'GET /api/ourCategories',
  'GET /api/ourCategories/:id',
  'GET /api/choices',
  'GET /api/choices/:id',
  'GET /api/ourCategoriesItems',
  'GET /api/ourCategoriesItems/:id',
  'GET /api/ourCategoriesItems/shown',
  'GET /api/ourCategoriesItems/ourCategories/:id',
  'GET /api/ourCategoriesItems/someUnique/CategoryItems',
  'GET /api/suggestions',
  'GET /api/homeCarousal',
  'GET /api/homeCarousal/:id',
  'GET /api/homeSlogan',
  'GET /api/latestProduct',
  'GET /api/customerReviewVideo',
  'GET /api/customerReviewVideo/:id',
  'GET /api/followUsMedia',
  'GET /api/followUsMedia/:id',
  'GET /api/aboutUs',
  'GET /api/ourStoryPurpose',
  'GET /api/ourStoryPurpose/:id',
  'GET /api/aboutGallery',
  'GET /api/watsappNumber',
  'GET /api/itemReview/ourCategoriesItem/:id',
  'GET /api/rooms',
  'GET /api/rooms/:id',
  'GET /api/settings',
  'GET /api/pageTexts',
  'GET /api/chatMessages',
  'GET /api/openingHours',
  'GET /api/openapi.json',
  'GET /api/docs',
  'POST /api/admin/login',
  'POST /api/admin/setup/:token',
  'POST /api/admin/invitations/:token',
  'POST /api/orders',
  // Single-use download link, requested by an owner.
  'GET /api/backups/:backup/file/:token',
])

it('returns 401 without a valid token on every route that is not public', async () => {
  const app = createApp(readConfig({ LOG_LEVEL: 'silent' }), shop.services, null)
  const routes = [...apiEndpoints].map(({ method, path }) => `${method} /api${path}`)
  expect(routes.length).toBeGreaterThan(60)
  for (const route of routes) {
    const [method = '', path = ''] = route.split(' ')
    const url = path.replace(/:\w+/g, '01a1fe04-d592-72a5-a8dc-eff94a3e22f7')
    for (const authorization of [undefined, 'Bearer wrong', 'Basic YTpi']) {
      const { statusCode } = await app.inject({
        method: method as 'GET',
        url,
        headers: authorization ? { authorization } : {},
      })
      if (publicEndpoints.has(route)) expect([route, statusCode]).not.toEqual([route, 401])
      else expect([route, statusCode]).toEqual([route, 401])
    }
  }
  expect([...publicEndpoints].filter((call) => !routes.includes(call))).toEqual([])
  await app.close()
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
