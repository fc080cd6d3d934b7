import type { backups as english } from '../en/backups.ts'
import type { Translation } from '../translation.ts'

export const backups: Translation<typeof english> = {}
