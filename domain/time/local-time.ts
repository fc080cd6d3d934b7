/** Local date and time of a time zone at a moment: `2026-11-21T09:30`. */
export function localTime(timeZone: string, moment: Date | number): string {
  return wallTime(timeZone, moment).slice(0, 16)
}

const written = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?))?$/

/**
 * Parses local dates and times of a table, such as `2026-11-21` or `2026-11-21 09:30`; null for
 * anything else.
 */
export function readLocal(timeZone: string, text: string): Date | null {
  const [, date, time = '00:00'] = written.exec(text) ?? []
  // `Date.parse` reads 30 February as 2 March.
  const day = new Date(Date.parse(date ?? ''))
  if (date === undefined || !isDay(day, date)) return null
  const moment = momentOfLocal(timeZone, `${date}T${time}`)
  return Number.isNaN(moment.getTime()) ? null : moment
}

function isDay(day: Date, date: string): boolean {
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date)
}

/**
 * Converts a local time such as `2026-11-21T09:30`, with or without seconds, to its moment; an
 * invalid date if it cannot be parsed. A time that occurs twice is the first one; a time skipped
 * when clocks go forward is shifted by the length of the gap.
 */
export function momentOfLocal(timeZone: string, local: string): Date {
  const asUtc = Date.parse(`${local}Z`)
  if (Number.isNaN(asUtc)) return new Date(Number.NaN)
  const offsetAt = (moment: number) => Date.parse(`${wallTime(timeZone, moment)}Z`) - moment
  // Clocks never change twice within two days.
  const [before, after] = [offsetAt(asUtc - day), offsetAt(asUtc + day)]
  const candidates = [asUtc - before, asUtc - after].sort((a, b) => a - b)
  const shown = candidates.find((moment) => moment + offsetAt(moment) === asUtc)
  return new Date(shown ?? asUtc - before)
}

const day = 24 * 60 * 60_000

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Local date and time of a time zone at a moment: `2026-11-21T09:30:00`. */
function wallTime(timeZone: string, moment: Date | number): string {
  let clock = clocks.get(timeZone)
  if (clock === undefined) {
    // `sv-SE` is the one locale that formats close to ISO 8601. Cached: creating a formatter takes
    // far longer than using it.
    clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
    clocks.set(timeZone, clock)
  }
  // A half-typed year has fewer than four digits.
  return clock
    .format(moment)
    .replace(/^\d+/, (year) => year.padStart(4, '0'))
    .replace(' ', 'T')
}

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
