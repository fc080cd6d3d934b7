import { describe, expect, it } from 'vitest'
import { product } from '../../../../domain/content/product.ts'
import { readPriceChange } from './product-change.ts'

const none = { price: '', salePrice: '', saleUntil: '' }
const later = '2026-12-31T18:30:00.000Z'
const tooHigh = { code: 'products.saleNotLower' }

describe('a price typed into a cell', () => {
  it.each([
    ['1299', '1299'],
    [' ₹ 1,299/- ', '1299'],
    ['   ', ''],
  ])('normalises “%s” like the form', (typed, price) => {
    expect(readPriceChange(none, { price: typed })).toEqual({ change: { price } })
  })

  it.each(['ask', '-5', '1.299'])(
    'rejects “%s” with the validation error of the field',
    (typed) => {
      const error = { code: product.fields.price.invalid }
      expect(readPriceChange(none, { price: typed })).toEqual({ errors: { price: error } })
      expect(readPriceChange(none, { salePrice: typed })).toEqual({
        errors: { salePrice: error },
      })
    },
  )

  it('rejects a sale price that is not lower than the price', () => {
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

  it('clears the sale price with the price, and the end date with the sale price', () => {
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
