import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { z } from 'zod'
import { type ContentType, contentSchema, fieldsOf } from '../../../domain/content/define.ts'
import { settings } from '../../../domain/content/settings.ts'
import type { ApiError } from '../api.ts'
import { readError } from '../data.ts'
import { useOffice } from '../office-context.ts'
import { type AnyRecord, oneAnswer, recordSchema } from '../records.ts'
import { dropDraft, keepDraft, readDraft } from './drafts.ts'
import { readMediaList } from './media-value.ts'
import { mergeValues } from './merge.ts'
import { useUnsaved } from './unsaved.ts'
import { bodyOf, type FormValues, isSame, valuesOf } from './values.ts'

export interface RecordFormOptions {
  type: ContentType
  /** The record to change, or null for a new one. */
  record: AnyRecord | null
  /** What a new record starts with. */
  preset?: FormValues
  onSaved: (saved: AnyRecord) => void
  /** What is said of a failed save when the server said nothing. */
  fallback?: string
}

/** Somebody else saved the record in the meantime. */
export interface Conflict {
  current: AnyRecord
  mine: FormValues
  theirs: FormValues
  disputed: string[]
  merged: FormValues
}

export interface RecordForm {
  type: ContentType
  form: UseFormReturn<FormValues>
  save: () => void
  saving: boolean
  dirty: boolean
  /** What went wrong with the save as a whole. */
  failure: string
  /** How much of the files has left, from 0 to 1, while a save sends some. */
  sent: { bytes: number; total: number } | null
  /** Stops a save while its files are still on their way; the form keeps everything. */
  stop: () => void
  conflict: Conflict | null
  settle: (values: FormValues) => void
  takeTheirs: () => void
  keepEditing: () => void
  /** When the restored draft was written. */
  restored: string | null
  discard: () => void
  forgetDraft: () => void
}

const draftDelay = 600

/** A record in a form: its rules, its save, and everything that keeps work from being lost. */
export function useRecordForm({
  type,
  record,
  preset,
  onSaved,
  fallback,
}: RecordFormOptions): RecordForm {
  const { api, admin } = useOffice()
  const place = useMemo(
    () => ({ owner: admin?._id ?? '', type, id: record?._id ?? 'new' }),
    [admin?._id, type, record?._id],
  )
  const start = useMemo(
    () => ({ ...valuesOf(type, record), ...(record === null ? preset : {}) }),
    [type, record, preset],
  )
  // The version and values that the changes are made to; a conflict moves both on.
  const base = useRef({ version: record?.version ?? 0, values: start })
  const [draft] = useState(() => readDraft(place))
  const [restored, setRestored] = useState(draft?.at ?? null)
  const [failure, setFailure] = useState('')
  const [sent, setSent] = useState<RecordForm['sent']>(null)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const upload = useRef<AbortController | null>(null)
  const form = useForm<FormValues>({
    resolver: zodResolver(looseSchema(type)),
    mode: 'onTouched',
    defaultValues: start,
  })
  const { isDirty, isSubmitting } = form.formState

  // Restored once, on arrival: what was changed then, on top of what the record holds now.
  useEffect(() => {
    if (draft === null) return
    for (const [name, value] of Object.entries(draft.values)) {
      if (isSame(value, draft.base[name])) continue
      form.setValue(name, value, { shouldDirty: true })
    }
    if (record !== null) base.current = { version: draft.version, values: draft.base }
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
  }, [form, place])

  useUnsaved(isDirty, () => keepDraft(place, base.current, form.getValues()))

  const forgetDraft = () => {
    dropDraft(place)
    setRestored(null)
  }

  async function send(values: FormValues): Promise<void> {
    setFailure('')
    const controller = new AbortController()
    upload.current = controller
    const write = (body: FormData | object, version: number | undefined) =>
      api.call({
        method: record === null ? 'POST' : 'PUT',
        path: pathOf(type, record),
        body,
        version,
        answer: oneAnswer(type, recordSchema),
        onProgress: (bytes, total) => setSent({ bytes, total }),
        signal: controller.signal,
      })
    try {
      const version = record === null ? undefined : base.current.version
      let { value: saved } = await write(bodyOf(type, values), version)
      const images =
        record === null ? null : replacedImages(type, values, base.current.values, saved)
      if (images !== null) saved = (await write(images, saved.version)).value
      forgetDraft()
      base.current = { version: saved.version, values: valuesOf(type, saved) }
      form.reset(base.current.values)
      onSaved(saved)
    } catch (thrown) {
      if (controller.signal.aborted) setFailure('The upload was stopped. Nothing was saved.')
      else refuse(readError(thrown), values)
    } finally {
      setSent(null)
    }
  }

  function refuse(error: ApiError, mine: FormValues): void {
    const current = recordSchema.safeParse(error.current)
    if (error.status === 409 && current.success) {
      const theirs = valuesOf(type, current.data)
      const { values: merged, disputed } = mergeValues(type, base.current.values, mine, theirs)
      if (disputed.length > 0) {
        setConflict({ current: current.data, mine, theirs, merged, disputed })
      } else {
        base.current = { version: current.data.version, values: theirs }
        adopt(merged)
        void send(merged)
      }
      return
    }
    const known = fieldsOf(type).map(([name]) => name)
    const wrong = Object.entries(error.errors).map(([path, message]) => ({
      name: path.split('.')[0] ?? path,
      message,
    }))
    for (const { name, message } of wrong) {
      if (known.includes(name)) form.setError(name, { type: 'server', message })
    }
    if (wrong.length === 0 || wrong.some(({ name }) => !known.includes(name))) {
      setFailure(error.status === 0 && fallback !== undefined ? fallback : error.message)
    }
    const first = known.find((name) => wrong.some((fault) => fault.name === name))
    if (first !== undefined) form.setFocus(first)
  }

  function adopt(values: FormValues): void {
    for (const [name] of fieldsOf(type)) form.setValue(name, values[name], { shouldDirty: true })
  }

  return {
    type,
    form,
    saving: isSubmitting,
    dirty: isDirty,
    failure,
    sent,
    stop: () => upload.current?.abort(),
    conflict,
    restored,
    forgetDraft,
    save: form.handleSubmit(send),
    settle(values) {
      if (conflict === null) return
      base.current = { version: conflict.current.version, values: conflict.theirs }
      setConflict(null)
      adopt(values)
      form.handleSubmit(send)()
    },
    takeTheirs() {
      if (conflict === null) return
      base.current = { version: conflict.current.version, values: conflict.theirs }
      setConflict(null)
      forgetDraft()
      form.reset(conflict.theirs)
    },
    keepEditing: () => setConflict(null),
    discard() {
      // A draft may go back to a version that is long past.
      if (restored !== null) base.current = { version: record?.version ?? 0, values: start }
      forgetDraft()
      setFailure('')
      form.reset(base.current.values)
    },
  }
}

/** The type's rules over values of any kind: what comes out is checked, not yet typed. */
function looseSchema(type: ContentType): z.ZodType<FormValues, FormValues> {
  return z.record(z.string(), z.unknown()).pipe(contentSchema(type))
}

function pathOf(type: ContentType, record: AnyRecord | null): string {
  if (record === null) return `${type.path}/add`
  return type.table === settings.table ? type.path : `${type.path}/${record._id}`
}

/**
 * Pictures that only came are added to those there are. Where none of the old ones is to stay, a
 * second write names the new ones alone.
 */
function replacedImages(
  type: ContentType,
  values: FormValues,
  before: FormValues,
  saved: AnyRecord,
): FormValues | null {
  const after = valuesOf(type, saved)
  for (const [name, field] of fieldsOf(type)) {
    if (field.kind !== 'images') continue
    const wanted = readMediaList(values[name])
    const hadAny = readMediaList(before[name]).length > 0
    if (!hadAny || wanted.length === 0 || wanted.some((value) => value.kind === 'stored')) continue
    const stored = readMediaList(after[name]).slice(-wanted.length)
    return { [name]: stored.map((value) => (value.kind === 'stored' ? value.url : '')) }
  }
  return null
}
