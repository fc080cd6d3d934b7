import { wallTime } from './wall-time.ts'

const minute = 60_000
const day = 24 * 60 * minute

/**
 * Moment at which the local time of a time zone is so many minutes after a date's midnight. A time
 * that occurs twice is the first one; a time skipped when clocks go forward is the moment of the
 * change.
 */
export function momentIn(timeZone: string, date: string, minutes: number): number {
  const shown = Date.parse(date) + minutes * minute
  const before = offsetAt(timeZone, shown - day)
  const after = offsetAt(timeZone, shown + day)
  const moments = [shown - before, shown - after]
  const found = moments.find((moment) => moment + offsetAt(timeZone, moment) === shown)
  return found ?? changeBetween(timeZone, shown - after, shown - before)
}

/** Minute between two moments in which the UTC offset changes. */
function changeBetween(timeZone: string, from: number, until: number): number {
  const offset = offsetAt(timeZone, from)
  let [before, after] = [from, until]
  while (after - before > minute) {
    const middle = before + Math.floor((after - before) / 2 / minute) * minute
    if (offsetAt(timeZone, middle) === offset) before = middle
    else after = middle
  }
  return after
}

/** UTC offset of a time zone at a moment, in milliseconds. */
function offsetAt(timeZone: string, moment: number): number {
  const shown = Date.parse(`${wallTime(timeZone, moment)}Z`)
  return shown - Math.floor(moment / 1000) * 1000
}
