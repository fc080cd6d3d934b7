import { expect, it } from 'vitest'
import type { OfferedChoice } from '../../../../domain/choices/offered-choice.ts'
import { sumUp } from '../../../../domain/quotation/sums.ts'
import { withSelection } from './line-choices-dialog.tsx'
import {
  describeDiscount,
  newLine,
  readLines,
  readQuantity,
  readSummed,
  readTypedDiscount,
  wrongParts,
} from './quotation-lines.ts'

it('sums up what is typed, and counts what is wrong as nothing', () => {
  const lines = [
    newLine({ title: 'Swing', quantity: 2, price: '₹ 1,18,000.50' }),
    newLine({ title: 'Bench', quantity: '1.', price: '100' }),
    newLine({ title: 'Cushion', quantity: 1.234, price: '100' }),
    newLine({ title: 'Rope', quantity: 3, price: '-5' }),
    newLine({
      title: 'Set',
      quantity: 1,
      price: '100',
      discount: { kind: 'percent', value: '101' },
    }),
    newLine({
      title: 'Table',
      quantity: 1,
      price: '99.99',
      discount: { kind: 'amount', value: '0.5' },
    }),
  ]
  const values = { lines, discount: { kind: 'percent', value: '10' }, delivery: 'x' }
  const summed = readSummed({ ...values, advancePercent: 30 })
  expect(sumUp(summed, 'INR')).toEqual({
    lines: ['236001', '100', '0', '0', '100', '99.49'],
    subtotal: '236300.49',
    discount: '23630.05',
    delivery: '0',
    total: '212670.44',
    advance: '63801.13',
  })
  expect(sumUp(readSummed({}), 'INR').total).toBe('0')
})

it('names the parts of a line that cannot be saved', () => {
  const discount = { kind: 'percent', value: '101' }
  expect(wrongParts(newLine({ quantity: 0, price: 'much', discount }))).toEqual([
    'title',
    'quantity',
    'price',
    'discount',
  ])
  // A price may be open until the quotation is sent, and a discount without a value is none.
  const open = newLine({ title: 'Swing', discount: { kind: 'percent', value: '' } })
  expect(wrongParts(open)).toEqual([])
  expect(wrongParts({ ...open, quantity: 10_001 })).toEqual(['quantity'])
})

it('keeps a quantity as typed until it is a number', () => {
  expect(['2', '2.5', '2,5', '1.', '1.50', '', 'two'].map(readQuantity)).toEqual([
    2,
    2.5,
    2.5,
    '1.',
    '1.50',
    '',
    'two',
  ])
})

it('reads lines of records and drafts, and discounts that are none', () => {
  expect(readLines('x')).toEqual([])
  const [line] = readLines([{ key: 'a', _id: 'a', title: 'Swing', quantity: 2, discount: null }])
  expect(line).toMatchObject({ key: 'a', title: 'Swing', details: '', quantity: 2, image: null })
  expect([null, {}, { kind: 'percent', value: '5' }].map(readTypedDiscount)).toEqual([
    { kind: 'amount', value: '' },
    { kind: 'amount', value: '' },
    { kind: 'percent', value: '5' },
  ])
  expect(
    [{}, { kind: 'amount', value: '500' }, { kind: 'percent', value: '5' }].map(describeDiscount),
  ).toEqual(['', '500', '5%'])
})

it('writes choices into the details of a line, and their surcharges into its price', () => {
  const value = { _id: 'v', name: 'Sage linen', slug: 'sage', colour: '', image: null, note: '' }
  const sage = { ...value, surcharge: '2500', isAvailable: true }
  const choice: OfferedChoice = {
    _id: 'c',
    name: 'Fabric',
    kind: 'swatch',
    slug: 'fabric',
    help: '',
    unit: '',
    min: null,
    max: null,
    values: [sage],
  }
  const selection = [{ choice, value: sage, measure: null }]
  expect(withSelection({ details: 'Length 202 cm', price: '24000' }, selection)).toEqual({
    details: 'Length 202 cm\nFabric: Sage linen',
    price: '26500',
  })
  // A price on request stays open.
  expect(withSelection({ price: '' }, selection).price).toBe('')
})
