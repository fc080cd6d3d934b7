import { expect, it } from 'vitest'
import { contentEndpoints } from '../../../domain/api/content.ts'
import { enquiryEndpoints } from '../../../domain/api/enquiries.ts'
import { productEndpoints } from '../../../domain/api/products.ts'
import { category } from '../../../domain/content/category.ts'
import { settings } from '../../../domain/content/settings.ts'
import { addressOf, parseResponse } from './api-client.ts'

it('asks where a call is declared, with what its path and its query hold', () => {
  const { restore } = contentEndpoints(category)
  expect(addressOf(restore, { id: 'a/b', version: 3 })).toBe('/api/ourCategories/a%2Fb/history/3')
  expect(addressOf(enquiryEndpoints.list, {}, { q: 'ZL & co', status: '', limit: 0 })).toBe(
    '/api/orders?q=ZL+%26+co&limit=0',
  )
  expect(addressOf(productEndpoints.list, {}, { unique: false, sort: undefined })).toBe(
    '/api/ourCategoriesItems?unique=false',
  )
})

it('changes a record by its id, and the settings without one', () => {
  const id = '01a1ffca-cc2c-7177-ac43-d64818531e95'
  expect(addressOf(contentEndpoints(category).update, { id })).toBe(`/api/ourCategories/${id}`)
  expect(addressOf(contentEndpoints(settings).update, { id })).toBe('/api/settings')
})

it('says so when an answer is not as declared', () => {
  expect(parseResponse(enquiryEndpoints.open, { reference: 'ZL-4K6HX' })).toEqual({
    reference: 'ZL-4K6HX',
  })
  expect(() => parseResponse(enquiryEndpoints.open, { reference: 5 })).toThrow(
    'The server sent an unreadable response. Please try again.',
  )
})
