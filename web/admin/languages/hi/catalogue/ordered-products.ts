import type { orderedProducts as english } from '../../en/catalogue/ordered-products.ts'
import type { Translation } from '../../translation.ts'

export const orderedProducts: Translation<typeof english> = {}
