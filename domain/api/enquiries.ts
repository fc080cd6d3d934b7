import { z } from 'zod'
import { limits } from '../content/limits.ts'
import { enquirySources, enquiryStatuses } from '../enquiry/enquiry.ts'
import { deviceClasses, originLimits } from '../enquiry/enquiry-origin.ts'
import { messages } from '../text/validation-messages.ts'
import { defineEndpoint } from './endpoint.ts'
import { pageQuery } from './parameters.ts'
import { moment, named } from './record.ts'

const text = (max: number) =>
  z.preprocess(
    (value) => value ?? '',
    z
      .string({ error: messages.notText })
      .trim()
      .max(max, { error: messages.tooLong(max) }),
  )

/** What is only of use if it can be read: no enquiry is refused for it. */
const loose = z.preprocess(
  (value) => (typeof value === 'string' ? value.slice(0, originLimits.address).toWellFormed() : ''),
  z.string(),
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
  /** The address, or the host, of the site that led the visit here; its host is kept. */
  referrer: loose,
  /** The query of the address at which the visit began; `utm_source`, `utm_medium` and `utm_campaign` are kept. */
  landing: loose,
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

const MAX_BULK_ENQUIRIES = 500

const bulkChange = z.object({
  ids: z
    .array(z.string({ error: messages.notText }), { error: messages.notAList })
    .min(1, { error: 'Please choose at least one enquiry.' })
    .max(MAX_BULK_ENQUIRIES, { error: messages.tooManyEntries(MAX_BULK_ENQUIRIES) }),
  change: enquiryChange.refine(({ status, note }) => status !== undefined || note !== undefined, {
    error: 'Please choose what to change.',
  }),
})
export type EnquiryBulkChange = z.infer<typeof bulkChange>

const pastedMessage = z.object({
  message: z
    .string({ error: messages.notText })
    .max(limits.pastedText, { error: messages.tooLong(limits.pastedText) }),
})

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
  /** The host of the site that led here; empty where none did. */
  referrer: z.string(),
  /** Of the advertisement that led here; empty texts where none did. */
  campaign: z.object({ source: z.string(), medium: z.string(), name: z.string() }),
  /** What it was opened on; empty where nothing tells. */
  device: z.enum([...deviceClasses, '']),
  /** One of the demo's. */
  isExample: z.boolean(),
  version: z.int(),
  createdAt: moment,
  updatedAt: moment,
  updatedBy: named.nullable(),
})
export type EnquiryResponse = z.infer<typeof enquiry>

/** What an administrator wrote of an enquiry, or its beginning. */
const enquiryVersion = z.object({
  version: z.int(),
  at: moment,
  by: named.nullable(),
  status: z.enum(enquiryStatuses),
  note: z.string(),
})

const tag = 'Enquiries'

/** Enquiries; the contract calls them orders in its paths and keys. */
export const enquiryEndpoints = {
  open: defineEndpoint({
    method: 'POST',
    path: '/orders',
    access: 'public',
    tag,
    summary: 'A visitor opened the chat',
    body: newEnquiry,
    status: 202,
    response: z.object({ reference: z.string() }),
  }),
  list: defineEndpoint({
    method: 'GET',
    path: '/orders',
    access: 'admin',
    tag,
    summary: 'Enquiries, newest first',
    query: enquiryQuery,
    response: z.object({ orders: z.array(enquiry), total: z.int() }),
  }),
  change: defineEndpoint({
    method: 'PUT',
    path: '/orders/:id',
    access: 'admin',
    tag,
    summary: 'Set the status of an enquiry or its note',
    body: enquiryChange,
    response: z.object({ message: z.string(), order: enquiry }),
  }),
  /** An unknown id is 422 on `ids`; those that are so already get no new version. */
  changeMany: defineEndpoint({
    method: 'PUT',
    path: '/orders/bulk',
    access: 'admin',
    tag,
    summary: 'Set the status or the note of many enquiries, all of them or none',
    body: bulkChange,
    response: z.object({ message: z.string(), orders: z.array(enquiry) }),
  }),
  /** Nothing of the message is kept. */
  find: defineEndpoint({
    method: 'POST',
    path: '/orders/find',
    access: 'admin',
    tag,
    summary: 'The enquiries whose references are in a pasted message',
    body: pastedMessage,
    response: z.object({ orders: z.array(enquiry) }),
  }),
  history: defineEndpoint({
    method: 'GET',
    path: '/orders/:id/history',
    access: 'admin',
    tag,
    summary: 'The history of an enquiry, newest first',
    query: pageQuery,
    response: z.object({ revisions: z.array(enquiryVersion), total: z.int() }),
  }),
}
