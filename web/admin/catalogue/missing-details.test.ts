import { expect, test } from 'vitest'
import { product } from '../../../domain/content/product.ts'
import { valuesOf } from '../forms/fields/field-forms.ts'
import type { FormValues } from '../forms/form-values.ts'
import { choose } from '../forms/media/media-value.ts'
import { findMissingDetails } from './missing-details.tsx'

const photo = { kind: 'stored', url: '/a.webp', width: 1, alt: 'A swing', focus: '', poster: '' }
const whole: FormValues = {
  ...valuesOf(product, null),
  images: [photo],
  name: 'Swing',
  price: '12000',
  category: { _id: '1', name: 'Swings' },
  height: '2 m',
  material: 'Teak',
  description: 'Of teak and rope.',
}
const missingIn = (change: FormValues) =>
  findMissingDetails({ ...whole, ...change }).map(({ name }) => name)

test('reports no missing details for a complete product', () => {
  expect(missingIn({})).toEqual([])
})

test('lists the missing details of an empty product in the order of the form', () => {
  const missing = findMissingDetails(valuesOf(product, null))
  expect(missing.map(({ name }) => name)).toEqual([
    'photos',
    'name',
    'price',
    'category',
    'size',
    'material',
    'description',
  ])
  expect(missing.every(({ field }) => Object.hasOwn(product.fields, field))).toBe(true)
})

test('reports missing alt text if one photo has no description', () => {
  expect(missingIn({ images: [photo, { ...photo, url: '/b.webp', alt: ' ' }] })).toEqual([
    'altText',
  ])
})

test('does not count a photo that cannot be uploaded', () => {
  const failure = { words: 'No photo', sentence: 'letter.jpg is not a photo.' }
  expect(missingIn({ images: [choose(new File([], 'letter.jpg'), failure)] })).toEqual(['photos'])
})

test('a product that is sold needs no price', () => {
  expect(missingIn({ price: '' })).toEqual(['price'])
  expect(missingIn({ price: '', availability: 'sold' })).toEqual([])
})

test('treats a field with only whitespace as missing', () => {
  expect(missingIn({ name: '  ', description: '\n' })).toEqual(['name', 'description'])
})
