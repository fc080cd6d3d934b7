import { expect, it } from 'vitest'
import { readManifest } from '../../demo/manifest.ts'
import { getExpectedProducts } from './judged-query.ts'
import { sampleGroups } from './queries/sample.ts'
import { queryGroups } from './query-groups.ts'

const queries = queryGroups.flatMap((group) => group.queries)

it('refers only to products of the demo catalogue', async () => {
  const { products } = await readManifest()
  const known = new Set(products.map(({ name }) => name))
  const named = queries.flatMap((query) => [...getExpectedProducts(query), ...(query.not ?? [])])
  expect(named.filter((name) => !known.has(name))).toEqual([])
})

it('contains each query once, without contradictory judgements', () => {
  const typed = queries.map(({ q }) => q)
  expect(typed.filter((q, index) => typed.indexOf(q) !== index)).toEqual([])
  const contradicting = queries.filter(
    (query) => query.none && (getExpectedProducts(query).size > 0 || query.total !== undefined),
  )
  expect(contradicting).toEqual([])
})

it('contains every group of the sample', () => {
  const names = queryGroups.map(({ name }) => name)
  expect(sampleGroups.filter(({ name }) => !names.includes(name))).toEqual([])
})
