import { dateIn, dayAfter } from './day.ts'
import { momentIn } from './wall-clock.ts'

/** When somebody answers, by the clocks of a time zone. */
export interface OpeningHours {
  timeZone: string
  /** From Monday on, each such as `10:00-13:00, 15:00-19:00`; an empty one is closed. */
  week: readonly string[]
  /** Each `2026-12-25 Christmas` or `2026-12-24/2026-12-26 Christmas`: closed. */
  holidays: readonly string[]
}

/** Minutes from the day's midnight on; beyond 1,440 it goes on into the next day. */
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
  /** When it opens next, if it is closed and ever opens again within a year. */
  opensAt: number | null
  /** The holiday that it is closed for. */
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

/** The spans of a day in their order; null when the text says something else, or they overlap. */
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

/** One that ends before it begins ends on the next day; from midnight to midnight is the whole day. */
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

/** Whether a shop says anything of when it answers. */
export function hasHours({ week, holidays }: Pick<OpeningHours, 'week' | 'holidays'>): boolean {
  return [...week, ...holidays].some((text) => text !== '')
}

/** The spans of each weekday; a week of which nothing is said is open but for the holidays. */
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

/** The moment at which the first of the holidays ends that are not over yet; null where there is none. */
export function nextHolidayEnd(
  { timeZone, holidays }: Pick<OpeningHours, 'timeZone' | 'holidays'>,
  moment: number,
): number | null {
  const today = dateIn(timeZone, moment)
  const [last] = holidaysOf(holidays)
    .map(({ until }) => until)
    .filter((until) => until >= today)
    .sort()
  return last === undefined ? null : momentIn(timeZone, dayAfter(last, 1), 0)
}

/** Whether somebody answers at a moment, and if not, when next. */
export function openingAt(hours: OpeningHours, moment: number): OpeningState {
  const { timeZone } = hours
  const week = spansOfWeek(hours.week)
  const holidays = holidaysOf(hours.holidays)
  const today = dateIn(timeZone, moment)
  const holidayOn = (date: string) =>
    holidays.find(({ from, until }) => from <= date && date <= until)
  // What began yesterday may go on.
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

/** 0 is Monday. */
function weekdayOf(date: string): number {
  return (new Date(date).getUTCDay() + 6) % 7
}

function momentAt(timeZone: string, date: string, minutes: number): number {
  const isNextDay = minutes >= day
  return momentIn(timeZone, isNextDay ? dayAfter(date, 1) : date, minutes - (isNextDay ? day : 0))
}
