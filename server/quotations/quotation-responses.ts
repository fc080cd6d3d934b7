import type { QuotationResponse } from '../../domain/api/quotations.ts'
import { quotation } from '../../domain/content/quotation.ts'
import { quotationPath } from '../../domain/quotation/quotation.ts'
import type { AccountService } from '../accounts/account-service.ts'
import {
  type AuthorNames,
  toAdministratorResponse,
  toAuthorResponse,
} from '../content/content-responses.ts'
import type { ContentService } from '../content/content-service.ts'
import { type EditionFields, editionFields, isSameEdition, type Quotation } from './edition.ts'
import type { QuotationFacts } from './quotation-repository.ts'
import type { QuotationService } from './quotation-service.ts'

interface ResponseSources {
  quotations: Pick<QuotationService, 'facts' | 'read'>
  content: Pick<ContentService, 'authors'>
  accounts: Pick<AccountService, 'names'>
}

/** Quotation as the API responds with it, and what its customer sees: a draft as it is. */
export interface DescribedQuotation {
  response: QuotationResponse
  shown: EditionFields
}

/** Quotations as API responses: the record, and what came of it. */
export function createQuotationResponses({ quotations, content, accounts }: ResponseSources) {
  async function describe(records: Quotation[], origin: string): Promise<DescribedQuotation[]> {
    const ids = records.map(({ _id }) => _id)
    const { shop, facts, editions } = await quotations.facts(ids)
    const authors = await content.authors(quotation, ids)
    const names: AuthorNames = await accounts.names()
    return records.map((record) => {
      const author = toAuthorResponse(authors.get(record._id), names)
      const draft = editionFields(record, shop)
      const sent = editions.get(record._id)
      const shown = sent ?? draft
      const { subtotal, total, advance } = draft.sums
      const response = {
        ...toAdministratorResponse(quotation, record, author),
        ...toState(facts.get(record._id), origin),
        lineSums: draft.lines.map(({ sum }) => sum),
        ...{ subtotal, total, advance, currency: draft.currency },
        shown: {
          total: shown.sums.total,
          currency: shown.currency,
          validUntil: shown.validUntil,
        },
        isChanged: sent !== undefined && !isSameEdition({ ...sent, ...draft }, sent),
      }
      return { response, shown }
    })
  }

  const many = async (records: Quotation[], origin: string): Promise<QuotationResponse[]> =>
    (await describe(records, origin)).map(({ response }) => response)

  async function one(record: Quotation, origin: string): Promise<QuotationResponse> {
    const [response] = await many([record], origin)
    if (response === undefined) throw new Error('A quotation has no response.')
    return response
  }

  return {
    describe,
    many,
    one,

    /** The quotation as it is now. */
    read: async (id: string, origin: string) => one(await quotations.read(id), origin),
  }
}

function toState(facts: QuotationFacts | undefined, origin: string) {
  const moment = (at = '') => at || null
  return {
    number: facts?.number ?? '',
    edition: facts?.edition ?? 0,
    status: facts?.status ?? 'draft',
    sentAt: moment(facts?.sentAt),
    acceptedAt: moment(facts?.acceptedAt),
    confirmedAt: moment(facts?.confirmedAt),
    withdrawnAt: moment(facts?.withdrawnAt),
    advanceReceivedAt: moment(facts?.advanceReceivedAt),
    seen: { count: facts?.seenCount ?? 0, lastAt: moment(facts?.seenAt) },
    url: facts === undefined ? '' : origin + quotationPath(facts.token),
  }
}
