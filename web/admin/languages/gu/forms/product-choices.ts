import type { productChoices as english } from '../../en/forms/product-choices.ts'
import type { Translation } from '../../translation.ts'

export const productChoices: Translation<typeof english> = {}
