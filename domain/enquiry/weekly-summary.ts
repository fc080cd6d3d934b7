import { cutEncoded } from '../text/url-encoding.ts'

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
const MAX_NAME_LENGTH = 120

/** Weekly summary as a chat message. */
export function writeWeek(week: Week): string {
  const { chats, chatsBefore, views, pending } = week
  const lines = [
    `${week.brand || 'The shop'}, ${span(week)}`,
    `Enquiries: ${chats} (previous week: ${chatsBefore})`,
    `Product views: ${views}`,
    `Waiting for a reply: ${pending}`,
    ...part(
      'Most enquiries',
      week.asked.map(({ name, count }) => `${title(name)} (${count})`),
    ),
    ...chosenLine(week.chosen),
    ...part(
      'Viewed, no enquiries',
      week.neverAsked.map(({ name, viewed }) => `${title(name)} (${viewed})`),
    ),
    ...part(
      'Searched for, not found',
      week.missed.map(({ words, count }) => `${title(words)} (${count})`),
    ),
  ]
  return lines.join('\n')
}

function part(name: string, entries: string[]): string[] {
  if (entries.length === 0) return []
  return ['', `${name}:`, ...entries.slice(0, MAX_ENTRIES).map((entry) => `• ${entry}`)]
}

/** One line for all choices, so that the message stays short. */
function chosenLine([first]: Week['chosen']): string[] {
  if (first === undefined) return []
  const { name, value, count } = first
  return ['', `Most asked for: ${title(`${name}: ${value}`)} (${count})`]
}

/** Name on a single line, short enough for a URL. */
function title(name: string): string {
  return cutEncoded(name.replace(/\s+/g, ' ').trim() || 'Product without a name', MAX_NAME_LENGTH)
}

/** Formatted in UTC: dates have no time zone. */
const words = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })

function span({ first, last }: Pick<Week, 'first' | 'last'>): string {
  return `${words.format(new Date(first))} to ${words.format(new Date(last))}`
}
