import { MAX_MEASURE_MM, readMeasure } from '../../../domain/measures/measure.ts'
import { type Match, matchAny, matchWord } from './term-index.ts'

const searchedSizes = ['width', 'height'] as const
export type SearchedSize = (typeof searchedSizes)[number]

const signs = { width: '§w', height: '§h' } as const
/**
 * Sizes are written with eight digits in base 4, which keeps both the terms per product and those
 * per query few.
 */
const [base, places] = [4, 8]

/**
 * Index terms of a product's sizes: one that the size is known, and one per prefix of its digits.
 * "At most" then is a disjunction of a few prefixes instead of a comparison of numbers.
 */
export function sizeWords(sizes: Record<SearchedSize, string>): string[] {
  return searchedSizes.flatMap((size) => {
    const millimetres = readMeasure(sizes[size])
    if (millimetres === null) return []
    const digits = digitsOf(millimetres)
    return Array.from({ length: places + 1 }, (_, count) => signs[size] + digits.slice(0, count))
  })
}

/** Match of products whose size is known. */
export function matchSized(size: SearchedSize): Match {
  return matchWord(signs[size])
}

/** Match of products up to a size, in millimetres. */
export function matchMaximum(size: SearchedSize, millimetres: number): Match {
  if (millimetres >= MAX_MEASURE_MM) return matchSized(size)
  const beyond = digitsOf(millimetres + 1)
  const prefixes = [...beyond].flatMap((digit, at) =>
    Array.from({ length: Number(digit) }, (_, lower) => `${beyond.slice(0, at)}${lower}`),
  )
  return matchAny(prefixes.map((digits) => matchWord(signs[size] + digits)))
}

function digitsOf(millimetres: number): string {
  return millimetres.toString(base).padStart(places, '0')
}
