import { useTranslations } from 'use-intl'
import { contentEndpoints } from '../../../domain/api/content.ts'
import { historyEndpoints } from '../../../domain/api/history.ts'
import type { AnyRecord, RecordResponse } from '../../../domain/api/record.ts'
import type { ContentType } from '../../../domain/content/content-type.ts'
import { useApi } from '../app/admin-context.ts'
import type { Api } from '../app/api-client.ts'
import { recordsIn } from '../app/record-responses.ts'
import type { Versions } from '../app/undo-stack.ts'
import { useData } from '../app/use-data.ts'
import { useReorder, withEntryMoved, withEntryMovedAfter } from '../ui/use-reorder.ts'
import { useUndo } from '../ui/use-undo.ts'

export type RecordsState = ReturnType<typeof useRecords>

/** All records of a type with a short list, and the list's actions. */
export function useRecords<T extends ContentType>(type: T) {
  const t = useTranslations('content.records')
  const api = useApi()
  const endpoints = contentEndpoints<ContentType>(type)
  const { data, error, refetch } = useData(endpoints.list ?? null, {}, { limit: 0 })
  const deleteRecord = useDeletion()
  const moves = useReorder<RecordResponse<T>>()
  const records = data === undefined ? undefined : moves.apply(recordsIn(type, data))

  /**
   * `done` replaces the success message; `undo` reverts changes made together with the deletion.
   */
  async function remove(
    id: string,
    name: string,
    { done = t('deleted', { name }), undo }: { done?: string; undo?: () => Promise<void> } = {},
  ): Promise<void> {
    const record = records?.find(({ _id }) => _id === id)
    if (endpoints.delete === undefined || record === undefined) return
    await deleteRecord(endpoints.delete, record, { done, undo })
  }

  function move(from: number, to: number): void {
    const { reorder } = endpoints
    const id = records?.[from]?._id
    if (records === undefined || id === undefined || reorder === undefined) return
    const after = withEntryMoved(records, from, to)[to - 1]?._id ?? null
    moves.add({
      apply: (list) => withEntryMovedAfter(list, id, after),
      send: () => api.call(reorder, {}, { id, after }, { keepsCache: true }),
    })
  }

  return { records, error, refetch, remove, move }
}

type Delete = NonNullable<ReturnType<typeof contentEndpoints<ContentType>>['delete']>

interface DeletionOptions {
  /** Success message. */
  done: string
  /** Reverts changes made together with the deletion. */
  undo?: () => Promise<void>
}

/** Deletes a record as it was loaded, with an undo. Rejects with the server's error. */
export function useDeletion() {
  const api = useApi()
  const offerUndo = useUndo()

  return async (
    call: Delete,
    { _id: id, version }: AnyRecord,
    { done, undo }: DeletionOptions,
  ): Promise<void> => {
    await api.call(call, { id }, undefined, { version })
    offerUndo({
      done,
      versions: { [id]: version + 1 },
      undo: async (versions) => {
        const restored = await undelete(api)(versions)
        await undo?.()
        return restored
      },
    })
  }
}

/** Restores deleted records, unless somebody else has done so since. */
export function undelete(api: Api) {
  return async (versions: Versions): Promise<Versions> => {
    const ids = Object.keys(versions)
    return (await api.call(historyEndpoints.bringManyBack, {}, { ids, versions })).versions
  }
}
