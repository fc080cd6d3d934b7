import type { widgets as english } from '../../en/forms/widgets.ts'
import type { Translation } from '../../translation.ts'

export const widgets: Translation<typeof english> = {}
