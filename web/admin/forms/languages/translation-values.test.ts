import { expect, it } from 'vitest'
import { choice } from '../../../../domain/content/choice.ts'
import { openingHours } from '../../../../domain/content/opening-hours.ts'
import { product } from '../../../../domain/content/product.ts'
import { bodyOf, slotsOf } from '../fields/field-forms.ts'
import { unreducedValues } from '../form-schema.ts'
import type { FormValues } from '../form-values.ts'
import { mergeValues } from '../saving/merge.ts'
import { rowsInLanguage } from './translation-keys.ts'
import {
  appendTranslations,
  confirmationOf,
  countTranslations,
  formValuesOf,
  readOutdated,
  withText,
} from './translation-values.ts'

const url = '/media/swing.jpg'
const record = {
  name: 'Oak swing',
  description: 'Made of oak.',
  tags: ['oak', 'garden'],
  images: [{ url, alt: 'A swing' }],
  translations: {
    hi: { name: 'ओक का झूला', tags: ['ओक', ''], images: { [url]: 'एक झूला' } },
  },
  outdated: { hi: ['name'] },
}
const values = formValuesOf(product, record)

function sentOf(changed: FormValues, before: FormValues | null = values): unknown {
  const body = new FormData()
  appendTranslations(body, { type: product, values: { ...values, ...changed }, before })
  const sent = body.get('translations')
  return sent === null ? null : JSON.parse(String(sent))
}

it('creates a form value for each translation, named like its CSV column', () => {
  expect(values['name@hi']).toEqual({ '': 'ओक का झूला' })
  expect(values['tags@hi']).toEqual({ oak: 'ओक' })
  expect(values['images@hi']).toEqual({ [url]: 'एक झूला' })
  expect(values['name@gu']).toEqual({})
  expect(values).not.toHaveProperty('price@hi')
  expect(unreducedValues(product, values)).toHaveProperty('name@hi')
  expect(bodyOf(product, values).has('name@hi')).toBe(false)
})

it('sends changed translations only, and an empty text for a removed one', () => {
  expect(sentOf({})).toBeNull()
  expect(sentOf({ 'name@hi': {}, 'name@gu': { '': 'ઓક હીંચકો' } })).toEqual({
    hi: { name: '' },
    gu: { name: 'ઓક હીંચકો' },
  })
  expect(sentOf({ 'images@hi': {} })).toEqual({ hi: { images: { [url]: '' } } })
})

it('sends the translations of a list in the order of its entries', () => {
  const translated = withText({ oak: 'ओक' }, 'garden', 'बाग़')
  expect(sentOf({ tags: ['garden', 'new', 'oak'], 'tags@hi': translated })).toEqual({
    hi: { tags: ['बाग़', '', 'ओक'] },
  })
})

it('sends all translations of a new record except those of photos, which have no URL yet', () => {
  expect(sentOf({}, null)).toEqual({ hi: { name: 'ओक का झूला', tags: ['ओक', ''] } })
})

it('sends a stored translation again to confirm it', () => {
  const place = { name: 'name', language: 'hi', values } as const
  const body = confirmationOf(product.fields.name, place, { '': 'ओक का झूला' })
  expect(JSON.parse(String(body.get('translations')))).toEqual({ hi: { name: 'ओक का झूला' } })
})

it('keys the texts of entries by id and those of holidays by date', () => {
  const entries = [{ _id: 'a1', name: 'Sage', note: '' }, { name: 'Not saved yet' }]
  expect(
    slotsOf(choice.fields.values, entries).map(({ key, original }) => [key, original]),
  ).toEqual([
    ['a1.name', 'Sage'],
    ['a1.note', ''],
  ])
  const { holidays } = openingHours.fields
  expect(slotsOf(holidays, ['2026-11-08/2026-11-10 Diwali'])).toMatchObject([
    { key: '2026-11-08', original: 'Diwali' },
  ])
  const stored = formValuesOf(choice, {
    values: entries,
    translations: { hi: { values: { a1: { name: 'सेज' } } } },
  })
  expect(stored['values@hi']).toEqual({ 'a1.name': 'सेज' })
  const body = new FormData()
  const changed = { ...stored, 'values@hi': { 'a1.name': 'सेज', 'a1.note': 'नया' } }
  appendTranslations(body, { type: choice, values: changed, before: stored })
  expect(JSON.parse(String(body.get('translations')))).toEqual({
    hi: { values: { a1: { note: 'नया' } } },
  })
})

it('counts missing and outdated translations, including unsaved changes in the form', () => {
  const state = { type: product, values, stored: values, outdated: readOutdated(record) }
  const names = ['name', 'description', 'tags', 'images', 'price']
  expect(countTranslations(state, names, 'hi')).toEqual({ missing: 2, outdated: 1 })
  const changed = { ...values, 'name@hi': { '': 'झूला' }, 'description@hi': { '': 'ओक से।' } }
  expect(countTranslations({ ...state, values: changed }, names, 'hi')).toEqual({
    missing: 1,
    outdated: 0,
  })
  expect(countTranslations(state, names, 'gu')).toEqual({ missing: 5, outdated: 0 })
})

it('merges translations per language, and reports conflicts', () => {
  const mine = { ...values, 'name@hi': { '': 'मेरा' } }
  const theirs = { ...values, 'name@hi': { '': 'उनका' }, 'name@gu': { '': 'તેમનું' } }
  const merge = mergeValues(product, values, mine, theirs)
  expect(merge.disputed).toEqual(['name@hi'])
  expect(merge.values['name@gu']).toEqual({ '': 'તેમનું' })
})

it('omits fields that are not translatable', () => {
  expect(rowsInLanguage(product, [['name'], ['price', 'salePrice']], 'hi')).toEqual([['name']])
  expect(rowsInLanguage(product, [['price']], null)).toEqual([['price']])
})
