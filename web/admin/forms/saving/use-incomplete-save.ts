import { type RefObject, useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { ContentType } from '../../../../domain/content/content-type.ts'
import { isFirstSave } from '../../../../domain/content/fields/first-fields.ts'
import { bodyOf, filesIn, missingFields } from '../fields/field-forms.ts'
import { type FormValues, isSame } from '../form-values.ts'
import type { FormBase } from '../languages/translation-values.ts'
import { hasChanges } from './merge.ts'

/** Result of a save that lacked required fields. */
export interface StoredDraft {
  /** Names of the fields that were saved all the same. */
  saved: readonly string[]
  /** True if there are values that only the draft in this browser has. */
  isDraft: boolean
  /** True if files were chosen: a draft cannot contain them. */
  hasFiles: boolean
  /** False once something was changed. */
  isCurrent: boolean
}

interface IncompleteSaveOptions {
  type: ContentType
  form: UseFormReturn<FormValues>
  stored: RefObject<FormBase>
  keepDraft: () => void
  deleteDraft: () => void
  /** Saves a part of the fields; rejects with the server's error. */
  send: (part: FormData) => Promise<void>
}

/**
 * Save of a form that lacks required fields: its values are kept as a draft in this browser. The
 * type's first fields are sent all the same while the server takes them without the others.
 */
export function useIncompleteSave(options: IncompleteSaveOptions) {
  const { type, form, stored, keepDraft, deleteDraft, send } = options
  const [storedDraft, setStoredDraft] = useState<StoredDraft | null>(null)
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: () => setStoredDraft((last) => last && { ...last, isCurrent: false }),
      }),
    [form],
  )

  /** First fields to send now; none if they are wrong, or stored already. */
  function partToSend(wrong: readonly string[]): readonly string[] {
    const { firstFields = [] } = type
    const before = stored.current.values
    const values = form.getValues()
    const part = Object.fromEntries(firstFields.map((name) => [name, values[name]]))
    const isValid = firstFields.every((name) => !wrong.includes(name))
    const isNew = firstFields.some((name) => !isSame(before[name], values[name]))
    return isValid && isNew && isFirstSave(type, part, before) ? firstFields : []
  }

  /** Keeps what the server does not have as a draft. */
  function keepRest(saved: readonly string[]): void {
    const values = form.getValues()
    const isDraft = hasChanges(type, stored.current.values, values)
    if (isDraft) keepDraft()
    else deleteDraft()
    setStoredDraft({
      saved,
      isDraft,
      hasFiles: filesIn(type, values).length > 0,
      isCurrent: true,
    })
  }

  return {
    storedDraft,
    reset: () => setStoredDraft(null),
    async save(wrong: readonly string[]): Promise<void> {
      if (missingFields(type, form.getValues()).length === 0) {
        setStoredDraft(null)
        return
      }
      // First, so that the draft is kept even if the server refuses the part.
      keepRest([])
      const part = partToSend(wrong)
      if (part.length === 0) return
      await send(bodyOf(type, form.getValues(), part))
      keepRest(part)
    },
  }
}
