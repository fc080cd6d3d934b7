import { dateIn, dayAfter, momentOfLocal, startOfDay } from './local-time.ts'

/** Opening hours in a time zone. */
export interface OpeningHours {
  timeZone: string
  /** Weekdays from Monday on, each such as `10:00-13:00, 15:00-19:00`; an empty one is closed. */
  week: readonly string[]
  /** Closed days, each `2026-12-25 Christmas` or `2026-12-24/2026-12-26 Christmas`. */
  holidays: readonly string[]
}

/** Minutes from midnight; values above 1,440 are on the next day. */
export interface Span {
  from: number
  until: number
}

export interface Holiday {
  from: string
  until: string
  name: string
}

export interface OpeningState {
  isOpen: boolean
  /** Next opening; null if it is open, or stays closed for `MAX_LOOKAHEAD_DAYS`. */
  opensAt: number | null
  /** Name of today's holiday if it is closed for one; otherwise empty. */
  holiday: string
}

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

const day = 24 * 60
const wholeDay: readonly Span[] = [{ from: 0, until: day }]
const MAX_LOOKAHEAD_DAYS = 400

/** Parses the spans of a day in order; null if the text is malformed or spans overlap. */
export function readSpans(text: string): Span[] | null {
  const spans: Span[] = []
  for (const part of text.split(',').filter((part) => part.trim() !== '')) {
    const span = readSpan(part)
    if (span === null) return null
    spans.push(span)
  }
  spans.sort((one, other) => one.from - other.from)
  const overlap = spans.some(
    (span, index) => index > 0 && span.from < (spans[index - 1]?.until ?? 0),
  )
  return overlap ? null : spans
}

const spanPattern = /^\s*(\d{1,2}):(\d\d)\s*[-–]\s*(\d{1,2}):(\d\d)\s*$/

/** A span that ends before it begins ends on the next day; 00:00 to 00:00 is the whole day. */
function readSpan(text: string): Span | null {
  const [, ...numbers] = spanPattern.exec(text) ?? []
  if (numbers.length === 0) return null
  const [fromHour = 0, fromMinute = 0, untilHour = 0, untilMinute = 0] = numbers.map(Number)
  const from = fromHour * 60 + fromMinute
  const until = untilHour * 60 + untilMinute
  const isTime = fromMinute < 60 && untilMinute < 60 && from < day && until <= day
  if (!isTime || (from === until && from !== 0)) return null
  return { from, until: until <= from ? until + day : until }
}

const holidayPattern = /^(\d{4}-\d\d-\d\d)(?:\/(\d{4}-\d\d-\d\d))?(?:\s+(.*))?$/s

export function readHoliday(text: string): Holiday | null {
  const [, from = '', until = from, name = ''] = holidayPattern.exec(text.trim()) ?? []
  if (!isDate(from) || !isDate(until) || until < from) return null
  return { from, until, name: name.trim() }
}

function isDate(text: string): boolean {
  const moment = new Date(text)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
}

/** True if a shop has set opening hours or holidays. */
export function hasHours({ week, holidays }: Pick<OpeningHours, 'week' | 'holidays'>): boolean {
  return [...week, ...holidays].some((text) => text !== '')
}

/** Spans of each weekday; a week without any is always open except on holidays. */
export function spansOfWeek(week: readonly string[]): (readonly Span[])[] {
  const spans = weekdays.map((_, index) => readSpans(week[index] ?? '') ?? [])
  return spans.every((spans) => spans.length === 0) ? spans.map(() => wholeDay) : spans
}

export function holidaysOf(holidays: readonly string[]): Holiday[] {
  return holidays
    .map(readHoliday)
    .filter((holiday) => holiday !== null)
    .sort((one, other) => (one.from < other.from ? -1 : 1))
}

/** Earliest end among the holidays that are not over; null if there is none. */
export function nextHolidayEnd(
  { timeZone, holidays }: Pick<OpeningHours, 'timeZone' | 'holidays'>,
  moment: number,
): number | null {
  const today = dateIn(timeZone, moment)
  const [last] = holidaysOf(holidays)
    .map(({ until }) => until)
    .filter((until) => until >= today)
    .sort()
  return last === undefined ? null : startOfDay(timeZone, dayAfter(last, 1)).getTime()
}

/** Opening state at a moment, with the next opening if closed. */
export function openingAt(hours: OpeningHours, moment: number): OpeningState {
  const { timeZone } = hours
  const week = spansOfWeek(hours.week)
  const holidays = holidaysOf(hours.holidays)
  const today = dateIn(timeZone, moment)
  const holidayOn = (date: string) =>
    holidays.find(({ from, until }) => from <= date && date <= until)
  // A span of yesterday may extend past midnight.
  for (let days = -1; days < MAX_LOOKAHEAD_DAYS; days++) {
    const date = dayAfter(today, days)
    if (holidayOn(date) !== undefined) continue
    for (const { from, until } of week[weekdayOf(date)] ?? []) {
      const opensAt = momentAt(timeZone, date, from)
      if (moment >= momentAt(timeZone, date, until)) continue
      const isOpen = opensAt <= moment
      const holiday = isOpen ? '' : (holidayOn(today)?.name ?? '')
      return { isOpen, opensAt: isOpen ? null : opensAt, holiday }
    }
  }
  return { isOpen: false, opensAt: null, holiday: holidayOn(today)?.name ?? '' }
}

/** Weekday from 0 (Monday) to 6. */
function weekdayOf(date: string): number {
  return (new Date(date).getUTCDay() + 6) % 7
}

function momentAt(timeZone: string, date: string, minutes: number): number {
  const local = new Date(Date.parse(date) + minutes * 60_000).toISOString().slice(0, 16)
  return momentOfLocal(timeZone, local).getTime()
}
