import { describe, expect, it } from 'vitest'
import { availabilityText } from '../shop/availability-text.ts'
import { resolveTexts } from '../text/resolved-texts.ts'
import { describePrice, priceText, writeAmount } from './price.ts'

const defaultText = resolveTexts({}, {}, 'offer')

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

  it('returns null and an empty text without a price', () => {
    expect(describePrice({ ...priced, priceIsFrom: true }, 'INR', defaultText)).toBeNull()
    expect(priceText(priced, 'INR', defaultText)).toBe('')
  })

  it('formats price and sale price as one line for a message', () => {
    expect(priceText({ ...priced, price: '1299' }, 'INR', defaultText)).toBe('₹1,299')
    expect(priceText({ ...priced, price: '1299', priceIsFrom: true }, 'INR', defaultText)).toBe(
      'from ₹1,299',
    )
    expect(
      priceText({ price: '1299', salePrice: '999', priceIsFrom: true }, 'INR', defaultText),
    ).toBe('from ₹999 (before: ₹1,299)')
  })
})

it('formats price and availability with the shop’s own texts', () => {
  const own = { offerFrom: 'ab {price}', offerBefore: '{price}, was {before}', offerSold: 'Gone' }
  const texts = resolveTexts(own, { brand: 'Zula' }, 'offer')
  expect(priceText({ price: '1299', salePrice: '999', priceIsFrom: true }, 'INR', texts)).toBe(
    'ab ₹999, was ₹1,299',
  )
  expect(availabilityText({ availability: 'sold', availabilityNote: 'sorry' }, texts)).toBe(
    'Gone, sorry',
  )
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
