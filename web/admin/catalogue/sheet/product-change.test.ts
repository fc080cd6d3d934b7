import { describe, expect, it } from 'vitest'
import { product } from '../../../../domain/content/product.ts'
import { readPriceChange } from './product-change.ts'

const none = { price: '', salePrice: '', saleUntil: '' }
const later = '2026-12-31T18:30:00.000Z'
const tooHigh = 'The sale price must be lower than the price.'

describe('a price typed into a cell', () => {
  it.each([
    ['1299', '1299'],
    [' ₹ 1,299/- ', '1299'],
    ['1299,5', '1299.50'],
    ['0', '0'],
    ['', ''],
    ['   ', ''],
  ])('reads “%s” as the form does', (typed, price) => {
    expect(readPriceChange(none, { price: typed })).toEqual({ change: { price } })
  })

  it.each(['ask', '-5', '1.299'])('says what is wrong with “%s”', (typed) => {
    const sentence = product.fields.price.invalid
    expect(readPriceChange(none, { price: typed })).toEqual({ errors: { price: sentence } })
    expect(readPriceChange(none, { salePrice: typed })).toEqual({ errors: { salePrice: sentence } })
  })

  it('keeps price and sale price in order', () => {
    const onSale = { price: '1299', salePrice: '999', saleUntil: later }
    expect(readPriceChange(onSale, { price: '999' })).toEqual({ errors: { salePrice: tooHigh } })
    expect(readPriceChange(onSale, { salePrice: '1300' })).toEqual({
      errors: { salePrice: tooHigh },
    })
    expect(readPriceChange(none, { salePrice: '5' })).toEqual({ errors: { salePrice: tooHigh } })
    expect(readPriceChange(onSale, { price: '1500', salePrice: '1300' })).toEqual({
      change: { price: '1500', salePrice: '1300' },
    })
  })

  it('ends a sale together with its price, and its end with the sale', () => {
    const onSale = { price: '1299', salePrice: '999', saleUntil: later }
    expect(readPriceChange(onSale, { price: '' })).toEqual({
      change: { price: '', salePrice: '', saleUntil: '' },
    })
    expect(readPriceChange(onSale, { price: '', salePrice: '999' })).toEqual({
      change: { price: '', salePrice: '', saleUntil: '' },
    })
    expect(readPriceChange(onSale, { salePrice: '' })).toEqual({
      change: { salePrice: '', saleUntil: '' },
    })
  })
})
