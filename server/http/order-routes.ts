import { RateLimiterMemory } from 'rate-limiter-flexible'
import { z } from 'zod'
import { RequestError } from '../errors.ts'
import { newOrderSchema, type Order, orderChangeSchema, orderStatuses } from '../services/orders.ts'
import { consume } from '../services/sign-in-limits.ts'
import type { Services } from '../services.ts'
import { type AuthorNames, answerAuthor } from './answers.ts'
import { callerOf } from './auth.ts'
import { type Endpoint, pageQuery, readBody, readId, readIfMatch, readQuery } from './endpoint.ts'

const orderQuery = pageQuery.extend({
  status: z
    .enum([...orderStatuses, ''], { error: `must be one of ${orderStatuses.join(', ')}` })
    .optional(),
  q: z.string().optional(),
})
const statisticsQuery = z.object({
  days: z
    .string()
    .default('30')
    .refine((text) => /^[0-9]{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= 366, {
      error: 'must be a whole number from 1 to 366',
    })
    .transform(Number),
})
const order = z.object({
  _id: z.string(),
  reference: z.string(),
  status: z.enum(orderStatuses),
  note: z.string(),
  source: z.string(),
  page: z.string(),
  products: z.array(z.object({ _id: z.string(), name: z.string() })),
  version: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
  updatedBy: z.object({ _id: z.string(), name: z.string() }).nullable(),
})
const tag = 'Enquiries'

/** Enquiries, and the dashboard's figures. */
export function orderEndpoints(services: Services): Endpoint[] {
  const { orders, accounts, dashboard, statistics } = services
  const perAddress = new RateLimiterMemory({ points: 30, duration: 60 })
  return [
    {
      method: 'POST',
      path: '/orders',
      access: 'public',
      tag,
      summary: 'A visitor opened the chat',
      body: { schema: newOrderSchema },
      status: 202,
      answer: z.object({ reference: z.string() }),
      async handler(request) {
        await consume(perAddress, request.ip)
        return { reference: await orders.open(readBody(newOrderSchema, request.body)) }
      },
    },
    {
      method: 'GET',
      path: '/orders',
      access: 'admin',
      tag,
      summary: 'Enquiries, newest first',
      query: orderQuery,
      answer: z.object({ orders: z.array(order), total: z.number() }),
      async handler(request) {
        const { status, ...query } = readQuery(orderQuery, request.query)
        const { orders: list, total } = await orders.list(status ? { ...query, status } : query)
        const names = await accounts.names()
        return { orders: list.map((order) => answerOrder(order, names)), total }
      },
    },
    {
      method: 'PUT',
      path: '/orders/:id',
      access: 'admin',
      tag,
      summary: 'Set the status of an enquiry or its note',
      body: { schema: orderChangeSchema },
      answer: z.object({ message: z.string(), order }),
      async handler(request) {
        const id = readId(request)
        const change = readBody(orderChangeSchema, request.body)
        const names = await accounts.names()
        try {
          const changed = await orders.change(
            id,
            change,
            callerOf(request)._id,
            readIfMatch(request),
          )
          return { message: `${changed.reference} saved.`, order: answerOrder(changed, names) }
        } catch (error) {
          if (!(error instanceof RequestError) || !error.details.isStale) throw error
          const current = answerOrder(await orders.read(id), names)
          throw new RequestError(error.status, error.message, { details: { current } })
        }
      },
    },
    {
      method: 'GET',
      path: '/ourCategories/counts/total',
      access: 'admin',
      tag: 'Dashboard',
      summary: 'The figures on the dashboard',
      answer: z.object({
        data: z.object({
          totalCategories: z.number(),
          totalCategoryItems: z.number(),
          users: z.number(),
          pendingOrders: z.number(),
        }),
      }),
      handler: async () => ({ data: await dashboard.counts() }),
    },
    {
      method: 'GET',
      path: '/statistics',
      access: 'admin',
      tag: 'Dashboard',
      summary: 'Enquiries of the last days (30 unless told): per day, per source, most asked for',
      query: statisticsQuery,
      // `perDay` has every day, oldest first, by UTC date; `products` the ten most asked for.
      answer: z.object({
        statistics: z.object({
          perDay: z.array(z.object({ date: z.string(), count: z.number() })),
          perSource: z.array(z.object({ source: z.string(), count: z.number() })),
          products: z.array(z.object({ _id: z.string(), name: z.string(), count: z.number() })),
        }),
      }),
      async handler(request) {
        const { days } = readQuery(statisticsQuery, request.query)
        return { statistics: await statistics.ofDays(days) }
      },
    },
  ]
}

function answerOrder(order: Order, names: AuthorNames) {
  return { ...order, updatedBy: answerAuthor(order.updatedBy, names) }
}
