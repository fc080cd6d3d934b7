import { type RefObject, useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type DraftKey, deleteStoredDraft, readDraft, storeDraft } from './draft-storage.ts'
import type { FormBase } from './form-base.ts'
import { type FormValues, isSame } from './form-values.ts'
import { useUnsaved } from './unsaved-changes.ts'

interface StoredDraft {
  /** Time of the draft that was restored on arrival. */
  restored: string | null
  /** Stores the draft at once. */
  keepDraft: () => void
  deleteDraft: () => void
}

const SAVE_DELAY_MS = 600

/** Stores changes of the form as a draft in the browser and restores the last one. */
export function useDraft(
  draftKey: DraftKey,
  form: UseFormReturn<FormValues>,
  base: RefObject<FormBase>,
): StoredDraft {
  const [draft] = useState(() => readDraft(draftKey))
  const [restored, setRestored] = useState(draft?.at ?? null)
  const { isDirty } = form.formState

  // Restores once, on arrival: applies the changes of the draft to the record's current values.
  useEffect(() => {
    if (draft === null) return
    for (const [name, value] of Object.entries(draft.values)) {
      if (isSame(value, draft.base[name])) continue
      form.setValue(name, value, { shouldDirty: true })
    }
    if (draftKey.id === null) return
    // An older draft knows no translations.
    const values = { ...base.current.values, ...draft.base }
    base.current = { ...base.current, version: draft.version, values }
  }, [])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty: changed }) => {
        clearTimeout(timer)
        if (!changed) return
        timer = setTimeout(() => storeDraft(draftKey, base.current, values), SAVE_DELAY_MS)
      },
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [form, draftKey, base])

  useUnsaved(isDirty, () => storeDraft(draftKey, base.current, form.getValues()))

  return {
    restored,
    keepDraft: () => storeDraft(draftKey, base.current, form.getValues()),
    deleteDraft() {
      deleteStoredDraft(draftKey)
      setRestored(null)
    },
  }
}
