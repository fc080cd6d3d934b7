import { z } from 'zod'
import { quotation } from '../content/quotation.ts'
import { toIssue, withCode } from '../messages/issue-message.ts'
import { findNumberPatternError } from '../quotation/number-pattern.ts'
import type { QuotationStatus } from '../quotation/quotation.ts'
import { contentEndpoints, writeBody } from './content.ts'
import { defineEndpoints } from './endpoint.ts'
import { pageQuery, searchText } from './parameters.ts'
import { keyedResponse, recordResponse } from './record.ts'

const count = z.int()
const message = z.string()

const quotationRecord = recordResponse(quotation, quotation.facts)
export type QuotationResponse = z.input<typeof quotationRecord>

const one = keyedResponse(quotation, quotation.key, quotationRecord, {})
const written = keyedResponse(quotation, quotation.key, quotationRecord, { message })

/**
 * States of the list, in the order of a quotation's life: the statuses, and `seen` for sent ones
 * whose page was opened.
 */
export const quotationListStates = [
  'draft',
  'sent',
  'seen',
  'accepted',
  'confirmed',
  'expired',
  'withdrawn',
] as const satisfies readonly (QuotationStatus | 'seen')[]
export type QuotationListState = (typeof quotationListStates)[number]

const filter = {
  status: z.enum([...quotationListStates, ''], withCode('quotations.unknownStatus')).optional(),
  /** Matches number, customer and lines. */
  q: searchText.optional(),
}

const path = quotation.path

export const quotationEndpoints = {
  ...contentEndpoints(quotation),
  ...defineEndpoints(quotation.labels.many, {
    list: {
      method: 'GET',
      path,
      access: 'admin',
      summary: 'Quotations, newest first; `counts` are those of all quotations, by state',
      query: pageQuery.extend(filter),
      response: z.object({
        quotationData: z.array(quotationRecord),
        total: count,
        counts: z.record(z.enum(quotationListStates), count),
      }),
    },
    /** Lists of at most five each, the most urgent first. */
    today: {
      method: 'GET',
      path: `${path}/today`,
      access: 'admin',
      summary:
        'Quotations that need the owner: accepted ones to be confirmed, those that expire today or tomorrow, and others that wait for an answer',
      response: z.object({
        accepted: z.array(quotationRecord),
        waiting: z.array(quotationRecord),
        expiring: z.array(quotationRecord),
        /** Numbers of all. */
        totals: z.object({ accepted: count, waiting: count, expiring: count }),
      }),
    },
    nextNumber: {
      method: 'GET',
      path: `${path}/next-number`,
      access: 'admin',
      summary: 'Number that the next quotation sent would get by a pattern',
      query: z.object({
        pattern: z.string().superRefine((pattern, context) => {
          const error = findNumberPatternError(pattern)
          if (error !== undefined) context.addIssue(toIssue(error))
        }),
      }),
      response: z.object({ number: z.string() }),
    },
    /** With the columns of the list; cells are safe to open in a spreadsheet. */
    export: {
      method: 'GET',
      path: `${path}/export.csv`,
      access: 'admin',
      summary: 'All quotations as CSV, or those of a state or search, newest first',
      query: z.object(filter),
      response: z.string(),
      media: 'text/csv',
    },
    read: {
      method: 'GET',
      path: `${path}/:id`,
      access: 'admin',
      summary: 'One quotation',
      response: one,
    },
    /** Dates, terms and language that are left out are those of the settings. */
    create: {
      method: 'POST',
      path: `${path}/add`,
      access: 'admin',
      summary: 'Add a quotation',
      body: writeBody(quotation),
      multipart: true,
      status: 201,
      response: written,
    },
    createFromEnquiry: {
      method: 'POST',
      path: `${path}/from/:id`,
      access: 'admin',
      summary:
        'Add a quotation with the products of an enquiry: their photographs, sizes, choices and prices',
      status: 201,
      response: written,
    },
    /** Line for a product of the catalogue as it is offered now, to be added to a quotation. */
    productLine: {
      method: 'GET',
      path: `${path}/line/:id`,
      access: 'admin',
      summary: 'A line for a product, as `POST /quotations/add` takes it',
      response: z.object({
        line: z.object({
          product: z.string(),
          title: z.string(),
          details: z.string(),
          quantity: z.number(),
          price: z.string(),
          image: z.string(),
        }),
      }),
    },
    update: {
      method: 'PUT',
      path: `${path}/:id`,
      access: 'admin',
      summary: 'Change a quotation; what was sent stays as it is until it is sent again',
      body: writeBody(quotation),
      multipart: true,
      response: written,
    },
    /**
     * Without a change since, the same edition is sent again. `chatUrl` opens the customer's chat with
     * the message in it, or a choice of chats without a phone number.
     */
    send: {
      method: 'POST',
      path: `${path}/:id/send`,
      access: 'admin',
      summary: 'Freeze the quotation as its next edition, whose page customers see',
      response: keyedResponse(quotation, quotation.key, quotationRecord, {
        message,
        chatUrl: z.string(),
        url: z.string(),
      }),
    },
    withdraw: {
      method: 'POST',
      path: `${path}/:id/withdraw`,
      access: 'admin',
      summary: 'Withdraw a sent quotation; sending it again undoes that',
      response: written,
    },
    confirm: {
      method: 'POST',
      path: `${path}/:id/confirm`,
      access: 'admin',
      summary: 'Confirm a sent quotation, accepted or not; its enquiry becomes confirmed, too',
      response: written,
    },
    advance: {
      method: 'POST',
      path: `${path}/:id/advance`,
      access: 'admin',
      summary: 'Set whether the advance was received',
      body: z.object({ received: z.boolean() }),
      response: written,
    },
    erase: {
      method: 'POST',
      path: `${path}/:id/erase`,
      access: 'admin',
      summary:
        'Erase what was typed about a person: name, phone, address and note, in the quotation, its history and all editions',
      response: written,
    },
  }),
}
