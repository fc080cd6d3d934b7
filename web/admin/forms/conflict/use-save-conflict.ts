import { type RefObject, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { contentEndpoints } from '../../../../domain/api/content.ts'
import { historyEndpoints } from '../../../../domain/api/history.ts'
import type { AnyRecord } from '../../../../domain/api/record.ts'
import type { ContentType } from '../../../../domain/content/content-type.ts'
import { useAdmin } from '../../app/admin-context.ts'
import { parseResponse } from '../../app/api-client.ts'
import { recordIn } from '../../app/record-responses.ts'
import { readError } from '../../app/use-data.ts'
import type { FormValues } from '../form-values.ts'
import { formFieldsOf } from '../languages/translation-keys.ts'
import { baseOf, type FormBase } from '../languages/translation-values.ts'
import { copyFiles } from './copied-files.ts'
import { mergeValues } from './merge.ts'
import { type Conflict, type Deletion, readChanges, readDeletion } from './save-conflict.ts'

interface SaveConflictOptions {
  type: ContentType
  id: string
  form: UseFormReturn<FormValues>
  base: RefObject<FormBase>
  /** Values of the form that the refused save was sending. */
  submitted: RefObject<FormValues>
  /** Saves the values of the form. */
  submit: () => Promise<void>
  /** Saves these values. */
  send: (values: FormValues) => Promise<void>
  /** Saves these values as a new record; rejects with the server's error. */
  create: (values: FormValues) => Promise<void>
  run: (work: () => Promise<void>) => Promise<void>
  deleteDraft: () => void
}

/** Changes by others to the record during editing, and their resolution. */
export function useSaveConflict(options: SaveConflictOptions) {
  const { type, id, form, base, submitted, submit, send, create, run, deleteDraft } = options
  const { api } = useAdmin()
  const t = useTranslations('forms.drafts.saveConflict')
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [deletion, setDeletion] = useState<Deletion | null>(null)

  /** Puts values into the form, except where it was changed since the refused save. */
  function adopt(values: FormValues): void {
    const mine = mergeValues(type, submitted.current, form.getValues(), values).values
    for (const { key } of formFieldsOf(type)) form.setValue(key, mine[key], { shouldDirty: true })
    submitted.current = values
  }

  /** Resolves a version conflict: merges the changes, or shows the dialog if fields differ. */
  async function resolveConflict(current: AnyRecord, mine: FormValues): Promise<void> {
    const theirBase = baseOf(type, current)
    const theirs = theirBase.values
    const merge = mergeValues(type, base.current.values, mine, theirs)
    if (merge.changed.length > 0) {
      const changes = await readChanges(api, type, id, base.current.version)
      setConflict({ ...merge, current, mine, theirs, changes })
      return
    }
    base.current = theirBase
    adopt(merge.values)
    return send(merge.values)
  }

  /** Resolves a deletion; on failure the dialog stays open with the error. */
  const resolveDeletion = (work: (mine: FormValues) => Promise<void>) => () =>
    run(async () => {
      if (deletion === null) return
      try {
        await work(deletion.mine)
        setDeletion(null)
      } catch (thrown) {
        const { status, message } = readError(thrown)
        setDeletion({ ...deletion, failure: status === 404 ? t('notInTrash') : message })
      }
    })

  return {
    resolveConflict,
    /** Shows the dialog for a record that was deleted. */
    async showDeletion(mine: FormValues): Promise<void> {
      setDeletion({ mine, auditEntry: await readDeletion(api, type, id), failure: '' })
    },
    conflict,
    settle(values: FormValues) {
      if (conflict === null) return
      base.current = baseOf(type, conflict.current)
      setConflict(null)
      adopt(values)
      void submit()
    },
    acceptTheirs() {
      if (conflict === null) return
      base.current = baseOf(type, conflict.current)
      setConflict(null)
      deleteDraft()
      form.reset(conflict.theirs)
    },
    deletion,
    restore: resolveDeletion(async (mine) => {
      const response = await api.call(historyEndpoints.bringBack, { id })
      await resolveConflict(
        recordIn(type, parseResponse(contentEndpoints(type).restore, response)),
        mine,
      )
    }),
    saveAsNew: resolveDeletion(async (mine) => create(await copyFiles(type, mine, t))),
    keepEditing() {
      setConflict(null)
      setDeletion(null)
    },
  }
}
