import { MAX_MEASURE_MM, readMeasure } from '../../../domain/measures/measure.ts'
import { type Match, matchAny, matchWord } from './term-index.ts'

/** The sizes that products are looked for by. */
const searchedSizes = ['width', 'height'] as const
export type SearchedSize = (typeof searchedSizes)[number]

const signs = { width: '§w', height: '§h' } as const
/** A measure has eight digits to the base 4, so that few words stand for each and few are asked for. */
const [base, places] = [4, 8]

/**
 * What stands for a product's sizes among its words: that there is one, and the beginnings of its digits. What
 * is at most so large begins with one of a few of them, so that no number has to be compared.
 */
export function sizeWords(sizes: Record<SearchedSize, string>): string[] {
  return searchedSizes.flatMap((size) => {
    const millimetres = readMeasure(sizes[size])
    if (millimetres === null) return []
    const digits = digitsOf(millimetres)
    return Array.from({ length: places + 1 }, (_, count) => signs[size] + digits.slice(0, count))
  })
}

/** The products with a size that can be read. */
export function matchSized(size: SearchedSize): Match {
  return matchWord(signs[size])
}

/** Those that are at most so large, in millimetres. */
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
