import { type Control, useController } from 'react-hook-form'
import type { Field, TextField } from '../../../../domain/content/fields/field-types.ts'
import type { DeclaredPath } from '../../languages/admin-messages.ts'
import type { FormValues } from '../form-values.ts'

/** Presentation of a field beyond its declaration. */
export interface FieldHints {
  /** Small text at the end of the label's line. */
  aside?: string
  /** Hides the label visually: the section's title already names the field. */
  bare?: boolean
  /** Help text below the field. */
  help?: string
  placeholder?: string
  /** Text fields: normalises typed or pasted text. */
  normalise?: (text: string) => string
  /** Lists: one input per line instead of tags, because entries contain commas. */
  lines?: boolean
  /** Text fields of the format `line` with longer texts: number of rows. */
  rows?: number
  /** Pictures: aspect ratio on the public site. */
  ratio?: string
  round?: boolean
  /** Options: what each means. They are shown as a list instead of a select. */
  optionHelp?: Readonly<Record<string, string>>
  /** Options: the chosen one stays and is only shown. */
  isFixed?: boolean
}

export interface WidgetProps {
  name: string
  label: string
  control: Control<FormValues>
  hints: FieldHints
}

export type FieldWidgetProps<F extends Field> = WidgetProps & { field: F }

/** Hints of a field in the catalogue, by what `find` reads there. */
export function findHints(
  { path, options = {} }: { path?: string; options?: TextField['options'] },
  find: (path: DeclaredPath) => string | undefined,
): FieldHints {
  const read = (hint: string) => find(`fields.${path}.${hint}`)
  const optionHelp = Object.keys(options).flatMap((option) => {
    const help = read(`optionHelp.${option}`)
    return help === undefined ? [] : [[option, help] as const]
  })
  return {
    aside: read('aside'),
    help: read('help'),
    placeholder: read('placeholder'),
    ...(optionHelp.length > 0 && { optionHelp: Object.fromEntries(optionHelp) }),
  }
}

/** Field of the form with its current value and error. */
export function useWidget({ name, control }: Pick<WidgetProps, 'name' | 'control'>) {
  const { field, fieldState } = useController({ name, control })
  return { field, error: fieldState.error?.message }
}
