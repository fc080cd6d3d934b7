import type { RefObject } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { AnyRecord } from '../../../../domain/api/record.ts'
import { type ContentType, fieldsOf } from '../../../../domain/content/content-type.ts'
import { mergeValues } from '../conflict/merge.ts'
import { type FormValues, isSame, valuesOf } from '../form-values.ts'
import type { FormBase } from '../use-draft.ts'

interface RebaseOptions {
  type: ContentType
  form: UseFormReturn<FormValues>
  base: RefObject<FormBase>
}

/** Moves the form to a newer version of its record; changes that are not saved yet stay. */
export function rebase({ type, form, base }: RebaseOptions, written: AnyRecord): void {
  const values = valuesOf(type, written)
  const mine = mergeValues(type, base.current.values, form.getValues(), values).values
  base.current = { version: written.version, values }
  form.reset(values)
  for (const [name] of fieldsOf(type)) {
    if (!isSame(mine[name], values[name])) form.setValue(name, mine[name], { shouldDirty: true })
  }
}
