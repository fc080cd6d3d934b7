import { useTranslations } from 'use-intl'
import { contentEndpoints } from '../../../domain/api/content.ts'
import { historyEndpoints } from '../../../domain/api/history.ts'
import type { RecordResponse } from '../../../domain/api/record.ts'
import type { ContentType } from '../../../domain/content/content-type.ts'
import { useApi } from '../app/admin-context.ts'
import { useCounts } from '../app/counts.ts'
import { recordsIn } from '../app/record-responses.ts'
import { readError, useData } from '../app/use-data.ts'
import { withEntryMoved, withEntryMovedAfter } from '../ui/sortable/entry-order.ts'
import { useReorder } from '../ui/sortable/use-reorder.ts'
import { showDone, showFailure } from '../ui/toast.tsx'

export type RecordsState = ReturnType<typeof useRecords>

/** All records of a type with a short list, and the list's actions. */
export function useRecords<T extends ContentType>(type: T) {
  const t = useTranslations('content.records')
  const api = useApi()
  const counts = useCounts()
  const endpoints = contentEndpoints<ContentType>(type)
  const { data, error, reload } = useData(endpoints.list ?? null, {}, { limit: 0 })
  const moves = useReorder<RecordResponse<T>>(reload)
  const records = data === undefined ? undefined : moves.apply(recordsIn(type, data))

  /**
   * `done` replaces the success message; `undo` reverts changes made together with the deletion.
   */
  async function remove(
    id: string,
    name: string,
    { done = t('deleted', { name }), undo }: { done?: string; undo?: () => Promise<void> } = {},
  ): Promise<void> {
    if (endpoints.delete === undefined) return
    await api.call(endpoints.delete, { id })
    showDone(done, { onUndo: () => bringBack(id, undo) })
    await reload()
    void counts.reload()
  }

  async function bringBack(id: string, undo?: () => Promise<void>): Promise<void> {
    try {
      await api.call(historyEndpoints.bringBack, { id })
      await undo?.()
    } catch (thrown) {
      showFailure(readError(thrown).message)
    }
    await reload()
    void counts.reload()
  }

  function move(from: number, to: number): void {
    const { reorder } = endpoints
    const id = records?.[from]?._id
    if (records === undefined || id === undefined || reorder === undefined) return
    const after = withEntryMoved(records, from, to)[to - 1]?._id ?? null
    moves.add({
      apply: (list) => withEntryMovedAfter(list, id, after),
      send: () => api.call(reorder, {}, { id, after }),
    })
  }

  return { records, error, reload, remove, move }
}
