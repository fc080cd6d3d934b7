import { createTranslator } from 'use-intl/core'
import { chatLink, maxMessageLength } from '../../domain/chat/chat-message.ts'
import { contact } from '../../domain/content/contact.ts'
import { settings } from '../../domain/content/settings.ts'
import { localeOf, type ShippedLanguage } from '../../domain/languages/language.ts'
import { writeAmount } from '../../domain/money/price.ts'
import { type AdminMessages, loadAdminMessages } from '../../domain/text/admin-messages.ts'
import { cutEncoded, encodedLength } from '../../domain/text/url-encoding.ts'
import { startOfDay } from '../../domain/time/local-time.ts'
import type { ContentService } from '../content/content-service.ts'
import type { EnquiryService } from '../enquiries/enquiry-service.ts'
import type { QuotationService } from '../quotations/quotation-service.ts'
import type { StatisticsService } from './statistics-service.ts'

export interface Week {
  brand: string
  /** First and last day, such as `2026-11-16`. */
  first: string
  last: string
  chats: number
  chatsBefore: number
  views: number
  pending: number
  /** Quotations that were confirmed, and their sum. */
  confirmed: { count: number; total: string }
  asked: { name: string; count: number }[]
  /** The value of each choice that was asked for most, such as Fabric and Sage linen. */
  chosen: { name: string; value: string; count: number }[]
  neverAsked: { name: string; viewed: number }[]
  missed: { words: string; count: number }[]
}

const MAX_ENTRIES = 3
/** Encoded lengths of a name: shorter ones where the message would not fit into a link. */
const MAX_NAME_LENGTHS = [120, 80, 40]

/** Weekly summary as a chat message, in the language of its readers. */
export async function writeWeek(week: Week, language: ShippedLanguage): Promise<string> {
  const messages = await loadAdminMessages(language)
  const texts = MAX_NAME_LENGTHS.map((maxName) => writeLines(week, messages, language, maxName))
  // Nothing is added to this message, so it needs no room for a reference.
  return texts.find((text) => encodedLength(text) <= maxMessageLength('')) ?? texts.at(-1) ?? ''
}

function writeLines(
  week: Week,
  messages: AdminMessages,
  language: ShippedLanguage,
  maxName: number,
): string {
  const locale = localeOf(language)
  const t = createTranslator({ locale, messages, namespace: 'insights.weekMessage' })
  const days = new Intl.DateTimeFormat(locale, dayAndMonth)
  const format = (day: string) => days.format(new Date(day))
  const title = (name: string) =>
    cutEncoded(name.replace(/\s+/g, ' ').trim() || t('nameless'), maxName)
  const { chats, chatsBefore, views, pending, confirmed } = week
  const [chosen] = week.chosen
  const lines = [
    `${week.brand || t('shop')}, ${t('span', { first: format(week.first), last: format(week.last) })}`,
    t('enquiries', { count: chats, before: chatsBefore }),
    t('views', { count: views }),
    t('pending', { count: pending }),
    ...(confirmed.count === 0 ? [] : [t('confirmed', confirmed)]),
    ...part(
      t('asked'),
      week.asked.map(({ name, count }) => `${title(name)} (${count})`),
    ),
    // All choices share one line, so that the message stays short.
    ...(chosen === undefined
      ? []
      : ['', `${t('chosen')}: ${title(`${chosen.name}: ${chosen.value}`)} (${chosen.count})`]),
    ...part(
      t('neverAsked'),
      week.neverAsked.map(({ name, viewed }) => `${title(name)} (${viewed})`),
    ),
    ...part(
      t('missed'),
      week.missed.map(({ words: searched, count }) => `${title(searched)} (${count})`),
    ),
  ]
  return lines.join('\n')
}

function part(name: string, entries: string[]): string[] {
  if (entries.length === 0) return []
  return ['', `${name}:`, ...entries.slice(0, MAX_ENTRIES).map((entry) => `• ${entry}`)]
}

/** Formatted in UTC: dates have no time zone. */
const dayAndMonth = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const

interface SummaryParts {
  content: ContentService
  statistics: StatisticsService
  enquiries: EnquiryService
  quotations: Pick<QuotationService, 'confirmedSince'>
}

const days = 7

/** Statistics of the last seven days, today included, as a message to who asks for them. */
export async function summarizeWeek(
  { content, statistics, enquiries, quotations }: SummaryParts,
  language: ShippedLanguage,
) {
  const { brandName, phoneCountryCode, timeZone } = await content.single(settings)
  const { whatsappNumber } = await content.single(contact)
  const { perDay } = await statistics.ofDays(days * 2)
  const { products, choices } = await statistics.ofDays(days)
  const { viewsPerDay, neverAsked, missed } = await statistics.interest(days)
  const [before, week] = [perDay.slice(0, days), perDay.slice(days)]
  const first = week[0]?.date ?? ''
  const confirmed = await quotations.confirmedSince(startOfDay(timeZone, first).toISOString())
  const facts = {
    brand: brandName,
    first,
    last: week.at(-1)?.date ?? '',
    chats: sumOf(week),
    chatsBefore: sumOf(before),
    views: sumOf(viewsPerDay),
    pending: (await enquiries.countByStatus()).pending,
    confirmed: {
      count: confirmed.count,
      total: writeAmount(confirmed.total, confirmed.currency, language),
    },
    asked: products,
    chosen: choices.flatMap(({ name, values: [first] }) =>
      first === undefined ? [] : [{ name, value: first.name, count: first.count }],
    ),
    neverAsked,
    missed,
  }
  const text = await writeWeek(facts, language)
  return { text, url: chatLink(phoneCountryCode, whatsappNumber, text) }
}

function sumOf(counts: { count: number }[]): number {
  return counts.reduce((sum, { count }) => sum + count, 0)
}
