import type { sheet as english } from '../../en/catalogue/sheet.ts'
import type { Translation } from '../../translation.ts'

export const sheet: Translation<typeof english> = {}
