import type { RefObject } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { AnyRecord } from '../../../../domain/api/record.ts'
import type { ContentType } from '../../../../domain/content/content-type.ts'
import { type FormValues, isSame } from '../form-values.ts'
import { formFieldsOf } from '../languages/translation-keys.ts'
import { baseOf, type FormBase } from '../languages/translation-values.ts'

/** True if a field or translation differs. */
export function hasChanges(type: ContentType, base: FormValues, values: FormValues): boolean {
  return formFieldsOf(type).some(({ key }) => !isSame(base[key], values[key]))
}

export interface Merge {
  /** Merged values: each field as changed by one side; mine if both changed it. */
  values: FormValues
  /** Fields and translations that they changed to a value different from mine. */
  changed: string[]
  /** Fields of `changed` that I changed too. */
  disputed: string[]
}

/** Three-way merge of two sets of changes to the same record. */
export function mergeValues(
  type: ContentType,
  base: FormValues,
  mine: FormValues,
  theirs: FormValues,
): Merge {
  const merge: Merge = { values: {}, changed: [], disputed: [] }
  for (const { key } of formFieldsOf(type)) {
    const mineChanged = !isSame(base[key], mine[key])
    const theirsChanged = !isSame(base[key], theirs[key])
    merge.values[key] = mineChanged ? mine[key] : theirs[key]
    if (!theirsChanged || isSame(mine[key], theirs[key])) continue
    merge.changed.push(key)
    if (mineChanged) merge.disputed.push(key)
  }
  return merge
}

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
