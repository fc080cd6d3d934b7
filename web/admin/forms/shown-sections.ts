import { useWatch } from 'react-hook-form'
import type { Layout, Section } from './form-layout.ts'
import { readText } from './form-values.ts'
import type { RecordForm } from './use-record-form.ts'

/** Sections of a form that its present values call for. */
export function useShownSections({ sections }: Layout, { form }: RecordForm): Section[] {
  const name = sections.flatMap(({ when }) => when?.field ?? [])
  const values = useWatch({ control: form.control, name })
  return sections.filter(
    ({ when }) =>
      when === undefined || when.is.includes(readText(values[name.indexOf(when.field)])),
  )
}
