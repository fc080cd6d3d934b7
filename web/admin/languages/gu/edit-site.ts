import type { editSite as english } from '../en/edit-site.ts'
import type { Translation } from '../translation.ts'

export const editSite: Translation<typeof english> = {}
