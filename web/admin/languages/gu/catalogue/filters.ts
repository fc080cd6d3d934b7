import type { filters as english } from '../../en/catalogue/filters.ts'
import type { Translation } from '../../translation.ts'

export const filters: Translation<typeof english> = {}
