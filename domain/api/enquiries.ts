import { z } from 'zod'
import { enquirySources, enquiryStatuses } from '../enquiry.ts'
import { limits } from '../limits.ts'
import { messages } from '../messages.ts'
import { defineCall } from './call.ts'
import { pageQuery } from './parameters.ts'
import { moment, named } from './record.ts'

const text = (most: number) =>
  z.preprocess(
    (value) => value ?? '',
    z
      .string({ error: messages.notText })
      .trim()
      .max(most, { error: messages.tooLong(most) }),
  )

/** What a page sends when a visitor opens a chat. Nothing in it says who the visitor is. */
const newEnquiry = z.object({
  product: z.string({ error: messages.notText }).optional(),
  products: z
    .array(z.string({ error: messages.notText }), { error: messages.notAList })
    .max(limits.listEntries, { error: messages.tooManyEntries(limits.listEntries) })
    .optional(),
  source: z.enum(enquirySources, {
    error: `The source must be one of ${enquirySources.join(', ')}.`,
  }),
  page: text(limits.line),
  reference: text(limits.line),
})
export type NewEnquiry = z.infer<typeof newEnquiry>

const enquiryChange = z.object({
  status: z
    .enum(enquiryStatuses, { error: `The status must be one of ${enquiryStatuses.join(', ')}.` })
    .optional(),
  note: z
    .preprocess(
      (value) => (value === null ? '' : value),
      z
        .string({ error: messages.notText })
        .trim()
        .max(limits.longText, { error: messages.tooLong(limits.longText) })
        .optional(),
    )
    .optional(),
})
export type EnquiryChange = z.infer<typeof enquiryChange>

const enquiryQuery = pageQuery.extend({
  status: z
    .enum([...enquiryStatuses, ''], { error: `must be one of ${enquiryStatuses.join(', ')}` })
    .optional(),
  /** Looks in reference, product names and note. */
  q: z.string().optional(),
})

const enquiry = z.object({
  _id: z.string(),
  reference: z.string(),
  status: z.enum(enquiryStatuses),
  note: z.string(),
  source: z.enum(enquirySources),
  /** The path on which the chat was opened; may be empty. */
  page: z.string(),
  /** As they were called then. */
  products: z.array(named),
  version: z.int(),
  createdAt: moment,
  updatedAt: moment,
  updatedBy: named.nullable(),
})
export type EnquiryAnswer = z.infer<typeof enquiry>

const tag = 'Enquiries'

/** Enquiries; the contract calls them orders in its paths and keys. */
export const enquiryCalls = {
  open: defineCall({
    method: 'POST',
    path: '/orders',
    access: 'public',
    tag,
    summary: 'A visitor opened the chat',
    body: newEnquiry,
    status: 202,
    answer: z.object({ reference: z.string() }),
  }),
  list: defineCall({
    method: 'GET',
    path: '/orders',
    access: 'admin',
    tag,
    summary: 'Enquiries, newest first',
    query: enquiryQuery,
    answer: z.object({ orders: z.array(enquiry), total: z.int() }),
  }),
  change: defineCall({
    method: 'PUT',
    path: '/orders/:id',
    access: 'admin',
    tag,
    summary: 'Set the status of an enquiry or its note',
    body: enquiryChange,
    answer: z.object({ message: z.string(), order: enquiry }),
  }),
}
