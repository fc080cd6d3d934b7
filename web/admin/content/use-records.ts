import type { z } from 'zod'
import type { ContentType } from '../../../domain/content/define.ts'
import { messageSchema, nothing } from '../api.ts'
import { readError, useData } from '../data.ts'
import { useCounts } from '../frame/counts.ts'
import { useApi } from '../office-context.ts'
import { listAnswer } from '../records.ts'
import { moved } from '../sortable/moved.ts'
import { showDone, showFailure } from '../toast.tsx'

interface Identified {
  _id: string
}

/** All records of a type that has few of them, and what a list does with them. */
export function useRecords<T extends Identified>(type: ContentType, record: z.ZodType<T>) {
  const api = useApi()
  const counts = useCounts()
  const { data, error, reload, update } = useData({
    path: type.path,
    query: { limit: 0 },
    answer: listAnswer(type, record),
  })
  const records = data?.value

  async function remove({ _id }: T, name: string): Promise<void> {
    await api.call({ method: 'DELETE', path: `${type.path}/${_id}`, answer: messageSchema })
    showDone(`${name} deleted.`, { onUndo: () => bringBack(_id) })
    await reload()
    void counts.reload()
  }

  async function bringBack(id: string): Promise<void> {
    try {
      await api.call({ method: 'POST', path: `/trash/${id}`, answer: messageSchema })
    } catch (thrown) {
      showFailure(readError(thrown).message)
    }
    await reload()
    void counts.reload()
  }

  async function move(from: number, to: number): Promise<void> {
    if (records === undefined) return
    const next = moved(records, from, to)
    update((last) => ({ ...last, value: next }))
    try {
      const ids = next.map(({ _id }) => _id)
      await api.call({ method: 'PUT', path: `${type.path}/order`, body: { ids }, answer: nothing })
    } catch (thrown) {
      showFailure(readError(thrown).message)
    }
    await reload()
  }

  return { records, error, reload, remove, move }
}
