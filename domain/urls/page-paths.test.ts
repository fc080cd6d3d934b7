import { expect, test } from 'vitest'
import { addresses, readStep, stepOf } from './page-paths.ts'

const id = '0190abcd-1234-7abc-8def-32b947231c12'
const ending = '32b947231c12'

test.each([
  ['walnut-brass-jhoola', `/product-detail/walnut-brass-jhoola-${ending}`],
  ['', `/product-detail/${ending}`],
])('builds for the product slug %j the path %s', (slug, path) => {
  expect(addresses.product(stepOf({ _id: id, slug }))).toBe(path)
})

test.each([
  [id, { id }],
  [id.toUpperCase(), { id }],
  [`walnut-jhoola-${id}`, { id }],
  [ending, { ending }],
  [`walnut-jhoola-${ending}`, { ending }],
  [`Any-Name-${ending.toUpperCase()}`, { ending }],
  [`ઝૂલો-${ending}`, { ending }],
  [`walnut-${ending}.`, { ending }],
  [`walnut${ending}`, null],
  [`${ending}-walnut`, null],
  [`walnut-${ending.slice(1)}`, null],
  [`walnut-${ending}ä`, null],
  ['never-was', null],
  ['', null],
])('parses the URL segment %s as %j', (step, named) => expect(readStep(step)).toEqual(named))
