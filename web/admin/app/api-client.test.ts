import { expect, it, vi } from 'vitest'
import { contentEndpoints } from '../../../domain/api/content.ts'
import { enquiryEndpoints } from '../../../domain/api/enquiries.ts'
import { productEndpoints } from '../../../domain/api/products.ts'
import { category } from '../../../domain/content/category.ts'
import { settings } from '../../../domain/content/settings.ts'
import { loadAdminTexts } from '../languages/admin-messages.ts'
import { addressOf, createApi, parseResponse } from './api-client.ts'

it('builds endpoint URLs with encoded path parameters and query', () => {
  const { restore } = contentEndpoints(category)
  expect(addressOf(restore, { id: 'a/b', version: 3 })).toBe('/api/ourCategories/a%2Fb/history/3')
  expect(addressOf(enquiryEndpoints.list, {}, { q: 'ZL & co', status: '', limit: 0 })).toBe(
    '/api/orders?q=ZL+%26+co&limit=0',
  )
  expect(addressOf(productEndpoints.list, {}, { unique: false, sort: undefined })).toBe(
    '/api/ourCategoriesItems?unique=false',
  )
})

it('builds the update URL of a record with its id, and that of the settings without one', () => {
  const id = '01a1ffca-cc2c-7177-ac43-d64818531e95'
  expect(addressOf(contentEndpoints(category).update, { id })).toBe(`/api/ourCategories/${id}`)
  expect(addressOf(contentEndpoints(settings).update, { id })).toBe('/api/settings')
})

it('throws an error if a response does not match its schema', async () => {
  vi.stubGlobal('localStorage', { getItem: () => null })
  await loadAdminTexts('en')
  expect(parseResponse(enquiryEndpoints.open, { reference: 'ZL-4K6HX' })).toEqual({
    reference: 'ZL-4K6HX',
  })
  expect(() => parseResponse(enquiryEndpoints.open, { reference: 5 })).toThrow(
    'The server sent an unreadable response. Please try again.',
  )
})

it('sends fields, and receives records and errors, under the names of the API', async () => {
  vi.stubGlobal('localStorage', { getItem: () => null })
  const sent: [unknown, RequestInit][] = []
  const responses = [
    Response.json(
      { message: 'x', errors: { 'products.0.createdBy': 'gone' }, current: [{ createdBy: null }] },
      { status: 409 },
    ),
    Response.json({ watsappNumberData: { watsappNumber: '9825012345' } }),
  ]
  vi.stubGlobal('fetch', async (url: unknown, init: RequestInit) => {
    sent.push([url, init])
    return responses.shift()
  })
  const api = createApi({
    readToken: () => null,
    refreshSession: async () => false,
    onWriting: () => {},
    onWritten: () => {},
  })

  const change = { category: null, isFeatured: true }
  const refused = api.call(productEndpoints.changeMany, {}, { products: [{ _id: 'a', ...change }] })
  await expect(refused).rejects.toMatchObject({
    errors: { 'products.0.category': 'gone' },
    current: [{ category: null }],
  })
  const named = { _id: 'a', createdBy: null, isDisplaingInSomethingUnique: true }
  expect(JSON.parse(String(sent[0]?.[1].body))).toEqual({ products: [named] })

  expect(await api.call(productEndpoints.chatNumber, {})).toEqual({
    whatsappNumberData: { whatsappNumber: '9825012345' },
  })
})
