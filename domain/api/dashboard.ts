import { z } from 'zod'
import { enquirySources } from '../enquiry.ts'
import { defineCall } from './call.ts'
import { named } from './record.ts'

const tag = 'Dashboard'
const count = z.int()

const counts = z.object({
  totalCategories: count,
  totalCategoryItems: count,
  /** Administrators. */
  users: count,
  pendingOrders: count,
})
export type Counts = z.infer<typeof counts>

const statistics = z.object({
  /** Every day of the time, oldest first, as `2026-11-21`; the last one is today. */
  perDay: z.array(z.object({ date: z.string(), count })),
  /** The buttons that enquiries came from, most first. */
  perSource: z.array(z.object({ source: z.enum(enquirySources), count })),
  /** The ten most asked for, most first; one that is deleted is called as it was called last. */
  products: z.array(named.extend({ count })),
})
export type Statistics = z.infer<typeof statistics>

/** What the dashboard shows. */
export const dashboardCalls = {
  counts: defineCall({
    method: 'GET',
    path: '/ourCategories/counts/total',
    access: 'admin',
    tag,
    summary: 'The figures on the dashboard',
    answer: z.object({ data: counts }),
  }),
  statistics: defineCall({
    method: 'GET',
    path: '/statistics',
    access: 'admin',
    tag,
    summary: 'Enquiries of the last days (30 unless told): per day, per source, most asked for',
    query: z.object({
      days: z
        .string()
        .default('30')
        .refine((text) => /^[0-9]{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= 366, {
          error: 'must be a whole number from 1 to 366',
        })
        .transform(Number),
    }),
    answer: z.object({ statistics }),
  }),
}
