import type { reviews as english } from '../en/reviews.ts'
import type { Translation } from '../translation.ts'

export const reviews: Translation<typeof english> = {}
