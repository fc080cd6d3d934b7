import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
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
import { readError, useData, useDataChange } from '../app/use-data.ts'
import { attempt } from '../ui/attempt.ts'
import { showDone, showFailure } from '../ui/toast.tsx'
import { versionsOf } from '../ui/undo-stack.ts'
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
  /** Version after the last change made here, by enquiry; 0 if it failed. */
  const written = useRef(new Map<string, Promise<number>>())

  /** The newest known version of an enquiry, after the changes to it that are under way. */
  async function readVersion({ _id, version }: EnquiryResponse): Promise<number> {
    return Math.max(version, (await written.current.get(_id)) ?? 0)
  }

  /**
   * Changes to an enquiry are sequential: each is based on the version that the one before creates.
   */
  function inSequence(
    enquiries: EnquiryResponse[],
    work: (versions: number[]) => Promise<EnquiryResponse[]>,
  ): Promise<EnquiryResponse[]> {
    const sending = Promise.all(enquiries.map(readVersion)).then(work)
    for (const [index, { _id }] of enquiries.entries()) {
      const version = sending.then((saved) => saved[index]?.version ?? 0)
      written.current.set(
        _id,
        version.catch(() => 0),
      )
    }
    return sending
  }

  /** A note that a colleague has not changed meanwhile is sent again on the newer version. */
  async function send(enquiry: EnquiryResponse, body: EnquiryChange): Promise<EnquiryResponse> {
    const params = { id: enquiry._id }
    const write = async (version: number) =>
      (await api.call(enquiryEndpoints.change, params, body, { version, keepsCache: true })).order
    const [saved = enquiry] = await inSequence([enquiry], async ([version = 0]) => {
      try {
        return [await write(version)]
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
      await queryClient.invalidateQueries()
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
      inSequence(some, async (versions) => {
        const orders = some.map(({ _id }, index) => ({
          _id,
          version: versions[index],
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
