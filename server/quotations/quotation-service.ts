import { sql } from 'kysely'
import type { QuotationListState } from '../../domain/api/quotations.ts'
import { product } from '../../domain/content/product.ts'
import { quotation } from '../../domain/content/quotation.ts'
import { message } from '../../domain/messages/api-message.ts'
import { isPast } from '../../domain/quotation/quotation.ts'
import { addAmounts } from '../../domain/quotation/sums.ts'
import { dayAfter } from '../../domain/time/local-time.ts'
import type { ChoiceService } from '../catalogue/choices/choice-service.ts'
import type { ProductService } from '../catalogue/product-service.ts'
import type { ContentService } from '../content/content-service.ts'
import { type Author, type ContentWriter, findRecord } from '../content/content-writer.ts'
import { type Input, isSent, sentValue, withValues } from '../content/input.ts'
import { presentRecord } from '../content/presentation.ts'
import type { Connection, Database } from '../db/database.ts'
import type { Page } from '../db/record-repository.ts'
import type { QuotationStateRow } from '../db/schema.ts'
import type { Enquiry, EnquiryService } from '../enquiries/enquiry-service.ts'
import { ago, now } from '../kernel/clock.ts'
import { conflict, invalid, notFound } from '../kernel/errors.ts'
import { normaliseText } from '../kernel/text-normalisation.ts'
import { retention } from '../media/media-sweep.ts'
import type { Quotation } from './edition.ts'
import { withLinePictures } from './line-pictures.ts'
import { lineOfProduct, type NewLine } from './product-line.ts'
import { erasePerson, erasePersonsDeletedUpTo, removeRemains } from './quotation-erasure.ts'
import {
  type QuotationFilter,
  type QuotationPage,
  quotationRepository,
} from './quotation-repository.ts'
import { findNextNumber, type SentQuotation, sendQuotation } from './quotation-sending.ts'
import { type QuotationShop, readQuotationShop } from './quotation-shop.ts'

export type QuotationService = ReturnType<typeof createQuotationService>

/** Entries of a list of today's work. */
const MAX_TODAY = 5

/** Query of a list as clients send it. */
export interface QuotationQuery extends Page {
  status?: QuotationListState | '' | undefined
  q?: string | undefined
}

interface QuotationSources {
  content: ContentService
  products: Pick<ProductService, 'chosen'>
  choices: Pick<ChoiceService, 'offeredBy'>
  enquiries: Pick<EnquiryService, 'read' | 'exists' | 'confirmIn'>
  /** Called if erased content may still be in the files of the database. */
  onRemains: (error: unknown) => void
}

/** Quotations: what the owner writes, sends and learns of them. */
export function createQuotationService(
  database: Database,
  writer: ContentWriter,
  { content, products, choices, enquiries, onRemains }: QuotationSources,
) {
  const readShop = (): Promise<QuotationShop> => readQuotationShop(content)

  /** Adds what is left out, and the pictures of this shop; throws a 422 for unusable values. */
  async function prepare(input: Input, before: Quotation | null): Promise<Input> {
    const shop = await readShop()
    const order = sentText(input, 'order')
    if (order && order !== before?.order && !(await enquiries.exists(order)))
      throw invalid({ order: message('quotations.unknownEnquiry') })
    const validUntil = sentText(input, 'validUntil')
    const isChanged = validUntil !== before?.validUntil && writtenDate.test(validUntil)
    if (isChanged && isPast(validUntil, shop.today))
      throw invalid({ validUntil: message('quotations.pastDate') })
    const pictured = await withLinePictures(database, input)
    return before === null ? withDefaults(pictured, shop) : pictured
  }

  async function create(input: Input, author: Author): Promise<Quotation> {
    return content.create(quotation, await prepare(input, null), author)
  }

  async function find(filter: QuotationFilter, page: QuotationPage) {
    const { today } = await readShop()
    const { records, total } = await quotationRepository.list(database, filter, today, page)
    return { records: await content.present(quotation, records), total }
  }

  /** Changes the state of a quotation that was sent; throws a 409 for a draft. */
  function changeState(
    id: string,
    change: (
      state: QuotationStateRow,
      connection: Connection,
    ) => Promise<Partial<QuotationStateRow>>,
  ): Promise<QuotationStateRow> {
    return database.transaction().execute(async (transaction) => {
      await findRecord(transaction, quotation, id)
      const state = await quotationRepository.findState(transaction, id)
      if (state === undefined) throw conflict(message('quotations.notSent'))
      const changed = await change(state, transaction)
      if (Object.keys(changed).length > 0)
        await quotationRepository.updateState(transaction, id, changed)
      return { ...state, ...changed }
    })
  }

  return {
    create,

    read: (id: string): Promise<Quotation> => content.read(quotation, id),

    /** See `ContentService.update`. */
    async update(
      id: string,
      input: Input,
      author: Author,
      ifVersion: number | null,
    ): Promise<Quotation> {
      const before = await content.read(quotation, id)
      return content.update(quotation, id, await prepare(input, before), author, ifVersion)
    },

    /** A quotation with the products of an enquiry, in its language. Throws a 404. */
    async createFromEnquiry(id: string, author: Author): Promise<Quotation> {
      const enquiry = await enquiries.read(id)
      const { language: defaultLanguage } = await readShop()
      const language = enquiry.language || defaultLanguage
      const shown = { language, defaultLanguage }
      const found = await products.chosen(enquiry.products.map(({ _id }) => _id))
      const lines: NewLine[] = []
      for (const asked of enquiry.products) {
        const record = found.find(({ _id }) => _id === asked._id)
        lines.push(
          record === undefined
            ? lineOfText(asked)
            : await lineOfProduct(record, asked.choices, shown, { content, choices }),
        )
      }
      return create({ kind: 'json', body: { order: id, language, lines } }, author)
    },

    /** A line for a product, in the default language. Throws a 404. */
    async lineOfProduct(id: string): Promise<NewLine> {
      const [record] = await products.chosen([id])
      if (record === undefined) throw notFound(product)
      const { language } = await readShop()
      const shown = { language, defaultLanguage: language }
      return lineOfProduct(record, [], shown, { content, choices })
    },

    /** Newest first. */
    async list({ status, q = '', ...page }: QuotationQuery) {
      const words = normaliseText(q.replace(/\p{Control}/gu, ' '))
        .split(' ')
        .filter(Boolean)
      return find({ words, ...(status && { status }) }, page)
    },

    /** Quotations that need the owner today, the most urgent first; a part of each list. */
    async today() {
      const { today } = await readShop()
      const first = (status: QuotationListState, page: QuotationPage) =>
        find({ words: [], status }, { ...page, limit: MAX_TODAY })
      const isExpiring = sql`("s"."validUntil" <> '' and "s"."validUntil" <= ${dayAfter(today, 1)})`
      const byEnd = sql`"s"."validUntil", "s"."sentAt"`
      return {
        accepted: await first('accepted', { orderBy: sql`"s"."acceptedAt"` }),
        waiting: await first('sent', { orderBy: sql`"s"."sentAt"`, where: sql`not ${isExpiring}` }),
        expiring: await first('sent', { orderBy: byEnd, where: isExpiring }),
      }
    },

    /** Confirmed quotations since a moment, and the sum of those in the shop's currency. */
    async confirmedSince(
      since: string,
    ): Promise<{ count: number; total: string; currency: string }> {
      const { currency } = await readShop()
      const confirmed = await quotationRepository.confirmedSince(database, since)
      const totals = confirmed.flatMap((edition) =>
        edition.currency === currency ? edition.sums.total : [],
      )
      return { count: confirmed.length, total: addAmounts(totals, currency), currency }
    },

    countByState: async () => quotationRepository.countByState(database, (await readShop()).today),

    /** Facts and newest editions of quotations that were sent, by id, and those of the shop. */
    async facts(ids: string[]) {
      const shop = await readShop()
      return {
        shop,
        facts: await quotationRepository.facts(database, ids, shop.today),
        editions: await quotationRepository.newestEditions(database, ids),
      }
    },

    /** Quotations by the id of their enquiry, oldest first. */
    async ofEnquiries(ids: string[]) {
      const { today } = await readShop()
      const rows = await quotationRepository.ofOrders(database, ids, today)
      const named = rows.map(({ _id, order, number, status }) => ({
        order,
        quotation: { _id, number: number ?? '', status },
      }))
      const byOrder = Map.groupBy(named, ({ order }) => order)
      return new Map(Array.from(byOrder, ([id, list]) => [id, list.map((one) => one.quotation)]))
    },

    /** Number that the next quotation sent would get by a pattern. */
    nextNumber: async (numberPattern: string): Promise<string> =>
      findNextNumber(database, { ...(await readShop()), numberPattern }),

    /** Freezes the quotation as its next edition; see `sendQuotation`. */
    async send(id: string, ifVersion: number | null): Promise<SentQuotation> {
      const shop = await readShop()
      return database
        .transaction()
        .execute((transaction) => sendQuotation(transaction, content, shop, id, ifVersion))
    },

    /** Again changes nothing. */
    withdraw: (id: string) =>
      changeState(id, async ({ withdrawnAt }) => ({ withdrawnAt: withdrawnAt || now() })),

    /** Confirms the enquiry, too. Throws a 409 for a withdrawn quotation. */
    confirm: (id: string, author: string) =>
      changeState(id, async ({ withdrawnAt, confirmedAt }, connection) => {
        if (withdrawnAt !== '') throw conflict(message('quotations.isWithdrawn'))
        const { fields } = await findRecord(connection, quotation, id)
        if (fields.order) await enquiries.confirmIn(connection, String(fields.order), author)
        return { confirmedAt: confirmedAt || now() }
      }),

    setAdvance: (id: string, isReceived: boolean) =>
      changeState(id, async ({ advanceReceivedAt }) => ({
        advanceReceivedAt: isReceived ? advanceReceivedAt || now() : '',
      })),

    /** Erases what was typed about a person; see `erasePerson`. */
    async erase(id: string, author: Author): Promise<Quotation> {
      const record = await database.transaction().execute(async (transaction) => {
        const erased = await erasePerson(transaction, writer, id, author)
        return presentRecord(transaction, quotation, erased)
      })
      await removeRemains(database).catch(onRemains)
      return record
    },

    /** Erases persons of the quotations that cannot be brought back from the trash any more. */
    async eraseUnrestorable(): Promise<void> {
      const isChanged = await database
        .transaction()
        .execute((transaction) => erasePersonsDeletedUpTo(transaction, ago(retention)))
      if (isChanged) await removeRemains(database).catch(onRemains)
    },
  }
}

/** Line for a product that is not in the catalogue any more. */
function lineOfText({ name, choices }: Enquiry['products'][number]): NewLine {
  const details = choices.map((one) => `${one.name}: ${one.value}`).join('\n')
  return { product: '', title: name, details, quantity: 1, price: '', image: '' }
}

/** Anything else has an error of its own. */
const writtenDate = /^\d{4}-\d\d-\d\d$/

/** Text of a field as it is sent; empty if it is not. */
function sentText(input: Input, name: string): string {
  const sent = sentValue(input, name)
  return typeof sent === 'string' ? sent.trim() : ''
}

/** A new quotation begins with the dates and terms of the settings. */
function withDefaults(input: Input, { today, days, terms, language }: QuotationShop): Input {
  const initial = { validUntil: dayAfter(today, days), terms, language }
  const missing = Object.entries(initial).filter(([name]) => !isSent(input, name))
  return withValues(input, Object.fromEntries(missing))
}
