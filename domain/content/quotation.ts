import { z } from 'zod'
import { englishLanguageNames } from '../languages/language.ts'
import { quotationStatuses } from '../quotation/quotation.ts'
import { findSumErrors } from '../quotation/sum-errors.ts'
import { MAX_PERCENT, MAX_QUANTITY } from '../quotation/sums.ts'
import { defineContent } from './content-type.ts'
import { group } from './fields/group-field.ts'
import { image } from './fields/media-fields.ts'
import { number } from './fields/number-fields.ts'
import { records } from './fields/records-field.ts'
import { id } from './fields/reference-fields.ts'
import { date, decimal, line, longText, option } from './fields/text-field.ts'

/** Lines of one quotation. */
export const MAX_QUOTATION_LINES = 100

/** Characters of an enquiry's id. */
const ID_LENGTH = 36

const amount = { takesNumbers: true } as const

/** Lines of which the first has a title. */
const titled = z.tuple([z.object({ title: z.string() })], z.unknown())

/** An amount, or a share in per cent; null for none. */
const discount = () =>
  group({
    entries: {
      kind: option({
        options: { amount: 'Amount', percent: 'Per cent' },
        initial: 'amount',
        neverEmpty: true,
      }),
      value: decimal(amount),
    },
    neededEntry: 'value',
  })

/**
 * Offer to a customer, as the owner edits it. Its number, what was sent and what came of it are
 * beside the record (`server/quotations/`), so that no undo changes them.
 */
const moment = z.iso.datetime()

export const quotation = defineContent({
  table: 'quotation',
  path: '/quotations',
  key: 'quotationData',
  operations: ['delete'],
  queried: true,
  newest: 'first',
  labels: { one: 'Quotation', many: 'Quotations' },
  title: null,
  describe: ({ lines }) => titled.safeParse(lines).data?.[0].title ?? '',
  fields: {
    /** Id of the enquiry that it is for, or empty. */
    order: line({ max: ID_LENGTH, isSameInAllLanguages: true }),
    /** Empty means the default language of the shop. */
    language: option({ options: englishLanguageNames }),
    customer: group({
      entries: { name: line({}), phone: line({}), address: longText({}) },
    }),
    lines: records({
      entries: {
        product: id({ to: 'product', isOptional: true }),
        title: line({ required: 'quotations.titleMissing', isSameInAllLanguages: true }),
        details: longText({ isSameInAllLanguages: true }),
        quantity: number({
          min: 0.01,
          max: MAX_QUANTITY,
          places: 2,
          required: 'quotations.invalidQuantity',
          invalid: 'quotations.invalidQuantity',
        }),
        /** May be open until the quotation is sent. */
        price: decimal(amount),
        discount: discount(),
        image: image({ isSameInAllLanguages: true, goodWidth: 240 }),
      },
      hasIds: true,
      max: MAX_QUOTATION_LINES,
      tooMany: 'quotations.tooManyLines',
    }),
    /** Discount of the whole. */
    discount: discount(),
    /** With assembly; not discounted. */
    delivery: decimal(amount),
    /** Sentence about taxes. */
    taxNote: longText({ isSameInAllLanguages: true }),
    /** Last day on which it can be accepted, in the shop's time zone. */
    validUntil: date({}),
    terms: longText({ isSameInAllLanguages: true }),
    advancePercent: number({
      min: 0,
      max: MAX_PERCENT,
      places: 2,
      invalid: 'quotations.invalidAdvance',
    }),
    /** The shop's own; customers never see it. */
    note: longText({ isSameInAllLanguages: true }),
  },
  /** Amounts are normalised decimals. */
  facts: {
    /** Empty until it is sent for the first time. */
    number: z.string(),
    /** Number of editions sent. */
    edition: z.int(),
    status: z.enum(quotationStatuses),
    /** True if customers would see something else after it is sent again. */
    isChanged: z.boolean(),
    /** Sum of each line after its discount, in order. */
    lineSums: z.array(z.string()),
    subtotal: z.string(),
    total: z.string(),
    advance: z.string(),
    currency: z.string(),
    /** Sums that the customer sees: those of the newest edition, or of a draft that was never sent. */
    shown: z.object({ total: z.string(), currency: z.string(), validUntil: z.string() }),
    sentAt: moment.nullable(),
    acceptedAt: moment.nullable(),
    confirmedAt: moment.nullable(),
    withdrawnAt: moment.nullable(),
    advanceReceivedAt: moment.nullable(),
    /** Opens of its page, without persons. */
    seen: z.object({ count: z.int(), lastAt: moment.nullable() }),
    /** Absolute URL of its page; empty until it is sent for the first time. */
    url: z.string(),
  },
  findErrors: findSumErrors,
})
