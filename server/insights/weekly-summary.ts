import { chatLink } from '../../domain/chat/chat-url.ts'
import { contact } from '../../domain/content/contact.ts'
import { settings } from '../../domain/content/settings.ts'
import type { ShippedLanguage } from '../../domain/languages/language.ts'
import type { ContentService } from '../content/content-service.ts'
import type { EnquiryService } from '../enquiries/enquiry-service.ts'
import type { StatisticsService } from './statistics-service.ts'
import { writeWeek } from './week-message.ts'

interface SummaryParts {
  content: ContentService
  statistics: StatisticsService
  enquiries: EnquiryService
}

const days = 7

/** Statistics of the last seven days, today included, as a message to who asks for them. */
export async function summarizeWeek(
  { content, statistics, enquiries }: SummaryParts,
  language: ShippedLanguage,
) {
  const { brandName, phoneCountryCode } = await content.single(settings)
  const { whatsappNumber } = await content.single(contact)
  const { perDay } = await statistics.ofDays(days * 2)
  const { products, choices } = await statistics.ofDays(days)
  const { viewsPerDay, neverAsked, missed } = await statistics.interest(days)
  const [before, week] = [perDay.slice(0, days), perDay.slice(days)]
  const facts = {
    brand: brandName,
    first: week[0]?.date ?? '',
    last: week.at(-1)?.date ?? '',
    chats: sumOf(week),
    chatsBefore: sumOf(before),
    views: sumOf(viewsPerDay),
    pending: (await enquiries.countByStatus()).pending,
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
