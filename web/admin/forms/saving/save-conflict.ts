import { type RefObject, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { contentEndpoints } from '../../../../domain/api/content.ts'
import { historyEndpoints } from '../../../../domain/api/history.ts'
import { pictureEndpoints } from '../../../../domain/api/pictures.ts'
import type { AnyRecord } from '../../../../domain/api/record.ts'
import type { ContentType } from '../../../../domain/content/content-type.ts'
import { useAdmin } from '../../app/admin-context.ts'
import { type Api, ApiError, parseResponse } from '../../app/api-client.ts'
import { recordIn } from '../../app/record-responses.ts'
import type { Revision } from '../../app/revision.ts'
import { readError } from '../../app/use-data.ts'
import { fieldValues } from '../fields/field-forms.ts'
import { type FormValues, isSame } from '../form-values.ts'
import { formFieldsOf } from '../languages/translation-keys.ts'
import { baseOf, type FormBase, formValuesOf } from '../languages/translation-values.ts'
import type { MediaValue } from '../media/media-value.ts'
import { type Merge, mergeValues } from './merge.ts'

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
    saveAsNew: resolveDeletion(async (mine) => create(await copyFiles(api, type, mine, t))),
    keepEditing() {
      setConflict(null)
      setDeletion(null)
    },
  }
}

/** Author and time of a write. */
export interface AuditEntry {
  /** Null for the program itself, or an administrator who has been removed since. */
  name: string | null
  at: string
}

/** Somebody else saved the record since it was loaded. */
export interface Conflict extends Merge {
  current: AnyRecord
  mine: FormValues
  theirs: FormValues
  /** Author of the last change of each field and translation. */
  changes: ReadonlyMap<string, AuditEntry>
}

/** Somebody else deleted the record since it was loaded. */
export interface Deletion {
  mine: FormValues
  auditEntry: AuditEntry | null
  /** Error of the last attempt to restore it or save it as new. */
  failure: string
}

/** Revisions read to find the author of each change; older ones have no author. */
const MAX_REVISIONS = 50

/** Author of the last change of each field and translation since a version. Empty if the history cannot be read. */
async function readChanges(
  api: Api,
  type: ContentType,
  id: string,
  since: number,
): Promise<Map<string, AuditEntry>> {
  const changes = new Map<string, AuditEntry>()
  const revisions = (await readRevisions(api, type, id)).filter(({ version }) => version >= since)
  for (const [index, revision] of revisions.entries()) {
    const before = revisions[index + 1]
    if (before === undefined) break
    const [now, then] = [formValuesOf(type, revision.state), formValuesOf(type, before.state)]
    for (const { key } of formFieldsOf(type)) {
      if (!changes.has(key) && !isSame(now[key], then[key]))
        changes.set(key, toAuditEntry(revision))
    }
  }
  return changes
}

/** Author of a deletion; null if the record is not deleted or the history cannot be read. */
async function readDeletion(api: Api, type: ContentType, id: string): Promise<AuditEntry | null> {
  const [last] = await readRevisions(api, type, id)
  return last?.action === 'delete' ? toAuditEntry(last) : null
}

/**
 * Newest first. Errors of the API are ignored: the conflict can be resolved without the authors.
 */
async function readRevisions(api: Api, type: ContentType, id: string): Promise<Revision[]> {
  const { history } = contentEndpoints(type)
  try {
    return (await api.call(history, { id }, undefined, { query: { limit: MAX_REVISIONS } }))
      .revisions
  } catch (error) {
    if (error instanceof ApiError) return []
    throw error
  }
}

function toAuditEntry({ by, at }: Revision): AuditEntry {
  return { name: by?.name ?? null, at }
}

type ConflictTranslator = ReturnType<typeof useTranslations<'forms.drafts.saveConflict'>>

/**
 * Values of a new record with the same pictures: it may take them from the library, but not from
 * another record.
 */
async function copyFiles(
  api: Api,
  type: ContentType,
  values: FormValues,
  t: ConflictTranslator,
): Promise<FormValues> {
  const copies = { ...values }
  for (const { name, field, form, value } of fieldValues(type, values)) {
    if (form.files === undefined) continue
    const media = form.files.list(field, value)
    const copied = await Promise.all(media.map((one) => copyOne(api, one, t)))
    copies[name] = form.files.copy(field, value, copied)
  }
  return copies
}

async function copyOne(api: Api, media: MediaValue, t: ConflictTranslator): Promise<MediaValue> {
  if (media.kind === 'chosen' || media.picture !== '') return media
  const query = { files: media.url }
  const [picture] = (await api.call(pictureEndpoints.list, {}, undefined, { query })).pictureData
  if (picture === undefined) throw new ApiError(0, t('fileFailed'))
  return { ...media, picture: picture._id }
}
