import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { catalogueForEachTest } from '../../tests/helpers/catalogue.ts'
import { dumpDatabase } from '../../tests/helpers/dump.ts'
import { connectDatabase } from '../db/database.ts'

const shop = catalogueForEachTest()
let id: string
beforeEach(async () => {
  const json = { name: 'Jhoola', visibility: 'hidden' }
  id = (await shop.addProduct(json))._id
})
afterEach(() => void vi.useRealTimers())

const make = (kind: string, product = id) =>
  shop.call('POST', `/ourCategoriesItems/${product}/preview`, { json: { kind } })
const tokenOf = (url: string) => new URL(url).pathname.split('/').at(-1) ?? ''

it('opens a product by a preview token that is stored hashed', async () => {
  const { status, body } = await make('shared')
  expect(status).toBe(201)
  expect(body.url).toMatch(/^http:\/\/localhost(:80)?\/product-preview\/[\w-]{43}$/)
  const token = tokenOf(body.url)
  expect(await shop.services.productPreviews.open(token)).toMatchObject({ product: id })
  const database = connectDatabase(shop.place)
  const rows = JSON.stringify(await dumpDatabase(database))
  await database.destroy()
  expect([rows.includes(id), rows.includes(token)]).toEqual([true, false])
  await expect(shop.services.productPreviews.open(`${token}x`)).rejects.toThrow()
})

it('expires after seven days if shared, and after one hour for own previews', async () => {
  const shared = tokenOf((await make('shared')).body.url)
  const own = tokenOf((await make('own')).body.url)
  const opens = async (token: string, hours: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 })
    const opening = shop.services.productPreviews.open(token)
    const isOpen = await opening.then(
      () => true,
      () => false,
    )
    vi.useRealTimers()
    return isOpen
  }
  expect([await opens(own, 0.9), await opens(own, 1.1)]).toEqual([true, false])
  expect([await opens(shared, 167), await opens(shared, 169)]).toEqual([true, false])
})

it('lists shared previews, and revokes all previews of a product at once', async () => {
  const token = tokenOf((await make('shared')).body.url)
  await make('own')
  const list = async () => (await shop.read(`/ourCategoriesItems/${id}/preview`)).previews
  expect(await list()).toEqual([{ createdAt: expect.any(String), expiresAt: expect.any(String) }])
  expect((await shop.call('DELETE', `/ourCategoriesItems/${id}/preview`)).status).toBe(200)
  expect(await list()).toEqual([])
  await expect(shop.services.productPreviews.open(token)).rejects.toThrow()
})

it('returns 404 for an unknown product, 422 for an unknown kind and 401 without a token', async () => {
  expect((await make('shared', '00000000-0000-7000-8000-000000000000')).status).toBe(404)
  expect((await make('public')).status).toBe(422)
  const url = `/ourCategoriesItems/${id}/preview`
  expect((await shop.call('POST', url, { token: null, json: { kind: 'own' } })).status).toBe(401)
})
