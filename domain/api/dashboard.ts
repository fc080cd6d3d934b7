import { z } from 'zod'
import { named } from '../content/fields/reference-fields.ts'
import { enquirySources } from '../enquiry/enquiry.ts'
import { deviceClasses } from '../enquiry/enquiry-origin.ts'
import { withCode } from '../messages/issue-message.ts'
import { defineEndpoints } from './endpoint.ts'
import { recordId } from './parameters.ts'
import { moment } from './record.ts'

const count = z.int()

const counts = z.object({
  totalCategories: count,
  totalCategoryItems: count,
  /** Number of administrators. */
  users: count,
  pendingOrders: count,
})
export type Counts = z.infer<typeof counts>

const statistics = z.object({
  /** Every day of the period, oldest first, as `2026-11-21`; the last one is today. */
  perDay: z.array(z.object({ date: z.string(), count })),
  /** Enquiries per button, highest count first. */
  perSource: z.array(z.object({ source: z.enum(enquirySources), count })),
  /** Ten most requested products, highest count first; a deleted one keeps its last name. */
  products: z.array(named.extend({ count })),
  /**
   * Most requested values of choices, named as they were asked for: at most six choices with ten
   * values each, highest count first.
   */
  choices: z.array(
    z.object({ name: z.string(), values: z.array(z.object({ name: z.string(), count })) }),
  ),
})
export type Statistics = z.infer<typeof statistics>

const figured = named.extend({ viewed: count, asked: count })

/** Visitor interest in the same period. Lists hold at most ten entries, highest count first. */
const interest = z.object({
  /** Views of product pages, for every day of the period. */
  viewsPerDay: z.array(z.object({ date: z.string(), count })),
  viewed: z.array(figured),
  /** Viewed products without an enquiry in the period. */
  neverAsked: z.array(figured),
  /**
   * Searches of the shop that no product had every word of, without those that the shop now has
   * something for: a synonym or product was added since.
   */
  missed: z.array(z.object({ words: z.string(), count })),
  /** Hosts of the sites that enquiries came from. */
  perReferrer: z.array(z.object({ host: z.string(), count })),
  perCampaign: z.array(
    z.object({ source: z.string(), medium: z.string(), name: z.string(), count }),
  ),
  perDevice: z.array(z.object({ device: z.enum(deviceClasses), count })),
  /** True if the figures include the demo's examples. */
  hasExamples: z.boolean(),
})
export type Interest = z.infer<typeof interest>

/** Addresses in one response. */
export const MAX_NOT_FOUND = 200

const notFound = z.array(z.object({ path: z.string(), count, lastAt: moment }))
export type NotFound = z.infer<typeof notFound>

const days = z
  .string()
  .default('30')
  .refine(
    (text) => /^[0-9]{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= 366,
    withCode('fields.notANumberOfDays'),
  )
  .transform(Number)

const MAX_PRODUCT_FIGURES = 200
const productIds = z
  .string()
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(
    z
      .array(recordId)
      .min(1, withCode('products.noneNamed'))
      .max(MAX_PRODUCT_FIGURES, withCode('products.tooManyNamed')),
  )

export const dashboardEndpoints = defineEndpoints('Dashboard', {
  counts: {
    method: 'GET',
    path: '/ourCategories/counts/total',
    access: 'admin',
    summary: 'The figures on the dashboard',
    response: z.object({ data: counts }),
  },
  statistics: {
    method: 'GET',
    path: '/statistics',
    access: 'admin',
    summary: 'Enquiries and views of the last days (30 by default), and searches without results',
    query: z.object({ days }),
    response: z.object({ statistics, interest }),
  },
  productFigures: {
    method: 'GET',
    path: '/statistics/products',
    access: 'admin',
    summary: 'Enquiries and views of products in the last days; `ids` separated by commas',
    query: z.object({ days, ids: productIds }),
    response: z.object({
      products: z.array(z.object({ _id: z.string(), asked: count, viewed: count })),
    }),
  },
  notFound: {
    method: 'GET',
    path: '/statistics/notFound',
    access: 'admin',
    summary: `Addresses that nothing was found at in the last days, most asked for first, at most ${MAX_NOT_FOUND}; those with a redirect by now are left out`,
    query: z.object({ days }),
    response: z.object({ notFound }),
  },
  /**
   * Summary of the last seven days, today included. `url` opens a chat with the shop's own number;
   * null without a number.
   */
  weeklySummary: {
    method: 'GET',
    path: '/statistics/week',
    access: 'admin',
    summary: 'The weekly summary as a WhatsApp message to yourself',
    response: z.object({ text: z.string(), url: z.string().nullable() }),
  },
  removeExamples: {
    method: 'DELETE',
    path: '/statistics/examples',
    access: 'admin',
    summary: 'Remove the sample enquiries, views and searches of the demo',
    response: z.object({ message: z.string() }),
  },
})
