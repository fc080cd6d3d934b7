import type { searchWords as english } from '../en/search-words.ts'
import type { Translation } from '../translation.ts'

export const searchWords: Translation<typeof english> = {}
