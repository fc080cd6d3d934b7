import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { contentCalls } from '../../../domain/api/content.ts'
import { historyCalls } from '../../../domain/api/history.ts'
import { type AnyRecord, anyRecord } from '../../../domain/api/record.ts'
import { type ContentType, fieldsOf } from '../../../domain/content/define.ts'
import { type ApiError, openAnswer } from '../api.ts'
import { readError } from '../data.ts'
import { useOffice } from '../office-context.ts'
import { recordIn } from '../record-answers.ts'
import { carryFiles } from './carried-files.ts'
import { dropDraft, keepDraft, readDraft } from './drafts.ts'
import { formSchema, referencesIn } from './form-rules.ts'
import { type Conflict, type Deletion, readChanges, readDeletion } from './meanwhile.ts'
import { mergeValues } from './merge.ts'
import { useUnsaved } from './unsaved.ts'
import { bodyOf, type FormValues, isSame, markRefused, valuesOf } from './values.ts'

export interface RecordFormOptions {
  type: ContentType
  /** The record to change, or null for a new one. */
  record: AnyRecord | null
  /** What a new record starts with. */
  preset?: FormValues
  /** `another`: the person wants to add the next one at once. */
  onSaved: (saved: AnyRecord, another: boolean) => void
  /** What is said of a failed save when the server said nothing. */
  fallback?: string
}

export interface RecordForm {
  type: ContentType
  form: UseFormReturn<FormValues>
  save: () => void
  saveAndAddAnother: () => void
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
  deletion: Deletion | null
  /** Brings the deleted record back, with what is in the form. */
  restore: () => void
  saveAsNew: () => void
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
  const { id } = place
  const calls = contentCalls(type)
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
  const [saving, setSaving] = useState(false)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [deletion, setDeletion] = useState<Deletion | null>(null)
  const upload = useRef<AbortController | null>(null)
  const busy = useRef(false)
  const another = useRef(false)
  const form = useForm<FormValues>({
    resolver: zodResolver(formSchema(type)),
    mode: 'onTouched',
    defaultValues: start,
  })
  const { isDirty } = form.formState

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

  // Who leaves the form wants nothing of it saved any more.
  useEffect(() => () => upload.current?.abort(), [])

  const forgetDraft = () => {
    dropDraft(place)
    setRestored(null)
  }

  /** One save at a time, however often it is asked for. */
  async function run(work: () => Promise<void>): Promise<void> {
    if (busy.current) return
    busy.current = true
    setSaving(true)
    try {
      await work()
    } finally {
      busy.current = false
      setSaving(false)
      setSent(null)
    }
  }

  async function write(isNew: boolean, values: FormValues): Promise<void> {
    const controller = new AbortController()
    upload.current = controller
    const body = bodyOf(type, values)
    const options = {
      onProgress: (bytes: number, total: number) => setSent({ bytes, total }),
      signal: controller.signal,
    }
    const { version } = base.current
    const answer = isNew
      ? await api.call(offered(calls.create), {}, body, options)
      : await api.call(offered(calls.update), { id }, body, { ...options, version })
    const saved = recordIn(type, answer)
    forgetDraft()
    base.current = { version: saved.version, values: valuesOf(type, saved) }
    form.reset(base.current.values)
    onSaved(saved, another.current)
  }

  async function send(values: FormValues): Promise<void> {
    setFailure('')
    try {
      await write(record === null, values)
    } catch (thrown) {
      await refuse(readError(thrown), values)
    }
  }

  async function refuse(error: ApiError, mine: FormValues): Promise<void> {
    if (upload.current?.signal.aborted) {
      setFailure('The upload was stopped. Nothing was saved.')
      return
    }
    const current = anyRecord.safeParse(error.current)
    if (error.status === 409 && current.success) return meet(current.data, mine)
    if (error.status === 404 && record !== null && type.operations.includes('delete')) {
      setDeletion({ mine, deed: await readDeletion(api, type, id), failure: '' })
      return
    }
    const refused = markRefused(type, mine, error.message)
    if (refused !== null) form.setValue(refused.name, refused.value, { shouldDirty: true })
    const errors = refused === null ? error.errors : { [refused.name]: error.message }
    const known = fieldsOf(type).map(([name]) => name)
    const wrong = Object.entries(errors).map(([path, message]) => ({
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

  /** The record was changed meanwhile: whoever has it otherwise now is asked. */
  async function meet(current: AnyRecord, mine: FormValues): Promise<void> {
    const theirs = valuesOf(type, current)
    const merge = mergeValues(type, base.current.values, mine, theirs)
    if (merge.changed.length > 0) {
      const changes = await readChanges(api, type, id, base.current.version)
      setConflict({ ...merge, current, mine, theirs, changes })
      return
    }
    base.current = { version: current.version, values: theirs }
    adopt(merge.values)
    return send(merge.values)
  }

  function adopt(values: FormValues): void {
    for (const [name] of fieldsOf(type)) form.setValue(name, values[name], { shouldDirty: true })
  }

  const submit = () =>
    run(form.handleSubmit((values) => send({ ...values, ...referencesIn(type, form.getValues()) })))

  /** What is done about a deletion; the question stays with the reason when it fails. */
  const answerDeletion = (work: (mine: FormValues) => Promise<void>) => () =>
    run(async () => {
      if (deletion === null) return
      try {
        await work(deletion.mine)
        setDeletion(null)
      } catch (thrown) {
        setDeletion({ ...deletion, failure: sayWhyNot(readError(thrown)) })
      }
    })

  return {
    type,
    form,
    saving,
    dirty: isDirty,
    failure,
    sent,
    stop: () => upload.current?.abort(),
    conflict,
    restored,
    forgetDraft,
    save() {
      another.current = false
      void submit()
    },
    saveAndAddAnother() {
      another.current = true
      void submit()
    },
    settle(values) {
      if (conflict === null) return
      base.current = { version: conflict.current.version, values: conflict.theirs }
      setConflict(null)
      adopt(values)
      void submit()
    },
    takeTheirs() {
      if (conflict === null) return
      base.current = { version: conflict.current.version, values: conflict.theirs }
      setConflict(null)
      forgetDraft()
      form.reset(conflict.theirs)
    },
    deletion,
    restore: answerDeletion(async (mine) => {
      const answer = await api.call(historyCalls.bringBack, { id })
      await meet(recordIn(type, openAnswer(calls.restore, answer)), mine)
    }),
    saveAsNew: answerDeletion(async (mine) => write(true, await carryFiles(type, mine))),
    keepEditing() {
      setConflict(null)
      setDeletion(null)
    },
    discard() {
      // A draft may go back to a version that is long past.
      if (restored !== null) base.current = { version: record?.version ?? 0, values: start }
      forgetDraft()
      setFailure('')
      form.reset(base.current.values)
    },
  }
}

function sayWhyNot(error: ApiError): string {
  return error.status === 404
    ? 'It is not in the Trash any more. Save it as new instead.'
    : error.message
}

/** A form stands only where its type can be written so. */
function offered<C>(call: C | undefined): C {
  if (call === undefined) throw new Error('This type has no such call.')
  return call
}
