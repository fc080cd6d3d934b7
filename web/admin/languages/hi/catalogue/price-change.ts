import type { priceChange as english } from '../../en/catalogue/price-change.ts'
import type { Translation } from '../../translation.ts'

export const priceChange: Translation<typeof english> = {}
