import { useRef } from 'react'
import {
  type EnquiryChange,
  type EnquiryResponse,
  enquiryEndpoints,
} from '../../../domain/api/enquiries.ts'
import type { EnquiryStatus } from '../../../domain/enquiry/enquiry.ts'
import { useApi } from '../app/admin-context.ts'
import { useCounts } from '../app/counts.ts'
import { readError, useData } from '../app/use-data.ts'
import { showDone, showFailure } from '../ui/toast.tsx'
import { type PageView, sliceOf } from '../ui/use-pagination.ts'
import { countOf } from './enquiry-labels.ts'

export interface EnquiryView extends PageView {
  status: EnquiryStatus | ''
  q: string
}

/** One page of the enquiries, and what is done with them. */
export function useEnquiries({ status, q, ...page }: EnquiryView) {
  const api = useApi()
  const counts = useCounts()
  const list = useData(enquiryEndpoints.list, {}, { status, q, ...sliceOf(page) })
  /** By enquiry, the version that the last change made here has led to; 0 where it failed. */
  const written = useRef(new Map<string, Promise<number>>())

  /** In the order in which they were made: each is meant for what the one before it makes of the enquiry. */
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

  /** Answers the version that it has led to, or null where it failed. */
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
    // The undo is meant for what this change has made of it, or others made here since.
    const changed = { ...enquiry, status: next, version }
    showDone(`${enquiry.reference} is ${next}.`, {
      onUndo: () => change(changed, { status: enquiry.status }),
    })
  }

  async function setNote(enquiry: EnquiryResponse, note: string): Promise<void> {
    if ((await change(enquiry, { note })) !== null) showDone('Note saved.')
  }

  /** All of the chosen ones or none; the undo gives each the status that it had. */
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
    showDone(`${countOf(chosen)} ${chosen.length === 1 ? 'is' : 'are'} ${status}.`, {
      onUndo: () => void finish(undo),
    })
  }

  return { ...list, setStatus, setStatuses, setNote }
}
