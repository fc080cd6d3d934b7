import type { choices as english } from '../../en/catalogue/choices.ts'
import type { Translation } from '../../translation.ts'

export const choices: Translation<typeof english> = {}
