import type { photoImport as english } from '../../en/catalogue/photo-import.ts'
import type { Translation } from '../../translation.ts'

export const photoImport: Translation<typeof english> = {}
