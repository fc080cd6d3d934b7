import { describe, expect, it } from 'vitest'
import type { OfferedChoice, OfferedValue } from '../choices/offered-choice.ts'
import type { Selection } from '../choices/selection.ts'
import { availabilityText } from '../shop/availability.ts'
import { resolveTexts } from '../text/resolved-texts.ts'
import { describePrice, offeredAt, priceText, writeAmount } from './price.ts'

const defaultText = resolveTexts({}, {}, 'offer')
const value: OfferedValue = {
  ...{ _id: 'value', name: '', slug: '', colour: '', image: null, note: '', surcharge: '' },
  isAvailable: true,
}
const choice: OfferedChoice = {
  ...{ _id: 'choice', name: '', slug: '', kind: 'list', help: '' },
  ...{ unit: '', min: null, max: null, values: [] },
}
const shop = { currency: 'INR', texts: defaultText }

describe('amounts', () => {
  it.each([
    ['1299', 'INR', '₹1,299'],
    ['129900.5', 'INR', '₹1,29,900.50'],
    ['129900', 'USD', '$129,900'],
    ['1299.50', 'GBP', '£1,299.50'],
    ['1299.50', 'EUR', '€1,299.50'],
    ['1299', 'CHF', "CHF 1'299"],
    ['1299', 'AED', 'AED 1,299'],
    ['1299', 'JPY', '¥1,299'],
    ['1299', 'NPR', 'NPR 1,299'],
    ['9999999999.99', 'INR', '₹9,99,99,99,999.99'],
    ['0', 'INR', '₹0'],
    ['5', 'XQZ', 'XQZ 5'],
  ])('formats %s %s as %s', (decimal, currency, words) => {
    expect(writeAmount(decimal, currency).replaceAll('\u00a0', ' ')).toBe(words)
  })
})

describe('prices', () => {
  const priced = { price: '', salePrice: '', priceIsFrom: false }

  it('returns no text without a price', () => {
    expect(describePrice({ ...priced, priceIsFrom: true }, shop)).toEqual({})
    expect(priceText(priced, shop)).toBe('')
  })

  it('formats price and sale price as one line for a message', () => {
    expect(priceText({ ...priced, price: '1299' }, shop)).toBe('₹1,299')
    expect(priceText({ ...priced, price: '1299', priceIsFrom: true }, shop)).toBe('from ₹1,299')
    expect(priceText({ price: '1299', salePrice: '999', priceIsFrom: true }, shop)).toBe(
      'from ₹999 (before: ₹1,299)',
    )
  })
})

it('formats price and availability with the shop’s own texts', () => {
  const own = { offerFrom: 'ab {price}', offerBefore: '{price}, was {before}', offerSold: 'Gone' }
  const texts = resolveTexts(own, { brand: 'Zula' }, 'offer')
  expect(
    priceText({ price: '1299', salePrice: '999', priceIsFrom: true }, { currency: 'INR', texts }),
  ).toBe('ab ₹999, was ₹1,299')
  expect(availabilityText({ availability: 'sold', availabilityNote: 'sorry' }, texts)).toBe(
    'Gone, sorry',
  )
})

it('returns the sale price until the sale ends, or indefinitely without an end', () => {
  const swing = { name: 'Swing', price: '1299', salePrice: '999', saleUntil: '' }
  const end = '2026-11-23T18:30:00.000Z'
  expect(offeredAt(swing, end)).toEqual(swing)
  const ending = { ...swing, saleUntil: end }
  expect(offeredAt(ending, '2026-11-23T18:29:59.999Z')).toEqual(ending)
  expect(offeredAt(ending, end)).toEqual({ ...swing, salePrice: '' })
})

describe('surcharges', () => {
  const walnut = { ...value, _id: 'walnut', surcharge: '2500.50' }
  const finish = { ...choice, _id: 'finish', values: [{ ...value, _id: 'teak' }, walnut] }
  const priced = { price: '118000', salePrice: '90000', priceIsFrom: false }
  const write = (...selection: Selection) =>
    describePrice(priced, shop, { offered: [finish], selection })

  it('are added to price and sale price', () => {
    expect(write({ choice: finish, value: walnut, measure: null })).toEqual({
      price: '₹92,500.50',
      before: '₹1,20,500.50',
    })
  })

  it('make it a “from” price until their choice is made', () => {
    expect(write().price).toBe('from ₹90,000')
    expect(write({ choice: finish, value: { ...value, _id: 'teak' }, measure: null }).price).toBe(
      '₹90,000',
    )
    const free = { ...choice, values: [value] }
    expect(describePrice(priced, shop, { offered: [free], selection: [] }).price).toBe('₹90,000')
  })
})

describe('availability', () => {
  it.each([
    ['', 'never shown', ''],
    ['in-stock', '', 'In stock'],
    ['made-to-order', '3 weeks', 'Made to order, 3 weeks'],
    ['sold', '', 'Sold'],
    ['back-on', '12 January', 'Back soon, 12 January'],
    ['toString', '', ''],
  ])('formats %s with the note %s as %s', (availability, availabilityNote, words) => {
    expect(availabilityText({ availability, availabilityNote }, defaultText)).toBe(words)
  })
})
