import type { preview as english } from '../../en/catalogue/preview.ts'
import type { Translation } from '../../translation.ts'

export const preview: Translation<typeof english> = {}
