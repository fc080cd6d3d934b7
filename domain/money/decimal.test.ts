import { describe, expect, it } from 'vitest'
import { hundredthsOf, readDecimal } from './decimal.ts'

describe('typed amounts', () => {
  const read: [string, string][] = [
    ['1299', '1299'],
    ['1299.5', '1299.50'],
    ['1299,5', '1299.50'],
    ['1299.50', '1299.50'],
    ['1299.00', '1299'],
    ['0', '0'],
    ['0.99', '0.99'],
    ['.5', '0.50'],
    ['007', '7'],
    ['1,299', '1299'],
    ['1,299.50', '1299.50'],
    ['1.299,50', '1299.50'],
    ['1,29,900', '129900'],
    ['1,29,900.5', '129900.50'],
    ['12,34,567', '1234567'],
    ['1.299.000', '1299000'],
    ['1,234,567.89', '1234567.89'],
    ['1 299,50', '1299.50'],
    ['1\u00a0299', '1299'],
    ['1\u202f299,5', '1299.50'],
    ["1'299.50", '1299.50'],
    ['₹1299', '1299'],
    ['₹ 1,299', '1299'],
    ['₹ 1299/-', '1299'],
    ['Rs. 1,299', '1299'],
    ['Rs 1299.50', '1299.50'],
    ['INR 1299', '1299'],
    ['1299 INR', '1299'],
    ['1.299,50 €', '1299.50'],
    ['$12', '12'],
    ['１２９９', '1299'],
    ['₹ १२,०००', '12000'],
    ['૧,૨૯,૯૦૦.૫', '129900.50'],
    ['9999999999.99', '9999999999.99'],
  ]
  it.each(read)('parses %s as %s', (text, amount) => {
    expect(readDecimal(text)).toBe(amount)
  })

  it.each(read)('parses the normalised form of %s to itself', (_, amount) => {
    expect(readDecimal(amount)).toBe(amount)
  })

  it.each([
    '1.299',
    '1.2999',
    '1299.505',
    '1,2,3',
    '1,29,9',
    '1,299,50',
    '1299,500',
    '-5',
    '−5',
    '1e3',
    'on request',
    'ask',
    '5k',
    '3 ft',
    '12 to 15',
    '12-15',
    '1.2.3',
    '..5',
    '.',
    '₹',
    '',
    'NaN',
    'Infinity',
    '0x10',
    '10000000000',
  ])('returns null for the invalid or ambiguous amount %s', (text) => {
    expect(readDecimal(text)).toBeNull()
  })

  it('converts to hundredths without rounding errors', () => {
    expect(hundredthsOf('0.29')).toBe(29)
    expect(hundredthsOf('9999999999.99')).toBe(999_999_999_999)
  })
})
