import { z } from 'zod'
import { type EnquiryStatus, enquiryStatuses } from '../../../domain/enquiry.ts'
import { readError, useData } from '../data.ts'
import { useCounts } from '../frame/counts.ts'
import { useApi } from '../office-context.ts'
import { showDone, showFailure } from '../toast.tsx'

export const orderStatuses = enquiryStatuses
export type OrderStatus = EnquiryStatus

const orderSchema = z.object({
  _id: z.string(),
  reference: z.string(),
  status: z.enum(orderStatuses),
  note: z.string(),
  source: z.string(),
  page: z.string(),
  products: z.array(z.object({ _id: z.string(), name: z.string() })),
  version: z.number(),
  createdAt: z.string(),
})
export type Order = z.infer<typeof orderSchema>

export const ordersAnswer = z.object({ orders: z.array(orderSchema), total: z.number() })

export const statusWords: Record<OrderStatus, string> = {
  opened: 'Opened',
  pending: 'Pending',
  answered: 'Answered',
  confirmed: 'Confirmed',
  cancelled: 'Cancelled',
}

const sources: Record<string, string> = {
  product: 'Product page',
  shop: 'Shop',
  message: 'Message box',
  header: 'Header',
  shortlist: 'Shortlist',
}

export function sourceWords(source: string): string {
  return sources[source] ?? source
}

export interface OrderView {
  status: OrderStatus | ''
  q: string
  page: number
  size: number
}

/** One page of the enquiries, and what is done with them. */
export function useOrders({ status, q, page, size }: OrderView) {
  const api = useApi()
  const counts = useCounts()
  const list = useData({
    path: '/orders',
    query: { status, q, skip: (page - 1) * size, limit: size },
    answer: ordersAnswer,
  })

  async function change(order: Order, body: { status?: OrderStatus; note?: string }) {
    list.update((last) => ({
      ...last,
      orders: last.orders.map((one) => (one._id === order._id ? { ...one, ...body } : one)),
    }))
    try {
      const answer = z.object({ order: orderSchema })
      await api.call({
        method: 'PUT',
        path: `/orders/${order._id}`,
        body,
        version: order.version,
        answer,
      })
      await list.reload()
      void counts.reload()
      return true
    } catch (thrown) {
      showFailure(readError(thrown).message)
      await list.reload()
      return false
    }
  }

  async function setStatus(order: Order, next: OrderStatus): Promise<void> {
    const done = await change(order, { status: next })
    if (!done) return
    // The undo is meant for what this change has made of it.
    const changed = { ...order, status: next, version: order.version + 1 }
    showDone(`${order.reference} is ${next}.`, {
      onUndo: () => change(changed, { status: order.status }),
    })
  }

  async function setNote(order: Order, note: string): Promise<void> {
    if (await change(order, { note })) showDone('Note saved.')
  }

  return { ...list, setStatus, setNote }
}
