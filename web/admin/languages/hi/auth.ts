import type { auth as english } from '../en/auth.ts'
import type { Translation } from '../translation.ts'

export const auth: Translation<typeof english> = {}
