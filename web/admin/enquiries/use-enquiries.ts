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

  return { ...list, setStatus, setNote }
}
