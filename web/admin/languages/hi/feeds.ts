import type { feeds as english } from '../en/feeds.ts'
import type { Translation } from '../translation.ts'

export const feeds: Translation<typeof english> = {}
