import { dateIn, dayAfter } from './day.ts'
import {
  holidaysOf,
  type OpeningHours,
  openingAt,
  type Span,
  spansOfWeek,
  weekdays,
} from './opening-hours.ts'

/** "Answers again Monday at 10:00"; empty while somebody answers. */
export function openingNotice(hours: OpeningHours, moment: number): string {
  const { isOpen, opensAt, holiday } = openingAt(hours, moment)
  if (isOpen) return ''
  const closed = holiday === '' ? [] : [`Closed for ${holiday}.`]
  if (opensAt === null) return [...closed, 'Answers later'].join(' ')
  return [...closed, `Answers again ${whenWords(hours.timeZone, opensAt, moment)}`].join(' ')
}

/** By the clocks of the shop; the minute is left out where a day begins. */
function whenWords(timeZone: string, opensAt: number, moment: number): string {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(opensAt)
  const date = dayWords(dateIn(timeZone, opensAt), dateIn(timeZone, moment))
  return time === '00:00' ? date : `${date} at ${time}`
}

function dayWords(date: string, today: string): string {
  if (date === today) return 'today'
  if (date === dayAfter(today, 1)) return 'tomorrow'
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

/** The week as people read it, days that are alike in one line, then the holidays from a date on. */
export function openingRows(hours: OpeningHours, today: string): OpeningRow[] {
  const rows: { first: string; last: string; hours: string }[] = []
  for (const [index, spans] of spansOfWeek(hours.week).entries()) {
    const day = weekdays[index] ?? ''
    const words = spans.map(spanWords).join(', ') || 'Closed'
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
      hours: name === '' ? 'Closed' : `Closed, ${name}`,
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

function spanWords({ from, until }: Span): string {
  if (from === 0 && until === 24 * 60) return 'All day'
  return `${timeWords(from)}–${timeWords(until)}`
}

/** As clocks show it; the end of a day is its 24th hour. */
export function timeWords(minutes: number): string {
  const shown = minutes > 24 * 60 ? minutes - 24 * 60 : minutes
  return `${String(Math.floor(shown / 60)).padStart(2, '0')}:${String(shown % 60).padStart(2, '0')}`
}
