import { interpolate } from '../text/interpolation.ts'
import type { Texts } from '../text/page-texts.ts'
import { dateIn, dayAfter } from './day.ts'
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
): string {
  const { isOpen, opensAt, holiday } = openingAt(hours, moment)
  if (isOpen) return ''
  const closed = holiday === '' ? '' : `${interpolate(texts.answersHoliday, { holiday })} `
  if (opensAt === null) return closed + texts.answersLater
  return closed + whenWords(hours.timeZone, texts, opensAt, moment)
}

/** Day and time of the opening in the shop's time zone; midnight shows only the day. */
function whenWords(
  timeZone: string,
  texts: Texts<'answers'>,
  opensAt: number,
  moment: number,
): string {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(opensAt)
  const day = dayWords(texts, dateIn(timeZone, opensAt), dateIn(timeZone, moment))
  return interpolate(time === '00:00' ? texts.answersOn : texts.answersAt, { day, time })
}

function dayWords(texts: Texts<'answers'>, date: string, today: string): string {
  if (date === today) return texts.answersToday
  if (date === dayAfter(today, 1)) return texts.answersTomorrow
  const isNear = date < dayAfter(today, 7)
  return writeDate(date, isNear ? { weekday: 'long' } : { weekday: 'long', ...dayAndMonth })
}

const dayAndMonth = { day: 'numeric', month: 'long' } as const

function writeDate(date: string, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...parts }).format(new Date(date))
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
): OpeningRow[] {
  const rows: { first: string; last: string; hours: string }[] = []
  for (const [index, spans] of spansOfWeek(hours.week).entries()) {
    const day = weekdays[index] ?? ''
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
      days: datesWords(from, until),
      hours:
        name === '' ? texts.openingClosed : interpolate(texts.openingHoliday, { holiday: name }),
    })),
  ]
}

function datesWords(from: string, until: string): string {
  const whole = { ...dayAndMonth, year: 'numeric' } as const
  if (from === until) return writeDate(from, whole)
  if (from.slice(0, 7) === until.slice(0, 7)) {
    return `${writeDate(from, { day: 'numeric' })} – ${writeDate(until, whole)}`
  }
  const isSameYear = from.slice(0, 4) === until.slice(0, 4)
  return `${writeDate(from, isSameYear ? dayAndMonth : whole)} – ${writeDate(until, whole)}`
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
