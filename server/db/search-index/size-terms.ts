import {
  type PieceSizes,
  readPieceSizes,
  type WrittenSizes,
} from '../../../domain/measures/piece-sizes.ts'
import { createNumberTerms } from './number-terms.ts'

/** Digits in base 4 of the largest measure, an unsigned 16-bit integer. */
const PLACES = 8

/** Index terms of sizes in millimetres. */
export const sizeTerms = {
  longer: createNumberTerms('§w', PLACES),
  shorter: createNumberTerms('§d', PLACES),
  height: createNumberTerms('§h', PLACES),
}

export type SearchedSize = keyof PieceSizes

/** Index terms of a product's sizes. */
export function sizeWords(written: WrittenSizes): string[] {
  const { longer, shorter, height } = readPieceSizes(written)
  return [
    ...sizeTerms.longer.termsOf(longer),
    ...sizeTerms.shorter.termsOf(shorter),
    ...sizeTerms.height.termsOf(height),
  ]
}
