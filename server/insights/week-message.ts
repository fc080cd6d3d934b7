import { createTranslator } from 'use-intl/core'
import { maxMessageLength } from '../../domain/chat/chat-message.ts'
import type { ShippedLanguage } from '../../domain/languages/language.ts'
import { localeOf } from '../../domain/languages/locale.ts'
import { type AdminMessages, loadAdminMessages } from '../../domain/text/admin-messages.ts'
import { cutEncoded, encodedLength } from '../../domain/text/url-encoding.ts'

export interface Week {
  brand: string
  /** First and last day, such as `2026-11-16`. */
  first: string
  last: string
  chats: number
  chatsBefore: number
  views: number
  pending: number
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
  const { chats, chatsBefore, views, pending } = week
  const [chosen] = week.chosen
  const lines = [
    `${week.brand || t('shop')}, ${t('span', { first: format(week.first), last: format(week.last) })}`,
    t('enquiries', { count: chats, before: chatsBefore }),
    t('views', { count: views }),
    t('pending', { count: pending }),
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
