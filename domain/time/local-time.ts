import { wallTime } from './wall-time.ts'

/** What clock and calendar of a time zone show at a moment: `2026-11-21T09:30`. */
export function localTime(timeZone: string, moment: Date | number): string {
  return wallTime(timeZone, moment).slice(0, 16)
}

const written = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?))?$/

/** Day and time as a table writes them, such as `2026-11-21` or `2026-11-21 09:30`; null for anything else. */
export function readLocal(timeZone: string, text: string): Date | null {
  const [, date, time = '00:00'] = written.exec(text) ?? []
  // The engine takes the 30th of February for the 2nd of March.
  const day = new Date(Date.parse(date ?? ''))
  if (date === undefined || !isDay(day, date)) return null
  const moment = momentOfLocal(timeZone, `${date}T${time}`)
  return Number.isNaN(moment.getTime()) ? null : moment
}

function isDay(day: Date, date: string): boolean {
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date)
}

/**
 * The moment at which clock and calendar of a time zone show this: `2026-11-21T09:30`, with or without
 * seconds; of what is no time an invalid date. A time that comes twice is the first one; one that is left out when clocks go forward is as
 * much later as they do.
 */
export function momentOfLocal(timeZone: string, local: string): Date {
  const asUtc = Date.parse(`${local}Z`)
  if (Number.isNaN(asUtc)) return new Date(Number.NaN)
  const offsetAt = (moment: number) => Date.parse(`${wallTime(timeZone, moment)}Z`) - moment
  // Clocks do not change twice within two days.
  const [before, after] = [offsetAt(asUtc - day), offsetAt(asUtc + day)]
  const candidates = [asUtc - before, asUtc - after].sort((a, b) => a - b)
  const shown = candidates.find((moment) => moment + offsetAt(moment) === asUtc)
  return new Date(shown ?? asUtc - before)
}

const day = 24 * 60 * 60_000
