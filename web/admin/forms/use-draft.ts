import { type RefObject, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useAdmin } from '../app/admin-context.ts'
import { type DraftKey, deleteStoredDraft, readDraft, storeDraft } from './draft-storage.ts'
import { type FormValues, isSame } from './form-values.ts'
import type { FormBase } from './languages/translation-values.ts'

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

  const latestKey = useRef(draftKey)
  latestKey.current = draftKey
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function keepDraft(): void {
    cancelTimer()
    storeDraft(latestKey.current, base.current, form.getValues())
  }

  function cancelTimer(): void {
    clearTimeout(timer.current)
    timer.current = undefined
  }

  useEffect(() => {
    const stop = form.subscribe({
      formState: { values: true, isDirty: true },
      callback({ isDirty: changed }) {
        cancelTimer()
        if (changed) timer.current = setTimeout(keepDraft, SAVE_DELAY_MS)
        else deleteStoredDraft(latestKey.current)
      },
    })
    const keepPending = () => timer.current !== undefined && keepDraft()
    window.addEventListener('pagehide', keepPending)
    return () => {
      window.removeEventListener('pagehide', keepPending)
      keepPending()
      stop()
    }
  }, [form])

  useUnsaved(isDirty, keepDraft)

  return {
    restored,
    keepDraft,
    deleteDraft() {
      cancelTimer()
      deleteStoredDraft(latestKey.current)
      setRestored(null)
    },
  }
}

/** Registers unsaved changes, so that a draft is stored when the session ends. */
function useUnsaved(dirty: boolean, keep: () => void): void {
  const { unsaved } = useAdmin()
  const latest = useRef(keep)
  latest.current = keep
  useEffect(() => {
    if (!dirty) return
    const keepLatest = () => latest.current()
    unsaved.add(keepLatest)
    return () => {
      unsaved.delete(keepLatest)
    }
  }, [dirty, unsaved])
}
