import { type Language, localeOf } from '../languages/language.ts'
import { format } from '../text/message.ts'
import type { Texts } from '../text/page-texts.ts'
import { dateIn, dayAfter } from './local-time.ts'
import {
  holidaysOf,
  type OpeningHours,
  openingAt,
  type Span,
  spansOfWeek,
  weekdays,
} from './opening-hours.ts'

/** "Answers again Monday at 10:00"; empty during opening hours. */
export function openingNotice(
  hours: OpeningHours,
  texts: Texts<'answers'>,
  moment: number,
  language: Language = 'en',
): string {
  const { isOpen, opensAt, holiday } = openingAt(hours, moment)
  if (isOpen) return ''
  const closed = holiday === '' ? '' : `${format(texts.answersHoliday, { holiday })} `
  if (opensAt === null) return closed + texts.answersLater
  return closed + whenWords({ timeZone: hours.timeZone, texts, language }, opensAt, moment)
}

/** Day and time of the opening in the shop's time zone; midnight shows only the day. */
function whenWords(
  { timeZone, texts, language }: { timeZone: string; texts: Texts<'answers'>; language: Language },
  opensAt: number,
  moment: number,
): string {
  // Twenty-four hours in every language, as the opening hours are written.
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(opensAt)
  const day = dayWords(texts, dateIn(timeZone, opensAt), dateIn(timeZone, moment), language)
  return format(time === '00:00' ? texts.answersOn : texts.answersAt, { day, time })
}

function dayWords(
  texts: Texts<'answers'>,
  date: string,
  today: string,
  language: Language,
): string {
  if (date === today) return texts.answersToday
  if (date === dayAfter(today, 1)) return texts.answersTomorrow
  const isNear = date < dayAfter(today, 7)
  return writeDate(
    date,
    isNear ? { weekday: 'long' } : { weekday: 'long', ...dayAndMonth },
    language,
  )
}

const dayAndMonth = { day: 'numeric', month: 'long' } as const

function writeDate(date: string, parts: Intl.DateTimeFormatOptions, language: Language): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { timeZone: 'UTC', ...parts })
  return format.format(new Date(date))
}

export interface OpeningRow {
  days: string
  hours: string
}

/** Opening hours of the week, equal days merged into one row, then the holidays from `today` on. */
export function openingRows(
  hours: OpeningHours,
  texts: Texts<'opening'>,
  today: string,
  language: Language = 'en',
): OpeningRow[] {
  const rows: { first: string; last: string; hours: string }[] = []
  for (const [index, spans] of spansOfWeek(hours.week).entries()) {
    const day = weekdayName(index, language)
    const words = spans.map((span) => spanWords(span, texts)).join(', ') || texts.openingClosed
    const before = rows.at(-1)
    if (before?.hours === words) before.last = day
    else rows.push({ first: day, last: day, hours: words })
  }
  const holidays = holidaysOf(hours.holidays).filter(({ until }) => until >= today)
  return [
    ...rows.map(({ first, last, hours }) => ({
      days: first === last ? first : `${first} – ${last}`,
      hours,
    })),
    ...holidays.map(({ from, until, name }) => ({
      days: datesWords(from, until, language),
      hours: name === '' ? texts.openingClosed : format(texts.openingHoliday, { holiday: name }),
    })),
  ]
}

function datesWords(from: string, until: string, language: Language): string {
  const write = (date: string, parts: Intl.DateTimeFormatOptions) =>
    writeDate(date, parts, language)
  const whole = { ...dayAndMonth, year: 'numeric' } as const
  if (from === until) return write(from, whole)
  if (from.slice(0, 7) === until.slice(0, 7)) {
    return `${write(from, { day: 'numeric' })} – ${write(until, whole)}`
  }
  const isSameYear = from.slice(0, 4) === until.slice(0, 4)
  return `${write(from, isSameYear ? dayAndMonth : whole)} – ${write(until, whole)}`
}

/** Monday, a first day of a week. */
const MONDAY = '2024-01-01'

/** Name of a weekday; 0 is Monday. */
function weekdayName(index: number, language: Language): string {
  if (language === 'en') return weekdays[index] ?? ''
  return writeDate(dayAfter(MONDAY, index), { weekday: 'long' }, language)
}

function spanWords({ from, until }: Span, { openingAllDay }: Texts<'opening'>): string {
  if (from === 0 && until === 24 * 60) return openingAllDay
  return `${formatTimeOfDay(from)}–${formatTimeOfDay(until)}`
}

/** Formats minutes as a clock does; the end of a day is 24:00. */
export function formatTimeOfDay(minutes: number): string {
  const shown = minutes > 24 * 60 ? minutes - 24 * 60 : minutes
  return `${String(Math.floor(shown / 60)).padStart(2, '0')}:${String(shown % 60).padStart(2, '0')}`
}
