import type { commandPalette as english } from '../en/command-palette.ts'
import type { Translation } from '../translation.ts'

export const commandPalette: Translation<typeof english> = {}
