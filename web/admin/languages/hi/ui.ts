import type { ui as english } from '../en/ui.ts'
import type { Translation } from '../translation.ts'

export const ui: Translation<typeof english> = {
  languageSelect: {
    label: 'भाषा',
  },
}
