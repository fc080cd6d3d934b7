import type { enquiries as english } from '../en/enquiries.ts'
import type { Translation } from '../translation.ts'

export const enquiries: Translation<typeof english> = {}
