import { maxMessageLength } from '../chat/chat-message.ts'
import { type Language, originalLanguage } from '../languages/language.ts'
import { localeOf } from '../languages/locale.ts'
import { format, toMessage } from '../text/message.ts'
import { cutEncoded, encodedLength } from '../text/url-encoding.ts'
import { type WeekWords, weekWordsOf } from './week-words.ts'

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
export function writeWeek(week: Week, language: Language = originalLanguage): string {
  const texts = MAX_NAME_LENGTHS.map((maxName) => writeLines(week, language, maxName))
  return texts.find((text) => encodedLength(text) <= maxMessageLength()) ?? texts.at(-1) ?? ''
}

function writeLines(week: Week, language: Language, maxName: number): string {
  const words = weekWordsOf(language)
  const title = (name: string) =>
    cutEncoded(name.replace(/\s+/g, ' ').trim() || words.nameless, maxName)
  const { chats, chatsBefore, views, pending } = week
  const [chosen] = week.chosen
  const lines = [
    `${week.brand || words.shop}, ${span(week, language, words)}`,
    format(toMessage(words.enquiries, ['count', 'before']), { count: chats, before: chatsBefore }),
    format(toMessage(words.views, ['count']), { count: views }),
    format(toMessage(words.pending, ['count']), { count: pending }),
    ...part(
      words.asked,
      week.asked.map(({ name, count }) => `${title(name)} (${count})`),
    ),
    // One line for all choices, so that the message stays short.
    ...(chosen === undefined
      ? []
      : ['', `${words.chosen}: ${title(`${chosen.name}: ${chosen.value}`)} (${chosen.count})`]),
    ...part(
      words.neverAsked,
      week.neverAsked.map(({ name, viewed }) => `${title(name)} (${viewed})`),
    ),
    ...part(
      words.missed,
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

function span(
  { first, last }: Pick<Week, 'first' | 'last'>,
  language: Language,
  words: WeekWords,
): string {
  const days = new Intl.DateTimeFormat(localeOf(language), dayAndMonth)
  return format(toMessage(words.span, ['first', 'last']), {
    first: days.format(new Date(first)),
    last: days.format(new Date(last)),
  })
}
