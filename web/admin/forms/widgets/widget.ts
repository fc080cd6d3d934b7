import type { Control, ControllerRenderProps } from 'react-hook-form'
import type { Field } from '../../../../domain/content/fields/field-kinds.ts'
import type { TextField } from '../../../../domain/content/fields/text-field.ts'
import type { DeclaredPath } from '../../languages/admin-messages.ts'
import type { FormValue, FormValues } from '../form-values.ts'

/** Presentation of a field beyond its declaration. */
export interface FieldHints {
  /** Small text at the end of the label's line. */
  aside?: string
  /** Hides the label visually: the section's title already names the field. */
  bare?: boolean
  /** Help text below the field. */
  help?: string
  placeholder?: string
  /** Text fields: pattern of numbers, of which the next one is shown behind the help text. */
  isNumberPattern?: boolean
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
  /** Options: those that are offered, beside the chosen one. */
  only?: readonly string[]
  /** Options: the chosen one stays and is only shown. */
  isFixed?: boolean
}

/** Props of a widget; `V` is the type of its values. */
export interface WidgetProps<V = FormValue> {
  name: string
  label: string
  control: Control<FormValues>
  hints: FieldHints
  input: WidgetInput<V>
  error: string | undefined
}

/** Value of a widget; `onChange` is a method, for tables of widgets by kind. */
interface WidgetInput<V> extends Omit<ControllerRenderProps, 'value' | 'onChange'> {
  value: V
  onChange(value: V): void
}

export type FieldWidgetProps<F extends Field> = WidgetProps<FormValue<F>> & { field: F }

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
