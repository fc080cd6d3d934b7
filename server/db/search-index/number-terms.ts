import { measureProduct, type ProductSizes } from '../../../domain/measures/product-size.ts'
import { type Match, matchAny, matchWord } from './term-index.ts'

/** Index terms of one number of a product, by which it is found between bounds. */
export interface NumberTerms {
  /** One term that the number is known, and one per prefix of its digits; none for null. */
  termsOf(value: number | null): string[]
  matchKnown(): Match
  /** Products up to a number, inclusive. */
  matchMaximum(value: number): Match
  /** Products from a number on, inclusive. */
  matchMinimum(value: number): Match
}

/** Few digits per place keep both the terms per product and those per query few. */
const BASE = 4

/**
 * Writes whole numbers from 0 with a fixed number of digits, so that "at most" is a disjunction of
 * a few prefixes instead of a comparison of numbers. `sign` begins all of the terms.
 */
function createNumberTerms(sign: string, places: number): NumberTerms {
  const max = BASE ** places - 1
  const digitsOf = (value: number) => value.toString(BASE).padStart(places, '0')

  /** Numbers that have the same digits up to some place, and there one of those given. */
  function matchBranches(value: number, branchesOf: (digit: number) => number[]): Match {
    const digits = digitsOf(value)
    const prefixes = [...digits].flatMap((digit, at) =>
      branchesOf(Number(digit)).map((branch) => `${digits.slice(0, at)}${branch}`),
    )
    return matchAny(prefixes.map((prefix) => matchWord(sign + prefix)))
  }

  return {
    termsOf(value) {
      if (value === null) return []
      const digits = digitsOf(value)
      return Array.from({ length: places + 1 }, (_, count) => sign + digits.slice(0, count))
    },

    matchKnown: () => matchWord(sign),

    matchMaximum(value) {
      if (value >= max) return matchWord(sign)
      return matchBranches(value + 1, (digit) => Array.from({ length: digit }, (_, lower) => lower))
    },

    matchMinimum(value) {
      if (value <= 0) return matchWord(sign)
      return matchBranches(Math.min(value, max) - 1, (digit) =>
        Array.from({ length: BASE - 1 - digit }, (_, above) => digit + 1 + above),
      )
    },
  }
}

/** Digits in base 4 of the largest price, 9,999,999,999.99. */
const PRICE_PLACES = 20

/** Index terms of the effective price in hundredths: see `readEffectivePrice`. */
export const priceTerms = createNumberTerms('§p', PRICE_PLACES)

/** Digits in base 4 of the largest measure, an unsigned 16-bit integer. */
const SIZE_PLACES = 8

/** Index terms of sizes in millimetres. */
export const sizeTerms = {
  longer: createNumberTerms('§w', SIZE_PLACES),
  shorter: createNumberTerms('§d', SIZE_PLACES),
  height: createNumberTerms('§h', SIZE_PLACES),
}

/** Index terms of a product's sizes. */
export function sizeWords(sizes: ProductSizes): string[] {
  const { longer, shorter, height } = measureProduct(sizes)
  return [
    ...sizeTerms.longer.termsOf(longer),
    ...sizeTerms.shorter.termsOf(shorter),
    ...sizeTerms.height.termsOf(height),
  ]
}
