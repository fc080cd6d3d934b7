import type { drafts as english } from '../../en/forms/drafts.ts'
import type { Translation } from '../../translation.ts'

export const drafts: Translation<typeof english> = {}
