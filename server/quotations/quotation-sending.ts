import { quotation } from '../../domain/content/quotation.ts'
import { message } from '../../domain/messages/api-message.ts'
import { sequenceOf, writeNumber } from '../../domain/quotation/number-pattern.ts'
import { isPast } from '../../domain/quotation/quotation.ts'
import type { ContentService } from '../content/content-service.ts'
import { expectVersion, findRecord } from '../content/content-writer.ts'
import { presentRecord } from '../content/presentation.ts'
import type { Connection } from '../db/database.ts'
import { now } from '../kernel/clock.ts'
import { invalid } from '../kernel/errors.ts'
import { createToken, hashToken } from '../kernel/secrets.ts'
import { editionFields, isSameEdition, type Quotation, type StoredEdition } from './edition.ts'
import { quotationRepository } from './quotation-repository.ts'
import { type QuotationShop, readEditionShop } from './quotation-shop.ts'

export interface SentQuotation {
  record: Quotation
  edition: StoredEdition
  token: string
}

/**
 * Freezes a quotation as its next edition, in the caller's transaction: its number is the next one
 * whatever other processes do. Without a change since, the newest edition stays.
 */
export async function sendQuotation(
  connection: Connection,
  content: ContentService,
  shop: QuotationShop,
  id: string,
  ifVersion: number | null,
): Promise<SentQuotation> {
  const stored = await findRecord(connection, quotation, id)
  expectVersion(quotation, stored, ifVersion)
  const record = await presentRecord(connection, quotation, stored)
  expectSendable(record, shop.today)
  const fields = editionFields(record, shop)
  if (fields.sums.total.startsWith('-'))
    throw invalid({ discount: message('quotations.totalBelowZero') })
  const state = await quotationRepository.findState(connection, id)
  const languages = { language: fields.language, defaultLanguage: shop.language }
  const edition: StoredEdition = {
    ...fields,
    number: state?.number ?? (await takeNumber(connection, shop)),
    edition: (state?.edition ?? 0) + 1,
    sentAt: now(),
    shop: await readEditionShop(content, languages),
  }
  const { number, edition: newest, sentAt, validUntil } = edition
  // An acceptance was of an earlier edition.
  const unanswered = { acceptedAt: '', confirmedAt: '', withdrawnAt: '' }
  const sent = { edition: newest, sentAt, validUntil, ...unanswered }
  const token = state?.token ?? createToken()
  if (state === undefined) {
    const keys = { _id: id, number, token, tokenHash: hashToken(token) }
    await quotationRepository.insertState(connection, { ...keys, ...sent, advanceReceivedAt: '' })
  } else {
    const [before] = await quotationRepository.editions(connection, id, [state.edition])
    const isTaken = state.acceptedAt !== '' || state.confirmedAt !== ''
    // Another logo alone is no reason to ask the customer again.
    const shown = before && isTaken ? { ...edition, shop: before.shop } : edition
    if (before && isSameEdition(before, shown)) {
      await quotationRepository.updateState(connection, id, { withdrawnAt: '' })
      return { record, edition: before, token }
    }
    await quotationRepository.updateState(connection, id, sent)
  }
  await quotationRepository.addEdition(connection, id, edition)
  return { record, edition, token }
}

function expectSendable({ lines, validUntil }: Quotation, today: string): void {
  if (lines.length === 0) throw invalid({ lines: message('quotations.noLines') })
  if (lines.some(({ price }) => price === ''))
    throw invalid({ lines: message('quotations.priceMissing') })
  if (isPast(validUntil, today)) throw invalid({ validUntil: message('quotations.pastDate') })
}

type NumberSource = Pick<QuotationShop, 'numberPattern' | 'today'>

/** Next number of the pattern; one that another pattern has given before is left out. */
async function takeNumber(connection: Connection, source: NumberSource): Promise<string> {
  const sequence = sequenceOf(source.numberPattern, yearOf(source))
  return findFreeNumber(connection, source, () =>
    quotationRepository.takeNumber(connection, sequence),
  )
}

/** Number that `takeNumber` would return. */
export async function findNextNumber(
  connection: Connection,
  source: NumberSource,
): Promise<string> {
  const sequence = sequenceOf(source.numberPattern, yearOf(source))
  let number = await quotationRepository.lastNumber(connection, sequence)
  return findFreeNumber(connection, source, async () => ++number)
}

async function findFreeNumber(
  connection: Connection,
  source: NumberSource,
  readNext: () => Promise<number>,
): Promise<string> {
  for (;;) {
    const number = writeNumber(source.numberPattern, yearOf(source), await readNext())
    if (!(await quotationRepository.isNumberTaken(connection, number))) return number
  }
}

const yearOf = ({ today }: NumberSource) => today.slice(0, 4)
