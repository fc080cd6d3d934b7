import { wallTime } from './wall-time.ts'

const minute = 60_000
const day = 24 * 60 * minute

/**
 * The moment at which the clocks of a time zone show so many minutes after a date's midnight. Shown
 * twice it is the first one; never shown, because clocks are put forward past it, that very change.
 */
export function momentIn(timeZone: string, date: string, minutes: number): number {
  const shown = Date.parse(date) + minutes * minute
  const before = offsetAt(timeZone, shown - day)
  const after = offsetAt(timeZone, shown + day)
  const moments = [shown - before, shown - after]
  const found = moments.find((moment) => moment + offsetAt(timeZone, moment) === shown)
  return found ?? changeBetween(timeZone, shown - after, shown - before)
}

/** The minute in which the offset becomes another one, between two moments. */
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

/** How far the clocks of a time zone are ahead of UTC at a moment, in milliseconds. */
function offsetAt(timeZone: string, moment: number): number {
  const shown = Date.parse(`${wallTime(timeZone, moment)}Z`)
  return shown - Math.floor(moment / 1000) * 1000
}
