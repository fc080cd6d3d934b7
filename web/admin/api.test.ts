import { expect, it } from 'vitest'
import { contentCalls } from '../../domain/api/content.ts'
import { enquiryCalls } from '../../domain/api/enquiries.ts'
import { productCalls } from '../../domain/api/products.ts'
import { category } from '../../domain/content/category.ts'
import { settings } from '../../domain/content/settings.ts'
import { addressOf, openAnswer } from './api.ts'

it('asks where a call is declared, with what its path and its query hold', () => {
  const { restore } = contentCalls(category)
  expect(addressOf(restore, { id: 'a/b', version: 3 })).toBe('/api/ourCategories/a%2Fb/history/3')
  expect(addressOf(enquiryCalls.list, {}, { q: 'ZL & co', status: '', limit: 0 })).toBe(
    '/api/orders?q=ZL+%26+co&limit=0',
  )
  expect(addressOf(productCalls.list, {}, { unique: false, sort: undefined })).toBe(
    '/api/ourCategoriesItems?unique=false',
  )
})

it('changes a record by its id, and the settings without one', () => {
  const id = '01a1ffca-cc2c-7177-ac43-d64818531e95'
  expect(addressOf(contentCalls(category).update, { id })).toBe(`/api/ourCategories/${id}`)
  expect(addressOf(contentCalls(settings).update, { id })).toBe('/api/settings')
})

it('says so when an answer is not as declared', () => {
  expect(openAnswer(enquiryCalls.open, { reference: 'ZL-4K6HX' })).toEqual({
    reference: 'ZL-4K6HX',
  })
  expect(() => openAnswer(enquiryCalls.open, { reference: 5 })).toThrow(
    'The server gave an answer that cannot be read. Please try again.',
  )
})
