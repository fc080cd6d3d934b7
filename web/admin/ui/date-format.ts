import { dateIn, dayAfter } from '../../../domain/time/day.ts'

/** Relative time in a time zone. */
export function formatRelativeTime(at: string, now: number, timeZone: string): string {
  const moment = new Date(at)
  const minutes = Math.floor((now - moment.getTime()) / 60_000)
  if (minutes < 1) return 'Just now'
  if (minutes < 60) return `${minutes} min ago`
  const [date, today] = [dateIn(timeZone, moment), dateIn(timeZone, now)]
  if (date === today) return `${Math.floor(minutes / 60)} h ago`
  if (date === dayAfter(today, -1)) return `Yesterday ${format(timeZone, clock, moment)}`
  const sameYear = date.slice(0, 4) === today.slice(0, 4)
  return format(timeZone, sameYear ? day : dayAndYear, moment)
}

/** Time span in its largest unit, as in “5 hours”. */
export function formatTimeSpan(from: string, to: number): string {
  const minutes = Math.floor((to - Date.parse(from)) / 60_000)
  if (minutes < 1) return 'a moment'
  if (minutes < 60) return countOf(minutes, 'minute')
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? countOf(hours, 'hour') : countOf(Math.floor(hours / 24), 'day')
}

/** Full date and time. */
export function formatExactTime(moment: Date, timeZone: string): string {
  return format(timeZone, exact, moment)
}

/** Date and time of a stored timestamp. */
export function formatDateTime(moment: string, timeZone: string): string {
  return format(timeZone, long, new Date(moment))
}

/** Date of a stored timestamp without its year. */
export function formatDate(moment: string, timeZone: string): string {
  return format(timeZone, day, new Date(moment))
}

function countOf(count: number, unit: string): string {
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`
}

const exact: Intl.DateTimeFormatOptions = { dateStyle: 'full', timeStyle: 'short' }
const long: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeStyle: 'short' }
const clock: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' }
const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' }
const dayAndYear: Intl.DateTimeFormatOptions = { ...day, year: 'numeric' }

const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * Cached formatter: creating one takes far longer than using it, and lists format many timestamps.
 */
function format(timeZone: string, options: Intl.DateTimeFormatOptions, moment: Date): string {
  const key = `${timeZone} ${Object.entries(options).join()}`
  const known = formats.get(key) ?? new Intl.DateTimeFormat('en-GB', { ...options, timeZone })
  formats.set(key, known)
  return known.format(moment)
}
