import {
  type EnquiryAnswer,
  type EnquiryChange,
  enquiryCalls,
} from '../../../domain/api/enquiries.ts'
import type { EnquiryStatus } from '../../../domain/enquiry.ts'
import { useCounts } from '../counts.ts'
import { readError, useData } from '../data.ts'
import { useApi } from '../office-context.ts'
import { type PageView, sliceOf } from '../parts/use-page.ts'
import { showDone, showFailure } from '../toast.tsx'
import { countOf } from './enquiry-words.ts'

export interface EnquiryView extends PageView {
  status: EnquiryStatus | ''
  q: string
}

/** One page of the enquiries, and what is done with them. */
export function useEnquiries({ status, q, ...page }: EnquiryView) {
  const api = useApi()
  const counts = useCounts()
  const list = useData(enquiryCalls.list, {}, { status, q, ...sliceOf(page) })

  async function change(enquiry: EnquiryAnswer, body: EnquiryChange) {
    list.update((last) => ({
      ...last,
      orders: last.orders.map((one) => (one._id === enquiry._id ? { ...one, ...body } : one)),
    }))
    try {
      const { _id: id, version } = enquiry
      await api.call(enquiryCalls.change, { id }, body, { version })
      await list.reload()
      void counts.reload()
      return true
    } catch (thrown) {
      showFailure(readError(thrown).message)
      await list.reload()
      return false
    }
  }

  async function setStatus(enquiry: EnquiryAnswer, next: EnquiryStatus): Promise<void> {
    const done = await change(enquiry, { status: next })
    if (!done) return
    // The undo is meant for what this change has made of it.
    const changed = { ...enquiry, status: next, version: enquiry.version + 1 }
    showDone(`${enquiry.reference} is ${next}.`, {
      onUndo: () => change(changed, { status: enquiry.status }),
    })
  }

  async function setNote(enquiry: EnquiryAnswer, note: string): Promise<void> {
    if (await change(enquiry, { note })) showDone('Note saved.')
  }

  /** All of the chosen ones or none; the undo gives each the status that it had. */
  async function setStatuses(chosen: EnquiryAnswer[], status: EnquiryStatus): Promise<void> {
    const write = (some: EnquiryAnswer[], to: EnquiryStatus) =>
      api.call(
        enquiryCalls.changeMany,
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
