import { dateIn, dayAfter } from '../../../domain/time/day.ts'

/** A moment as people in a time zone say it. */
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

/** The moment in full. */
export function formatExactTime(moment: Date, timeZone: string): string {
  return format(timeZone, exact, moment)
}

/** Day and time of a stored moment. */
export function formatDateTime(moment: string, timeZone: string): string {
  return format(timeZone, long, new Date(moment))
}

/** The day of a stored moment, where the year is plain. */
export function formatDate(moment: string, timeZone: string): string {
  return format(timeZone, day, new Date(moment))
}

const exact: Intl.DateTimeFormatOptions = { dateStyle: 'full', timeStyle: 'short' }
const long: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeStyle: 'short' }
const clock: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' }
const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' }
const dayAndYear: Intl.DateTimeFormatOptions = { ...day, year: 'numeric' }

const formats = new Map<string, Intl.DateTimeFormat>()

/** A long list says many moments, and to make a format takes far longer than to use it. */
function format(timeZone: string, options: Intl.DateTimeFormatOptions, moment: Date): string {
  const key = `${timeZone} ${Object.entries(options).join()}`
  const known = formats.get(key) ?? new Intl.DateTimeFormat('en-GB', { ...options, timeZone })
  formats.set(key, known)
  return known.format(moment)
}
