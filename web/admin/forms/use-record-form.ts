import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { type AnyRecord, anyRecord } from '../../../domain/api/record.ts'
import type { ContentType } from '../../../domain/content/content-type.ts'
import type { Language } from '../../../domain/languages/language.ts'
import { useAdmin } from '../app/admin-context.ts'
import type { ApiError } from '../app/api-client.ts'
import { useRecordListener } from '../app/record-listener.ts'
import { recordIn } from '../app/record-responses.ts'
import { readError } from '../app/use-data.ts'
import { useMessageWriter } from '../languages/language-provider.tsx'
import { bodyOf } from './fields/field-forms.ts'
import { formEndpoints } from './form-endpoints.ts'
import { createPreparations, usePreviews, useSending } from './form-files.ts'
import { formSchema, showFieldErrors, unreducedValues } from './form-schema.ts'
import { type FormValues, readTexts } from './form-values.ts'
import { translationKey } from './languages/translation-keys.ts'
import {
  appendTranslations,
  baseOf,
  confirmationOf,
  type FormBase,
} from './languages/translation-values.ts'
import { useFormLanguage } from './languages/use-form-language.ts'
import { useKnownPictures } from './saving/known-pictures.ts'
import { hasChanges, rebase } from './saving/merge.ts'
import { useSaveConflict } from './saving/save-conflict.ts'
import { useDraft } from './saving/use-draft.ts'
import { useFileChanges } from './saving/use-file-changes.ts'
import { useIncompleteSave } from './saving/use-incomplete-save.ts'

export interface RecordFormOptions {
  type: ContentType
  /** Record to change, or null for a new one. */
  record: AnyRecord | null
  /** Initial values of a new record. */
  preset?: FormValues
  onSaved: (saved: AnyRecord, result: SaveResult) => void
  /** Message for a failed save without a message of the server. */
  fallback?: string
}

export interface SaveResult {
  /** The user wants to add the next record at once. */
  another: boolean
  /** Values were changed while the save was under way: they are in the form only. */
  hasNewerChanges: boolean
}

export type RecordForm = ReturnType<typeof useRecordForm>

/** Form of a record: validation, saving, drafts and conflicts. */
export function useRecordForm({ type, record, preset, onSaved, fallback }: RecordFormOptions) {
  const { api, admin } = useAdmin()
  const t = useTranslations('forms.fields')
  const writeMessage = useMessageWriter()
  // A new record whose form stays after the save is changed from then on.
  const [createdId, setCreatedId] = useState<string | null>(null)
  const id = createdId ?? record?._id ?? null
  const draftKey = useMemo(() => ({ owner: admin?._id ?? '', type, id }), [admin?._id, type, id])
  const start = useMemo<FormBase>(() => {
    const { values, ...recordBase } = baseOf(type, record)
    return { ...recordBase, values: { ...values, ...(record === null ? preset : {}) } }
  }, [type, record, preset])
  const form = useForm<FormValues>({
    resolver: zodResolver(formSchema(type, writeMessage)),
    mode: 'onTouched',
    defaultValues: start.values,
  })
  // Resolving a conflict moves it to the newer version.
  const base = useRef<FormBase>(start)
  /** Version that the server has, as far as this form knows. */
  const stored = useRef<FormBase>(base.current)
  /** Values of the form that a save is sending; fields that differ were changed since. */
  const submitted = useRef<FormValues>(start.values)
  const another = useRef(false)
  const [failure, setFailure] = useState('')
  const { restored, keepDraft, deleteDraft } = useDraft(draftKey, form, base)
  usePreviews(type, form)
  const formLanguage = useFormLanguage(type, form)
  const sayKnownPictures = useKnownPictures()
  const [preparations] = useState(createPreparations)
  const { saving, sent, run, begin, stop, isStopped } = useSending()
  const { resolveConflict, showDeletion, ...saveConflict } = useSaveConflict({
    type,
    id: id ?? '',
    form,
    base,
    submitted,
    submit,
    send,
    create: (values) => write(null, values),
    run,
    deleteDraft,
  })

  /** Takes a newer version of the record in; changes that are not saved yet stay. */
  function adoptWritten(written: AnyRecord): void {
    rebase({ type, form, base }, written)
    stored.current = base.current
  }
  useRecordListener((written) => written._id === id && adoptWritten(written))
  useFileChanges({ type, id, form, base, onWritten: adoptWritten })

  const incompleteSave = useIncompleteSave({
    type,
    form,
    stored,
    keepDraft,
    deleteDraft,
    send: sendPart,
  })

  /** Saves a part of the fields; the others keep their unsaved changes. */
  async function sendPart(part: FormData): Promise<void> {
    const { update } = formEndpoints(type)
    const { version } = base.current
    const response = await api.call(offered(update), { id: id ?? '' }, part, {
      ...begin(),
      version,
    })
    adoptWritten(recordIn(type, response))
  }

  async function write(target: string | null, values: FormValues): Promise<void> {
    const endpoints = formEndpoints(type)
    const options = begin()
    const body = bodyOf(type, values)
    const before = target === null ? null : base.current.values
    appendTranslations(body, { type, values, before })
    const { version } = base.current
    const response =
      target === null
        ? await api.call(offered(endpoints.create), {}, body, options)
        : await api.call(offered(endpoints.update), { id: target }, body, { ...options, version })
    const saved = recordIn(type, response)
    sayKnownPictures({ type, sent: submitted.current, saved })
    deleteDraft()
    base.current = { ...base.current, values: submitted.current }
    adoptWritten(saved)
    incompleteSave.reset()
    if (target === null) setCreatedId(saved._id)
    onSaved(saved, {
      another: another.current,
      hasNewerChanges: hasChanges(type, base.current.values, form.getValues()),
    })
  }

  /** Runs a save and shows its error; `mine` are the values for the resolution of a conflict. */
  async function attempt(save: () => Promise<void>, mine: () => FormValues): Promise<void> {
    setFailure('')
    try {
      await save()
    } catch (thrown) {
      await refuse(readError(thrown), mine())
    }
  }

  function send(values: FormValues): Promise<void> {
    return attempt(
      () => write(id, values),
      () => values,
    )
  }

  async function refuse(error: ApiError, mine: FormValues): Promise<void> {
    if (isStopped()) {
      setFailure(t('recordForm.stopped'))
      return
    }
    const current = anyRecord.safeParse(error.current)
    if (error.status === 409 && current.success) return resolveConflict(current.data, mine)
    if (error.status === 404 && id !== null && type.operations.includes('delete')) {
      return showDeletion(mine)
    }
    const rejectedWords = t('valueWords.notAccepted')
    if (showFieldErrors({ type, form, rejectedWords }, error)) {
      setFailure(error.status === 0 && fallback !== undefined ? fallback : error.message)
    }
  }

  function confirmTranslation(name: string, language: Language): void {
    const field = type.fields[name]
    if (field === undefined) return
    const { values } = base.current
    const texts = readTexts(values[translationKey(name, language)])
    const body = () => confirmationOf(field, { name, language, values }, texts)
    void run(() => attempt(() => sendPart(body()), form.getValues))
  }

  function submit(): Promise<void> {
    return run(async () => {
      await preparations.wait()
      submitted.current = form.getValues()
      await form.handleSubmit(
        (values) => send({ ...values, ...unreducedValues(type, submitted.current) }),
        (errors) => attempt(() => incompleteSave.save(Object.keys(errors)), form.getValues),
      )()
    })
  }

  return {
    type,
    form,
    saving,
    /** Files being prepared; a save waits for them. */
    preparations,
    dirty: form.formState.isDirty,
    /** Error of the save as a whole. */
    failure,
    /** Upload progress in bytes while a save sends files. */
    sent,
    /** Cancels a save during the upload; the form keeps its values. */
    stop,
    /** Time of the restored draft. */
    restored,
    deleteDraft,
    /** Result of a save that lacked required fields. */
    storedDraft: incompleteSave.storedDraft,
    /** Unsaved changes that leaving the form would lose. */
    isAtRisk: form.formState.isDirty && incompleteSave.storedDraft?.isCurrent !== true,
    ...formLanguage,
    /** Values that the changes are based on. */
    stored: base.current.values,
    /** Translations that are outdated. */
    outdated: base.current.outdated,
    /** Saves a stored translation again, so that it is no longer outdated. */
    confirmTranslation,
    ...saveConflict,
    save() {
      another.current = false
      void submit()
    },
    saveAndAddAnother() {
      another.current = true
      void submit()
    },
    discard() {
      // The restored draft may be based on an outdated version.
      if (restored !== null) base.current = stored.current
      deleteDraft()
      incompleteSave.reset()
      setFailure('')
      form.reset(base.current.values)
    },
  }
}

/** Endpoint that the form requires. Throws for a type without it. */
function offered<C>(call: C | undefined): C {
  if (call === undefined) throw new Error('This content type has no such endpoint.')
  return call
}
