import type { csv as english } from '../../en/catalogue/csv.ts'
import type { Translation } from '../../translation.ts'

export const csv: Translation<typeof english> = {}
