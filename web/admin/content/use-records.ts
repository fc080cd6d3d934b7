import { useTranslations } from 'use-intl'
import { contentEndpoints } from '../../../domain/api/content.ts'
import type { RecordResponse } from '../../../domain/api/record.ts'
import type { ContentType } from '../../../domain/content/content-type.ts'
import { useApi } from '../app/admin-context.ts'
import { recordsIn } from '../app/record-responses.ts'
import { useData } from '../app/use-data.ts'
import { useReorder, withEntryMoved, withEntryMovedAfter } from '../ui/use-reorder.ts'
import { useDeletion } from './use-deletion.ts'

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
