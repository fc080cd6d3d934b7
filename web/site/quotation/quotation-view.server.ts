import type { RouterContextProvider } from 'react-router'
import { withMessage } from '../../../domain/chat/chat-message.ts'
import type { Edition } from '../../../domain/quotation/edition.ts'
import { upiCurrency, upiLink } from '../../../domain/quotation/upi.ts'
import { format } from '../../../domain/text/message.ts'
import { pathInLanguage } from '../../../domain/urls/language-paths.ts'
import { addresses } from '../../../domain/urls/page-paths.ts'
import { type RequestScope, scopeContext } from '../../ssr/context.ts'
import { shared } from '../content/cached-content.server.ts'
import { readPageLabels } from '../content/page-language.server.ts'
import { describeChange } from './edition-change-text.ts'
import { createQuotationFormat, type OpenedQuotation, type Writing } from './quotation-format.ts'
import { quotationHead } from './quotation-head.server.ts'
import { readNotice } from './quotation-notice.ts'
import type {
  AnswerView,
  ChangesView,
  PaymentView,
  QuotationView,
  SumView,
} from './quotation-view.ts'

/** View of an opened quotation with its labels and the tags of its head. */
export async function readQuotation(
  context: Readonly<RouterContextProvider>,
  opened: OpenedQuotation,
) {
  const [{ quotation: labels }, { timeZone }] = await Promise.all([
    readPageLabels(context, 'quotation'),
    shared.settings(context),
  ])
  const { language, currency } = opened.quotation.shown
  const write = createQuotationFormat(language, currency, timeZone)
  const writing = { opened, labels, write }
  const scope = context.get(scopeContext)
  return {
    quotation: writeQuotation(writing, scope),
    labels,
    head: quotationHead(writing, scope.origin),
  }
}

function writeQuotation(writing: Writing, { origin, languages }: RequestScope): QuotationView {
  const { opened, labels, write } = writing
  const { shown, advanceReceivedAt } = opened.quotation
  const { shop, customer } = shown
  // The quotation may be in a language that the site does not have.
  const siteLanguage = languages.all.find((one) => one === shown.language) ?? languages.default
  const home = origin + pathInLanguage(addresses.home, siteLanguage, languages.default)
  return {
    title: format(labels.title, { number: shown.number }),
    edition: shown.edition,
    shop: { ...shop, brand: shop.brandName, home },
    customer: { name: customer.name, lines: linesOf(customer.address, customer.phone) },
    date: write.day(shown.sentAt),
    validUntil: write.date(shown.validUntil),
    notice: readNotice(writing),
    changes: writeChanges(writing),
    lines: shown.lines.map((line) => ({
      id: line._id,
      title: line.title,
      details: line.details,
      picture: line.image,
      quantity: write.number(line.quantity),
      price: write.amount(line.price),
      discount: write.discount(line.discount),
      sum: write.amount(line.sum),
    })),
    sums: writeSums(shown, writing),
    taxNote: shown.taxNote,
    terms: shown.terms,
    payment: writePayment(writing),
    received:
      advanceReceivedAt === ''
        ? ''
        : format(labels.received, { day: write.day(advanceReceivedAt) }),
    answer: writeAnswer(writing),
  }
}

function linesOf(...texts: string[]): string[] {
  return texts.flatMap((text) => text.split('\n')).filter((line) => line.trim() !== '')
}

/** Amounts below the lines: only those that there are. */
function writeSums(shown: Edition, { labels, write }: Writing): SumView[] {
  const { sums, discount, advancePercent } = shown
  const taken = write.discount(discount)
  const hasDelivery = Number(sums.delivery) !== 0
  const rows: (SumView | false)[] = [
    (taken !== '' || hasDelivery) && {
      id: 'subtotal',
      name: labels.subtotal,
      amount: write.amount(sums.subtotal),
    },
    taken !== '' && {
      id: 'discount',
      name: discount?.kind === 'percent' ? `${labels.discount} (${taken})` : labels.discount,
      amount: `−${write.amount(sums.discount)}`,
    },
    hasDelivery && {
      id: 'delivery',
      name: labels.delivery,
      amount: write.amount(sums.delivery),
    },
    { id: 'total', name: labels.total, amount: write.amount(sums.total) },
    advancePercent > 0 && {
      id: 'advance',
      name: format(labels.advance, { percent: write.number(advancePercent) }),
      amount: write.amount(sums.advance),
    },
  ]
  return rows.filter((row) => row !== false)
}

/** Changes between the shown edition and the newest, or those of the newest itself. */
function writeChanges({ opened, labels, write }: Writing): ChangesView | null {
  const { path, quotation } = opened
  const { changes, changesSince } = quotation
  if (changesSince === 0) return null
  const sentences = changes.map((change) => describeChange(change, labels, write))
  const isOther = changesSince !== quotation.shown.edition
  return {
    title: format(labels.changes, { edition: changesSince }),
    changes: sentences.length === 0 ? [labels.otherChanges] : sentences,
    ...(isOther && {
      link: {
        text: format(labels.earlier, { edition: changesSince }),
        href: `${path}?edition=${changesSince}`,
      },
    }),
  }
}

/** Advance, or the total without one, as long as the quotation is open or accepted. */
function writePayment({ opened, labels, write }: Writing): PaymentView | null {
  const { status, shown, newest, advanceReceivedAt } = opened.quotation
  const isOpen = status === 'sent' || status === 'accepted' || status === 'confirmed'
  if (!isOpen || shown.edition !== newest || advanceReceivedAt !== '') return null
  const { sums, currency, shop, number } = shown
  const hasAdvance = Number(sums.advance) > 0
  const due = hasAdvance ? sums.advance : sums.total
  const hasUpi = currency === upiCurrency && shop.upiId !== '' && Number(due) > 0
  if (!hasUpi && shop.bankLine === '') return null
  const amount = write.amount(due)
  const payment = { upiId: shop.upiId, payee: shop.brandName, amount: due, note: number }
  return {
    title: hasUpi ? (hasAdvance ? labels.payAdvance : labels.payTotal) : labels.bank,
    upi: hasUpi
      ? {
          href: upiLink(payment),
          text: labels.payText,
          button: format(labels.pay, { amount }),
          code: format(labels.payCode, { amount }),
          payee: format(labels.payTo, { id: shop.upiId }),
        }
      : null,
    bank: shop.bankLine === '' ? null : { title: hasUpi ? labels.bank : '', text: shop.bankLine },
  }
}

function writeAnswer({ opened, labels, write }: Writing): AnswerView {
  const { status, shown, isAcceptable } = opened.quotation
  const { number, sums, shop } = shown
  const values = { number, total: write.amount(sums.total) }
  const chatOf = (message: string) =>
    shop.chatAddress === '' ? null : withMessage(shop.chatAddress, message, '')
  const isTaken = status === 'accepted'
  return {
    action: isAcceptable ? `${opened.path}/accept` : null,
    text: isAcceptable ? format(labels.answerText, { shop: shop.brandName }) : '',
    takeChat: isAcceptable || isTaken ? chatOf(format(labels.takeMessage, values)) : null,
    askChat: chatOf(format(labels.askMessage, values)),
  }
}
