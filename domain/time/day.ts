import { wallTime } from './wall-time.ts'

/** The date on the wall of a time zone at a moment, such as `2026-11-21`. */
export function dateIn(timeZone: string, moment: Date | number): string {
  return wallTime(timeZone, moment).slice(0, 10)
}

/** The date so many days after another, or before it. */
export function dayAfter(date: string, days: number): string {
  const moment = new Date(date)
  moment.setUTCDate(moment.getUTCDate() + days)
  return moment.toISOString().slice(0, 10)
}

/**
 * The first moment of a date in a time zone. Where clocks change a day has 23 or 25 hours and may
 * begin at one in the morning, so it is looked for instead of reckoned.
 */
export function startOfDay(timeZone: string, date: string): Date {
  const midnight = Date.parse(date)
  // No place on earth is further from Greenwich than these hours.
  let before = midnight - 15 * hour
  let from = midnight + 13 * hour
  while (from - before > minute) {
    const middle = before + Math.floor((from - before) / 2 / minute) * minute
    if (dateIn(timeZone, middle) >= date) from = middle
    else before = middle
  }
  return new Date(from)
}

const minute = 60_000
const hour = 60 * minute
