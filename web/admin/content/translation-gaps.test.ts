import { expect, it } from 'vitest'
import type { TranslationGap } from '../../../domain/api/translations.ts'
import { contentTypes } from '../../../domain/content/content-types.ts'
import { findNextGap, gapPath, gapsFor, screensOfGap } from './translation-gaps.tsx'

const gapIn = (table: string, _id: string, name = 'title'): TranslationGap => ({
  table,
  label: '',
  _id,
  title: '',
  fields: [{ name, label: '', state: 'missing' }],
})

it.each([
  [
    gapIn('product', 'p1', 'name'),
    '/admin/manage-store/products/p1?language=hi&gaps=#field-name%40hi',
  ],
  [gapIn('carousel', 'c1'), '/admin/home-carosal?language=hi&gaps=&record=c1#field-title%40hi'],
  [gapIn('about', 'a1'), '/admin/aboutus/edit?language=hi&gaps=#field-title%40hi'],
  [gapIn('gallery', 'g1'), '/admin/about-gallery?language=hi&gaps=#field-title%40hi'],
  [gapIn('page_texts', 't1', 'texts'), '/admin/page-texts?language=hi&gaps=#field-texts%40hi'],
])('links to the form of the record with the gap: %#', (gap, path) => {
  expect(gapPath(gap, 'hi')).toBe(path)
})

it('finds a screen for every content type, and hides owner-only gaps from editors', () => {
  const gaps = contentTypes.map(({ table }) => gapIn(table, 'x'))
  expect(gaps.filter((gap) => screensOfGap(gap) === undefined)).toEqual([])
  const withheld = gaps.filter((gap) => !gapsFor('editor', gaps).includes(gap))
  expect(withheld.map(({ table }) => table)).toEqual(['settings'])
  expect(gapsFor('owner', gaps)).toEqual(gaps)
})

it('returns the next gap after a record, wrapping around at the end', () => {
  const gaps = [gapIn('category', '1'), gapIn('product', '1'), gapIn('product', '2')]
  const [first, second] = gaps
  expect(findNextGap(gaps, gapIn('category', '1'))).toBe(second)
  expect(findNextGap(gaps, gapIn('product', '2'))).toBe(first)
  expect(findNextGap(gaps, gapIn('product', 'closed'))).toBe(first)
  expect(findNextGap([gapIn('product', '2')], gapIn('product', '2'))).toBeUndefined()
  expect(findNextGap([], gapIn('product', '2'))).toBeUndefined()
})
