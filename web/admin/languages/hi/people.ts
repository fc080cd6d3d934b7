import type { people as english } from '../en/people.ts'
import type { Translation } from '../translation.ts'

export const people: Translation<typeof english> = {}
