import type { media as english } from '../en/media.ts'
import type { Translation } from '../translation.ts'

export const media: Translation<typeof english> = {}
