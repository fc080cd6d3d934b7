import { decimalOf, hundredthsOf, readDecimal } from './decimal.ts'

/** Steps in whole currency units that changed prices are rounded to; 0 keeps the hundredths. */
export const roundingSteps = [0, 1, 10, 100] as const
export type RoundingStep = (typeof roundingSteps)[number]

export type PercentDirection = 'raise' | 'lower'

/**
 * Amount raised or lowered by a percentage and rounded half up, computed in whole numbers. Amount
 * and percentage are normalised decimals: see `readDecimal`. Null if the result is no price any
 * more: below zero, rounded down to zero, or with too many digits.
 */
export function changeByPercent(
  decimal: string,
  percent: string,
  direction: PercentDirection,
  step: RoundingStep,
): string | null {
  const before = BigInt(hundredthsOf(decimal))
  const share = BigInt(hundredthsOf(percent)) * (direction === 'raise' ? 1n : -1n)
  const exact = before * (WHOLE + share)
  if (exact < 0n) return null
  const unit = step === 0 ? 1n : BigInt(step) * 100n
  const after = roundHalfUp(exact, WHOLE * unit) * unit
  if (after > MAX_HUNDREDTHS || (after === 0n && before > 0n)) return null
  return readDecimal(decimalOf(Number(after)))
}

/** 100 % in hundredths of a percent. */
const WHOLE = 10_000n
const MAX_HUNDREDTHS = BigInt(Number.MAX_SAFE_INTEGER)

/** Quotient of two numbers, neither of them negative. */
function roundHalfUp(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator)
}
