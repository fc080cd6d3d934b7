import { wallTime } from './wall-time.ts'

/** Local date of a time zone at a moment, such as `2026-11-21`. */
export function dateIn(timeZone: string, moment: Date | number): string {
  return wallTime(timeZone, moment).slice(0, 10)
}

/** Date so many days after another; negative for before. */
export function dayAfter(date: string, days: number): string {
  const moment = new Date(date)
  moment.setUTCDate(moment.getUTCDate() + days)
  return moment.toISOString().slice(0, 10)
}

/**
 * First moment of a date in a time zone. With a clock change a day has 23 or 25 hours and may begin
 * at 01:00, so a binary search finds it.
 */
export function startOfDay(timeZone: string, date: string): Date {
  const midnight = Date.parse(date)
  // Bounds of all UTC offsets on earth.
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
