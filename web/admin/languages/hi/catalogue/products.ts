import type { products as english } from '../../en/catalogue/products.ts'
import type { Translation } from '../../translation.ts'

export const products: Translation<typeof english> = {}
