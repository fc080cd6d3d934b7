import { measureProduct, type ProductSizes } from '../../../domain/measures/product-size.ts'
import { createNumberTerms } from './number-terms.ts'

/** Digits in base 4 of the largest measure, an unsigned 16-bit integer. */
const PLACES = 8

/** Index terms of sizes in millimetres. */
export const sizeTerms = {
  longer: createNumberTerms('§w', PLACES),
  shorter: createNumberTerms('§d', PLACES),
  height: createNumberTerms('§h', PLACES),
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
