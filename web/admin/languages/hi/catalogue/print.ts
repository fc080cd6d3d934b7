import type { print as english } from '../../en/catalogue/print.ts'
import type { Translation } from '../../translation.ts'

export const print: Translation<typeof english> = {}
