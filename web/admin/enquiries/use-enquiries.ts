import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import {
  type EnquiryChange,
  type EnquiryResponse,
  type EnquirySort,
  enquiryEndpoints,
  enquiryResponse,
} from '../../../domain/api/enquiries.ts'
import type { EnquiryStatus } from '../../../domain/enquiry/enquiry.ts'
import { useApi } from '../app/admin-context.ts'
import type { ApiError } from '../app/api-client.ts'
import { versionsOf } from '../app/undo-stack.ts'
import { readError, useData, useDataChange } from '../app/use-data.ts'
import { useRecordQueue } from '../app/use-record-queue.ts'
import { attempt, showDone, showFailure } from '../ui/toast.tsx'
import { type PageView, sliceOf } from '../ui/use-pagination.ts'
import { useUndo } from '../ui/use-undo.ts'

export interface EnquiryView extends PageView {
  status: EnquiryStatus | ''
  q: string
  sort?: EnquirySort
}

/** The present enquiry of a version conflict. */
function currentIn({ current }: ApiError): EnquiryResponse | undefined {
  return enquiryResponse.safeParse(current).data
}

/** Current page of the enquiries, with the actions of the list. */
export function useEnquiries({ status, q, sort, ...page }: EnquiryView) {
  const t = useTranslations('enquiries.useEnquiries')
  const api = useApi()
  const queryClient = useQueryClient()
  const offerUndo = useUndo()
  const list = useData(
    enquiryEndpoints.list,
    {},
    { status, q, ...(sort && { sort }), ...sliceOf(page) },
  )
  const enqueue = useRecordQueue<EnquiryResponse>()

  /** A note that a colleague has not changed meanwhile is sent again on the newer version. */
  async function send(enquiry: EnquiryResponse, body: EnquiryChange): Promise<EnquiryResponse> {
    const params = { id: enquiry._id }
    const write = async (version: number) =>
      (await api.call(enquiryEndpoints.change, params, body, { version, keepsCache: true })).order
    const [saved = enquiry] = await enqueue([enquiry], async ([present = enquiry]) => {
      try {
        return [await write(present.version)]
      } catch (thrown) {
        const current = currentIn(readError(thrown))
        const isNoteAlone = body.note !== undefined && body.status === undefined
        if (!isNoteAlone || current?.note !== enquiry.note) throw thrown
        return [await write(current.version)]
      }
    })
    return saved
  }

  const changeList = useDataChange(enquiryEndpoints.list, {})
  function show(id: string, values: Partial<EnquiryResponse>): Promise<void> {
    return changeList((last) => ({
      ...last,
      orders: last.orders.map((one) => (one._id === id ? { ...one, ...values } : one)),
    }))
  }

  /** Returns the changed enquiry, or null if the change failed. */
  async function change(
    enquiry: EnquiryResponse,
    body: EnquiryChange,
  ): Promise<EnquiryResponse | null> {
    await show(enquiry._id, body)
    try {
      const saved = await send(enquiry, body)
      void queryClient.invalidateQueries()
      return saved
    } catch (thrown) {
      const error = readError(thrown)
      showFailure(error.message)
      // No refetch: the enquiry stays, even if it no longer matches, so that its note can be saved.
      await show(enquiry._id, currentIn(error) ?? enquiry)
      return null
    }
  }

  async function setStatus(enquiry: EnquiryResponse, next: EnquiryStatus): Promise<void> {
    const saved = await change(enquiry, { status: next })
    if (saved === null) return
    // Undo is based on the version that this change created, or later ones made here.
    offerUndo({
      done: t(`changed.${next}`, { reference: enquiry.reference }),
      undo: async () => versionsOf([await send(saved, { status: enquiry.status })]),
    })
  }

  /** Returns false if the note could not be saved. */
  async function setNote(enquiry: EnquiryResponse, note: string): Promise<boolean> {
    const saved = await change(enquiry, { note })
    if (saved !== null) showDone(t('noteSaved'))
    return saved !== null
  }

  /**
   * Changes all of them or none, and returns false if it failed; undo restores each one's previous
   * status.
   */
  async function setStatuses(chosen: EnquiryResponse[], status: EnquiryStatus): Promise<boolean> {
    const write = (some: EnquiryResponse[], statusOf: (index: number) => EnquiryStatus) =>
      enqueue(some, async (present) => {
        const orders = present.map(({ _id, version }, index) => ({
          _id,
          version,
          status: statusOf(index),
        }))
        return (await api.call(enquiryEndpoints.changeMany, {}, { orders })).orders
      })
    const isDone = await attempt(async () => {
      const saved = await write(chosen, () => status)
      offerUndo({
        done: t(`changedMany.${status}`, { count: chosen.length }),
        undo: async () =>
          versionsOf(await write(saved, (index) => chosen[index]?.status ?? status)),
      })
    })
    await list.refetch({ cancelRefetch: false })
    return isDone
  }

  return { ...list, setStatus, setStatuses, setNote }
}
