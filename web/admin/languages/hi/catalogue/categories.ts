import type { categories as english } from '../../en/catalogue/categories.ts'
import type { Translation } from '../../translation.ts'

export const categories: Translation<typeof english> = {}
