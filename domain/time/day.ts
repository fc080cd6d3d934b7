import { momentOfLocal, wallTime } from './local-time.ts'

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

/** First moment of a date in a time zone: 01:00 if the clock change skips midnight. */
export function startOfDay(timeZone: string, date: string): Date {
  return momentOfLocal(timeZone, `${date}T00:00`)
}
