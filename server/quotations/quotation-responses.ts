import type { QuotationResponse } from '../../domain/api/quotations.ts'
import { quotation } from '../../domain/content/quotation.ts'
import { quotationPath } from '../../domain/quotation/quotation.ts'
import { sumUp } from '../../domain/quotation/sums.ts'
import type { AccountService } from '../accounts/account-service.ts'
import {
  type AuthorNames,
  toAdministratorResponse,
  toAuthorResponse,
} from '../content/content-responses.ts'
import type { ContentService } from '../content/content-service.ts'
import { editionFields, isSameEdition, type Quotation, readEdition } from './edition.ts'
import type { QuotationFacts } from './quotation-repository.ts'
import type { QuotationService } from './quotation-service.ts'
import type { QuotationShop } from './quotation-shop.ts'

interface ResponseSources {
  quotations: Pick<QuotationService, 'facts' | 'readShop'>
  content: Pick<ContentService, 'authors'>
  accounts: Pick<AccountService, 'names'>
}

/** Quotations as API responses: the record, and what came of it. */
export function createQuotationResponses({ quotations, content, accounts }: ResponseSources) {
  async function many(records: Quotation[], origin: string): Promise<QuotationResponse[]> {
    const ids = records.map(({ _id }) => _id)
    const { facts, editions } = await quotations.facts(ids)
    const shop = await quotations.readShop()
    const authors = await content.authors(quotation, ids)
    const names: AuthorNames = await accounts.names()
    return records.map((record) => ({
      ...toAdministratorResponse(
        quotation,
        record,
        toAuthorResponse(authors.get(record._id), names),
      ),
      ...toFacts(record, shop),
      ...toState(facts.get(record._id), origin),
      isChanged: isChanged(record, editions.get(record._id), shop),
    }))
  }

  return {
    many,

    async one(record: Quotation, origin: string): Promise<QuotationResponse> {
      const [response] = await many([record], origin)
      if (response === undefined) throw new Error('A quotation has no response.')
      return response
    },
  }
}

/** Sums in the currency of the shop. */
function toFacts(record: Quotation, { currency }: QuotationShop) {
  const { lines, subtotal, total, advance } = sumUp(record, currency)
  return { lineSums: lines, subtotal, total, advance, currency }
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

function isChanged(record: Quotation, newest: string | undefined, shop: QuotationShop): boolean {
  if (newest === undefined) return false
  const sent = readEdition(newest)
  return !isSameEdition({ ...sent, ...editionFields(record, shop) }, sent)
}
