import { type RefObject, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { swapNames } from '../../../../domain/api/wire-names.ts'
import type { ContentType } from '../../../../domain/content/content-type.ts'
import { useAdmin } from '../../app/admin-context.ts'
import { useListener } from '../../app/record-listener.ts'
import { formOf } from '../fields/field-forms.ts'
import { type FormValues, isSame, readTexts } from '../form-values.ts'
import { formFieldsOf } from '../languages/translation-keys.ts'
import type { FormBase } from '../languages/translation-values.ts'

const SAVE_DELAY_MS = 600

/** Stores changes of the form as a draft in the browser and restores the last one. */
export function useDraft(
  draftKey: DraftKey,
  form: UseFormReturn<FormValues>,
  base: RefObject<FormBase>,
) {
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

  // A draft is stored when the session ends.
  useListener(useAdmin().unsaved, keepDraft, isDirty)

  return {
    /** Time of the draft that was restored on arrival. */
    restored,
    /** Stores the draft at once. */
    keepDraft,
    deleteDraft() {
      cancelTimer()
      deleteStoredDraft(latestKey.current)
      setRestored(null)
    },
  }
}

/**
 * Unsaved changes, stored in the browser until they are saved, under the names of the API. Chosen
 * files cannot be stored.
 */
const draftSchema = z.object({
  at: z.string(),
  /** Version of the record that the changes are based on; 0 for a new one. */
  version: z.number(),
  /** Values that the changes are based on. */
  base: z.record(z.string(), z.unknown()),
  values: z.record(z.string(), z.unknown()),
})
interface Draft extends z.infer<typeof draftSchema> {
  base: FormValues
  values: FormValues
}

/** Key of a draft: one per administrator and record, so that drafts stay private. */
interface DraftKey {
  owner: string
  type: ContentType
  /** Null for a new record. */
  id: string | null
}

function readDraft(key: DraftKey): Draft | null {
  const text = localStorage.getItem(nameOf(key))
  if (text === null) return null
  try {
    const draft = draftSchema.parse(JSON.parse(text))
    return {
      ...draft,
      base: parseValues(key.type, draft.base),
      values: parseValues(key.type, draft.values),
    }
  } catch {
    return null
  }
}

/** Values of a draft; one of another version of the program may lack some. */
function parseValues(type: ContentType, stored: Record<string, unknown>): FormValues {
  const values = swapNames(type, stored)
  return Object.fromEntries(
    formFieldsOf(type)
      .filter(({ key }) => Object.hasOwn(values, key))
      .map(({ key, field, language }) => [
        key,
        language === null ? formOf(field).parse(values[key]) : readTexts(values[key]),
      ]),
  )
}

function storeDraft(
  key: DraftKey,
  base: { version: number; values: FormValues },
  values: FormValues,
): void {
  const kept = formFieldsOf(key.type).map(({ key: name, field, language }) => {
    const { files, parse } = formOf(field)
    if (language !== null || files === undefined) return [name, values[name]]
    return [name, files.withoutChosen(field, parse(values[name]), parse(base.values[name]))]
  })
  const draft: Draft = {
    at: new Date().toISOString(),
    version: base.version,
    base: swapNames(key.type, base.values),
    values: swapNames(key.type, Object.fromEntries(kept)),
  }
  try {
    localStorage.setItem(nameOf(key), JSON.stringify(draft))
  } catch {
    // Typing must continue if the storage is full.
  }
}

function deleteStoredDraft(key: DraftKey): void {
  localStorage.removeItem(nameOf(key))
}

function nameOf({ owner, type, id }: DraftKey): string {
  return `draft ${owner} ${type.table} ${id ?? 'new'}`
}
