import { expect, it } from 'vitest'
import { fieldsOf } from '../../../domain/content/content-type.ts'
import { contentTypes } from '../../../domain/content/content-types.ts'
import { fieldAliases } from './field-aliases.ts'
import { findFields, listFields } from './field-targets.ts'

const fields = listFields('/admin')
const find = (words: string) => findFields(fields, words).map(({ to }) => to)

it('leads to every field of every type, each by an address of its own', () => {
  const declared = contentTypes.flatMap((type) =>
    fieldsOf(type).flatMap(([, field]) =>
      field.kind === 'texts' ? Object.values(field.known).map(({ label }) => label) : [field.label],
    ),
  )
  expect(fields.map(({ label }) => label)).toEqual(expect.arrayContaining(declared))
  expect(fields.length).toBeGreaterThan(declared.length)
  expect(new Set(fields.map(({ to }) => to)).size).toBe(fields.length)
})

it('knows no other word for a field that is not there', () => {
  const called = fields.filter(({ aliases }) => aliases !== '').map(({ aliases }) => aliases)
  expect(called.toSorted()).toEqual(Object.values(fieldAliases).toSorted())
})

it('finds a field by its name, a part of it or another word, the nearest first', () => {
  expect(find('Currency')[0]).toBe('/admin/settings#field-currency')
  expect(find('logo')[0]).toBe('/admin/settings#field-logo')
  expect(find('password')[0]).toBe('/admin/account#field-password')
  expect(find('discount')[0]).toBe('/admin/manage-store/products/add#field-salePrice')
  expect(find('feeds')[0]).toBe('/admin/feeds#field-feeds')
  expect(find('sale price')[0]).toBe('/admin/manage-store/products/add#field-salePrice')
  expect(find('')).toEqual([])
  expect(find('no such thing')).toEqual([])
})

it('stays in the form that is open', () => {
  const products = '/admin/manage-store/products'
  const inside = (path: string) => findFields(listFields(path), 'material')[0]?.address
  expect(inside(`${products}/01a2`)).toBe(`${products}/01a2`)
  expect(inside(`${products}/photographs`)).toBe(`${products}/add`)
  expect(inside(`${products}/view/01a2`)).toBe(`${products}/add`)
})
