import { expect, it } from 'vitest'
import { offeredAt } from './sale.ts'

const swing = { name: 'Swing', price: '1299', salePrice: '999', saleUntil: '' }
const end = '2026-11-23T18:30:00.000Z'

it('returns the sale price until the sale ends, or indefinitely without an end', () => {
  expect(offeredAt(swing, end)).toEqual(swing)
  const ending = { ...swing, saleUntil: end }
  expect(offeredAt(ending, '2026-11-23T18:29:59.999Z')).toEqual(ending)
  expect(offeredAt(ending, end)).toEqual({ ...swing, salePrice: '' })
})
