import type { productForm as english } from '../../en/catalogue/product-form.ts'
import type { Translation } from '../../translation.ts'

export const productForm: Translation<typeof english> = {}
