import { describe, expect, it } from 'vitest'
import { decimalOf, hundredthsOf, readDecimal } from './decimal.ts'
import { changeByPercent, roundingSteps } from './price-change.ts'

describe('price changes by a percentage', () => {
  it.each([
    ['1299', '10', 'raise', 0, '1428.90'],
    ['1299', '10', 'raise', 1, '1429'],
    ['1299', '10', 'raise', 10, '1430'],
    ['1299', '10', 'raise', 100, '1400'],
    ['1299', '10', 'lower', 0, '1169.10'],
    ['1299', '10', 'lower', 10, '1170'],
    ['1.15', '100', 'raise', 0, '2.30'],
    ['0.29', '0', 'raise', 0, '0.29'],
    ['1.005', '0', 'raise', 0, null],
    ['10.05', '50', 'lower', 0, '5.03'],
    ['333.33', '33.33', 'raise', 0, '444.43'],
    ['1000', '2.5', 'lower', 1, '975'],
    ['150', '0', 'raise', 100, '200'],
    ['149.99', '0', 'raise', 100, '100'],
    ['0', '50', 'raise', 10, '0'],
    ['1299', '100', 'lower', 0, null],
    ['1299', '101', 'lower', 0, null],
    ['40', '10', 'lower', 100, null],
    ['9999999999.99', '0', 'raise', 0, '9999999999.99'],
    ['9999999999.99', '0.01', 'raise', 0, null],
    ['9999999999.99', '9999999999.99', 'raise', 0, null],
  ] as const)(
    'changes %s by %s %% (%s), rounded to %s, to %s',
    (price, percent, way, step, after) => {
      const decimal = readDecimal(price)
      expect(decimal && changeByPercent(decimal, percent, way, step)).toBe(after)
    },
  )

  it('rounds to the nearest multiple of the step for any price and percentage', () => {
    for (const [price, percent] of samples(400)) {
      for (const step of roundingSteps) {
        for (const direction of ['raise', 'lower'] as const) {
          const after = changeByPercent(decimalOf(price), decimalOf(percent), direction, step)
          const sign = direction === 'raise' ? 1n : -1n
          const exact = BigInt(price) * (10_000n + sign * BigInt(percent))
          const unit = step === 0 ? 1n : BigInt(step) * 100n
          if (after === null) {
            // Zero after rounding: the exact result is below half a step.
            expect(2n * exact).toBeLessThan(10_000n * unit)
            continue
          }
          const found = BigInt(hundredthsOf(after))
          const distance = 10_000n * found - exact
          expect(found % unit).toBe(0n)
          expect(2n * distance).toBeLessThanOrEqual(10_000n * unit)
          expect(2n * distance).toBeGreaterThan(-10_000n * unit)
          expect(readDecimal(after)).toBe(after)
        }
      }
    }
  })

  it('preserves the order of two prices', () => {
    for (const [price, percent] of samples(200)) {
      const change = (hundredths: number) =>
        hundredthsOf(changeByPercent(decimalOf(hundredths), decimalOf(percent), 'raise', 10) ?? '0')
      expect(change(price)).toBeLessThanOrEqual(change(price + 1))
    }
  })
})

/** Deterministic samples: prices up to 99,999,999.99 and percentages below 100, both in hundredths. */
function samples(count: number): [price: number, percent: number][] {
  let seed = 20_371
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  return Array.from({ length: count }, (_, index) => [
    1 + next(10 ** (3 + (index % 8))),
    next(10_000),
  ])
}
