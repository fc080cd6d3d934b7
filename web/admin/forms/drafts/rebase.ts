import type { RefObject } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { AnyRecord } from '../../../../domain/api/record.ts'
import type { ContentType } from '../../../../domain/content/content-type.ts'
import { mergeValues } from '../conflict/merge.ts'
import { type FormValues, isSame } from '../form-values.ts'
import { formFieldsOf } from '../languages/translation-keys.ts'
import { baseOf, type FormBase } from '../languages/translation-values.ts'

interface RebaseOptions {
  type: ContentType
  form: UseFormReturn<FormValues>
  base: RefObject<FormBase>
}

/** Moves the form to a newer version of its record; changes that are not saved yet stay. */
export function rebase({ type, form, base }: RebaseOptions, written: AnyRecord): void {
  const fresh = baseOf(type, written)
  const { values } = fresh
  const mine = mergeValues(type, base.current.values, form.getValues(), values).values
  base.current = fresh
  form.reset(values)
  for (const { key } of formFieldsOf(type)) {
    if (!isSame(mine[key], values[key])) form.setValue(key, mine[key], { shouldDirty: true })
  }
}
