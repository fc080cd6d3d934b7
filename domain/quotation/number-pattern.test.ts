import { expect, it } from 'vitest'
import { findNumberPatternError, sequenceOf, writeNumber } from './number-pattern.ts'
import { isUpiId, upiLink } from './upi.ts'

it('writes the number and the year, and counts by year only where the pattern has it', () => {
  expect(writeNumber('ZL-{year}-{number}', '2026', 7)).toBe('ZL-2026-7')
  expect(sequenceOf('ZL-{year}-{number}', '2026')).toBe('2026')
  expect(sequenceOf('ZL-{number}', '2026')).toBe('all')
})

it.each(['ZL-{number}', '{number}/{year}/{year}'])('accepts the pattern %s', (pattern) => {
  expect(findNumberPatternError(pattern)).toBeUndefined()
})

it.each(['', 'ZL', '{year}', '{number}{number}', '{number}{month}', '{number', '{number}}'])(
  'refuses the pattern %s',
  (pattern) => {
    expect(findNumberPatternError(pattern)).toBeDefined()
  },
)

it('knows a UPI id, and links to a payment', () => {
  expect(['zula@okbank', 'a.b-c@ybl'].map(isUpiId)).toEqual([true, true])
  expect(['zula', '@okbank', 'zula@', 'a b@ybl', 'zula@ok@bank'].filter(isUpiId)).toEqual([])
  const payment = { upiId: 'zula@okbank', payee: 'Zula & Co', amount: '59000', note: 'ZL-2026-7' }
  expect(upiLink(payment)).toBe(
    'upi://pay?pa=zula%40okbank&pn=Zula%20%26%20Co&am=59000.00&cu=INR&tn=ZL-2026-7',
  )
})
