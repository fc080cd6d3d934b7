const clocks = new Map<string, Intl.DateTimeFormat>()

/** Local date and time of a time zone at a moment: `2026-11-21T09:30:00`. */
export function wallTime(timeZone: string, moment: Date | number): string {
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
