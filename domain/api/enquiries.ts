import { z } from 'zod'
import { named } from '../content/fields/reference-fields.ts'
import { limits } from '../content/limits.ts'
import { enquirySources, enquiryStatuses } from '../enquiry/enquiry.ts'
import { deviceClasses, originLimits } from '../enquiry/enquiry-origin.ts'
import { knownLanguages } from '../languages/language.ts'
import type { ErrorCode } from '../messages/api-message.ts'
import { withCode } from '../messages/issue-message.ts'
import { quotationStatuses } from '../quotation/quotation.ts'
import { defineEndpoints } from './endpoint.ts'
import { pageQuery, searchText } from './parameters.ts'
import { moment } from './record.ts'

const text = (max: number) => z.preprocess((value) => value ?? '', z.string().trim().max(max))

/** Optional text: an enquiry is never rejected because of it; invalid values become empty. */
const loose = z.preprocess(
  (value) => (typeof value === 'string' ? value.slice(0, originLimits.address).toWellFormed() : ''),
  z.string(),
)

const askedChoice = z.object({
  product: z.string(),
  /** Its id, or its slug in the product's address. */
  choice: z.string(),
  /** Id or slug of the value; of a measure the number in the choice's unit, or the text as typed. */
  value: z.union([z.string(), z.number()]),
})
const MAX_ASKED_CHOICES = 1_000

/** Choices of the products; malformed ones are left out, since no enquiry is rejected for them. */
const askedChoices = z.preprocess(
  (value) =>
    Array.isArray(value)
      ? value.slice(0, MAX_ASKED_CHOICES).filter((one) => askedChoice.safeParse(one).success)
      : [],
  z.array(askedChoice),
)

/**
 * Body that a page sends when a visitor opens a chat. Holds nothing that identifies the visitor.
 */
const newEnquiry = z.object({
  product: z.string().optional(),
  products: z.array(z.string()).max(limits.listEntries).optional(),
  choices: askedChoices,
  source: z.enum(enquirySources, withCode('enquiries.unknownSource')),
  page: text(limits.line),
  reference: text(limits.line),
  /** URL or host of the referring site; only its host is stored. */
  referrer: loose,
  /**
   * Query string of the visit's first page; only `utm_source`, `utm_medium` and `utm_campaign` are
   * stored.
   */
  landing: loose,
  /** Language of the page; one that the shop is not in counts as the default one. */
  lang: loose,
})
export type NewEnquiry = z.infer<typeof newEnquiry>

const enquiryChange = z.object({
  status: z.enum(enquiryStatuses, withCode('enquiries.unknownStatus')).optional(),
  note: z
    .preprocess(
      (value) => (value === null ? '' : value),
      z.string().trim().max(limits.longText).optional(),
    )
    .optional(),
})
export type EnquiryChange = z.infer<typeof enquiryChange>

const MAX_BULK_ENQUIRIES = 500

const enquiryId = z.string().trim().toLowerCase()
const otherForm = z.never(withCode('enquiries.severalChanges')).optional()

/** The same change of many enquiries. */
const bulkChange = z.object({
  ids: listOfEnquiries(enquiryId, 'fields.notAList'),
  change: enquiryChange.refine(isChange, withCode('requests.nothingToChange')),
  orders: otherForm,
})

/** A change of its own for each enquiry, such as what undoes one of many. */
const bulkValues = z.object({
  orders: listOfEnquiries(
    enquiryChange
      .extend({
        _id: enquiryId,
        version: z
          .int()
          .optional()
          .describe('If the enquiry has another version, nothing is written: 409'),
      })
      .refine(isChange, withCode('requests.nothingToChange')),
    'enquiries.notListWithValues',
  ),
  ids: otherForm,
  change: otherForm,
})

const bulkBody = z.union([bulkChange, bulkValues])
export type EnquiryBulkChange = z.infer<typeof bulkBody>

/** List with an entry for each enquiry. */
function listOfEnquiries<S extends z.ZodType>(entry: S, code: ErrorCode) {
  return z
    .array(entry, withCode(code))
    .min(1, withCode('enquiries.noneChosen'))
    .max(MAX_BULK_ENQUIRIES, withCode('fields.tooManyEntries'))
}

function isChange({ status, note }: EnquiryChange): boolean {
  return status !== undefined || note !== undefined
}

const pastedMessage = z.object({
  message: z.string().max(limits.pastedText),
})

/** Orders of the list; the first is the default. */
const enquirySorts = ['newest', 'oldest'] as const
export type EnquirySort = (typeof enquirySorts)[number]

const enquiryQuery = pageQuery.extend({
  status: z.enum([...enquiryStatuses, '']).optional(),
  /** Matches reference, product names, choices and note. */
  q: searchText.optional(),
  sort: z.enum(enquirySorts).optional(),
})

export const enquiryResponse = z.object({
  _id: z.string(),
  reference: z.string(),
  status: z.enum(enquiryStatuses),
  note: z.string(),
  source: z.enum(enquirySources),
  /** Path of the page on which the chat was opened; may be empty. */
  page: z.string(),
  /** Names and choices as they were when the enquiry was sent; a measure in both units. */
  products: z.array(
    named.extend({ choices: z.array(z.object({ name: z.string(), value: z.string() })) }),
  ),
  /** Host of the referring site; empty if none. */
  referrer: z.string(),
  /** UTM campaign of the visit; empty texts if none. */
  campaign: z.object({ source: z.string(), medium: z.string(), name: z.string() }),
  /** Device class; empty if unknown. */
  device: z.enum([...deviceClasses, '']),
  /** Language of the page; empty for enquiries from before shops had several. */
  language: z.enum([...knownLanguages, '']),
  /** Quotations for it, oldest first. */
  quotations: z.array(
    z.object({ _id: z.string(), number: z.string(), status: z.enum(quotationStatuses) }),
  ),
  /** True for the demo's examples. */
  isExample: z.boolean(),
  version: z.int(),
  createdAt: moment,
  updatedAt: moment,
  updatedBy: named.nullable(),
})
export type EnquiryResponse = z.infer<typeof enquiryResponse>

/** Version of an enquiry: its creation or an administrator's change. */
const enquiryVersion = z.object({
  version: z.int(),
  at: moment,
  by: named.nullable(),
  status: z.enum(enquiryStatuses),
  note: z.string(),
})

/** Endpoints of enquiries; paths and JSON keys of the contract call them orders. */
export const enquiryEndpoints = defineEndpoints('Enquiries', {
  open: {
    method: 'POST',
    path: '/orders',
    access: 'public',
    summary: 'A visitor opened the chat',
    body: newEnquiry,
    status: 202,
    response: z.object({ reference: z.string() }),
  },
  list: {
    method: 'GET',
    path: '/orders',
    access: 'admin',
    summary: 'Enquiries, newest first unless `sort` says otherwise',
    query: enquiryQuery,
    /** `counts` are those of all enquiries, by status. */
    response: z.object({
      orders: z.array(enquiryResponse),
      total: z.int(),
      counts: z.record(z.enum(enquiryStatuses), z.int()),
    }),
  },
  change: {
    method: 'PUT',
    path: '/orders/:id',
    access: 'admin',
    summary: 'Set the status of an enquiry or its note',
    body: enquiryChange,
    response: z.object({ message: z.string(), order: enquiryResponse }),
  },
  /**
   * An unknown id is a 422 that names it, another version a 409 that names the enquiries; enquiries
   * that already have the values get no new version.
   */
  changeMany: {
    method: 'PUT',
    path: '/orders/bulk',
    access: 'admin',
    summary: 'Set the status or the note of many enquiries, all of them or none',
    body: bulkBody,
    response: z.object({ message: z.string(), orders: z.array(enquiryResponse) }),
  },
  /** The message is only searched and never stored. */
  find: {
    method: 'POST',
    path: '/orders/find',
    access: 'admin',
    summary: 'The enquiries whose references are in a pasted message',
    body: pastedMessage,
    response: z.object({ orders: z.array(enquiryResponse) }),
  },
  history: {
    method: 'GET',
    path: '/orders/:id/history',
    access: 'admin',
    summary: 'The history of an enquiry, newest first',
    query: pageQuery,
    response: z.object({ revisions: z.array(enquiryVersion), total: z.int() }),
  },
})
