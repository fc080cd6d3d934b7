import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findSumErrors } from './sum-errors.ts'
import { addAmounts, type Discount, placesOf, type Summed, sumUp } from './sums.ts'

const line = (quantity: number, price: string, discount: Discount | null = null) => ({
  quantity,
  price,
  discount,
})
const whole = (lines: Summed['lines'], more: Partial<Summed> = {}): Summed => ({
  lines,
  discount: null,
  delivery: '',
  advancePercent: null,
  ...more,
})
const percent = (value: string): Discount => ({ kind: 'percent', value })
const amount = (value: string): Discount => ({ kind: 'amount', value })

it('sums lines, discounts, delivery and advance', () => {
  const lines = [line(2, '59000', amount('1000')), line(1, '24000.50', percent('10'))]
  const more = { discount: percent('5'), delivery: '1500', advancePercent: 50 }
  expect(sumUp(whole(lines, more), 'INR')).toEqual({
    lines: ['117000', '21600.45'],
    subtotal: '138600.45',
    discount: '6930.02',
    delivery: '1500',
    total: '133170.43',
    advance: '66585.22',
  })
})

it('rounds each line half up, once', () => {
  expect(sumUp(whole([line(0.5, '0.01')]), 'INR').total).toBe('0.01')
  expect(sumUp(whole([line(0.49, '0.01')]), 'INR').total).toBe('0')
  // 33.33 × 0.1 × 0.85 = 2.83305
  expect(sumUp(whole([line(0.1, '33.33', percent('15'))]), 'INR').total).toBe('2.83')
  expect(sumUp(whole([line(3, '0.50')]), 'JPY').lines).toEqual(['2'])
  expect(sumUp(whole([line(0.11, '0.15')]), 'KWD').lines).toEqual(['0.017'])
})

it('counts a line without a price or quantity as nothing', () => {
  expect(sumUp(whole([line(2, ''), { ...line(1, '9'), quantity: null }]), 'INR').total).toBe('0')
  expect(sumUp(whole([]), 'INR')).toMatchObject({ lines: [], total: '0', advance: '0' })
})

const hundredths = (max: number) => fc.integer({ min: 0, max })
const decimalText = (value: number) => (value / 100).toFixed(2)
const discounts = fc.option(
  fc.record({
    kind: fc.constantFrom('amount', 'percent'),
    value: hundredths(10_000).map(decimalText),
  }),
)
const summed: fc.Arbitrary<Summed> = fc.record({
  lines: fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 1_000_000 }).map((value) => value / 100),
      price: hundredths(999_999_999_999).map(decimalText),
      discount: discounts,
    }),
    { maxLength: 100 },
  ),
  discount: discounts,
  delivery: hundredths(10_000_000).map(decimalText),
  advancePercent: fc.option(hundredths(10_000).map((value) => value / 100)),
})

/** Exact value as a fraction with the denominator 10^12. */
const scale = 10n ** 12n
const exact = (decimal: string) => {
  const [, sign, digits = '', places = ''] = /^(-?)(\d*)\.?(\d*)$/.exec(decimal) ?? []
  const value = BigInt(digits || '0') * scale + BigInt(places.padEnd(12, '0'))
  return sign === '-' ? -value : value
}
const abs = (value: bigint) => (value < 0n ? -value : value)

it('is exact: every sum is within half of the smallest unit of its exact value', () => {
  fc.assert(
    fc.property(summed, fc.constantFrom('INR', 'JPY', 'KWD'), (quotation, currency) => {
      const sums = sumUp(quotation, currency)
      const half = scale / 10n ** BigInt(placesOf(currency)) / 2n
      for (const [index, { quantity, price, discount }] of quotation.lines.entries()) {
        const gross = (exact(String(quantity)) * exact(price)) / scale
        const value = exact(discount?.value ?? '0')
        const off = discount?.kind === 'percent' ? (gross * value) / (100n * scale) : value
        const error = exact(sums.lines[index] ?? '') - (gross - off)
        expect(abs(error)).toBeLessThanOrEqual(half)
        // Half up: an error of just one half is one upwards.
        expect(error).not.toBe(-half)
      }
      const advance = (exact(sums.total) * exact(String(quotation.advancePercent ?? 0))) / scale
      expect(abs(exact(sums.advance) - advance / 100n)).toBeLessThanOrEqual(half)
    }),
  )
})

it('adds up: the sums that a customer reads follow from each other without a difference', () => {
  fc.assert(
    fc.property(summed, fc.constantFrom('INR', 'JPY', 'KWD'), (quotation, currency) => {
      const { lines, subtotal, discount, delivery, total } = sumUp(quotation, currency)
      expect(lines.reduce((sum, one) => sum + exact(one), 0n)).toBe(exact(subtotal))
      expect(exact(subtotal) - exact(discount) + exact(delivery)).toBe(exact(total))
      const positive = lines.filter((one) => !one.startsWith('-'))
      expect(exact(addAmounts(positive, currency))).toBe(
        positive.reduce((sum, one) => sum + exact(one), 0n),
      )
    }),
  )
})

it('refuses per cents over 100, sums below zero and totals of more than ten digits', () => {
  const codes = (quotation: Summed) =>
    Object.entries(findSumErrors({ ...quotation })).map(([name, { code }]) => `${name} ${code}`)
  expect(codes(whole([line(1, '10', percent('100'))]))).toEqual([])
  expect(codes(whole([line(1, '10', percent('100.01'))]))).toEqual([
    'lines quotations.percentTooHigh',
  ])
  expect(codes(whole([line(1, '10')], { discount: percent('101') }))).toEqual([
    'discount quotations.percentTooHigh',
  ])
  expect(codes(whole([line(1, '10', amount('10.01'))]))).toEqual(['lines quotations.lineBelowZero'])
  expect(codes(whole([line(1, '10')], { discount: amount('11'), delivery: '5' }))).toEqual([
    'discount quotations.totalBelowZero',
  ])
  expect(codes(whole([line(10_000, '9999999999')]))).toEqual(['lines quotations.totalTooHigh'])
  expect(findSumErrors({ lines: 'x' })).toEqual({})
})
