import type { Language } from '../../../domain/languages/language.ts'
import { quotationScreens } from '../content/screens/quotation-screens.ts'
import type { Layout } from '../forms/form-layout.ts'

/** The form in a shop of these languages, of which one alone needs no choice. */
export function quotationLayout(languages: readonly Language[]): Layout {
  const { layout } = quotationScreens
  const hints = { ...layout.hints, language: { ...layout.hints.language, only: languages } }
  if (languages.length > 1) return { ...layout, hints }
  const sections = layout.sections.map((section) => ({
    ...section,
    rows: section.rows.filter((row) => !row.includes('language')),
  }))
  return { ...layout, sections }
}
