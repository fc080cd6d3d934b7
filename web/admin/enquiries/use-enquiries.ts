import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import {
  type EnquiryChange,
  type EnquiryResponse,
  type EnquirySort,
  enquiryEndpoints,
} from '../../../domain/api/enquiries.ts'
import type { EnquiryStatus } from '../../../domain/enquiry/enquiry.ts'
import { useApi } from '../app/admin-context.ts'
import { useCounts } from '../app/counts.ts'
import { readError, useData } from '../app/use-data.ts'
import { showDone, showFailure } from '../ui/toast.tsx'
import { type PageView, sliceOf } from '../ui/use-pagination.ts'

export interface EnquiryView extends PageView {
  status: EnquiryStatus | ''
  q: string
  sort?: EnquirySort
}

/** Current page of the enquiries, with the actions of the list. */
export function useEnquiries({ status, q, sort, ...page }: EnquiryView) {
  const t = useTranslations('enquiries.useEnquiries')
  const api = useApi()
  const counts = useCounts()
  const list = useData(
    enquiryEndpoints.list,
    {},
    { status, q, ...(sort && { sort }), ...sliceOf(page) },
  )
  /** Version after the last change made here, by enquiry; 0 if it failed. */
  const written = useRef(new Map<string, Promise<number>>())

  /**
   * Changes to an enquiry are sequential: each is based on the version that the one before creates.
   */
  function send({ _id: id, version }: EnquiryResponse, body: EnquiryChange): Promise<number> {
    const before = written.current.get(id) ?? Promise.resolve(0)
    const sending = before.then(async (last) => {
      const wanted = { version: Math.max(version, last) }
      return (await api.call(enquiryEndpoints.change, { id }, body, wanted)).order.version
    })
    written.current.set(
      id,
      sending.catch(() => 0),
    )
    return sending
  }

  /** Returns the new version, or null if the change failed. */
  async function change(enquiry: EnquiryResponse, body: EnquiryChange): Promise<number | null> {
    list.update((last) => ({
      ...last,
      orders: last.orders.map((one) => (one._id === enquiry._id ? { ...one, ...body } : one)),
    }))
    try {
      const version = await send(enquiry, body)
      await list.reload()
      void counts.reload()
      return version
    } catch (thrown) {
      showFailure(readError(thrown).message)
      await list.reload()
      return null
    }
  }

  async function setStatus(enquiry: EnquiryResponse, next: EnquiryStatus): Promise<void> {
    const version = await change(enquiry, { status: next })
    if (version === null) return
    // Undo is based on the version that this change created, or later ones made here.
    const changed = { ...enquiry, status: next, version }
    showDone(t(`changed.${next}`, { reference: enquiry.reference }), {
      onUndo: () => change(changed, { status: enquiry.status }),
    })
  }

  async function setNote(enquiry: EnquiryResponse, note: string): Promise<void> {
    if ((await change(enquiry, { note })) !== null) showDone(t('noteSaved'))
  }

  /** Changes all of them or none; undo restores each one's previous status. */
  async function setStatuses(chosen: EnquiryResponse[], status: EnquiryStatus): Promise<void> {
    const write = (some: EnquiryResponse[], to: EnquiryStatus) =>
      api.call(
        enquiryEndpoints.changeMany,
        {},
        { ids: some.map(({ _id }) => _id), change: { status: to } },
      )
    const finish = async (work: () => Promise<unknown>) => {
      try {
        await work()
        return true
      } catch (thrown) {
        showFailure(readError(thrown).message)
        return false
      } finally {
        await list.reload()
        void counts.reload()
      }
    }
    const undo = async () => {
      for (const [before, some] of Map.groupBy(chosen, (one) => one.status))
        await write(some, before)
    }
    if (!(await finish(() => write(chosen, status)))) return
    showDone(t(`changedMany.${status}`, { count: chosen.length }), {
      onUndo: () => void finish(undo),
    })
  }

  return { ...list, setStatus, setStatuses, setNote }
}
