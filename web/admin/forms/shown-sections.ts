import { useWatch } from 'react-hook-form'
import type { Layout, Section } from './form-layout.ts'
import { readText } from './form-values.ts'
import { rowsInLanguage } from './languages/translation-keys.ts'
import type { RecordForm } from './use-record-form.ts'

/** Sections of a form that its present values and language call for. */
export function useShownSections(
  { sections }: Layout,
  { type, form, language }: RecordForm,
): Section[] {
  const name = sections.flatMap(({ when }) => when?.field ?? [])
  const values = useWatch({ control: form.control, name })
  return sections.filter(
    ({ when, rows }) =>
      (when === undefined || when.is.includes(readText(values[name.indexOf(when.field)]))) &&
      rowsInLanguage(type, rows, language).length > 0,
  )
}
