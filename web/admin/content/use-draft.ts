import { type RefObject, useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type DraftPlace, dropDraft, keepDraft, readDraft } from './drafts.ts'
import { useUnsaved } from './unsaved.ts'
import { type FormValues, isSame } from './values.ts'

/** The version and values that the changes in a form are made to. */
export interface FormBase {
  version: number
  values: FormValues
}

interface KeptDraft {
  /** When the draft was written that the form was filled with on arrival. */
  restored: string | null
  forgetDraft: () => void
}

const draftDelay = 600

/** Keeps what is typed in this browser, and fills the form with what was kept the last time. */
export function useDraft(
  place: DraftPlace,
  form: UseFormReturn<FormValues>,
  base: RefObject<FormBase>,
): KeptDraft {
  const [draft] = useState(() => readDraft(place))
  const [restored, setRestored] = useState(draft?.at ?? null)
  const { isDirty } = form.formState

  // Restored once, on arrival: what was changed then, on top of what the record holds now.
  useEffect(() => {
    if (draft === null) return
    for (const [name, value] of Object.entries(draft.values)) {
      if (isSame(value, draft.base[name])) continue
      form.setValue(name, value, { shouldDirty: true })
    }
    if (place.id !== null) base.current = { version: draft.version, values: draft.base }
  }, [])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty: changed }) => {
        clearTimeout(timer)
        if (!changed) return
        timer = setTimeout(() => keepDraft(place, base.current, values), draftDelay)
      },
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [form, place, base])

  useUnsaved(isDirty, () => keepDraft(place, base.current, form.getValues()))

  return {
    restored,
    forgetDraft() {
      dropDraft(place)
      setRestored(null)
    },
  }
}
