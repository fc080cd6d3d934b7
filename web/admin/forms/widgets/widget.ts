import { type Control, useController } from 'react-hook-form'
import type { FormValues } from '../form-values.ts'

/** How a field is shown beyond what its declaration says. */
export interface FieldHints {
  /** Small, at the end of the label's line. */
  aside?: string
  /** The title of the section says it already. */
  bare?: boolean
  /** Below the field. */
  help?: string
  placeholder?: string
  /** For a text: what becomes of it as it is typed or pasted. */
  normalise?: (text: string) => string
  /** For a list: one input a line instead of tags, because its entries hold commas. */
  lines?: boolean
  /** For a text of the kind `line` that is often longer. */
  rows?: number
  /** For a picture: the shape in which visitors see it. */
  ratio?: string
  round?: boolean
}

export interface WidgetProps {
  name: string
  label: string
  control: Control<FormValues>
  hints: FieldHints
}

/** A field of the form with its present value and fault. */
export function useWidget({ name, control }: Pick<WidgetProps, 'name' | 'control'>) {
  const { field, fieldState } = useController({ name, control })
  return { field, error: fieldState.error?.message }
}
