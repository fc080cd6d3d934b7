import type { fields as english } from '../../en/forms/fields.ts'
import type { Translation } from '../../translation.ts'

export const fields: Translation<typeof english> = {}
